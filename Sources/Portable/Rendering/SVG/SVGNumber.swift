import CoreGraphics
import Foundation

/// The format of numbers in SVG: at most three decimals, no redundant digits, no exponent.
enum SVGNumber {
    static func text(_ value: CGFloat) -> String { text(Double(value)) }

    static func text(_ value: Double) -> String {
        withDigits(of: value) { String(decoding: $0, as: UTF8.self) }
    }

    /// Calls a closure with the characters of a number.
    static func withDigits<Result>(of value: Double, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let thousandths = (min(max(value, -1e12), 1e12) * 1000).rounded(.toNearestOrAwayFromZero)
        let whole = value.isFinite ? Int(thousandths) : 0
        // At most a sign, 12 digits, a point and 3 decimals; written from the end.
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var start = digits.count
            func put(_ byte: UInt8) {
                start -= 1
                digits[start] = byte
            }
            if whole == 0 { put(UInt8(ascii: "0")) }
            var rest = abs(whole)
            var decimals = 3
            while decimals > 0, rest % 10 == 0 {
                rest /= 10
                decimals -= 1
            }
            while rest > 0 || decimals > 0 {
                put(UInt8(ascii: "0") + UInt8(rest % 10))
                rest /= 10
                if decimals > 0 {
                    decimals -= 1
                    if decimals == 0 { put(UInt8(ascii: ".")) }
                }
            }
            if whole < 0 { put(UInt8(ascii: "-")) }
            return body(UnsafeBufferPointer(rebasing: digits[start...]))
        }
    }

    /// The coordinates of a point or vector, separated by a space.
    static func pair(_ x: CGFloat, _ y: CGFloat) -> String { text(x) + " " + text(y) }
}

/// The format of text in XML.
enum XMLText {
    /// True if no character has to be escaped or omitted.
    static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { bytes.allSatisfy(isPlain) }

    /// True for a byte that neither is nor begins a character to be escaped or omitted.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        // Digits, letters and most punctuation.
        case 0x28...0x3B, 0x3F...0x7E: true
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
        // Controls, and the first bytes of U+0080 to U+00BF and U+F000 to U+FFFF.
        case 0..<0x20, 0x7F, 0xC2, 0xEF: false
        default: true
        }
    }

    /// The text with XML's special characters escaped, and without forbidden ones (XML 1.0, 2.2: controls other than
    /// tab and line ends, U+FFFE and U+FFFF).
    static func escaped(_ text: String) -> String {
        if text.utf8.allSatisfy(isPlain(_:)) { return text }
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default:
                switch scalar.value {
                case 0x9, 0xA, 0xD: result.unicodeScalars.append(scalar)
                case 0..<0x20, 0x7F..<0x85, 0x86..<0xA0, 0xFFFE, 0xFFFF: break
                default: result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }
}
