import Foundation

/// A string catalog (`.xcstrings`) in Xcode's format.
struct StringCatalog: Sendable {
    struct Variations: Sendable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
    }

    struct Substitution: Sendable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }

    struct Localization: Sendable {
        /// The value of its string unit.
        var value: String?
        var variations: Variations?
        var substitutions: [String: Substitution] = [:]
    }

    struct Entry: Sendable { var localizations: [String: Localization] = [:] }

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
        Set(strings.values.flatMap { $0.localizations.keys }).union([sourceLanguage]).sorted()
    }

    /// The entries in a language.
    func entries(language: String, locale: Locale) -> [String: LocalizedEntry] {
        var entries: [String: LocalizedEntry] = [:]
        for (key, entry) in strings {
            if let localization = entry.localizations[language] {
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
        for (name, substitution) in localization.substitutions {
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
        localization.value ?? localization.variations?.device.flatMap { device($0) }.flatMap(text)
    }

    /// Linux matches only the device "other", with "mac" as the fallback.
    private static func device(_ devices: [String: Localization]) -> Localization? {
        devices["other"] ?? devices["mac"]
    }
}

// MARK: Reading

/// Members are read by one kind of key, and objects by hand: a decoder that the compiler writes for each level takes twice as
/// long, and the first words of a program wait for it.
extension StringCatalog: Decodable {
    fileprivate struct Key: CodingKey, ExpressibleByStringLiteral {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringLiteral value: String) { stringValue = value }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Key.self)
        sourceLanguage = try members.decode(String.self, forKey: "sourceLanguage")
        strings = try members.object("strings").map { entry in
            try Entry(localizations: entry.objectIfPresent("localizations")?.map(Localization.init) ?? [:])
        }
    }
}

extension StringCatalog.Localization {
    fileprivate init(_ members: KeyedDecodingContainer<StringCatalog.Key>) throws {
        value = try members.objectIfPresent("stringUnit")?.decode(String.self, forKey: "value")
        variations = try members.objectIfPresent("variations").map(StringCatalog.Variations.init)
        substitutions = try members.objectIfPresent("substitutions")?.map(StringCatalog.Substitution.init) ?? [:]
    }
}

extension StringCatalog.Variations {
    fileprivate init(_ members: KeyedDecodingContainer<StringCatalog.Key>) throws {
        plural = try members.objectIfPresent("plural")?.map(StringCatalog.Localization.init)
        device = try members.objectIfPresent("device")?.map(StringCatalog.Localization.init)
    }
}

extension StringCatalog.Substitution {
    fileprivate init(_ members: KeyedDecodingContainer<StringCatalog.Key>) throws {
        argNum = try members.decodeIfPresent(Int.self, forKey: "argNum")
        formatSpecifier = try members.decodeIfPresent(String.self, forKey: "formatSpecifier")
        variations = try members.objectIfPresent("variations").map(StringCatalog.Variations.init)
    }
}

extension KeyedDecodingContainer<StringCatalog.Key> {
    fileprivate func object(_ key: Key) throws -> Self { try nestedContainer(keyedBy: Key.self, forKey: key) }

    fileprivate func objectIfPresent(_ key: Key) throws -> Self? {
        try contains(key) && !decodeNil(forKey: key) ? object(key) : nil
    }

    /// The value of each member, which is an object.
    fileprivate func map<Value>(_ read: (Self) throws -> Value) throws -> [String: Value] {
        try allKeys.reduce(into: [:]) { values, key in values[key.stringValue] = try read(object(key)) }
    }
}
