import Foundation

/// The notation of a number with digits after the point.
public struct OSLogFloatFormatting {
    private enum Notation: String { case fixed = "f", hex = "a", exponential = "e", hybrid = "g" }

    private let notation: Notation
    private let hasPlusSign: Bool
    private let isUppercase: Bool
    private let precision: (() -> Int)?

    private init(
        _ notation: Notation, hasPlusSign: Bool = false, isUppercase: Bool = false, precision: (() -> Int)? = nil
    ) {
        self.notation = notation
        self.hasPlusSign = hasPlusSign
        self.isUppercase = isUppercase
        self.precision = precision
    }

    // MARK: Fixed

    /// Six digits after the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(.fixed) }

    /// Six digits after the point.
    public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(.fixed, hasPlusSign: explicitPositiveSign, isUppercase: uppercase)
    }

    /// A number of digits after the point.
    public static func fixed(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            .fixed, hasPlusSign: explicitPositiveSign, isUppercase: uppercase, precision: precision)
    }

    // MARK: Hexadecimal

    /// Hexadecimal digits and a power of two.
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(.hex) }

    /// Hexadecimal digits and a power of two.
    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(.hex, hasPlusSign: explicitPositiveSign, isUppercase: uppercase)
    }

    // MARK: Exponential

    /// One digit before the point, six after it, and a power of ten.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(.exponential) }

    /// One digit before the point, six after it, and a power of ten.
    public static func exponential(
        explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(.exponential, hasPlusSign: explicitPositiveSign, isUppercase: uppercase)
    }

    /// One digit before the point, a number of digits after it, and a power of ten.
    public static func exponential(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            .exponential, hasPlusSign: explicitPositiveSign, isUppercase: uppercase, precision: precision)
    }

    // MARK: Whichever is shorter

    /// Fixed or exponential, whichever is shorter.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(.hybrid) }

    /// Fixed or exponential, whichever is shorter.
    public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(.hybrid, hasPlusSign: explicitPositiveSign, isUppercase: uppercase)
    }

    /// Fixed or exponential, whichever is shorter, with a number of significant digits.
    public static func hybrid(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            .hybrid, hasPlusSign: explicitPositiveSign, isUppercase: uppercase, precision: precision)
    }

    func text(of number: Double) -> String {
        let sign = hasPlusSign ? "+" : ""
        let digits = precision.map { ".\(max($0(), 0))" } ?? ""
        let letter = isUppercase ? notation.rawValue.uppercased() : notation.rawValue
        return String(format: "%\(sign)\(digits)\(letter)", number)
    }
}
