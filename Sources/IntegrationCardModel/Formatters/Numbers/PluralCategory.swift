/// The plural categories of cardinal numbers, by the rules of CLDR (Unicode Technical Standard 35, part 3).
enum PluralCategory: String {
    case zero, one, two, few, many, other

    /// The category of an amount in a language.
    ///
    /// - Parameter fractionDigits: the least number of digits behind the point, which are zeros where the amount has fewer.
    init(of amount: DecimalDigits, fractionDigits: Int, _ locale: CardLocale) {
        let (integer, fraction) = amount.split()
        // The last digits decide; a great number stays greater than those that rules name.
        func value(_ digits: some Sequence<UInt8>) -> Int { digits.reduce(0) { $0 * 10 + Int($1) } }
        let end = value(integer.suffix(9)) + (integer.count > 9 ? 1_000_000_000 : 0)
        let written = fraction + Array(repeating: 0, count: min(max(0, fractionDigits - fraction.count), 20))
        self = Self.category(
            Operands(
                whole: end, fractionCount: written.count, fraction: value(written.suffix(9)),
                hasFraction: !fraction.isEmpty,
                isMillions: integer.count > 6 && integer.suffix(6).allSatisfy { $0 == 0 }),
            locale)
    }

    /// The operands of the rules.
    private struct Operands {
        /// The digits in front of the point (CLDR's i).
        var whole: Int
        /// The number of digits behind the point (v).
        var fractionCount: Int
        /// The digits behind the point (f).
        var fraction: Int
        /// True for digits other than zero behind the point.
        var hasFraction: Bool
        /// True for millions without a rest.
        var isMillions: Bool

        /// True for an amount that is written without a fraction.
        var isInteger: Bool { fractionCount == 0 }

        /// True for the amount of a number, with zeros behind the point or without.
        func isEqual(to number: Int) -> Bool { whole == number && !hasFraction }

        /// True for one of some whole amounts.
        func isIn(_ numbers: ClosedRange<Int>) -> Bool { numbers.contains(whole) && !hasFraction }
    }

    private static func category(_ amount: Operands, _ locale: CardLocale) -> PluralCategory {
        switch locale.language {
        case "id", "ja", "jv", "km", "ko", "lo", "ms", "my", "su", "th", "to", "vi", "yue", "zh": .other
        case "am", "as", "bn", "fa", "gu", "hi", "kn", "zu": amount.whole == 0 || amount.isEqual(to: 1) ? .one : .other
        case "hy": amount.whole <= 1 ? .one : .other
        case "fr",
            "pt" where locale.identifier != "pt_PT":
            amount.whole <= 1 ? .one : amount.isInteger && amount.isMillions ? .many : .other
        case "ca", "it", "pt": amount.whole == 1 && amount.isInteger ? .one : millions(amount)
        case "es": amount.isEqual(to: 1) ? .one : millions(amount)
        case "de", "en", "et", "fi", "fy", "gl", "lij", "nl", "sc", "scn", "sv", "sw", "ur", "yi":
            amount.whole == 1 && amount.isInteger ? .one : .other
        case "da": amount.isEqual(to: 1) || amount.hasFraction && amount.whole <= 1 ? .one : .other
        case "si": amount.isIn(0...1) || amount.whole == 0 && amount.fraction == 1 ? .one : .other
        case "pa", "mg", "ln", "ti", "wa": amount.isIn(0...1) ? .one : .other
        case "is": isOne(amount.hasFraction ? amount.fraction : amount.whole) ? .one : .other
        case "mk": amount.isInteger && isOne(amount.whole) || isOne(amount.fraction) ? .one : .other
        case "fil", "tl", "ceb":
            [4, 6, 9].contains((amount.isInteger ? amount.whole : amount.fraction) % 10) ? .other : .one
        case "ar", "cy", "ga", "gd", "he", "iw", "lv", "mt", "ro", "mo", "sl": rare(amount, locale.language)
        case "be", "bs", "cs", "hr", "lt", "pl", "ru", "sh", "sk", "sr", "uk": slavic(amount, locale.language)
        default: amount.isEqual(to: 1) ? .one : .other
        }
    }

    /// The category of languages that count millions, for what is not one.
    private static func millions(_ amount: Operands) -> PluralCategory {
        amount.isInteger && amount.isMillions ? .many : .other
    }

    /// True for numbers such as 1, 21 and 101.
    private static func isOne(_ number: Int) -> Bool { number % 10 == 1 && number % 100 != 11 }

    /// True for numbers such as 2, 23 and 104.
    private static func isFew(_ number: Int) -> Bool {
        (2...4).contains(number % 10) && !(12...14).contains(number % 100)
    }

    /// The categories of Baltic and Slavic languages.
    private static func slavic(_ amount: Operands, _ language: String) -> PluralCategory {
        let isInteger = amount.isInteger
        switch language {
        case "cs", "sk":
            guard isInteger else { return .many }
            return amount.whole == 1 ? .one : (2...4).contains(amount.whole) ? .few : .other
        case "pl":
            guard isInteger else { return .other }
            return amount.whole == 1 ? .one : isFew(amount.whole) ? .few : .many
        case "bs", "hr", "sh", "sr":
            let number = isInteger ? amount.whole : amount.fraction
            return isOne(number) ? .one : isFew(number) ? .few : .other
        case "lt":
            guard !amount.hasFraction else { return .many }
            guard !(11...19).contains(amount.whole % 100) else { return .other }
            return amount.whole % 10 == 1 ? .one : amount.whole % 10 >= 2 ? .few : .other
        default:
            guard isInteger || language == "be" && !amount.hasFraction else { return .other }
            return isOne(amount.whole) ? .one : isFew(amount.whole) ? .few : .many
        }
    }

    /// The categories of languages with rules of their own.
    private static func rare(_ amount: Operands, _ language: String) -> PluralCategory {
        let (whole, hundredth) = (amount.whole, amount.whole % 100)
        switch language {
        case "he", "iw":
            if whole == 1 && amount.isInteger || whole == 0 && !amount.isInteger { return .one }
            return whole == 2 && amount.isInteger ? .two : .other
        case "ro", "mo":
            if whole == 1, amount.isInteger { return .one }
            return !amount.isInteger || whole == 0 || (1...19).contains(hundredth) ? .few : .other
        case "sl":
            guard amount.isInteger else { return .few }
            return hundredth == 1 ? .one : hundredth == 2 ? .two : (3...4).contains(hundredth) ? .few : .other
        case "lv": return latvian(amount)
        default: break
        }
        guard !amount.hasFraction else { return .other }
        switch (language, whole) {
        case ("ar", 0), ("cy", 0): return .zero
        case ("gd", 11): return .one
        case ("gd", 12): return .two
        case (_, 1): return .one
        case (_, 2): return .two
        case ("ar", _): return hundredth >= 11 ? .many : hundredth >= 3 ? .few : .other
        case ("mt", _):
            if whole == 0 || (3...10).contains(hundredth) { return .few }
            return (11...19).contains(hundredth) ? .many : .other
        case ("cy", 3), ("ga", 3...6), ("gd", 3...10), ("gd", 13...19): return .few
        case ("cy", 6), ("ga", 7...10): return .many
        default: return .other
        }
    }

    private static func latvian(_ amount: Operands) -> PluralCategory {
        let teens = 11...19
        if !amount.hasFraction, amount.whole % 10 == 0 || teens.contains(amount.whole % 100) { return .zero }
        if amount.fractionCount == 2 {
            if teens.contains(amount.fraction % 100) { return .zero }
            if isOne(amount.fraction) { return .one }
        } else if !amount.isInteger, amount.fraction % 10 == 1 {
            return .one
        }
        return !amount.hasFraction && isOne(amount.whole) ? .one : .other
    }
}
