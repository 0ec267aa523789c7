import Foundation

/// A formatter of an axis's labels, which follows the locale of the environment.
nonisolated final class AxisFormatter {
    private var given: NumberFormatter?
    /// True if the formatter was made here, so that it counts only once one of its properties is set.
    private var isDefault = false
    /// The formatter for the locale of the latest label.
    private var localized: (look: NumberFormatterLook, locale: Locale, formatter: NumberFormatter)?

    init(_ formatter: NumberFormatter?) { given = formatter }

    /// The formatter that was given, or one of decimal numbers, which a caller may change.
    var formatter: NumberFormatter {
        if let given { return given }
        let formatter = Self.decimal()
        given = formatter
        isDefault = true
        return formatter
    }

    /// The text for a value; nil where no formatter was given.
    ///
    /// Ticks have at least the digits that write them as they are, and zero has no exponent.
    /// - Parameter step: The distance of ticks; nil for single values.
    func string(_ value: Double, step: Double?, locale: Locale) -> String? {
        guard let own else { return nil }
        let formatter = formatter(own, in: locale)
        if value == 0, own.numberStyle == .scientific { return 0.formatted(.number.locale(locale)) }
        if own.numberStyle == .percent, abs(value) > 1e306 {
            // A hundred times the value would be no number.
            let whole = formatter.string(from: 1) ?? "100%"
            return ValueFormat(locale: locale).string(value) + " × " + whole
        }
        let text = Self.text(value, formatter)
        guard let step, Self.hasFractionDigits(own) else { return text }
        let factor = own.multiplier?.doubleValue ?? (own.numberStyle == .percent ? 100 : 1)
        let digits = ValueFormat.digits(of: value * factor, step: abs(step * factor))
        guard digits > Self.fractionDigits(in: text, of: formatter), let copy = formatter.copy() as? NumberFormatter
        else { return text }
        copy.maximumFractionDigits = digits
        // Currencies keep their own digits unless the least ones are set.
        if Self.isCurrency(own.numberStyle) { copy.minimumFractionDigits = digits }
        return Self.text(value, copy)
    }

    /// The text of a value. One that is rounded to zero has no minus sign.
    private static func text(_ value: Double, _ formatter: NumberFormatter) -> String {
        let text = formatter.string(from: NSNumber(value: value)) ?? ""
        guard value <= 0, abs(value) < 1, type(of: formatter) == NumberFormatter.self,
            value == 0 || text == formatter.string(from: NSNumber(value: -0.0))
        else { return text }
        return formatter.string(from: 0) ?? text
    }

    /// The text for a value in a magnitude, whose letter follows the last digit: "$1.23m", "1,23m €"; nil where no formatter
    /// was given, or where it writes other numbers than decimal ones and amounts.
    ///
    /// - Parameter isShort: True to write at most three digits, where ticks need no more.
    func string(
        _ value: Double, step: Double?, in unit: ValueFormat.Unit, isShort: Bool = false, locale: Locale
    ) -> String? {
        guard let own else { return nil }
        var formatter = formatter(own, in: locale)
        let (number, step) = (value / unit.value, step.map { $0 / unit.value })
        if isShort {
            guard Self.hasFractionDigits(own), own.numberStyle != .percent,
                let copy = formatter.copy() as? NumberFormatter
            else { return nil }
            let usual = max(0, 2 - Int(floor(log10(abs(number)))))
            copy.minimumFractionDigits = 0
            copy.maximumFractionDigits = max(usual, step.map { ValueFormat.digits(of: number, step: $0) } ?? 0)
            formatter = copy
        }
        guard let text = formatter.string(from: NSNumber(value: number)) else { return nil }
        // A suffix may have digits, as that of square metres.
        let suffix = (number < 0 ? formatter.negativeSuffix : formatter.positiveSuffix) ?? ""
        let digits = text.hasSuffix(suffix) ? text.dropLast(suffix.count) : text[...]
        guard let last = digits.lastIndex(where: \.isNumber) else { return text + unit.letter }
        return text[...last] + unit.letter + text[text.index(after: last)...]
    }

    /// The fraction digits in a text, which may be others than the formatter names: currencies have their own.
    private static func fractionDigits(in text: String, of formatter: NumberFormatter) -> Int {
        let separator =
            isCurrency(formatter.numberStyle) ? formatter.currencyDecimalSeparator : formatter.decimalSeparator
        return text.components(separatedBy: separator ?? ".").dropFirst()
            .reduce(0) { max($0, $1.prefix { $0.isNumber }.count) }
    }

    /// True if a formatter was given, or a property of the default one was set.
    var isOwn: Bool { own != nil }

    func copy() -> AxisFormatter { AxisFormatter(own.map { $0.copy() as? NumberFormatter ?? $0 }) }

    /// True if both write values alike.
    func isSame(as other: AxisFormatter) -> Bool {
        let (mine, others) = (own, other.own)
        if mine === others { return true }
        guard let mine, let others, type(of: mine) == type(of: others) else { return false }
        return NumberFormatterLook(mine) == NumberFormatterLook(others)
    }

    /// The formatter that labels are written with; nil for the default one as it was made.
    private var own: NumberFormatter? {
        guard let given, isDefault else { return given }
        return NumberFormatterLook(given) == NumberFormatterLook.decimal ? nil : given
    }

    /// The formatter in a locale, if it was given none of its own. Those of other classes are left as they are.
    private func formatter(_ own: NumberFormatter, in locale: Locale) -> NumberFormatter {
        let identifier = own.locale?.identifier ?? Locale.current.identifier
        guard type(of: own) == NumberFormatter.self, identifier == Locale.current.identifier,
            identifier != locale.identifier
        else { return own }
        let look = NumberFormatterLook(own)
        if let localized, localized.locale == locale, localized.look == look { return localized.formatter }
        guard let copy = own.copy() as? NumberFormatter else { return own }
        copy.locale = Self.isCurrency(own.numberStyle) ? Self.withRegion(locale) : locale
        localized = (look, locale, copy)
        return copy
    }

    /// True if a formatter rounds to a number of fraction digits and to nothing else. Those of other classes are left as they are.
    private static func hasFractionDigits(_ formatter: NumberFormatter) -> Bool {
        guard type(of: formatter) == NumberFormatter.self, !formatter.usesSignificantDigits,
            formatter.roundingIncrement.doubleValue == 0
        else { return false }
        switch formatter.numberStyle {
        case .none, .decimal, .percent: return true
        default: return isCurrency(formatter.numberStyle)
        }
    }

    private static func isCurrency(_ style: NumberFormatter.Style) -> Bool {
        switch style {
        case .currency, .currencyAccounting, .currencyISOCode, .currencyPlural: true
        default: false
        }
    }

    /// A locale with the most likely region of its language where it has none: a language alone has no currency. Digits stay
    /// those of the language, which a region may have others than.
    private static func withRegion(_ locale: Locale) -> Locale {
        guard locale.region == nil else { return locale }
        let whole = Locale.Language(identifier: locale.identifier).maximalIdentifier
        var components = Locale.Components(identifier: whole)
        components.numberingSystem = locale.numberingSystem
        return Locale(components: components)
    }

    fileprivate static func decimal() -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }
}

/// The properties of a formatter that its texts depend on.
nonisolated private struct NumberFormatterLook: Equatable, Sendable {
    private let style: UInt
    private let digits: [Int]
    private let flags: [Bool]
    private let texts: [String?]
    private let numbers: [Double?]

    /// The look of the default formatter.
    static let decimal = NumberFormatterLook(AxisFormatter.decimal())

    init(_ formatter: NumberFormatter) {
        style = formatter.numberStyle.rawValue
        digits = [
            formatter.minimumIntegerDigits, formatter.maximumIntegerDigits, formatter.minimumFractionDigits,
            formatter.maximumFractionDigits, formatter.minimumSignificantDigits, formatter.maximumSignificantDigits,
            formatter.groupingSize, formatter.secondaryGroupingSize, formatter.formatWidth,
            Int(formatter.roundingMode.rawValue),
        ]
        flags = [
            formatter.usesGroupingSeparator, formatter.usesSignificantDigits, formatter.alwaysShowsDecimalSeparator,
        ]
        texts = [
            formatter.locale?.identifier, formatter.currencyCode, formatter.currencySymbol,
            formatter.internationalCurrencySymbol, formatter.decimalSeparator, formatter.groupingSeparator,
            formatter.currencyDecimalSeparator, formatter.currencyGroupingSeparator, formatter.positivePrefix,
            formatter.positiveSuffix, formatter.negativePrefix, formatter.negativeSuffix, formatter.plusSign,
            formatter.minusSign, formatter.percentSymbol, formatter.zeroSymbol, formatter.exponentSymbol,
            formatter.positiveFormat, formatter.negativeFormat,
        ]
        numbers = [formatter.multiplier?.doubleValue, formatter.roundingIncrement.doubleValue]
    }
}
