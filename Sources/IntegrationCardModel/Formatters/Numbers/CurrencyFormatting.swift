import Foundation

/// A currency's sign and the place at which a language puts it, taken from texts that Foundation has formatted.
struct CurrencySymbols: Sendable {
    /// The text in front of and behind the number: with the symbol, and with the ISO code.
    var symbol: (prefix: String, suffix: String) = ("", "")
    var code: (prefix: String, suffix: String) = ("", "")
    var fractionDigits = 2
    /// True if a sign in front of a negative amount stands close to the minus, though there is a space otherwise.
    var isCloseToMinus = false
    /// True if negative amounts are in parentheses in accounting.
    var hasAccountingParentheses = false

    init(_ code: String, _ locale: CardLocale) {
        let isCode = code.utf8.count == 3 && code.utf8.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) }
        // A text that is no code stands where codes stand.
        let style = FloatingPointFormatStyle<Double>.Currency(code: isCode ? code : "XTS", locale: locale.locale)
        self.code = Self.parts(of: 5.0.formatted(style.presentation(.isoCode)))
        // The rules of languages whose texts differ between UI5's data and ICU's.
        hasAccountingParentheses =
            !UI5Differences.languagesWithoutAccounting.contains(locale.language)
            && (UI5Differences.localesWithAccounting.contains(locale.identifier)
                || (-5.0).formatted(style.sign(strategy: .accounting)).contains("("))
        guard isCode else {
            self.code = (
                self.code.prefix.replacing("XTS", with: code), self.code.suffix.replacing("XTS", with: code)
            )
            symbol = self.code
            return
        }
        symbol = Self.parts(of: 5.0.formatted(style))
        isCloseToMinus =
            symbol.prefix.last?.isWhitespace == true
            && !Self.parts(of: (-5.0).formatted(style)).0.contains(where: \.isWhitespace)
        if let (plain, other) = UI5Differences.symbols[locale.language]?[code] {
            symbol = (symbol.prefix.replacing(plain, with: other), symbol.suffix.replacing(plain, with: other))
        }
        if UI5Differences.localesWithTrailingSigns.contains(locale.identifier) {
            self.code = Self.trailing(self.code)
            symbol = Self.trailing(symbol)
        }
        fractionDigits = CurrencyDigits.fractionDigits(of: code)
    }

    private static func trailing(_ sides: (prefix: String, suffix: String)) -> (String, String) {
        sides.prefix.isEmpty ? sides : ("", "\u{A0}" + sides.prefix.filter { !$0.isWhitespace })
    }

    private static func parts(of text: String) -> (String, String) {
        guard let start = text.firstIndex(where: \.isNumber), let end = text.lastIndex(where: \.isNumber) else {
            return ("", "")
        }
        return (String(text[..<start]), String(text[text.index(after: end)...]))
    }
}

/// The digits behind the point of currencies.
enum CurrencyDigits {
    /// The digits of CLDR's standard, not those of cash, except for the two currencies that UI5 writes without any.
    static func fractionDigits(of code: String) -> Int {
        let code = code.uppercased()
        if none.contains(code) { return 0 }
        if three.contains(code) { return 3 }
        return code == "CLF" || code == "UYW" ? 4 : 2
    }

    private static let three: Set<String> = ["BHD", "JOD", "KWD", "LYD", "OMR", "TND"]
    private static let none: Set<String> = [
        "ADP", "AFN", "ALL", "BIF", "BYR", "CLP", "DJF", "ESP", "GNF", "HUF", "IQD", "IRR", "ISK", "ITL", "JPY", "KMF",
        "KPW", "KRW", "LAK", "LBP", "LUF", "MGA", "MGF", "MMK", "MRO", "PYG", "RSD", "RWF", "SLL", "SOS", "STD", "SYP",
        "TMM", "TRL", "TWD", "UGX", "UYI", "VND", "VUV", "XAF", "XOF", "XPF", "YER", "ZMK", "ZWD",
    ]
}

/// Writes amounts of money by UI5's options.
///
/// A class, so that the amounts of a list share one without copying it.
final class CurrencyFormatting: Sendable {
    let code: String
    let options: JavaScriptValue
    let locale: CardLocale
    private let symbols: CurrencySymbols
    private let number: NumberFormatting
    private let isAccounting: Bool
    private let showsMeasure: Bool
    private let showsCode: Bool
    private let trailsCode: Bool
    /// True if the options list the currencies that there are, and this one is not among them.
    private let isUnknown: Bool

    init(code: String, options: JavaScriptValue, locale: CardLocale, _ formatting: CardFormatting) {
        self.code = code
        self.options = options
        self.locale = locale
        symbols = formatting.currency(code, locale)
        let custom = options.option("customCurrencies").option(code)
        let digits = custom.integerOption("digits") ?? custom.integerOption("decimals") ?? symbols.fractionDigits
        number = NumberFormatting(
            .currency, options, locale, formatting, fractionDigits: digits,
            isIndianCurrency: code == "INR" && locale.identifier == "en_IN")
        isAccounting = options.textOption("currencyContext") == "accounting"
        showsMeasure = options.boolOption("showMeasure", default: true)
        showsCode = options.boolOption("currencyCode", default: true)
        let isCode = code.utf8.count == 3 && code.utf8.allSatisfy { (0x41...0x5A).contains($0) }
        trailsCode =
            options.boolOption("trailingCurrencyCode", default: true) && (isCode || code.isEmpty || !custom.isUndefined)
        isUnknown = options.option("customCurrencies").members != nil && custom.isUndefined && !code.isEmpty
    }

    func text(_ value: JavaScriptValue) -> String {
        if isUnknown { return "" }
        guard let digits = NumberFormatting.digits(value) else {
            // The currency alone, for a field that shows no amount.
            guard showsMeasure, !options.boolOption("showNumber", default: true), value.isNullish else {
                return number.emptyText(value)
            }
            return code
        }
        guard options.boolOption("showNumber", default: true) else { return showsMeasure ? code : "" }
        var shown = digits
        let hasParentheses = isAccounting && digits.isNegative && symbols.hasAccountingParentheses
        if hasParentheses { shown.isNegative = false }
        let amount = number.text(shown)
        let text = composed(
            amount.text, isNegative: shown.isNegative && !number.rounded(shown).isZero, isShort: amount.hasWord)
        return hasParentheses ? "(" + text + ")" : text
    }

    private func composed(_ amount: String, isNegative: Bool, isShort: Bool) -> String {
        switch locale.language {
        case "ar": return arabic(amount, isShort: isShort, isNegative: isNegative)
        case "he" where !isShort: return hebrew(amount)
        default: break
        }
        guard showsMeasure, !code.isEmpty else { return amount }
        if !showsCode, let custom = options.option("customCurrencies").option(code).textOption("symbol") {
            return symbols.symbol.prefix.isEmpty ? amount + "\u{A0}" + custom : custom + amount
        }
        if showsCode, trailsCode { return amount + "\u{A0}" + code }
        let sides = showsCode ? symbols.code : symbols.symbol
        if isShort, let isLeading = UI5Differences.leadingSignsOfShortAmounts[locale.identifier] {
            let sign = (sides.prefix + sides.suffix).filter { !$0.isWhitespace && $0 != "\u{200F}" && $0 != "\u{200E}" }
            let mark = isNegative ? "\u{FEFF}" : ""
            return isLeading ? sign + "\u{A0}" + mark + amount : amount + "\u{A0}" + sign
        }
        guard !sides.prefix.isEmpty else { return amount + (sides.suffix.isEmpty ? "\u{A0}" + code : sides.suffix) }
        var prefix = sides.prefix
        if isShort, prefix.last?.isWhitespace != true { prefix += "\u{A0}" }
        if isNegative, !isShort, symbols.isCloseToMinus { prefix = String(prefix.filter { !$0.isWhitespace }) }
        // Keeps a line from breaking between the sign and the minus.
        return prefix + (isNegative ? "\u{FEFF}" : "") + amount + sides.suffix
    }

    /// UI5's texts for Hebrew put marks of direction in front of the amount and around the sign, which stay when the
    /// sign is hidden.
    private func hebrew(_ amount: String) -> String {
        let trails = showsCode && trailsCode
        var sign = ""
        if showsMeasure {
            let custom = options.option("customCurrencies").option(code).textOption("symbol")
            let symbol = symbols.symbol.suffix.filter { !$0.isWhitespace && $0 != "\u{200F}" && $0 != "\u{200E}" }
            sign = showsCode ? code : custom ?? symbol
        }
        return "\u{200F}" + amount + "\u{A0}\u{200F}" + sign + (trails ? "\u{200E}" : "")
    }

    /// UI5's texts for Arabic carry marks of direction around the amount and the sign.
    private func arabic(_ amount: String, isShort: Bool, isNegative: Bool) -> String {
        var sign = ""
        if showsMeasure {
            sign =
                showsCode ? code : symbols.symbol.suffix.filter { !$0.isWhitespace }.replacing("\u{200F}", with: "")
        }
        let marked = showsCode ? "\u{202A}\(sign)\u{202C}" : "\u{202B}\(sign)\u{200E}\u{202C}"
        if isAccounting { return "\u{61C}" + amount + marked }
        if isShort { return (isNegative && !showsCode ? "\u{200E}" : "") + amount + "\u{A0}" + marked }
        return "\u{200F}" + amount + "\u{A0}" + marked
    }
}
