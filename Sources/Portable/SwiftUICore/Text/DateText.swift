import Foundation

/// A moment or a span of time that becomes text where it is shown.
private final class DateText: TextSource {
    enum Content: Equatable, Sendable {
        case moment(Date, Text.DateStyle)
        case span(Date, Date)
        case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
    }

    let content: Content

    init(_ content: Content) { self.content = content }

    func isEqual(to other: any TextSource) -> Bool { (other as? DateText)?.content == content }

    /// Seconds count from the moment that the text is about, and clocks round to the nearest one.
    func nextChange(after date: Date) -> Date? {
        func next(from start: Date, rounding: Double) -> Date {
            let passed = date.timeIntervalSince(start) + rounding
            return start.addingTimeInterval((passed + 1e-6).rounded(.down) + 1 - rounding)
        }
        switch content {
        case .moment(let moment, let style):
            guard style.tellsDistance else { return nil }
            return next(from: moment, rounding: style == .timer ? 0.5 : 0)
        case .span: return nil
        case .timer(let interval, let pause, _, _):
            guard pause == nil, date < interval.upperBound else { return nil }
            if date < interval.lowerBound { return interval.lowerBound }
            return next(from: interval.lowerBound, rounding: 0.5)
        }
    }

    func string(in environment: EnvironmentValues) -> String {
        let now = environment.textDate ?? Date()
        var calendar = environment.calendar
        calendar.locale = environment.locale
        calendar.timeZone = environment.timeZone
        switch content {
        case .moment(let date, let style): return style.string(for: date, now: now, calendar: calendar)
        case .span(let start, let end):
            var style = Date.IntervalFormatStyle(date: .omitted, time: .shortened)
            if !calendar.isDate(start, inSameDayAs: end) { style = .init(date: .abbreviated, time: .shortened) }
            style.locale = environment.locale
            style.calendar = calendar
            style.timeZone = environment.timeZone
            return style.format(start..<max(start, end))
        case .timer(let interval, let pause, let countsDown, let showsHours):
            let moment = min(max(pause ?? now, interval.lowerBound), interval.upperBound)
            let seconds =
                countsDown
                ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound)
            return Text.DateStyle.clock(seconds, showsHours: showsHours)
        }
    }
}

extension Text {
    /// The format of a moment.
    public struct DateStyle: Sendable, Equatable, Codable {
        private enum Kind: String, Codable { case time, date, relative, offset, timer }
        private let kind: Kind

        /// The time of day: 11:23 PM.
        public static let time = DateStyle(kind: .time)
        /// The day: June 3, 2019.
        public static let date = DateStyle(kind: .date)
        /// The distance in words: 2 hours, 23 minutes.
        public static let relative = DateStyle(kind: .relative)
        /// The distance in one unit, with a sign: +2 hours.
        public static let offset = DateStyle(kind: .offset)
        /// The distance as a clock shows it: 36:59.
        public static let timer = DateStyle(kind: .timer)

        /// True if the format shows the distance of the moment.
        fileprivate var tellsDistance: Bool { kind == .relative || kind == .offset || kind == .timer }

        fileprivate func string(for date: Date, now: Date, calendar: Calendar) -> String {
            let locale = calendar.locale ?? .current
            switch kind {
            case .time:
                return Date.FormatStyle(
                    date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: calendar.timeZone
                ).format(date)
            case .date:
                return Date.FormatStyle(
                    date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: calendar.timeZone
                ).format(date)
            case .relative: return Self.amount(from: now, to: date, units: 2, calendar: calendar)
            case .offset:
                return (date < now ? "-" : "+") + Self.amount(from: now, to: date, units: 1, calendar: calendar)
            case .timer: return Self.clock(abs(date.timeIntervalSince(now)), showsHours: true)
            }
        }

        private static func amount(from now: Date, to date: Date, units: Int, calendar: Calendar) -> String {
            let formatter = DateComponentsFormatter()
            formatter.calendar = calendar
            formatter.unitsStyle = .full
            formatter.maximumUnitCount = units
            formatter.allowedUnits = [.year, .month, .day, .hour, .minute, .second]
            return formatter.string(from: min(now, date), to: max(now, date)) ?? ""
        }

        /// Minutes and seconds, with hours before them when there are any: 1:02:03.
        fileprivate static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
            guard seconds.isFinite, abs(seconds) < 1e15 else { return "0:00" }
            let whole = Int(max(0, seconds).rounded())
            func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            guard showsHours, whole >= 3600 else { return "\(whole / 60):\(two(whole % 60))" }
            return "\(whole / 3600):\(two(whole / 60 % 60)):\(two(whole % 60))"
        }
    }

    /// A moment, as the language of the place where it is shown has it.
    public init(_ date: Date, style: Text.DateStyle) { self.init(source: DateText(.moment(date, style))) }

    /// Two moments and what is between them: 9:30 – 11:00 AM.
    public init(_ dates: ClosedRange<Date>) {
        self.init(source: DateText(.span(dates.lowerBound, dates.upperBound)))
    }

    /// A span of time: 9:30 – 11:00 AM.
    public init(_ interval: DateInterval) {
        self.init(source: DateText(.span(interval.start, interval.end)))
    }

    /// Creates a text with the remaining or elapsed time of a span, as a clock shows it.
    /// - Parameters:
    ///   - pauseTime: when the clock stood still; nil while it runs.
    ///   - showsHours: false for minutes above 59.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            source: DateText(.timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
}

extension Text {
    /// Returns the time at which the text changes by itself; nil if it does not.
    func nextChange(after date: Date) -> Date? {
        switch storage {
        case .source(let text): return text.source.nextChange(after: date)
        case .concatenation(let first, let second):
            return [first, second].compactMap { $0.nextChange(after: date) }.min()
        default: return nil
        }
    }
}

private struct TextDateKey: EnvironmentKey { static var defaultValue: Date? { nil } }

extension EnvironmentValues {
    /// The moment that texts about the present go by; nil for the clock's.
    package var textDate: Date? {
        get { self[TextDateKey.self] }
        set { self[TextDateKey.self] = newValue }
    }
}
