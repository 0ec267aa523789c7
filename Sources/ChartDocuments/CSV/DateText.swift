import Foundation

/// Texts of dates in the digits, spaces and halves of a day that programs write.
enum DateText {
    /// The halves of a day as some languages write them, the longer words first; true for afternoons.
    private static let halves: [(word: String, isAfternoon: Bool)] = [
        ("לפנה״צ", false), ("אחה״צ", true), ("a. m.", false), ("p. m.", true), ("a.m.", false), ("p.m.", true),
        ("π.μ.", false), ("μ.μ.", true), ("ق.ظ.", false), ("ب.ظ.", true), ("오전", false), ("오후", true),
        ("上午", false), ("下午", true), ("午前", false), ("午後", true), (" SA", false), (" CH", true), (" ص", false),
        (" م", true),
    ]

    /// True for a decimal digit of any script.
    static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar.value &- 48 < 10 : scalar.properties.numericType == .decimal
    }

    /// The text with digits of ASCII, usual spaces, AM or PM at its end, and without marks of direction.
    static func plain(_ label: String) -> String {
        let hasClock = label.utf8.contains(UInt8(ascii: ":"))
        guard hasClock || !label.utf8.allSatisfy({ $0 < 0x80 }) else { return label }
        var scalars = String.UnicodeScalarView()
        for scalar in label.unicodeScalars {
            if scalar.isASCII {
                scalars.append(scalar)
            } else if isDigit(scalar), let value = scalar.properties.numericValue {
                scalars.append(Unicode.Scalar(UInt8(48 + value)))
            } else if scalar.properties.generalCategory == .spaceSeparator {
                scalars.append(" ")
            } else if scalar.properties.generalCategory != .format {
                scalars.append(scalar)
            }
        }
        // Thai names the era before a year.
        let text = String(scalars).replacing("ค.ศ.", with: "")
        return hasClock ? withHalfOfDay(text) : text
    }

    private static func withHalfOfDay(_ text: String) -> String {
        // The usual forms have no letter beyond ASCII and no point behind the clock.
        guard let colon = text.lastIndex(of: ":"),
            text[colon...].contains(".") || !text.utf8.allSatisfy({ $0 < 0x80 }) || text.hasSuffix(" SA")
                || text.hasSuffix(" CH")
        else { return text }
        for (word, isAfternoon) in halves {
            guard let range = text.range(of: word), !word.hasPrefix(" ") || range.upperBound == text.endIndex else {
                continue
            }
            let rest = text.replacingCharacters(in: range, with: " ").trimmingCharacters(in: .whitespaces)
            return rest + (isAfternoon ? " PM" : " AM")
        }
        return text
    }
}
