import Foundation

/// The translated texts of a card in one language.
public struct CardTexts: Sendable, Hashable {
    /// The texts by key.
    public private(set) var texts: [String: String] = [:]

    /// Loads the texts of a card's bundle.
    ///
    /// The files are those of language and region, of the language, of the fallback language, and the base file: each
    /// key is looked up in this order. Files that are missing are skipped.
    ///
    /// - Parameters:
    ///   - i18n: `sap.app/i18n`: a path, or an object with `bundleUrl`, `supportedLocales` and `fallbackLocale`.
    ///   - locale: a language tag such as `de-AT`.
    ///   - data: the content of a file relative to the manifest; nil when there is none.
    public init(i18n: JSONValue?, locale: String, data: (String) -> Data?) {
        let path = i18n?.stringValue ?? i18n?["bundleUrl"]?.stringValue ?? "i18n/i18n.properties"
        let supported = i18n?["supportedLocales"]?.arrayValue?.compactMap(\.stringValue)
        let fallback = i18n?["fallbackLocale"]?.stringValue ?? "en"
        for suffix in Self.suffixes(of: locale, fallback: fallback, supported: supported).reversed() {
            guard let content = data(Self.path(path, suffix: suffix)) else { continue }
            texts.merge(PropertiesFile(String(decoding: content, as: UTF8.self)).texts) { $1 }
        }
    }

    /// The paths of the files that a card's texts may come from, relative to the manifest.
    static func paths(i18n: JSONValue?, locale: String) -> [String] {
        let path = i18n?.stringValue ?? i18n?["bundleUrl"]?.stringValue ?? "i18n/i18n.properties"
        let supported = i18n?["supportedLocales"]?.arrayValue?.compactMap(\.stringValue)
        let fallback = i18n?["fallbackLocale"]?.stringValue ?? "en"
        return suffixes(of: locale, fallback: fallback, supported: supported).map { Self.path(path, suffix: $0) }
    }

    /// The text of a key; nil when there is none.
    public subscript(key: String) -> String? { texts[key] }

    /// The suffixes of the files in the order of look-up; the base file's is empty.
    static func suffixes(of locale: String, fallback: String, supported: [String]?) -> [String] {
        var result: [String] = []
        for tag in [locale, fallback] {
            let parts = tag.split { $0 == "-" || $0 == "_" }.map(String.init)
            for count in stride(from: parts.count, to: 0, by: -1) {
                let suffix = parts[..<count].joined(separator: "_")
                var candidates = [suffix]
                if count == 1, let old = oldCodes[suffix] { candidates.append(old) }
                for candidate in candidates where !result.contains(candidate) {
                    let isSupported = supported?.contains { $0.replacing("-", with: "_") == candidate } ?? true
                    if isSupported { result.append(candidate) }
                }
            }
        }
        return supported.map { $0.isEmpty || $0.contains("") } ?? true || result.isEmpty ? result + [""] : result
    }

    /// The codes of languages that files may still carry.
    private static let oldCodes = ["he": "iw", "id": "in", "sr": "sh"]

    private static func path(_ path: String, suffix: String) -> String {
        guard !suffix.isEmpty else { return path }
        let ending = ".properties"
        let stem = path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path
        return "\(stem)_\(suffix)\(ending)"
    }
}
