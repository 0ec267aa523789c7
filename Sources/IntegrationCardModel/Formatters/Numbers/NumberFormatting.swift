import Foundation

/// Writes numbers by UI5's options.
struct NumberFormatting {
    enum Kind {
        case float, integer, percent, currency, unit
    }

    /// The text of a number with the parts that a currency's pattern needs.
    struct Text {
        /// The number with its word.
        var text: String
        /// True if a word such as "K" or "million" is in it.
        var hasWord = false
    }

    let kind: Kind
    let options: JavaScriptValue
    let locale: CardLocale
    let formatting: CardFormatting
    private let symbols: NumberSymbols
    private let digitRange: NumberDigitRange
    private let rounding: DecimalDigits.Rounding
    // The options that every number needs, read once.
    private let keepsDecimals: Bool
    private let maximumInteger: Int?
    private let minimumInteger: Int
    private let groupingSeparator: String
    private let decimalSeparator: String
    private let minusSign: String
    /// The places behind the point that are filled with spaces as wide as digits.
    private let padding: Int
    /// The style of thousands and millions; nil without words.
    private let compactStyle: CompactNumbers.Style?

    /// - Parameters:
    ///   - fractionDigits: the digits behind the point that a currency or unit demands.
    ///   - isIndianCurrency: true for rupees in the English of India, which are counted in lakhs and crores.
    init(
        _ kind: Kind, _ options: JavaScriptValue, _ locale: CardLocale, _ formatting: CardFormatting,
        fractionDigits: Int? = nil, isIndianCurrency: Bool = false
    ) {
        self.kind = kind
        self.options = options
        self.locale = locale
        self.formatting = formatting
        var symbols = formatting.symbols(locale)
        if let size = options.integerOption("groupingSize"), size > 0 {
            symbols.secondaryGroup = size
            symbols.primaryGroup = options.integerOption("groupingBaseSize").map { max(1, $0) } ?? size
        }
        self.symbols = symbols
        digitRange = NumberDigitRange(kind, options, fractionDigits: fractionDigits)
        rounding =
            options.textOption("roundingMode").flatMap { DecimalDigits.Rounding(rawValue: $0.uppercased()) }
            ?? (kind == .integer ? .towardsZero : .halfAwayFromZero)
        keepsDecimals = options.boolOption("preserveDecimals", default: false) && kind != .integer
        maximumInteger = options.integerOption("maxIntegerDigits")
        minimumInteger = min(options.integerOption("minIntegerDigits") ?? 1, 99)
        let isGrouped = options.boolOption("groupingEnabled", default: kind != .integer)
        groupingSeparator = isGrouped ? options.symbolOption("groupingSeparator") ?? symbols.grouping : ""
        decimalSeparator = options.symbolOption("decimalSeparator") ?? symbols.decimal
        minusSign = options.symbolOption("minusSign") ?? symbols.minus
        compactStyle =
            switch options.textOption("style") {
            case "short": isIndianCurrency ? .indianCurrency : kind == .currency ? .currency : .short
            case "long": isIndianCurrency ? .indianCurrency : kind == .currency ? .currency : .long
            default: nil
            }
        padding = compactStyle == nil ? min(options.integerOption("decimalPadding") ?? 0, 99) : 0
    }

    /// The digits of a value; nil when it is no number. A text keeps the zeros at its end.
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
        if case .number(let empty) = options.option("emptyString"), case .number(let number) = value, empty == number {
            return ""
        }
        guard let digits = Self.digits(value) else { return emptyText(value) }
        return text(digits).text
    }

    func emptyText(_ value: JavaScriptValue) -> String {
        switch value {
        case .null, .undefined, .string(""):
            if options.option("emptyString").isNull { return "" }
            guard case .number(let number) = options.option("emptyString"), value.isEmptyText else { return "" }
            return DecimalDigits(number).map { text($0).text } ?? "NaN"
        default: return ""
        }
    }

    func text(_ digits: DecimalDigits) -> Text { shortText(digits) ?? Text(text: plainText(digits)) }

    /// The number as it is written, rounded, for the choice of a plural form.
    func rounded(_ original: DecimalDigits) -> DecimalDigits {
        var digits = original
        if !keepsDecimals { digits.round(fractionDigits: digitRange.of(digits).upperBound, rounding) }
        return digits
    }

    /// The least number of digits behind the point.
    var minimumFraction: Int { digitRange.minimum }

    /// The text with all of its digits.
    func plainText(_ original: DecimalDigits) -> String {
        let digits = kind == .percent ? original.shifted(by: 2) : original
        let text = text(digits, fraction: digitRange.of(digits), rounding)
        return kind == .percent ? symbols.percentPrefix + text + symbols.percentSuffix : text
    }

    private func text(
        _ original: DecimalDigits, fraction range: ClosedRange<Int>, _ rounding: DecimalDigits.Rounding
    ) -> String {
        var digits = original
        if !keepsDecimals { digits.round(fractionDigits: range.upperBound, rounding) }
        var (integer, fraction) = digits.split()
        if let maximumInteger, maximumInteger >= 0, integer.count > maximumInteger {
            return String(repeating: "?", count: maximumInteger)
        }
        if integer.count < minimumInteger {
            integer.insert(contentsOf: Array(repeating: 0, count: minimumInteger - integer.count), at: 0)
        }
        // A text that is not rounded keeps its digits.
        let written = original.writtenFraction.map { $0 <= range.upperBound || keepsDecimals ? $0 : 0 } ?? 0
        let minimum = max(range.lowerBound, written)
        if fraction.count < minimum { fraction += Array(repeating: 0, count: minimum - fraction.count) }
        var text: [UInt8] = []
        text.reserveCapacity(24)
        if digits.isNegative, !digits.isZero { text.append(contentsOf: minusSign.utf8) }
        symbols.appendGrouped(integer, separator: groupingSeparator, to: &text)
        if !fraction.isEmpty {
            text.append(contentsOf: decimalSeparator.utf8)
            for digit in fraction { text.append(digit + 0x30) }
        }
        if fraction.count < padding {
            if fraction.isEmpty { text.append(contentsOf: "\u{2008}".utf8) }
            for _ in fraction.count..<padding { text.append(contentsOf: "\u{2007}".utf8) }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The text with a word for thousands or millions; nil when the language has none for the number.
    private func shortText(_ digits: DecimalDigits) -> Text? {
        guard let compactStyle, kind != .percent else { return nil }
        if let limit = options.numberOption("shortLimit"), digits.magnitude < abs(limit) { return nil }
        var reference = digits
        if case .number(let number) = options.option("shortRefNumber"), let other = DecimalDigits(number) {
            reference = other
        }
        guard
            let power = CompactNumbers.power(of: reference, precision: digitRange.precision ?? 2),
            let form = formatting.compactForm(compactStyle, power, locale)
        else { return nil }
        let scaled = digits.shifted(by: -form.shift).withoutWrittenZeros
        let range = digitRange.ofShortened(scaled, options)
        let number = text(scaled, fraction: range, .halfAwayFromZero)
        guard options.boolOption("showScale", default: true) else { return Text(text: number) }
        var shown = scaled
        shown.round(fractionDigits: range.upperBound)
        let fraction = max(range.lowerBound, shown.split().fraction.count)
        let affixes = formatting.compactAffixes(compactStyle, power, form, shown, fractionDigits: fraction, locale)
        return Text(text: affixes.prefix + number + affixes.suffix, hasWord: affixes.isWord)
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
