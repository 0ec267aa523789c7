import Foundation

/// The phrases around an amount of time.
///
/// CLDR has none: they stand in the catalog `Durations`, and are English in languages that it has not.
struct DurationPhrases {
    let locale: Locale

    private static let catalog = ModuleCatalog(module: "FoundationAdditions", table: "Durations")

    /// Adds the phrase to an amount.
    func phrase(_ amount: String, about: Bool, remaining: Bool) -> String {
        switch (about, remaining) {
        case (false, false): amount
        case (true, false): Self.catalog.string("About %@", [amount], in: locale)
        case (false, true): Self.catalog.string("%@ remaining", [amount], in: locale)
        case (true, true): Self.catalog.string("About %@ remaining", [amount], in: locale)
        }
    }
}
