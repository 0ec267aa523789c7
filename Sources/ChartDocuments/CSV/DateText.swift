import Foundation

/// Texts of dates in the digits and spaces that programs write.
enum DateText {
    /// True for a decimal digit of any script.
    static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar.value &- 48 < 10 : scalar.properties.numericType == .decimal
    }

    /// The characters of a text with digits of ASCII and usual spaces, and without marks of direction.
    static func plain(_ label: String) -> [Unicode.Scalar] {
        guard !label.utf8.allSatisfy({ $0 < 0x80 }) else { return Array(label.unicodeScalars) }
        // Thai names the era before a year.
        let text = label.replacing("ค.ศ.", with: "")
        return text.unicodeScalars.compactMap { scalar in
            if scalar.isASCII { return scalar }
            if isDigit(scalar), let value = scalar.properties.numericValue {
                return Unicode.Scalar(UInt8(48 + value))
            }
            switch scalar.properties.generalCategory {
            case .spaceSeparator: return " "
            case .format: return nil
            default: return scalar
            }
        }
    }
}
