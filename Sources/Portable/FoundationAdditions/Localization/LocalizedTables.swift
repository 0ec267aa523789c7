import Foundation
import Synchronization

/// Finds localisations in the tables of bundles: `.strings`, `.stringsdict` and `.xcstrings` files.
///
/// The toolchain's `Bundle.localizedString` crashes on plural forms and does not support string catalogs, which Xcode
/// compiles and SwiftPM on Linux copies unchanged.
package enum LocalizedTables {
    /// The localisation of a key.
    ///
    /// - Parameters:
    ///   - key: The key, a format such as `%lld files`.
    ///   - table: The name of the table; `Localizable` if nil or empty.
    ///   - bundle: The bundle of the tables; the main bundle if nil.
    ///   - locale: The language to look up; the user's languages if nil.
    /// - Returns: nil if no table has the key.
    package static func entry(
        forKey key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil
    ) -> LocalizedEntry? {
        find(key, table: table, in: folder(of: bundle ?? .main), locale: locale)
    }

    /// The localisation of a key in the bundle at a URL; in the main bundle if there is none at it.
    package static func entry(
        forKey key: String, table: String? = nil, bundleAt url: URL, locale: Locale? = nil
    ) -> LocalizedEntry? {
        find(key, table: table, in: folder(at: url), locale: locale)
    }

    private static func find(_ key: String, table: String?, in folder: BundleFolder, locale: Locale?)
        -> LocalizedEntry?
    {
        let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        for entries in folder.tables(table, for: locale) {
            if let entry = entries[key] { return entry }
        }
        return nil
    }

    // MARK: Bundles

    private static func folder(of bundle: Bundle) -> BundleFolder {
        let url = bundle.resourceURL ?? bundle.bundleURL
        return known.withLock { folders in
            if let folder = folders[url] { return folder }
            let folder = BundleFolder(url: url, developmentLanguage: developmentLanguage(of: bundle))
            folders[url] = folder
            return folder
        }
    }

    /// Known by the URL, because to open a bundle takes longer than all of a lookup.
    private static func folder(at url: URL) -> BundleFolder {
        if let folder = opened.withLock({ $0[url] }) { return folder }
        let folder = folder(of: Bundle(url: url) ?? .main)
        opened.withLock { $0[url] = folder }
        return folder
    }

    /// Read from the property list, because `Bundle.developmentLocalization` crashes if there is none.
    private static func developmentLanguage(of bundle: Bundle) -> String {
        bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    }

    private static let known = Mutex<[URL: BundleFolder]>([:])
    private static let opened = Mutex<[URL: BundleFolder]>([:])
}

/// The folder of a bundle, with its cached tables.
private final class BundleFolder: Sendable {
    private let url: URL
    private let developmentLanguage: String
    /// The names of the language folders without `.lproj`.
    private let languageFolders: [String]
    private let read = Mutex<[TableKey: [String: LocalizedEntry]]>([:])
    /// The tables to search by the language that is looked up.
    private let found = Mutex<[TableKey: [[String: LocalizedEntry]]]>([:])
    private let catalogs = Mutex<[String: StringCatalog?]>([:])

    private struct TableKey: Hashable {
        let name: String
        let language: String?
    }

    init(url: URL, developmentLanguage: String) {
        self.url = url
        self.developmentLanguage = developmentLanguage
        let contents = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        languageFolders = contents.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
    }

    /// The tables to search for a language, the best first; of the user's languages if nil. The last one has no language.
    func tables(_ name: String, for locale: Locale?) -> [[String: LocalizedEntry]] {
        let preferences = locale == nil ? Locale.preferredLanguages : []
        let key = TableKey(name: name, language: locale?.identifier ?? preferences.joined(separator: " "))
        if let tables = found.withLock({ $0[key] }) { return tables }
        let languages = languages(table: name, for: locale.map { [$0.identifier(.bcp47)] } ?? preferences)
        let tables = (languages + [nil]).map { table(name, language: $0) }.filter { !$0.isEmpty }
        found.withLock { $0[key] = tables }
        return tables
    }

    /// The languages to search, in order of preference, followed by the development language and `Base`.
    private func languages(table: String, for preferences: [String]) -> [String] {
        let available = Set(languageFolders + (catalog(table)?.languages ?? [])).subtracting(["Base"]).sorted()
        var languages = LanguageMatching.localizations(from: available, for: preferences)
        let development = available.first { $0.lowercased() == developmentLanguage.lowercased() }
        for language in [development, languageFolders.contains("Base") ? "Base" : nil].compactMap({ $0 })
        where !languages.contains(language) {
            languages.append(language)
        }
        return languages
    }

    private func table(_ name: String, language: String?) -> [String: LocalizedEntry] {
        let key = TableKey(name: name, language: language)
        if let table = read.withLock({ $0[key] }) { return table }
        let table = read(name, language: language)
        read.withLock { $0[key] = table }
        return table
    }

    private func read(_ name: String, language: String?) -> [String: LocalizedEntry] {
        let folder = language.map { url.appendingPathComponent($0 + ".lproj") } ?? url
        let known = language == nil || language == "Base" ? developmentLanguage : language
        let locale = Locale(identifier: (known ?? "en").replacingOccurrences(of: "_", with: "-"))
        var table = language.flatMap { catalog(name)?.entries(language: $0, locale: locale) } ?? [:]
        let strings = folder.appendingPathComponent(name + ".strings")
        if let read = PropertyListTable.strings(at: strings, language: locale) { table.merge(read) { $1 } }
        let plurals = folder.appendingPathComponent(name + ".stringsdict")
        if let read = PropertyListTable.plurals(at: plurals, language: locale) { table.merge(read) { $1 } }
        return table
    }

    private func catalog(_ name: String) -> StringCatalog? {
        if let known = catalogs.withLock({ $0[name] }) { return known }
        let catalog = StringCatalog(contentsOf: url.appendingPathComponent(name + ".xcstrings"))
        catalogs.withLock { $0[name] = .some(catalog) }
        return catalog
    }
}
