import Foundation

/// A currency's sign and the place at which a language puts it, taken from texts that Foundation has formatted.
struct CurrencySymbols: Sendable {
    /// The text in front of and behind the number: with the symbol, and with the ISO code.
    var symbol: (prefix: String, suffix: String) = ("", "")
    var code: (prefix: String, suffix: String) = ("", "")
    var fractionDigits = 2
    /// True if negative amounts are in parentheses in accounting.
    var hasAccountingParentheses = false

    init(_ code: String, _ locale: CardLocale) {
        guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else { return }
        let style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale.locale)
        symbol = Self.parts(of: 5.0.formatted(style))
        self.code = Self.parts(of: 5.0.formatted(style.presentation(.isoCode)))
        // The rules of languages whose texts differ between UI5's data and ICU's.
        hasAccountingParentheses =
            locale.language != "hi" && (-5.0).formatted(style.sign(strategy: .accounting)).contains("(")
        let plain = FloatingPointFormatStyle<Double>.Currency(code: code, locale: Locale(identifier: "en_US"))
        let sample = 1.0.formatted(plain)
        fractionDigits =
            sample.firstIndex(of: ".").map { sample[$0...].dropFirst().prefix(while: \.isNumber).count } ?? 0
    }

    private static func parts(of text: String) -> (String, String) {
        guard let start = text.firstIndex(where: \.isNumber), let end = text.lastIndex(where: \.isNumber) else {
            return ("", "")
        }
        return (String(text[..<start]), String(text[text.index(after: end)...]))
    }
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

    init(code: String, options: JavaScriptValue, locale: CardLocale, _ formatting: CardFormatting) {
        self.code = code
        self.options = options
        self.locale = locale
        symbols = formatting.currency(code, locale)
        let custom = options.option("customCurrencies").option(code)
        let digits = custom.integerOption("digits") ?? custom.integerOption("decimals") ?? symbols.fractionDigits
        number = NumberFormatting(.currency, options, locale, formatting, fractionDigits: digits)
        isAccounting = options.textOption("currencyContext") == "accounting"
        showsMeasure = options.boolOption("showMeasure", default: true)
        showsCode = options.boolOption("currencyCode", default: true)
        trailsCode = options.boolOption("trailingCurrencyCode", default: true)
    }

    func text(_ value: JavaScriptValue) -> String {
        guard let digits = NumberFormatting.digits(value) else { return number.emptyText(value) }
        var shown = digits
        let hasParentheses = isAccounting && digits.isNegative && symbols.hasAccountingParentheses
        if hasParentheses { shown.isNegative = false }
        let amount = number.text(shown)
        let isShort = number.hasWords && amount.contains(where: \.isLetter)
        let text = composed(amount, isNegative: shown.isNegative, isShort: isShort)
        return hasParentheses ? "(" + text + ")" : text
    }

    private func composed(_ amount: String, isNegative: Bool, isShort: Bool) -> String {
        if locale.language == "ar" { return arabic(amount, isShort: isShort, isNegative: isNegative) }
        guard showsMeasure, !code.isEmpty else { return amount }
        if !showsCode, let custom = options.option("customCurrencies").option(code).textOption("symbol") {
            return symbols.symbol.prefix.isEmpty ? amount + "\u{A0}" + custom : custom + amount
        }
        if showsCode, trailsCode { return amount + "\u{A0}" + code }
        let sides = showsCode ? symbols.code : symbols.symbol
        guard !sides.prefix.isEmpty else { return amount + (sides.suffix.isEmpty ? "\u{A0}" + code : sides.suffix) }
        var prefix = sides.prefix
        if isShort, prefix.last?.isWhitespace != true { prefix += "\u{A0}" }
        // Keeps a line from breaking between the sign and the minus.
        return prefix + (isNegative ? "\u{FEFF}" : "") + amount + sides.suffix
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
