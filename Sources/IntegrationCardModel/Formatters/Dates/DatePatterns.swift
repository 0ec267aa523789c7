import Foundation

/// The patterns of dates and times in a language.
///
/// They come from Foundation, except where UI5's copy of CLDR differs in ways that users of cards see: there is no
/// "at" between date and time, and times of long styles end with the difference to Greenwich.
struct DatePatterns {
    let locale: CardLocale
    let formatting: CardFormatting

    /// The character that represents the difference to Greenwich within patterns.
    static let zoneMark = "\u{F8F0}"

    func date(_ style: String) -> String {
        formatting.pattern("date/" + style, locale) {
            if let pattern = Self.datePatterns[locale.language]?[style] { return pattern }
            let formatter = DateFormatter()
            formatter.locale = locale.locale
            formatter.dateStyle = Self.style(style)
            formatter.timeStyle = .none
            return formatter.dateFormat ?? "y-MM-dd"
        }
    }

    private func time(_ style: String) -> String {
        formatting.pattern("time/" + style, locale) {
            let isLong = style == "long" || style == "full"
            if let pattern = Self.timePatterns[locale.language] {
                return style == "short" ? pattern.short : pattern.medium + (isLong ? " " + Self.zoneMark : "")
            }
            let formatter = DateFormatter()
            formatter.locale = locale.locale
            formatter.dateStyle = .none
            formatter.timeStyle = style == "short" ? .short : .medium
            return (formatter.dateFormat ?? "HH:mm:ss") + (isLong ? " " + Self.zoneMark : "")
        }
    }

    func dateTime(_ dateStyle: String, _ timeStyle: String) -> String {
        date(dateStyle) + glue(dateStyle) + time(timeStyle)
    }

    /// The text between date and time.
    private func glue(_ style: String) -> String {
        let isLong = style == "long" || style == "full"
        switch locale.language {
        case "pt": return " "
        case "pl" where isLong: return " "
        case "fr" where style != "short": return ", "
        default: break
        }
        return formatting.pattern("glue", locale) {
            let pattern = pattern(skeleton: "yMdHm")
            guard let year = pattern.lastIndex(where: { "yMd".contains($0) }), let hour = pattern.firstIndex(of: "H"),
                year < hour
            else { return ", " }
            return String(pattern[pattern.index(after: year)..<hour])
        }
    }

    /// The pattern that a language uses for a set of fields.
    func pattern(skeleton: String) -> String {
        let skeleton = Self.skeleton(skeleton)
        return formatting.pattern("skeleton/" + skeleton, locale) {
            if let pattern = Self.skeletonPatterns[locale.language]?[skeleton] { return pattern }
            return DateFormatter.dateFormat(fromTemplate: skeleton, options: 0, locale: locale.locale) ?? skeleton
        }
    }

    /// The letters of a skeleton that are field symbols.
    static func skeleton(_ text: String) -> String { String(text.prefix(32).filter { $0.isASCII && $0.isLetter }) }

    /// Quotes letters of a pattern that are no field symbols, such as the T of ISO dates.
    static func quoted(_ pattern: String) -> String {
        var result = ""
        var isQuoted = false
        for character in pattern.prefix(256) {
            if character == "'" {
                isQuoted.toggle()
                result.append(character)
            } else if !isQuoted, character.isASCII, character.isLetter,
                !"GyYuUrQqMLlwWdDFgEecabBhHKkjJCmsSAzZOvVXx".contains(character)
            {
                result += "'\(character)'"
            } else {
                result.append(character)
            }
        }
        return isQuoted ? result + "'" : result
    }

    private static func style(_ name: String) -> DateFormatter.Style {
        switch name {
        case "short": .short
        case "long": .long
        case "full": .full
        default: .medium
        }
    }

    // MARK: Differences between UI5's data and newer releases of ICU

    private static let datePatterns: [String: [String: String]] = [
        "ar": ["long": "d MMMM y", "full": "EEEE، d MMMM y"],
        "ja": ["full": "y年M月d日EEEE"],
    ]
    private static let timePatterns: [String: (short: String, medium: String)] = [
        "hi": ("h:mm a", "h:mm:ss a")
    ]
    private static let skeletonPatterns: [String: [String: String]] = [
        "ar": ["yMMMd": "d MMM y", "yMMMMd": "d MMMM y", "yMMMMEEEEd": "EEEE، d MMMM y"],
        "ja": ["yMMMMEEEEd": "y年M月d日EEEE"],
    ]
}
