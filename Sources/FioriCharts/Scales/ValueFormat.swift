import Foundation

/// Formatting of values on axes and labels.
nonisolated struct ValueFormat {
    var locale: Locale
    var abbreviates = false
    /// True if abbreviated values name their magnitude.
    var showsMagnitude = true

    /// The label of a tick, with the fraction digits that tell neighbouring ticks apart.
    /// - Parameters:
    ///   - step: The distance of the ticks; nil for single values.
    ///   - peak: The largest magnitude beside which the value stands, so that all are written in one notation.
    func string(_ value: Double, step: Double? = nil, peak: Double = 0) -> String {
        guard value.isFinite else { return "" }
        // Zero has no magnitude, whatever its neighbours have.
        if value == 0 { return 0.formatted(.number.locale(locale)) }
        let magnitude = max(abs(value), abs(step ?? 0), peak)
        if abbreviates, magnitude >= 1000, magnitude < 1e18 { return abbreviated(value, step: step, peak: peak) }
        if magnitude >= 1e15 || (magnitude > 0 && magnitude < 1e-5) {
            let unit = pow(10, floor(log10(abs(value))))
            let digits = step.map { Self.digits(of: value / unit, step: $0 / unit) } ?? 0
            return value.formatted(
                .number.notation(.scientific).precision(.significantDigits(1...max(3, digits + 1))).locale(locale))
        }
        let digits = step.map { Self.digits(of: value, step: $0) } ?? Self.mostDigits(of: value)
        // A value that is rounded to zero has no minus sign.
        let isZero = value < 0 && abs(value) * pow(10, Double(digits)) <= 0.5
        return (isZero ? 0 : value).formatted(.number.precision(.fractionLength(0...digits)).locale(locale))
    }

    /// The most fraction digits of a value alone: two for those from 100 on, and so many more for smaller ones.
    private static func mostDigits(of value: Double) -> Int {
        guard value != 0 else { return 0 }
        return min(max(0, Int(-floor(log10(abs(value)) - 2 + 1e-9))) + 2, 10)
    }

    /// The fraction digits that a tick needs beside others: those that write it as it is, or as near as a two-hundredth of the
    /// step where it is not round.
    ///
    /// Ticks need other digits than their distance: those at 192.5 and 193.5 are one apart.
    static func digits(of tick: Double, step: Double) -> Int {
        guard step > 0, step.isFinite, tick.isFinite else { return 0 }
        // Ticks such as 2.5 and 1.25 need one digit or two more than the magnitude of their distance.
        let least = max(0, Int(-floor(log10(step) + 1e-9)))
        let tolerance = max(step * 1e-6, tick.ulp)
        let count = (least..<least + 2).first { count in
            let unit = pow(10, Double(count))
            let scaled = tick * unit
            return abs(scaled.rounded() - scaled) <= tolerance * unit
        }
        // A Double has about 17 digits.
        let most = tick == 0 ? 0 : max(0, 16 - Int(floor(log10(abs(tick)))))
        return min(count ?? least + 2, most)
    }

    /// The fraction digits of a value as it is written, at most six; none of values from 1e9 on.
    static func ownDigits(_ value: Double) -> Int {
        guard value.isFinite, abs(value) < 1e9 else { return 0 }
        return (0..<6).first { count in
            let scaled = abs(value) * pow(10, Double(count))
            return abs(scaled.rounded() - scaled) <= 1e-9 * max(scaled, 1)
        } ?? 6
    }

    /// A magnitude that numbers are written in.
    struct Unit: Equatable {
        let value: Double
        /// The letter that names it; empty where it is not shown.
        let letter: String
    }

    private static let magnitudes: [(value: Double, letter: String)] = [
        (1e12, "t"), (1e9, "b"), (1e6, "m"), (1e3, "k"),
    ]

    /// The magnitude in which a value is abbreviated; nil for values that are written whole.
    ///
    /// Numbers that do not name theirs have that of the greatest one of their axis, also those beyond its ends.
    func unit(of value: Double, peak: Double) -> Unit? {
        let size = showsMagnitude ? abs(value) : peak
        guard value != 0, size < 1e18, let unit = Self.magnitudes.first(where: { size >= $0.value }) else { return nil }
        return Unit(value: unit.value, letter: showsMagnitude ? unit.letter : "")
    }

    /// A value in at most three significant digits with its magnitude, in more where ticks differ in them: "1.23m".
    private func abbreviated(_ value: Double, step: Double?, peak: Double) -> String {
        guard let unit = unit(of: value, peak: peak) else {
            return step == nil && abs(value) < 1e-5 ? string(value) : inThreeDigits(value, step: step)
        }
        return inThreeDigits(value / unit.value, step: step.map { $0 / unit.value }) + unit.letter
    }

    /// A value in at most three significant digits, or in those that a tick needs.
    private func inThreeDigits(_ value: Double, step: Double?) -> String {
        // A number that is too small for its magnitude is zero.
        let value = step == nil && abs(value) < 1e-9 ? 0 : value
        let usual = value == 0 ? 0 : 2 - Int(floor(log10(abs(value))))
        let needed = step.map { Self.digits(of: value, step: $0) } ?? 0
        let isLonger = step != nil && (needed > usual || usual < 0)
        return value.formatted(
            .number.precision(isLonger ? .fractionLength(0...needed) : .significantDigits(1...3)).locale(locale))
    }
}
