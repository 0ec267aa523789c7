import FioriCharts
import Foundation

/// The reading of cells that are no plain numbers: numbers with grouping, signs of percent and currencies, dashes in place of a
/// fraction, minus signs after the number, parentheses around negative ones, and words for missing values.
enum CellNumber: Equatable {
    /// The unit that is written with a number.
    enum Unit: Equatable {
        case percent
        case currency(String)
    }

    case number(Double, unit: Unit?)
    case missing
    case invalid

    /// Texts that stand for missing values, in lower case.
    static let missingTexts: Set<String> = [
        "na", "n/a", "#n/a", "#nv", "<na>", "nan", "null", "none", "nil", "\\n",
    ]

    /// True for a text of dashes alone, or with one point or comma between them, as prices have it: `-.-`.
    private static func areDashes(_ text: String) -> Bool {
        let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        return parts.count <= 2
            && parts.allSatisfy { part in
                !part.isEmpty
                    && part.allSatisfy { $0.properties.generalCategory == .dashPunctuation || $0 == "\u{2212}" }
            }
    }

    /// True for a text that stands for a missing value, in lower case.
    static func isMissing(_ text: String) -> Bool { missingTexts.contains(text) || areDashes(text) }

    /// - Parameters:
    ///   - decimal: The character before fractions, a point or a comma; the other one groups digits.
    ///   - missing: Further texts for missing values, in lower case.
    ///   - currencies: The signs of currencies.
    init(_ text: String, decimal: UInt8, missing: Set<String> = [], currencies: CurrencySigns = .usual) {
        var plain = text
        if missing.isEmpty, let number = plain.withUTF8({ NumberText.number($0, separator: decimal) }) {
            self = .number(number, unit: nil)
            return
        }
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        let lower = trimmed.lowercased()
        if trimmed.isEmpty || Self.isMissing(lower) || missing.contains(lower) {
            self = .missing
            return
        }
        guard let parts = NumberParts(trimmed, currencies), let value = parts.value(decimal: decimal) else {
            self = NumberParts.isDashOfCurrency(trimmed, currencies) ? .missing : .invalid
            return
        }
        self = .number(parts.unit == .percent ? value / 100 : value, unit: parts.unit)
    }
}

/// The parts of a written number.
struct NumberParts {
    private(set) var isNegative = false
    private(set) var unit: CellNumber.Unit?
    /// The digits with separators, as ASCII; every space is " ", every apostrophe "'".
    private var core: [UInt8] = []
    /// The exponent with its sign; nil where there is none.
    private var exponent: String?

    init?(_ text: String, _ currencies: CurrencySigns = .usual) {
        var rest = Self.plain(text)[...]
        var hasSign = false
        for _ in 0..<3 {
            rest = Self.trimmed(rest)
            if let whole = Self.wholeAmount(rest) { rest = whole[...] }
            guard let first = rest.first, let last = rest.last else { return nil }
            if !hasSign, first == "(", last == ")", rest.count > 2 {
                (isNegative, hasSign) = (true, true)
                rest = rest.dropFirst().dropLast()
            } else if !hasSign, let isDebit = currencies.isDebit(rest) {
                (isNegative, hasSign) = (isDebit, true)
                rest.removeLast()
            } else if !hasSign, Self.isMinus(first) || currencies.hasTriangles && Self.isTriangle(first) || first == "+"
            {
                (isNegative, hasSign) = (first != "+", true)
                rest.removeFirst()
            } else if !hasSign, Self.isMinus(last) {
                (isNegative, hasSign) = (true, true)
                rest.removeLast()
            } else if unit == nil, first == "%" || last == "%" {
                unit = .percent
                if first == "%" { rest.removeFirst() } else { rest.removeLast() }
            } else if unit == nil, let (currency, count) = currencies.currency(atStartOf: rest) {
                unit = .currency(currency)
                rest = rest.dropFirst(count)
            } else if unit == nil, let (currency, count) = currencies.currency(atEndOf: rest) {
                unit = .currency(currency)
                rest = rest.dropLast(count)
            }
        }
        rest = Self.trimmed(rest)
        if let place = rest.lastIndex(where: { $0 == "e" || $0 == "E" }) {
            exponent = String(String.UnicodeScalarView(rest[(place + 1)...]))
            guard let exponent, Int(exponent) != nil, exponent.utf8.count < 6 else { return nil }
            rest = rest[..<place]
        }
        for scalar in rest {
            if Self.isSpace(scalar) {
                core.append(0x20)
            } else if scalar == "'" || scalar == "’" {
                core.append(UInt8(ascii: "'"))
            } else {
                guard Self.isDigit(scalar) || [".", ",", Self.arabicDecimal].contains(scalar) else { return nil }
                core.append(UInt8(scalar.value))
            }
        }
        guard core.contains(where: { $0 &- 48 < 10 }) else { return nil }
    }

    /// The decimal separator of Arabic numbers, which never groups digits.
    private static let arabicDecimal: Unicode.Scalar = "\u{1}"

    /// The characters of a text without marks of direction, and with usual digits and signs.
    private static func plain(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.lazy.filter { $0.isASCII || $0.properties.generalCategory != .format }.map(plain)
    }

    /// A digit of any script as that of ASCII, and signs of full width and of Arabic as usual ones.
    private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard !scalar.isASCII else { return scalar }
        if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
            return Unicode.Scalar(UInt8(48 + value))
        }
        switch scalar {
        case "٫": return arabicDecimal
        case "٬": return "'"
        case "٪": return "%"
        case "￥": return "¥"
        case "\u{FF01}"..."\u{FF5E}": return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
        default: return scalar
        }
    }

    private static func trimmed(_ text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
        var text = text
        while text.first.map(isSpace) == true { text.removeFirst() }
        while text.last.map(isSpace) == true { text.removeLast() }
        return text
    }

    /// True for a currency with a dash, as accounts write it where there is no amount.
    static func isDashOfCurrency(_ text: String, _ currencies: CurrencySigns) -> Bool {
        let all = plain(text)[...]
        let rest: ArraySlice<Unicode.Scalar>
        if let (_, count) = currencies.currency(atStartOf: all) {
            rest = all.dropFirst(count)
        } else if let (_, count) = currencies.currency(atEndOf: all) {
            rest = all.dropLast(count)
        } else {
            return false
        }
        let text = trimmed(rest)
        return !text.isEmpty && CellNumber.isMissing(String(String.UnicodeScalarView(text)))
            && !text.contains { $0.properties.isAlphabetic }
    }

    /// An amount without a fraction, for which dashes stand in prices such as 5,– and 5.--, with zeros in their place; nil for
    /// others.
    private static func wholeAmount(_ text: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar]? {
        let dashes = text.reversed().prefix { isMinus($0) || $0 == "\u{2014}" }.count
        let front = text.dropLast(dashes)
        // Swedish prices have a colon there, which is no digit more.
        if dashes == 1, front.last == ":", front.contains(where: isDigit) { return Array(front.dropLast()) }
        guard (1...2).contains(dashes), front.last == "." || front.last == ",", front.contains(where: isDigit) else {
            return nil
        }
        return front + ["0", "0"]
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (48...57).contains(scalar.value) }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t" || (scalar.value > 0x7F && scalar.properties.generalCategory == .spaceSeparator)
    }

    /// True for a triangle before a negative number, as Japanese accounts have it.
    private static func isTriangle(_ scalar: Unicode.Scalar) -> Bool { scalar == "▲" || scalar == "△" }

    private static func isMinus(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "-" || scalar == "\u{2212}" || scalar == "\u{2013}"
    }

    // MARK: Separators

    /// The character that can only be before the fraction, or may be so or group digits.
    enum Evidence: Equatable {
        case decimal(UInt8)
        case ambiguous(UInt8)
    }

    private static let point = UInt8(ascii: ".")
    private static let comma = UInt8(ascii: ",")

    /// The meaning that the separators have by themselves; nil for numbers without a point or a comma.
    var evidence: Evidence? {
        if core.contains(UInt8(ascii: Self.arabicDecimal)) { return nil }
        let points = core.count { $0 == Self.point }
        let commas = core.count { $0 == Self.comma }
        guard points + commas > 0 else { return nil }
        if points > 0, commas > 0 {
            guard let last = core.last(where: { $0 == Self.point || $0 == Self.comma }) else { return nil }
            return value(decimal: last) == nil ? nil : .decimal(last)
        }
        let (sign, other) = points > 0 ? (Self.point, Self.comma) : (Self.comma, Self.point)
        // Digits before an exponent are not grouped.
        let canGroup = exponent == nil && value(decimal: other) != nil
        if points + commas > 1 { return canGroup ? .decimal(other) : nil }
        guard value(decimal: sign) != nil else { return nil }
        return canGroup ? .ambiguous(sign) : .decimal(sign)
    }

    /// The separator of a number with two readings; nil for others.
    var ambiguousSign: UInt8? {
        if case .ambiguous(let sign)? = evidence { sign } else { nil }
    }

    /// The value by a decimal separator; nil where the text is no number by it.
    func value(decimal: UInt8) -> Double? {
        let arabic = UInt8(ascii: Self.arabicDecimal)
        let separator = core.contains(arabic) ? arabic : decimal
        let parts = core.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = parts.first, let digits = Self.ungrouped(whole, decimal: separator),
            exponent == nil || digits.count == whole.count
        else { return nil }
        var text = isNegative ? "-" : ""
        text += digits.isEmpty ? "0" : String(decoding: digits, as: UTF8.self)
        if parts.count == 2, !parts[1].isEmpty {
            guard parts[1].allSatisfy({ $0 &- 48 < 10 }) else { return nil }
            text += "." + String(decoding: parts[1], as: UTF8.self)
        }
        guard let value = Double(text + (exponent.map { "e" + $0 } ?? "")), value.isFinite else { return nil }
        return value
    }

    /// The digits of a whole number without grouping: groups of three, or of two before the last one, as in India.
    private static func ungrouped(_ text: ArraySlice<UInt8>, decimal: UInt8) -> [UInt8]? {
        guard let separator = text.first(where: { $0 &- 48 >= 10 }) else { return Array(text) }
        guard separator != decimal else { return nil }
        let groups = text.split(separator: separator, omittingEmptySubsequences: false)
        guard groups.allSatisfy({ $0.allSatisfy { $0 &- 48 < 10 } }), let first = groups.first, let last = groups.last,
            (1...3).contains(first.count), first.first != UInt8(ascii: "0"), last.count == 3
        else { return nil }
        let inner = groups.dropFirst().dropLast()
        let isWestern = inner.allSatisfy { $0.count == 3 }
        let isIndian = separator == comma && first.count <= 2 && inner.allSatisfy { $0.count == 2 }
        return isWestern || isIndian ? groups.flatMap { $0 } : nil
    }
}
