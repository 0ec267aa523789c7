import Foundation

/// The patterns of dates and times in a language's calendar.
///
/// They come from Foundation, except where UI5's copy of CLDR differs: there is no "at" between date and time, and the
/// pattern of a date with a time joins the patterns of both.
struct DatePatterns {
    let locale: CardLocale
    let calendar: Calendar.Identifier
    let formatting: CardFormatting

    func date(_ style: String) -> String {
        cached("date/" + style) {
            if calendar == .gregorian, let pattern = UI5Differences.entry(UI5Differences.datePatterns, style, locale) {
                return pattern
            }
            return standardPattern(date: Self.style(style), time: .none) ?? "y-MM-dd"
        }
    }

    private func time(_ style: String) -> String {
        cached("time/" + style) {
            if let pattern = UI5Differences.entry(UI5Differences.timePatterns, style, locale) { return pattern }
            return standardPattern(date: .none, time: Self.style(style)) ?? "HH:mm:ss"
        }
    }

    func dateTime(_ dateStyle: String, _ timeStyle: String) -> String {
        date(dateStyle) + glue(dateStyle) + time(timeStyle)
    }

    /// The text between date and time.
    private func glue(_ style: String) -> String {
        if let glue = UI5Differences.entry(UI5Differences.glue, style, locale) { return glue }
        return cached("glue") {
            guard let date = standardPattern(date: .short, time: .none),
                let time = standardPattern(date: .none, time: .short),
                let both = standardPattern(date: .short, time: .short), both.hasPrefix(date), both.hasSuffix(time),
                both.count > date.count + time.count
            else { return ", " }
            return String(both.dropFirst(date.count).dropLast(time.count))
        }
    }

    private func standardPattern(date: DateFormatter.Style, time: DateFormatter.Style) -> String? {
        let formatter = DateFormatter()
        formatter.locale = locale.with(calendar)
        formatter.dateStyle = date
        formatter.timeStyle = time
        return formatter.dateFormat
    }

    private func cached(_ name: String, _ make: () -> String) -> String {
        formatting.pattern("\(calendar)/" + name, locale, make)
    }

    // MARK: Skeletons

    /// The pattern that a language uses for a set of fields. Fields of a date and of a time are looked up apart.
    func pattern(skeleton: String) -> String {
        let skeleton = Self.skeleton(skeleton)
        return cached("skeleton/" + skeleton) {
            let isTime = { (letter: Character) in "hHkKjJmsSzZvVOXxaB".contains(letter) }
            let date = String(skeleton.prefix { !isTime($0) })
            let time = String(skeleton.dropFirst(date.count))
            guard !date.isEmpty, !time.isEmpty, time.allSatisfy(isTime), date.contains(where: { $0 != "E" }) else {
                return simplePattern(skeleton)
            }
            let style =
                date.contains("MMMM") || date.contains("LLLL")
                ? (date.contains(where: { "Eec".contains($0) }) ? "full" : "long")
                : date.contains("MMM") || date.contains("LLL") ? "medium" : "short"
            return simplePattern(date) + glue(style) + simplePattern(time)
        }
    }

    private func simplePattern(_ skeleton: String) -> String {
        var skeleton = skeleton
        if skeleton.contains("j") {
            let hours = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale.locale) ?? "H"
            skeleton = skeleton.replacing("j", with: hours.contains("a") || hours.contains("B") ? "h" : "H")
        }
        // One to three letters mean the same short name of a day.
        if !skeleton.contains("EEEE") {
            skeleton = skeleton.replacing("EEE", with: "E").replacing("EE", with: "E")
        }
        if calendar == .gregorian || skeleton.allSatisfy({ "hHms".contains($0) }),
            let pattern = UI5Differences.entry(UI5Differences.skeletons, skeleton, locale)
        {
            return pattern
        }
        return DateFormatter.dateFormat(fromTemplate: skeleton, options: 0, locale: locale.with(calendar)) ?? skeleton
    }

    /// The letters of a skeleton that are field symbols.
    static func skeleton(_ text: String) -> String { String(text.prefix(32).filter { $0.isASCII && $0.isLetter }) }

    private static func style(_ name: String) -> DateFormatter.Style {
        switch name {
        case "short": .short
        case "long": .long
        case "full": .full
        default: .medium
        }
    }
}
