/// The notation of an integer.
public struct OSLogIntegerFormatting {
    private let radix: Int
    private let hasPlusSign: Bool
    private let hasPrefix: Bool
    private let isUppercase: Bool
    private let minDigits: () -> Int

    private init(
        _ radix: Int, hasPlusSign: Bool = false, hasPrefix: Bool = false, isUppercase: Bool = false,
        minDigits: @escaping () -> Int = { 1 }
    ) {
        self.radix = radix
        self.hasPlusSign = hasPlusSign
        self.hasPrefix = hasPrefix
        self.isUppercase = isUppercase
        self.minDigits = minDigits
    }

    // MARK: Decimal

    /// Decimal digits.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(10) }

    /// Decimal digits, after a plus sign if the number is positive.
    public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(10, hasPlusSign: explicitPositiveSign)
    }

    /// Decimal digits, with zeros before them up to a number of digits.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(10, hasPlusSign: explicitPositiveSign, minDigits: minDigits)
    }

    // MARK: Hexadecimal

    /// Hexadecimal digits.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(16) }

    /// Hexadecimal digits, after `0x` if they shall have a prefix.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            16, hasPlusSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase)
    }

    /// Hexadecimal digits, with zeros before them up to a number of digits.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping () -> Int
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            16, hasPlusSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase,
            minDigits: minDigits)
    }

    // MARK: Octal

    /// Octal digits.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(8) }

    /// Octal digits, after `0o` if they shall have a prefix.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            8, hasPlusSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase)
    }

    /// Octal digits, with zeros before them up to a number of digits.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping () -> Int
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            8, hasPlusSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase,
            minDigits: minDigits)
    }

    func text(of number: some FixedWidthInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(minDigits() - digits.count, 0))
        let sign = number < 0 ? "-" : hasPlusSign ? "+" : ""
        let prefix = !hasPrefix || number == 0 ? "" : radix == 16 ? "0x" : radix == 8 ? "0o" : ""
        return sign + prefix + zeros + digits
    }
}
