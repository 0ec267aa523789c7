import Expectations
import Foundation
import Testing

/// The string catalogs of all modules: each word in each language, with the values of the English words.
///
/// Numbers: least numbers of words are below those of today, so that a search that misses them fails; three languages are
/// those of today.
@Suite("String catalogs")
struct CatalogTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources").standardizedFileURL

    private struct Catalog: Decodable {
        struct Unit: Decodable { var value: String }
        struct Variations: Decodable { var plural: [String: Localization]? }
        struct Substitution: Decodable {
            var argNum: Int?
            var variations: Variations?
        }
        struct Localization: Decodable {
            var stringUnit: Unit?
            var variations: Variations?
            var substitutions: [String: Substitution]?

            /// All texts of the localization, with plural forms.
            var texts: [String] {
                [stringUnit?.value].compactMap(\.self) + (variations?.plural ?? [:]).values.flatMap(\.texts)
                    + (substitutions ?? [:]).values.flatMap { ($0.variations?.plural ?? [:]).values.flatMap(\.texts) }
            }

            /// The number of values that the localization shows.
            var values: Int {
                if let forms = variations?.plural { return forms.values.map(\.values).max() ?? 0 }
                let own = (stringUnit?.value ?? "").matches(of: /%(?:\d+\$)?(?:lld|@)/).count
                return own + (substitutions ?? [:]).count
            }
        }
        struct Entry: Decodable { var localizations: [String: Localization]? }

        var sourceLanguage: String
        var strings: [String: Entry]
    }

    private static let catalogs: [String] = (FileManager.default.enumerator(atPath: sources.path)?.allObjects ?? [])
        .compactMap { $0 as? String }.filter { $0.hasSuffix(".xcstrings") }.sorted()

    /// The languages of all catalogs besides English.
    private static let languages: Set<String> = {
        let words = catalogs.compactMap { try? catalog($0) }.flatMap(\.strings.values)
        return Set(words.flatMap { ($0.localizations ?? [:]).keys }).subtracting(["en"])
    }()

    private static func catalog(_ path: String) throws -> Catalog {
        try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: sources.appendingPathComponent(path)))
    }

    @Test func `each module that shows words has a catalog`() {
        #expect(
            Self.catalogs.map { String($0.split(separator: "/").dropLast(2).last ?? "") } == [
                "FioriBuildingBlocks", "FioriCharts", "FioriComponents", "FioriIntegrationCards", "FioriSwiftUICore",
                "FoundationAdditions", "SwiftUICore",
            ])
    }

    @Test(arguments: catalogs) func `each word is in each language, with its values`(path: String) throws {
        let catalog = try Self.catalog(path)
        #expect(catalog.sourceLanguage == "en")
        try expectAll(catalog.strings, count: 3...) { key, entry in
            #expect(Self.languages.isSuperset(of: ["de", "fr"]))
            for language in Self.languages {
                let words = try #require(entry.localizations?[language], "\(key) in \(language)")
                #expect(!words.texts.isEmpty && words.texts.allSatisfy { !$0.isEmpty }, "\(key) in \(language)")
                #expect(words.values == key.matches(of: /%(?:lld|@)/).count, "\(key) in \(language)")
            }
            // The English words are the key, but for plural forms.
            if let english = entry.localizations?["en"] {
                #expect(english.values == key.matches(of: /%(?:lld|@)/).count, "\(key)")
            }
        }
    }

    @Test(arguments: catalogs) func `plural forms are the same for all words of a language`(path: String) throws {
        func plurals(_ localization: Catalog.Localization) -> [[String: Catalog.Localization]] {
            [localization.variations?.plural].compactMap(\.self)
                + (localization.substitutions ?? [:]).values.compactMap { $0.variations?.plural }
        }
        let all = try Self.catalog(path).strings.values.flatMap { ($0.localizations ?? [:]).map { ($0, $1) } }
        var formsByLanguage: [String: Set<[String]>] = ["en": [["one", "other"]]]
        expectAll(all, count: 6...) { language, localization in
            for forms in plurals(localization) {
                #expect(forms["other"] != nil, "\(language)")
                formsByLanguage[language, default: []].insert(forms.keys.sorted())
            }
            for substitution in (localization.substitutions ?? [:]).values { #expect(substitution.argNum != nil) }
        }
        expectAll(formsByLanguage, count: 1...) { language, forms in #expect(forms.count <= 1, "\(language)") }
    }

    /// The words that the sources of a module name, as formats: those with `bundle: .module`, and those of `words(…)`.
    private static func used(_ module: String) throws -> Set<String> {
        var keys: Set<String> = []
        let folder = sources.appendingPathComponent(module)
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            let found = [/"((?:[^"\\]|\\.)*)",\s*bundle: \.module/, /\b(?:words|resource)\("((?:[^"\\]|\\.)*)"\)/]
            for match in found.flatMap({ text.matches(of: $0) }) {
                var key = String(match.1)
                // Interpolations, of which parentheses nest twice at most.
                key.replace(/\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/, with: "%@")
                keys.insert(key)
            }
        }
        return keys
    }

    @Test(arguments: [
        "FioriBuildingBlocks", "FioriCharts", "FioriComponents", "FioriIntegrationCards", "FioriSwiftUICore",
    ])
    func `each word of the sources is in the catalog`(module: String) throws {
        let catalog = try Self.catalog(module + "/Resources/Localizable.xcstrings")
        let keys = Set(catalog.strings.keys.map { $0.replacing("%lld", with: "%@") })
        try expectAll(Self.used(module), count: 4...) { #expect(keys.contains($0), "\($0)") }
    }

    @Test func `no language has lines of Swift`() throws {
        let files = (FileManager.default.enumerator(atPath: Self.sources.path)?.allObjects ?? [])
            .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") && !$0.contains("_generated") }
        try expectAll(files, count: 1_000...) { path in
            let text = try String(contentsOf: Self.sources.appendingPathComponent(path), encoding: .utf8)
            #expect(!text.contains("languageCode == .") && !text.contains("isGerman"), "\(path)")
        }
    }
}
