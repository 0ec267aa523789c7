/// The numbers in bytes of texts, read by one pass.
enum VectorNumbers {
    private static let powers: [Double] = (0...22).map { exponent in (0..<exponent).reduce(1) { power, _ in power * 10 }
    }

    /// The numbers in a part of a text, whatever is between them.
    ///
    /// - Parameter most: the number of numbers behind which reading ends.
    static func read(_ bytes: [UInt8], _ range: Range<Int>, most: Int = .max) -> [Double] {
        var numbers: [Double] = []
        var start: Int?
        var (hasPoint, hasExponent) = (false, false)
        func finish(_ end: Int) {
            if let begin = start, let number = number(bytes, begin..<end, isPlain: !hasExponent) {
                numbers.append(number)
            }
            (start, hasPoint, hasExponent) = (nil, false, false)
        }
        var previous: UInt8 = 0
        var index = range.lowerBound
        while index < range.upperBound, numbers.count < most {
            let byte = bytes[index]
            if byte >= 0x30, byte <= 0x39 {
                if start == nil { start = index }
            } else if byte == 0x2E {
                if hasPoint || hasExponent { finish(index) }
                if start == nil { start = index }
                hasPoint = true
            } else if byte == 0x2D || byte == 0x2B {
                if previous | 0x20 != 0x65 || start == nil { finish(index) }
                if start == nil { start = index }
            } else if byte | 0x20 == 0x65, start != nil, !hasExponent {
                hasExponent = true
            } else if start != nil {
                finish(index)
            }
            previous = byte
            index += 1
        }
        finish(index)
        return numbers
    }

    private static func number(_ bytes: [UInt8], _ range: Range<Int>, isPlain: Bool) -> Double? {
        var end = range.upperBound
        // The unit of `2em` begins as an exponent does.
        while end > range.lowerBound, bytes[end - 1] != 0x2E, bytes[end - 1] < 0x30 || bytes[end - 1] > 0x39 {
            end -= 1
        }
        guard end > range.lowerBound else { return nil }
        // Up to 15 digits and 22 places are exact.
        if isPlain, end - range.lowerBound <= 16 {
            var (value, places, digits, index) = (0.0, 0, 0, range.lowerBound)
            var isFraction = false
            let isNegative = bytes[index] == 0x2D
            if isNegative || bytes[index] == 0x2B { index += 1 }
            while index < end, bytes[index] == 0x2E || bytes[index] >= 0x30 && bytes[index] <= 0x39 {
                if bytes[index] == 0x2E {
                    isFraction = true
                } else {
                    value = value * 10 + Double(bytes[index] - 0x30)
                    digits += 1
                    if isFraction { places += 1 }
                }
                index += 1
            }
            if index == end, digits <= 15 {
                guard digits > 0 else { return nil }
                let number = places > 0 ? value / powers[places] : value
                return isNegative ? -number : number
            }
        }
        return Double(String(decoding: bytes[range.lowerBound..<end], as: UTF8.self))
    }
}

/// A length or a list of lengths, as far as its greatest number and its units matter.
struct VectorLength {
    /// The greatest absolute value; nil without a number.
    let number: Double?
    /// The greatest factor that its units can have.
    let unit: Double
    let hasPercent: Bool
    /// True for units that depend on the size of texts.
    let isRelative: Bool
    /// True for `larger`.
    let isLarger: Bool
    /// True for the letter of `em` and `ex`.
    let hasE: Bool

    private static let units: [(UInt8, UInt8, Double)] = [
        ("in", 96.0), ("cm", 38), ("em", 16), ("pc", 16), ("ex", 16), ("ch", 16), ("vw", 20), ("vh", 20), ("mm", 4),
        ("pt", 1.34),
    ].map { (Array($0.0.utf8)[0], Array($0.0.utf8)[1], $0.1) }

    init(_ text: String) {
        let bytes = Array(text.utf8)
        self.init(bytes, bytes.indices)
    }

    /// Reads a part of a text, in letters of either case.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        number = VectorNumbers.read(bytes, range).reduce(nil as Double?) { max($0 ?? 0, abs($1)) }
        var (rank, percent, relative, larger, letter) = (Self.units.count, false, false, false, false)
        var previous: UInt8 = 0
        for index in range {
            let raw = bytes[index]
            if raw == 0x25 { percent = true }
            let byte = raw >= 0x41 && raw <= 0x5A ? raw | 0x20 : raw
            if byte == 0x65 { letter = true }
            if byte >= 0x61, previous >= 0x61 {
                for (place, unit) in Self.units.enumerated() where unit.0 == previous && unit.1 == byte {
                    rank = min(rank, place)
                    if place == 2 || place == 4 || place == 5 { relative = true }
                }
                // The fourth letter of `larger`.
                if previous == 0x72, byte == 0x67, index >= range.lowerBound + 3 {
                    larger = larger || bytes[index - 2] | 0x20 == 0x61 && bytes[index - 3] | 0x20 == 0x6C
                }
            }
            previous = byte
        }
        unit = rank < Self.units.count ? Self.units[rank].2 : 1
        (hasPercent, isRelative, isLarger, hasE) = (percent, relative, larger, letter)
    }
}
