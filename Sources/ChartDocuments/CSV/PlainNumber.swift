/// The reading of numbers of at most 15 digits from bytes, eight digits at a time.
///
/// A `Double` holds such a mantissa and the power of ten exactly, and rounds their quotient once.
struct PlainNumber: ~Copyable {
    /// The number of bytes behind a number that may be looked at.
    static let slack = 64

    private let powers: UnsafeMutablePointer<Double>
    private let wholePowers: UnsafeMutablePointer<UInt64>

    init() {
        powers = .allocate(capacity: 33)
        wholePowers = .allocate(capacity: 9)
        var (power, whole) = (1.0, UInt64(1))
        for exponent in 0..<33 {
            (powers + exponent).initialize(to: power)
            power *= 10
        }
        for exponent in 0..<9 {
            (wholePowers + exponent).initialize(to: whole)
            whole *= 10
        }
    }

    deinit {
        powers.deallocate()
        wholePowers.deallocate()
    }

    /// Reads a number and moves to the byte behind it.
    /// - Returns: NaN for other text and for numbers that need a longer look; the place is undefined then.
    @inline(__always)
    func read(_ bytes: UnsafePointer<UInt8>, _ place: inout Int, separator: UInt8) -> Double {
        let isNegative = bytes[place] == UInt8(ascii: "-")
        if isNegative { place += 1 }
        var mantissa: UInt64 = 0
        let whole = digits(bytes, &place, &mantissa)
        var fraction = 0
        if bytes[place] == separator {
            place += 1
            fraction = digits(bytes, &place, &mantissa)
        }
        guard (1...15).contains(whole + fraction) else { return .nan }
        var value = Double(Int64(bitPattern: mantissa))
        // Most columns have a fraction in all rows or in none, and a division takes longer than a guess that is right.
        if fraction > 0 { value /= powers[fraction] }
        return isNegative ? -value : value
    }

    /// Appends up to 16 digits to a number.
    /// - Returns: The number of digits.
    @inline(__always)
    private func digits(_ bytes: UnsafePointer<UInt8>, _ place: inout Int, _ number: inout UInt64) -> Int {
        let count = eightDigits(bytes + place, &number)
        place += count
        guard count == 8 else { return count }
        let more = eightDigits(bytes + place, &number)
        place += more
        return 8 + more
    }

    /// Appends up to eight digits to a number.
    @inline(__always)
    private func eightDigits(_ bytes: UnsafePointer<UInt8>, _ number: inout UInt64) -> Int {
        let word =
            UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self)) ^ 0x3030_3030_3030_3030
        // The highest bit of the first byte that is no digit; bytes after it may have theirs, too.
        let others = ((word &+ 0x7676_7676_7676_7676) | word) & 0x8080_8080_8080_8080
        let count = others.trailingZeroBitCount / 8
        guard count > 0 else { return 0 }
        // Digits at the high end, so that zeros precede them; then pairs, fours and all eight are joined.
        var joined = word &<< UInt64(64 - count * 8)
        joined = joined &* 10 &+ joined >> 8
        let mask: UInt64 = 0x0000_00FF_0000_00FF
        joined =
            ((joined & mask) &* 0x000F_4240_0000_0064 &+ ((joined >> 16) & mask) &* 0x0000_2710_0000_0001) >> 32
        number = number &* wholePowers[count] &+ joined
        return count
    }
}
