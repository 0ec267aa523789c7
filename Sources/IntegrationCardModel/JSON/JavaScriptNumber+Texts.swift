import Foundation

/// The texts of numbers with a given number of digits, or in another base, as JavaScript's functions write them.
///
/// They start from the exact value of the number, and of two texts that are equally near they take the one that is
/// farther from zero.
extension JavaScriptNumber {
    /// The text of `toFixed`: so many digits behind the point.
    static func fixed(_ number: Double, digits: Int) -> String {
        guard number.isFinite, abs(number) < 1e21 else { return text(number) }
        let magnitude = abs(number)
        let sign = number < 0 ? "-" : ""
        // A number is half-way between two texts if it has one digit more, which is five in the decimal system: its
        // denominator is a power of two with that exponent.
        let scaled = magnitude * pow(2, Double(digits + 1))
        guard scaled < 9e15, scaled == scaled.rounded(), scaled.truncatingRemainder(dividingBy: 2) == 1 else {
            return sign + String(format: "%.\(digits)f", magnitude)
        }
        let text = String(format: "%.\(digits + 1)f", magnitude)
        let kept = incremented(text.utf8.dropLast().filter { $0 != UInt8(ascii: ".") }.map { $0 - 0x30 })
        let front = kept.dropLast(digits).map(String.init).joined()
        return sign + front + (digits > 0 ? "." + kept.suffix(digits).map(String.init).joined() : "")
    }

    /// Digits with one more at the last place.
    private static func incremented(_ digits: [UInt8]) -> [UInt8] {
        var digits = digits
        for position in digits.indices.reversed() {
            if digits[position] < 9 {
                digits[position] += 1
                return digits
            }
            digits[position] = 0
        }
        return [1] + digits
    }

    /// The text of `toPrecision`: so many significant digits, with an exponent for large and small numbers.
    static func precise(_ number: Double, count: Int) -> String {
        guard number.isFinite else { return text(number) }
        let (digits, exponent) = significant(abs(number), count: count)
        let sign = number < 0 ? "-" : ""
        if exponent < -6 || exponent >= count { return sign + scientific(digits, exponent) }
        if exponent < 0 { return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits }
        guard exponent + 1 < count else { return sign + digits }
        return sign + digits.prefix(exponent + 1) + "." + digits.dropFirst(exponent + 1)
    }

    /// The text of `toExponential`: a digit, so many behind the point, and an exponent.
    ///
    /// - Parameter digits: the digits behind the point; nil for as many as the number needs.
    static func exponential(_ number: Double, digits count: Int?) -> String {
        guard number.isFinite else { return text(number) }
        let sign = number < 0 ? "-" : ""
        if let count {
            let (digits, exponent) = significant(abs(number), count: count + 1)
            return sign + scientific(digits, exponent)
        }
        let (digits, exponent) = shortestDigits(abs(number))
        return sign + (digits.isEmpty ? "0e+0" : scientific(digits, exponent - 1))
    }

    private static func scientific(_ digits: String, _ exponent: Int) -> String {
        let mantissa = digits.count == 1 ? digits : digits.prefix(1) + "." + digits.dropFirst()
        return mantissa + (exponent < 0 ? "e-" : "e+") + String(abs(exponent))
    }

    /// So many significant digits of a number that is not negative, and the power of ten of the first.
    private static func significant(_ number: Double, count: Int) -> (digits: String, exponent: Int) {
        guard number > 0 else { return (String(repeating: "0", count: count), 0) }
        // With sixty digits more than are kept, a text that ends in zeros is exact.
        let parts = String(format: "%.\(count + 60)e", number).split(separator: "e")
        guard parts.count == 2, var exponent = Int(parts[1]) else { return (text(number), 0) }
        let all = parts[0].utf8.filter { $0 != UInt8(ascii: ".") }.map { $0 - 0x30 }
        var digits = Array(all[..<count])
        if all[count] >= 5 {
            digits = incremented(digits)
            if digits.count > count {
                digits.removeLast()
                exponent += 1
            }
        }
        return (digits.map(String.init).joined(), exponent)
    }

    /// The text in a base of 2 to 36: as many digits behind the point as tell the number from its neighbours.
    static func text(_ number: Double, radix: Int) -> String {
        guard radix != 10, number.isFinite else { return text(number) }
        let base = Double(radix)
        let magnitude = abs(number)
        var integer = magnitude.rounded(.down)
        var fraction = magnitude - integer
        var uncertainty = max(0.5 * (magnitude.nextUp - magnitude), .leastNonzeroMagnitude)
        var places: [Int] = []
        while fraction >= uncertainty {
            fraction *= base
            uncertainty *= base
            let digit = Int(fraction)
            places.append(digit)
            fraction -= Double(digit)
            guard fraction > 0.5 || fraction == 0.5 && digit % 2 == 1, fraction + uncertainty > 1 else { continue }
            // The last digit is rounded up, and those in front of it where it overflows.
            while let last = places.popLast() {
                if last + 1 < radix {
                    places.append(last + 1)
                    break
                }
            }
            if places.isEmpty { integer += 1 }
            break
        }
        let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz")
        var front: [Character] = []
        // Digits that a number this large does not determine are zero.
        while integer / base >= 9_007_199_254_740_992 {
            integer /= base
            front.append("0")
        }
        repeat {
            let digit = integer.truncatingRemainder(dividingBy: base)
            front.append(digits[Int(digit)])
            integer = (integer - digit) / base
        } while integer > 0
        let behind = places.isEmpty ? "" : "." + String(places.map { digits[$0] })
        return (number < 0 ? "-" : "") + String(front.reversed()) + behind
    }
}
