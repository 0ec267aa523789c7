import Foundation

/// The check of names of languages and regions, as options and documents write them.
package enum LocaleName {
    /// A name that no language or no region has.
    package struct Fault {
        /// "language" or "region".
        package let kind: String
        /// The name without a region or a language, shortened.
        package let name: String
        /// The names that there are.
        package let known: [String]

        package var message: String { "there is no \(kind) '\(name)'" }
    }

    /// The fault of an identifier such as `de_CH`; nil where there are such a language and such a region.
    package static func fault(of identifier: String) -> Fault? {
        guard !identifier.isEmpty else { return nil }
        guard let code = Locale.Language(identifier: identifier).languageCode else {
            return language(identifier)
        }
        guard code.isISOLanguage else { return language(code.identifier) }
        if let region = Locale(identifier: identifier).region, !region.isISORegion {
            return Fault(
                kind: "region", name: String(region.identifier.prefix(40)),
                known: Locale.Region.isoRegions.map(\.identifier))
        }
        return nil
    }

    private static func language(_ name: String) -> Fault {
        Fault(
            kind: "language", name: name.count > 40 ? name.prefix(40) + "…" : name,
            known: Locale.LanguageCode.isoLanguageCodes.map(\.identifier))
    }
}
