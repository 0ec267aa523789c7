import Foundation

/// A string catalog (`.xcstrings`) in Xcode's format.
struct StringCatalog: Decodable, Sendable {
    struct Unit: Decodable, Sendable { var value: String }

    struct Variations: Decodable, Sendable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
    }

    struct Substitution: Decodable, Sendable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }

    struct Localization: Decodable, Sendable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }

    struct Entry: Decodable, Sendable { var localizations: [String: Localization]? }

    var sourceLanguage: String
    var strings: [String: Entry]

    /// Reads the catalog of a file; nil if there is none. A catalog that cannot be read is reported.
    init?(contentsOf url: URL) {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        do {
            self = try JSONDecoder().decode(StringCatalog.self, from: Data(contentsOf: url))
        } catch {
            LocalizationLog.report("\(url.path) cannot be read: \(error)")
            return nil
        }
    }

    /// The languages of the catalog.
    var languages: [String] {
        Set(strings.values.flatMap { ($0.localizations ?? [:]).keys }).union([sourceLanguage]).sorted()
    }

    /// The entries in a language.
    func entries(language: String, locale: Locale) -> [String: LocalizedEntry] {
        var entries: [String: LocalizedEntry] = [:]
        for (key, entry) in strings {
            if let localization = entry.localizations?[language] {
                entries[key] = Self.entry(localization, locale: locale)
            } else if language == sourceLanguage {
                // A key without an entry is its own text in the source language.
                entries[key] = LocalizedEntry(format: key, language: locale)
            }
        }
        return entries
    }

    private static func entry(_ localization: Localization, locale: Locale) -> LocalizedEntry? {
        if let forms = localization.variations.flatMap(forms) {
            let variable = LocalizedEntry.Variable(forms: forms, specifier: "lld")
            return LocalizedEntry(format: "%#@value@", variables: ["value": variable], language: locale)
        }
        guard let format = text(localization) else { return nil }
        var variables: [String: LocalizedEntry.Variable] = [:]
        for (name, substitution) in localization.substitutions ?? [:] {
            guard let forms = substitution.variations.flatMap(forms) else { continue }
            variables[name] = .init(
                forms: forms, position: substitution.argNum.map { $0 - 1 },
                specifier: substitution.formatSpecifier ?? "lld")
        }
        return LocalizedEntry(format: format, variables: variables, language: locale)
    }

    private static func forms(_ variations: Variations) -> [String: String]? {
        if let plural = variations.plural { return plural.compactMapValues(text) }
        return variations.device.flatMap { device($0) }?.variations.flatMap(forms)
    }

    private static func text(_ localization: Localization) -> String? {
        localization.stringUnit?.value ?? localization.variations?.device.flatMap { device($0) }.flatMap(text)
    }

    /// Linux matches only the device "other", with "mac" as the fallback.
    private static func device(_ devices: [String: Localization]) -> Localization? {
        devices["other"] ?? devices["mac"]
    }
}
