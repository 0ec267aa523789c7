import Foundation

/// Writes numbers by UI5's options.
struct NumberFormatting {
    enum Kind {
        case float, integer, percent, currency, unit
    }

    let kind: Kind
    let options: JavaScriptValue
    let locale: CardLocale
    let formatting: CardFormatting
    private let symbols: NumberSymbols
    var minimumFraction: Int
    var maximumFraction: Int
    private let rounding: DecimalDigits.Rounding
    // The options that every number needs, read once.
    private let precision: Int?
    private let keepsDecimals: Bool
    private let maximumInteger: Int?
    private let minimumInteger: Int
    private let groupingSeparator: String
    private let decimalSeparator: String
    private let minusSign: String
    /// True if thousands and millions may be words.
    let hasWords: Bool

    init(
        _ kind: Kind, _ options: JavaScriptValue, _ locale: CardLocale, _ formatting: CardFormatting,
        fractionDigits: Int? = nil
    ) {
        self.kind = kind
        self.options = options
        self.locale = locale
        self.formatting = formatting
        symbols = formatting.symbols(locale)
        let standard = kind == .integer ? 0...0 : fractionDigits.map { $0...$0 } ?? 0...99
        let decimals = options.integerOption("decimals").map { min(max($0, 0), 99) }
        minimumFraction = decimals ?? options.integerOption("minFractionDigits") ?? standard.lowerBound
        maximumFraction = decimals ?? options.integerOption("maxFractionDigits") ?? standard.upperBound
        minimumFraction = min(max(minimumFraction, 0), 99)
        maximumFraction = min(
            max(maximumFraction, options.integerOption("maxFractionDigits") == nil ? minimumFraction : 0), 99)
        if minimumFraction > maximumFraction { minimumFraction = maximumFraction }
        rounding =
            options.textOption("roundingMode").flatMap { DecimalDigits.Rounding(rawValue: $0.uppercased()) }
            ?? (kind == .integer ? .towardsZero : .halfAwayFromZero)
        precision = options.integerOption("precision")
        keepsDecimals = options.boolOption("preserveDecimals", default: false) && kind != .integer
        maximumInteger = options.integerOption("maxIntegerDigits")
        minimumInteger = min(options.integerOption("minIntegerDigits") ?? 1, 99)
        let isGrouped = options.boolOption("groupingEnabled", default: kind != .integer)
        groupingSeparator = isGrouped ? options.textOption("groupingSeparator") ?? symbols.grouping : ""
        decimalSeparator = options.textOption("decimalSeparator") ?? symbols.decimal
        minusSign = options.textOption("minusSign") ?? symbols.minus
        let style = options.textOption("style")
        hasWords = style == "short" || style == "long"
    }

    /// The digits of a value; nil when it is no number.
    static func digits(_ value: JavaScriptValue) -> DecimalDigits? {
        switch value {
        case .number(let number): return DecimalDigits(number)
        case .string(let text):
            let trimmed = JavaScriptText.trim(text)
            guard !trimmed.isEmpty else { return nil }
            return DecimalDigits(text: trimmed) ?? DecimalDigits(JavaScriptNumber.parse(trimmed))
        default: return nil
        }
    }

    /// The text of a value; for a value that is not a number it is empty, or given by the option `emptyString`.
    func text(_ value: JavaScriptValue) -> String {
        guard let digits = Self.digits(value) else { return emptyText(value) }
        return text(digits)
    }

    func emptyText(_ value: JavaScriptValue) -> String {
        switch value {
        case .null, .undefined, .string(""):
            if options.option("emptyString").isNull { return "" }
            guard case .number(let number) = options.option("emptyString"), value.isEmptyText else { return "" }
            return DecimalDigits(number).map(text) ?? "NaN"
        default: return ""
        }
    }

    func text(_ digits: DecimalDigits) -> String {
        if hasWords, let short = shortText(digits, isLong: options.textOption("style") == "long") { return short }
        return plainText(digits)
    }

    /// The text with all of its digits.
    func plainText(_ original: DecimalDigits) -> String {
        var digits = original
        if kind == .percent, !digits.isZero { digits.point += 2 }
        var maximum = maximumFraction
        var minimum = minimumFraction
        if let precision {
            maximum = min(maximum, max(0, precision - max(1, digits.integerCount)))
            minimum = min(minimum, maximum)
        }
        if !keepsDecimals { digits.round(fractionDigits: maximum, rounding) }
        var (integer, fraction) = digits.split()
        if let maximumInteger, maximumInteger >= 0, integer.count > maximumInteger {
            return String(repeating: "?", count: maximumInteger)
        }
        if integer.count < minimumInteger {
            integer.insert(contentsOf: Array(repeating: 0, count: minimumInteger - integer.count), at: 0)
        }
        if fraction.count < minimum { fraction += Array(repeating: 0, count: minimum - fraction.count) }
        var text: [UInt8] = []
        text.reserveCapacity(24)
        if digits.isNegative, !digits.isZero { text.append(contentsOf: minusSign.utf8) }
        if kind == .percent { text.append(contentsOf: symbols.percentPrefix.utf8) }
        symbols.appendGrouped(integer, separator: groupingSeparator, to: &text)
        if !fraction.isEmpty {
            text.append(contentsOf: decimalSeparator.utf8)
            for digit in fraction { text.append(digit + 0x30) }
        }
        if kind == .percent { text.append(contentsOf: symbols.percentSuffix.utf8) }
        return String(decoding: text, as: UTF8.self)
    }

    /// The text with a word for thousands or millions; nil when the language has none for the number.
    private func shortText(_ digits: DecimalDigits, isLong: Bool) -> String? {
        guard kind != .percent, digits.integerCount > 3 else { return nil }
        let text = digits.digits.map(String.init).joined()
        guard let magnitude = Double("0." + text + "e" + String(digits.point)) else { return nil }
        if let limit = options.integerOption("shortLimit"), magnitude < Double(limit) { return nil }
        let number = digits.isNegative ? -magnitude : magnitude
        let fraction = options.integerOption("shortDecimals") ?? options.integerOption("decimals")
        let most = options.integerOption("maxFractionDigits")
        let least = options.integerOption("minFractionDigits")
        let compact: String
        if isLong, let long = LocaleTexts.compactLong(number, fractionDigits: fraction, locale) {
            compact = long
        } else {
            var style = FloatingPointFormatStyle<Double>.number.notation(.compactName).locale(locale.locale)
            if let fraction {
                style = style.precision(.fractionLength(min(max(fraction, 0), 15)))
            } else if most != nil || least != nil {
                let lower = min(max(least ?? 0, 0), 15)
                style = style.precision(.fractionLength(lower...max(lower, min(most ?? 15, 15))))
            }
            compact = number.formatted(style)
        }
        return compact.contains(where: \.isLetter) ? compact : nil
    }
}

extension JavaScriptValue {
    fileprivate var isNull: Bool {
        if case .null = self { true } else { false }
    }

    fileprivate var isEmptyText: Bool {
        if case .string("") = self { true } else { false }
    }
}

extension CardFormatting {
    /// The text of a number in the environment's language.
    func float(_ value: Double, _ options: JavaScriptValue, _ environment: BindingEnvironment) -> String {
        NumberFormatting(.float, options, environment.cardLocale, self).text(.number(value))
    }
}
