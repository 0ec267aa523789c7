import CoreGraphics
import Foundation

/// The format of numbers in SVG: at most three decimals, no redundant digits, no exponent.
enum SVGNumber {
    static func text(_ value: CGFloat) -> String { text(Double(value)) }

    static func text(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let thousandths = (min(max(value, -1e12), 1e12) * 1000).rounded(.toNearestOrAwayFromZero)
        let whole = Int(thousandths)
        if whole == 0 { return "0" }
        let sign = whole < 0 ? "-" : ""
        let size = abs(whole)
        var text = size >= 1000 ? String(size / 1000) : ""
        var rest = size % 1000
        if rest == 0 { return sign + text }
        text += "."
        var unit = 100
        while rest > 0 {
            text += String(rest / unit)
            rest %= unit
            unit /= 10
        }
        return sign + text
    }

    /// Numbers separated by spaces.
    static func list(_ values: CGFloat...) -> String {
        values.map(text).joined(separator: " ")
    }
}

/// The format of text in XML.
enum XMLText {
    /// The text with XML's special characters escaped, and without forbidden ones (XML 1.0, 2.2: controls other than
    /// tab and line ends, U+FFFE and U+FFFF).
    static func escaped(_ text: String) -> String {
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
