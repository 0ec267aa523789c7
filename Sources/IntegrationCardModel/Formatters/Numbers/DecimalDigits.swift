/// A number as decimal digits, for rounding that is exact in decimal.
struct DecimalDigits {
    enum Rounding: String {
        case floor = "FLOOR"
        case ceiling = "CEILING"
        case towardsZero = "TOWARDS_ZERO"
        case awayFromZero = "AWAY_FROM_ZERO"
        case halfFloor = "HALF_FLOOR"
        case halfCeiling = "HALF_CEILING"
        case halfTowardsZero = "HALF_TOWARDS_ZERO"
        case halfAwayFromZero = "HALF_AWAY_FROM_ZERO"
    }

    var isNegative: Bool
    /// The significant digits, most significant first.
    var digits: [UInt8]
    /// The number of digits in front of the point; negative for leading zeros behind it.
    var point: Int
    /// The number of digits that a text had behind its point, zeros at its end included; nil for a number.
    private(set) var writtenFraction: Int?

    init?(_ number: Double) {
        guard number.isFinite else { return nil }
        let (digits, exponent) = JavaScriptNumber.shortestDigitValues(abs(number))
        isNegative = number < 0
        self.digits = digits
        point = digits.isEmpty ? 0 : exponent
    }

    /// Reads a plain decimal text with all of its digits.
    init?(text: String) {
        var bytes = Array(text.utf8)[...]
        isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative || bytes.first == UInt8(ascii: "+") { bytes = bytes.dropFirst() }
        guard bytes.count <= 400, !bytes.isEmpty else { return nil }
        var digits: [UInt8] = []
        var point: Int?
        for byte in bytes {
            if byte == UInt8(ascii: "."), point == nil {
                point = digits.count
            } else if (0x30...0x39).contains(byte) {
                digits.append(byte - 0x30)
            } else {
                return nil
            }
        }
        guard !digits.isEmpty else { return nil }
        self.digits = digits
        self.point = point ?? digits.count
        writtenFraction = digits.count - self.point
        normalize()
    }

    /// The number with its point moved to the right. Zero stays zero, with fewer digits behind its point.
    func shifted(by places: Int) -> DecimalDigits {
        var shifted = self
        if !isZero { shifted.point += places }
        shifted.writtenFraction = writtenFraction.map { max(0, $0 - places) }
        return shifted
    }

    /// The number with as many digits as its value needs.
    var withoutWrittenZeros: DecimalDigits {
        var digits = self
        digits.writtenFraction = nil
        return digits
    }

    /// The magnitude as a floating-point number.
    var magnitude: Double {
        let text = String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self)
        return Double("0.0\(text)e\(point + 1)") ?? .infinity
    }

    private mutating func normalize() {
        if digits.first == 0 {
            let zeros = digits.prefix { $0 == 0 }.count
            digits.removeFirst(zeros)
            point -= zeros
        }
        while digits.last == 0 { digits.removeLast() }
        if digits.isEmpty { point = 0 }
    }

    var isZero: Bool { digits.isEmpty }

    /// The number of digits in front of the point.
    var integerCount: Int { max(0, point) }

    /// Removes the digits behind so many behind the point.
    mutating func round(fractionDigits: Int, _ rounding: Rounding = .halfAwayFromZero) {
        let kept = point + fractionDigits
        guard kept < digits.count else { return }
        let next = kept >= 0 ? digits[kept] : 0
        let isExactHalf = next == 5 && kept + 1 == digits.count
        let up: Bool =
            switch rounding {
            case .towardsZero: false
            case .awayFromZero: true
            case .floor: isNegative
            case .ceiling: !isNegative
            case .halfAwayFromZero: next >= 5
            case .halfTowardsZero: next >= 5 && !isExactHalf
            case .halfFloor: next >= 5 && (!isExactHalf || isNegative)
            case .halfCeiling: next >= 5 && (!isExactHalf || !isNegative)
            }
        digits.removeLast(digits.count - max(0, kept))
        if up {
            if kept < 0 {
                digits = [1]
                point = 1 - fractionDigits
            } else {
                var position = kept - 1
                while position >= 0, digits[position] == 9 {
                    digits[position] = 0
                    position -= 1
                }
                if position >= 0 {
                    digits[position] += 1
                } else {
                    digits.insert(1, at: 0)
                    point += 1
                }
            }
        }
        normalize()
    }

    /// The digits in front of and behind the point.
    func split() -> (integer: [UInt8], fraction: [UInt8]) {
        if point <= 0 {
            return ([], digits.isEmpty ? [] : Array(repeating: 0, count: -point) + digits)
        }
        if point >= digits.count { return (digits + Array(repeating: 0, count: point - digits.count), []) }
        return (Array(digits[..<point]), Array(digits[point...]))
    }
}
