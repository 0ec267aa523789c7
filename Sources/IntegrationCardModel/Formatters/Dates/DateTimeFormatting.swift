import Foundation

/// Writes dates and times by UI5's options.
struct DateTimeFormatting {
    let isDateOnly: Bool
    let options: JavaScriptValue
    let locale: CardLocale
    let environment: BindingEnvironment
    private let timeZone: TimeZone
    private let calendar: Calendar.Identifier
    private let weeks: WeekNumbering

    init(isDateOnly: Bool, options: JavaScriptValue, locale: CardLocale, environment: BindingEnvironment) {
        self.isDateOnly = isDateOnly
        self.options = options
        self.locale = locale
        self.environment = environment
        timeZone = options.boolOption("UTC", default: false) ? .gmt : environment.timeZone
        calendar =
            switch options.textOption("calendarType") {
            case "Japanese": .japanese
            case "Islamic": .islamicUmmAlQura
            case "Persian": .persian
            case "Buddhist": .buddhist
            case "Gregorian": .gregorian
            default: environment.cardLocale.calendar
            }
        weeks = WeekNumbering(options, locale, environment.formatting)
    }

    /// The text of a date, or of two as an interval. Empty for a value that is not a date.
    func text(_ value: JavaScriptValue) -> String {
        if let dates = value.elements {
            guard options.boolOption("interval", default: false), dates.count == 2, let first = instant(dates[0]) else {
                return ""
            }
            if dates[1].isNullish, options.boolOption("singleIntervalValue", default: false) { return text(first) }
            guard let second = instant(dates[1]) else { return "" }
            return interval(first, second)
        }
        return instant(value).map { text($0) } ?? ""
    }

    /// The instant that a value names, by the rules of JavaScript's `new Date` and of OData's `/Date(…)/`.
    private func instant(_ value: JavaScriptValue) -> Double? {
        let milliseconds: Double
        switch value {
        case .undefined, .array, .object, .json, .function, .namespace, .pattern: return nil
        case .null: milliseconds = 0
        case .bool(let bool): milliseconds = bool ? 1 : 0
        case .number(let number), .date(let number): milliseconds = number.rounded(.towardZero)
        case .string(let text):
            milliseconds = Self.odataDate(text) ?? JavaScriptDate.parse(text, timeZone: environment.timeZone)
        }
        return milliseconds.isFinite && abs(milliseconds) <= JavaScriptDate.maximum ? milliseconds : nil
    }

    /// Reads `/Date(ms)/`, with minutes of an offset that is taken back from the instant.
    static func odataDate(_ text: String) -> Double? {
        guard let start = text.firstRange(of: "/Date("), let end = text[start.upperBound...].firstRange(of: ")/") else {
            return nil
        }
        let content = text[start.upperBound..<end.lowerBound]
        guard content.utf8.count <= 40, let sign = content.dropFirst().lastIndex(where: { $0 == "+" || $0 == "-" })
        else {
            return Double(content)
        }
        guard let milliseconds = Double(content[..<sign]), let minutes = Double(content[content.index(after: sign)...])
        else { return nil }
        return milliseconds + (content[sign] == "+" ? -minutes : minutes) * 60_000
    }

    // MARK: One date

    private func text(_ instant: Double) -> String {
        if options.boolOption("relative", default: false) {
            let relative = RelativeDateFormatting(
                isDateOnly: isDateOnly, scale: options.textOption("relativeScale") ?? (isDateOnly ? "day" : "auto"),
                style: options.textOption("relativeStyle") ?? "wide", range: relativeRange, weeks: weeks,
                locale: locale, timeZone: timeZone)
            if let text = relative.text(instant, now: environment.nowMilliseconds) { return text }
        }
        return text(instant, pattern)
    }

    private var relativeRange: ClosedRange<Int>? {
        guard let bounds = options.option("relativeRange").elements, bounds.count == 2,
            case .number(let low) = bounds[0], case .number(let high) = bounds[1], low <= high, abs(low) < 1e9,
            abs(high) < 1e9
        else { return nil }
        return Int(low)...Int(high)
    }

    private func text(_ instant: Double, _ pattern: DatePattern) -> String {
        let fields = DateFields(instant, timeZone: timeZone, calendar: calendar)
        return pattern.text(
            fields, names: environment.formatting.names(locale, calendar), weeks: weeks, locale)
    }

    private var pattern: DatePattern {
        let patterns = DatePatterns(locale: locale, calendar: calendar, formatting: environment.formatting)
        if let pattern = options.textOption("pattern"), !pattern.isEmpty {
            return environment.formatting.datePattern(pattern)
        }
        if let skeleton = options.textOption("format"), !skeleton.isEmpty {
            return environment.formatting.datePattern(patterns.pattern(skeleton: skeleton))
        }
        let styles = (options.textOption("style") ?? "medium").split(separator: "/").map(String.init)
        let date = styles.first ?? "medium"
        return environment.formatting.datePattern(
            isDateOnly ? patterns.date(date) : patterns.dateTime(date, styles.count > 1 ? styles[1] : date))
    }

    // MARK: Intervals

    private func interval(_ first: Double, _ second: Double) -> String {
        // Dates that agree to the second are one.
        if (first / 1000).rounded(.down) == (second / 1000).rounded(.down) { return text(first, pattern) }
        if let delimiter = options.textOption("intervalDelimiter") {
            return text(first, pattern) + delimiter + text(second, pattern)
        }
        if let skeleton = options.textOption("format"), options.textOption("pattern") == nil {
            if let text = differingInterval(first, second, DatePatterns.skeleton(skeleton)) { return text }
            return environment.formatting.interval(
                first, second, skeleton: DatePatterns.skeleton(skeleton), locale, timeZone: timeZone, calendar: calendar
            )
        }
        let dash = UI5Differences.entry(UI5Differences.intervalDashes, locale) ?? "\u{2009}–\u{2009}"
        return text(first, pattern) + dash + text(second, pattern)
    }

    /// The interval by a pattern of UI5's own, which depends on the greatest field in which the dates differ.
    private func differingInterval(_ first: Double, _ second: Double, _ skeleton: String) -> String? {
        guard calendar == .gregorian,
            let patterns = UI5Differences.entry(UI5Differences.intervals, skeleton, locale)
        else { return nil }
        let start = DateFields(first, timeZone: timeZone, calendar: calendar)
        let end = DateFields(second, timeZone: timeZone, calendar: calendar)
        let difference =
            start.year != end.year ? "y" : start.month != end.month ? "M" : start.day != end.day ? "d" : ""
        guard let pattern = patterns[difference] else { return nil }
        return environment.formatting.datePattern(pattern).text(
            start, end, names: environment.formatting.names(locale, calendar), weeks: weeks, locale)
    }
}
