import Foundation

/// Writes the distance of a date from now: "5 minutes ago", "in 2 days".
struct RelativeDateFormatting {
    /// True if only dates are shown: the scale "auto" stops at days.
    let isDateOnly: Bool
    /// The unit, or "auto" for the greatest one that fits.
    let scale: String
    /// "wide", "short" or "narrow".
    let style: String
    /// The distances that are written this way; nil for those that UI5 has for each unit.
    let range: ClosedRange<Int>?
    let weeks: WeekNumbering
    let locale: CardLocale
    let timeZone: TimeZone

    private static let scales: [(name: String, seconds: Double)] = [
        ("year", 31_536_000), ("month", 2_592_000), ("week", 604_800), ("day", 86_400), ("hour", 3600),
        ("minute", 60), ("second", 1),
    ]

    /// The greatest distance of each unit that is written in words.
    private static let distances = [
        "second": 60, "minute": 60, "hour": 24, "day": 6, "week": 4, "month": 12, "year": 10,
    ]

    /// The text; nil when the distance is out of range.
    func text(_ instant: Double, now: Double) -> String? {
        let unit = scale == "auto" ? automaticUnit(instant, now: now) : scale
        guard let difference = difference(unit, from: now, to: instant) else { return nil }
        if scale != "auto" {
            let range = range ?? Self.distances[unit].map { -$0...$0 }
            if let range, !range.contains(difference) { return nil }
        }
        return text(difference, unit)
    }

    private func automaticUnit(_ instant: Double, now: Double) -> String {
        let seconds = abs(instant - now) / 1000
        let scales = isDateOnly ? Self.scales.prefix(4) : Self.scales[...]
        let unit = scales.first { seconds >= $0.seconds }?.name ?? scales.last?.name ?? "second"
        guard unit == "week" else { return unit }
        // Four weeks that lead to the same day of the next month are a month.
        let start = JavaScriptDate.localFields(now, timeZone: timeZone)
        let end = JavaScriptDate.localFields(instant, timeZone: timeZone)
        let months = abs((end.year - start.year) * 12 + end.month - start.month)
        if months == 2 { return "month" }
        let isWhole = instant > now ? end.day >= start.day : end.day <= start.day
        return months == 1 && isWhole ? "month" : "week"
    }

    /// The difference in whole units of the calendar.
    private func difference(_ unit: String, from now: Double, to instant: Double) -> Int? {
        let start = JavaScriptDate.localFields(now, timeZone: timeZone)
        let end = JavaScriptDate.localFields(instant, timeZone: timeZone)
        func days(_ fields: JavaScriptDate.Fields) -> Int {
            JavaScriptDate.days(year: fields.year, month: fields.month, day: fields.day)
        }
        func weekStart(_ fields: JavaScriptDate.Fields) -> Int {
            days(fields) - weeks.dayNumber(ofWeekday: fields.weekday)
        }
        func units(_ milliseconds: Double) -> Int {
            func floored(_ value: Double) -> Double { (value / milliseconds).rounded(.down) }
            let local = (
                now + JavaScriptDate.offset(now, timeZone: timeZone),
                instant + JavaScriptDate.offset(instant, timeZone: timeZone)
            )
            return Int(floored(local.1) - floored(local.0))
        }
        switch unit {
        case "year": return end.year - start.year
        case "quarter": return (end.year - start.year) * 4 + end.month / 3 - start.month / 3
        case "month": return (end.year - start.year) * 12 + end.month - start.month
        case "week": return (weekStart(end) - weekStart(start)) / 7
        case "day": return days(end) - days(start)
        case "hour": return units(3_600_000)
        case "minute": return units(60_000)
        case "second": return units(1000)
        default: return nil
        }
    }

    /// UI5 has words of their own for today and for two units away, but not for yesterday and tomorrow.
    private func text(_ difference: Int, _ unit: String) -> String? {
        let isNamed = difference == 0 || abs(difference) == 2
        let text = LocaleTexts.relative(difference, unit, style: style, isNamed: isNamed, locale)
        return text.map { UI5Differences.relative($0, unit, style: style, locale) }
    }
}
