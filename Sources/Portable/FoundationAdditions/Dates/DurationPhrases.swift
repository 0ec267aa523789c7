import Foundation

/// The phrases around an amount of time.
///
/// CLDR has none. English and German are built in; other languages use the English ones.
struct DurationPhrases {
    let locale: Locale

    /// Adds the phrase to an amount.
    func phrase(_ amount: String, about: Bool, remaining: Bool) -> String {
        let german = locale.language.languageCode == .german
        return switch (about, remaining) {
        case (false, false): amount
        case (true, false): german ? "Etwa \(amount)" : "About \(amount)"
        case (false, true): german ? "Noch \(amount)" : "\(amount) remaining"
        case (true, true): german ? "Noch etwa \(amount)" : "About \(amount) remaining"
        }
    }
}
