import Foundation

/// The string catalog of a module of this package, with the words that the module itself shows.
///
/// A program without the module's resources beside it shows the words in English, where `Bundle.module` would end it.
package struct ModuleCatalog: Sendable {
    private let url: URL?
    private let table: String

    /// - Parameters:
    ///   - module: The name of the module.
    ///   - table: The name of the catalog.
    package init(module: String, table: String = "Localizable") {
        url = Self.resources(of: module)
        self.table = table
    }

    /// The words of a key in a language, with values filled in.
    ///
    /// - Parameters:
    ///   - key: The words in English, with `%@` for values.
    ///   - values: The values, in the order of the English words.
    ///   - locale: The language.
    package func string(_ key: String, _ values: [String] = [], in locale: Locale) -> String {
        let entry =
            url.flatMap { LocalizedTables.entry(forKey: key, table: table, bundleAt: $0, locale: locale) }
            ?? LocalizedEntry(format: key, language: locale)
        return values.isEmpty ? entry.format : entry.string(for: values.map { .string($0) }, locale: locale)
    }

    /// The folder beside the program, or else beside the code, as for tests and for programs in other folders.
    private static func resources(of module: String) -> URL? {
        let name = "FioriSwiftUI_\(module).resources"
        let folders = [Bundle.main.resourceURL, Bundle.main.bundleURL].compactMap(\.self)
        return folders.map { $0.appendingPathComponent(name) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }
}
