import Foundation

/// The words of a language for thousands and millions, and UI5's choice among them.
enum CompactNumbers {
    enum Style: String {
        case short, long, currency
        /// Rupees in the English of India: lakhs and crores.
        case indianCurrency
    }

    /// The digits that a word replaces.
    struct Form {
        /// The places by which the point moves to the left.
        var shift: Int
    }

    /// The text around a number.
    struct Affixes {
        var prefix = ""
        var suffix = ""
        var isWord: Bool { !prefix.isEmpty || !suffix.isEmpty }
    }

    /// The power of ten that names a number: of the first one to which the number, rounded to so many significant
    /// digits, has one digit in front of its point. 10^14 is the greatest.
    static func power(of digits: DecimalDigits, precision: Int) -> Int? {
        guard !digits.isZero else { return nil }
        var rounded = digits
        rounded.round(fractionDigits: max(1, precision) - digits.point)
        return min(max(rounded.point - 1, 0), 14)
    }

    /// The form for numbers of a power of ten; nil when the language has no word for them.
    static func form(_ style: Style, _ power: Int, _ locale: CardLocale) -> Form? {
        guard power >= 3 else { return nil }
        if style == .indianCurrency { return Form(shift: indianForm(power).shift) }
        guard
            let text = LocaleTexts.compact(pow(10, Double(power)), isLong: style == .long, fractionDigits: nil, locale)
        else { return nil }
        guard text.contains(where: \.isLetter) else { return nil }
        let digits = text.filter { $0.isASCII && $0.isNumber }.count
        // A text without digits, such as French "mille", stands for one.
        return Form(shift: power + 1 - max(1, digits))
    }

    /// The text around a number that has been rounded.
    ///
    /// - Parameter shown: the number in front of the word.
    static func affixes(
        _ style: Style, _ power: Int, _ form: Form, _ shown: DecimalDigits, fractionDigits: Int, _ locale: CardLocale
    ) -> Affixes {
        if style == .indianCurrency { return Affixes(suffix: indianForm(power).suffix) }
        // The word's form depends on the number in front of it, the word itself on the power of ten alone.
        var mantissa = shown.magnitude
        if mantissa < 1 { mantissa += 1 }
        let greatest = pow(10, Double(power + 1 - form.shift))
        if mantissa >= greatest, power < 14 { mantissa = mantissa.truncatingRemainder(dividingBy: greatest) + 1 }
        let number = mantissa * pow(10, Double(form.shift))
        var affixes = Affixes()
        for text in [
            LocaleTexts.compact(number, isLong: style == .long, fractionDigits: fractionDigits, locale),
            LocaleTexts.compact(5 * pow(10, Double(power)), isLong: style == .long, fractionDigits: nil, locale),
        ] {
            let isDigit = { (character: Character) in character.isASCII && character.isNumber }
            guard let text, let start = text.firstIndex(where: isDigit), let end = text.lastIndex(where: isDigit) else {
                if let word = UI5Differences.wordsOfOne[locale.language]?[style.rawValue] {
                    affixes.suffix = word
                    break
                }
                continue
            }
            affixes.prefix = String(text[..<start])
            affixes.suffix = String(text[text.index(after: end)...])
            break
        }
        let words = UI5Differences.words[locale.language]?[style.rawValue] ?? [:]
        for (word, replacement) in words { affixes.suffix = affixes.suffix.replacing(word, with: replacement) }
        return affixes
    }

    private static func indianForm(_ power: Int) -> (shift: Int, suffix: String) {
        switch power {
        case ..<5: (0, "")
        case 5, 6: (5, "\u{A0}Lk")
        case 7...11: (7, "\u{A0}Cr")
        case 12, 13: (12, "\u{A0}Lk\u{A0}Cr")
        default: (14, "\u{A0}Cr\u{A0}Cr")
        }
    }
}

extension CardFormatting {
    /// The form for numbers of a power of ten, kept for the next call.
    func compactForm(_ style: CompactNumbers.Style, _ power: Int, _ locale: CardLocale) -> CompactNumbers.Form? {
        compactForms.value(of: CompactKey(locale: locale.identifier, style: style, power: power)) {
            CompactNumbers.form(style, power, locale)
        }
    }

    /// The text around a number of thousands or millions.
    func compactAffixes(
        _ style: CompactNumbers.Style, _ power: Int, _ form: CompactNumbers.Form, _ shown: DecimalDigits,
        fractionDigits: Int, _ locale: CardLocale
    ) -> CompactNumbers.Affixes {
        let key = CompactKey(
            locale: locale.identifier, style: style, power: power, fractionDigits: fractionDigits,
            number: shown.digits.map(String.init).joined() + "e" + String(shown.point))
        return compactAffixTable.value(of: key) {
            CompactNumbers.affixes(style, power, form, shown, fractionDigits: fractionDigits, locale)
        }
    }
}
