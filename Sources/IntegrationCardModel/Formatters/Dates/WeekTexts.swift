/// The words in front of the number of a week in patterns with three and more letters.
enum WeekTexts {
    /// The number with "CW" or "Calendar Week" in front of it. Languages without such words have the number alone, as
    /// Japanese has in UI5.
    static func text(_ number: String, isWide: Bool, _ locale: CardLocale) -> String {
        guard let words = words[locale.language] else { return number }
        return (isWide ? words.wide : words.narrow) + " " + number
    }

    private static let words: [String: (wide: String, narrow: String)] = [
        "de": ("Kalenderwoche", "KW"), "en": ("Calendar Week", "CW"),
    ]
}
