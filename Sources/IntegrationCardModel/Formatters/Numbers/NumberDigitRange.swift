import Foundation

/// The digits behind the point that UI5's options allow a number.
struct NumberDigitRange {
    let minimum: Int
    let maximum: Int
    /// The significant digits, which take digits from the fraction but never from the integer.
    let precision: Int?
    private let isStandard: Bool

    init(_ kind: NumberFormatting.Kind, _ options: JavaScriptValue, fractionDigits: Int?) {
        let standard = kind == .integer ? 0...0 : fractionDigits.map { $0...$0 } ?? 0...99
        let decimals = options.integerOption("decimals").map { min(max($0, 0), 99) }
        let least = options.integerOption("minFractionDigits")
        let most = options.integerOption("maxFractionDigits")
        var minimum = min(max(decimals ?? least ?? standard.lowerBound, 0), 99)
        let maximum = min(max(decimals ?? most ?? standard.upperBound, most == nil ? minimum : 0), 99)
        if minimum > maximum { minimum = maximum }
        self.minimum = minimum
        self.maximum = maximum
        precision = options.integerOption("precision")
        isStandard = decimals == nil && least == nil && most == nil && precision == nil
    }

    /// The range for a number.
    func of(_ digits: DecimalDigits) -> ClosedRange<Int> {
        guard let precision else { return minimum...maximum }
        let most = min(maximum, Self.fractionDigits(of: digits, precision: precision))
        return min(minimum, most)...most
    }

    /// The range for a number of thousands or millions: two significant digits when no option says otherwise.
    func ofShortened(_ digits: DecimalDigits, _ options: JavaScriptValue) -> ClosedRange<Int> {
        if let exact = options.integerOption("shortDecimals") {
            let exact = min(max(exact, 0), 99)
            return exact...exact
        }
        if isStandard { return 0...min(99, Self.fractionDigits(of: digits, precision: 2)) }
        let hasMaximum =
            options.integerOption("decimals") != nil || options.integerOption("maxFractionDigits") != nil
        var most = hasMaximum ? maximum : 99
        if let precision { most = min(most, Self.fractionDigits(of: digits, precision: precision)) }
        return min(minimum, most)...most
    }

    /// The digits behind the point that so many significant digits leave.
    private static func fractionDigits(of digits: DecimalDigits, precision: Int) -> Int {
        digits.isZero ? 99 : max(0, precision - digits.point)
    }
}
