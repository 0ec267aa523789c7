import Foundation
import SwiftUI

/// Words that a module of this package itself shows or has read out, from its string catalog.
///
///     private static let words = ModuleWords(module: "FioriCharts")
///     Self.words("Series \(number)", in: locale)
///
/// The English words are the keys. Plural forms and the order of values stand in the catalog, and so does each further
/// language. A program without the module's resources shows the words in English, where `Bundle.module` would end it.
package struct ModuleWords: Sendable {
    private let bundle: URL?

    /// - Parameter module: The name of the module.
    package init(module: String) { bundle = Self.resources(of: module) }

    /// The words in a language; in English where the catalog has not the language.
    package func callAsFunction(_ words: String.LocalizationValue, in locale: Locale) -> String {
        String(localized: resource(words, in: locale))
    }

    /// The words for a text that is looked up when it is shown, then in the language of its place.
    package func resource(_ words: String.LocalizationValue, in locale: Locale = .current) -> LocalizedStringResource {
        LocalizedStringResource(words, locale: locale, bundle: bundle.map { .atURL($0) } ?? .main)
    }

    /// The bundle of resources that SwiftPM makes of a module: `.bundle` on Apple's systems, `.resources` elsewhere.
    ///
    /// It is within an app, beside a program, or beside the bundle of tests.
    private static func resources(of module: String) -> URL? {
        let name = "FioriSwiftUI_\(module)"
        func find(_ folders: [URL?]) -> URL? {
            folders.compactMap(\.self).flatMap { folder in
                ["resources", "bundle"].map { folder.appendingPathComponent(name).appendingPathExtension($0) }
            }.first { FileManager.default.fileExists(atPath: $0.path) }
        }
        // The main bundle reads the folder of the program twice, which may be one of hundreds of files.
        if let program = ProcessInfo.processInfo.arguments.first, program.contains("/"),
            let url = find([URL(fileURLWithPath: program).deletingLastPathComponent()])
        {
            return url
        }
        if let url = find([Bundle.main.resourceURL, Bundle.main.bundleURL]) { return url }
        let own = Bundle(for: Anchor.self)
        return find([own.resourceURL, own.bundleURL, own.bundleURL.deletingLastPathComponent()])
    }

    /// A class of the module, by which its code is found.
    private final class Anchor {}
}
