import CoreGraphics
import Foundation

/// Lengths of style sheets in points.
nonisolated enum CardLength {
    /// A length in points; nil for a percentage and for what is no length.
    ///
    /// - Parameter css: a number with px, pt, rem, em or nothing behind it; 1 rem is 16 points.
    static func points(_ css: String?) -> CGFloat? {
        guard let (number, unit) = parts(css) else { return nil }
        switch unit {
        case "", "px": return number
        case "rem", "em": return number * 16
        case "pt": return number * 4 / 3
        default: return nil
        }
    }

    /// A share from 0 to 1 of a length such as "30%"; nil for others.
    static func share(_ css: String?) -> CGFloat? {
        guard let (number, unit) = parts(css), unit == "%" else { return nil }
        return number / 100
    }

    private static func parts(_ css: String?) -> (CGFloat, String)? {
        guard let text = css?.trimmingCharacters(in: .whitespaces).lowercased(), !text.isEmpty else { return nil }
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        guard let number = Double(digits), number.isFinite, number <= 100_000 else { return nil }
        return (CGFloat(number), String(text.dropFirst(digits.count)).trimmingCharacters(in: .whitespaces))
    }
}
