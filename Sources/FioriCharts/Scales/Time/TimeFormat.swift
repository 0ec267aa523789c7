import Foundation

/// Texts of times on axes and of categories, in a locale. Times are those of the calendar and the clock (``CivilTime``).
nonisolated struct TimeFormat {
    private let locale: Locale
    private let clock: Date.FormatStyle
    private let date: Date.FormatStyle
    private let month: Date.FormatStyle
    private let monthOfYear: Date.FormatStyle
    private let year: Date.FormatStyle
    private let whole: Date.FormatStyle

    init(locale: Locale) {
        // Clocks have been read already: times are written as in Greenwich.
        self.locale = locale
        let plain = Date.FormatStyle(locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
        clock = plain.hour().minute()
        date = plain.month(.abbreviated).day()
        month = plain.month(.abbreviated)
        monthOfYear = plain.month(.abbreviated).year()
        year = plain.year()
        whole = plain.year().month(.abbreviated).day()
    }

    /// The labels of ticks: the parts that a step tells apart, and the larger part where it changes (a day among hours, a
    /// year among months).
    /// - Parameter namesFirst: True if the first label names the larger part, too, where no label does, or most others do.
    func labels(of ticks: [TimeScale.Tick], step: TimeStep, namesFirst: Bool = false) -> [String] {
        var namedParts: [Int] = []
        var labels = ticks.indices.map { index -> String in
            let time = ticks[index].time
            let last = index > 0 ? ticks[index - 1].time : nil
            let namesLargerPart: Bool
            let label: String
            switch step {
            case .seconds(let seconds) where seconds < CivilTime.day:
                let isNewDay = last.map { floor($0 / CivilTime.day) != floor(time / CivilTime.day) } ?? false
                namesLargerPart = isNewDay || time.truncatingRemainder(dividingBy: CivilTime.day) == 0
                label = namesLargerPart ? text(time, date) : clockText(time, step: seconds)
            case .seconds, .days, .week:
                namesLargerPart = last.map { Self.year($0) != Self.year(time) } ?? false
                label = text(time, namesLargerPart ? whole : date)
            case .months(let count) where count < 12:
                namesLargerPart = Self.year(last ?? time) != Self.year(time) || CivilTime.month(time) % 12 == 0
                label = text(time, namesLargerPart ? yearOrMonth(time) : month)
            case .months:
                namesLargerPart = true
                label = text(time, yearOrMonth(time))
            }
            if namesLargerPart { namedParts.append(index) }
            return label
        }
        let isRare = !namedParts.isEmpty && namedParts.count * 2 < labels.count - 1
        if namesFirst, namedParts.first != 0, !isRare, let first = ticks.first?.time {
            switch step {
            case .seconds(let seconds) where seconds < CivilTime.day:
                let minute = seconds < 1 ? text(first, clock) + ", " : ""
                labels[0] = text(first, date) + ", " + minute + labels[0]
            case .seconds, .days, .week: labels[0] = text(first, whole)
            case .months: labels[0] = text(first, monthOfYear)
            }
        }
        return labels
    }

    /// True if one of some ticks within days begins a day, so that its label is the date.
    static func nameDay(_ ticks: [TimeScale.Tick]) -> Bool {
        let days = ticks.map { floor($0.time / CivilTime.day) }
        return days.first != days.last || ticks.contains { $0.time.truncatingRemainder(dividingBy: CivilTime.day) == 0 }
    }

    /// The format of the year alone at its start, and of a month of it elsewhere.
    private func yearOrMonth(_ time: Double) -> Date.FormatStyle {
        CivilTime.month(time) % 12 == 0 ? year : monthOfYear
    }

    private static func year(_ time: Double) -> Int { CivilTime.date(Int((time / CivilTime.day).rounded(.down))).year }

    /// The time of day as far as a step in seconds tells it apart.
    private func clockText(_ time: Double, step: Double) -> String {
        if step >= 1 { return text(time, step >= 60 ? clock : clock.second()) }
        // Parts of seconds are written with the seconds of the minute. Dates are formatted to milliseconds at most.
        let digits = max(1, Int((-log10(step) - 1e-9).rounded(.up)))
        let seconds = time - (time / 60).rounded(.down) * 60
        return seconds.formatted(.number.precision(.fractionLength(digits)).locale(locale)) + " s"
    }

    /// The time of a category in full: the date, and the time of day where it matters.
    func title(_ category: Int, of scale: TimeScale) -> String {
        title(scale.clocks.local(scale.times[category]), precision: scale.precision)
    }

    /// A time in full, as far as a precision goes.
    func title(_ time: Double, precision: TimeScale.Precision) -> String {
        switch precision {
        case .year: return text(time, year)
        case .month: return text(time, monthOfYear)
        case .day: return text(time, whole)
        case .time:
            let hasSeconds = time.truncatingRemainder(dividingBy: 60) != 0
            return text(time, hasSeconds ? whole.hour().minute().second() : whole.hour().minute())
        }
    }

    private func text(_ time: Double, _ style: Date.FormatStyle) -> String {
        Date(timeIntervalSince1970: Self.formatted(time)).formatted(style)
    }

    /// The time at which the system's Gregorian calendar has the date: it is the Julian one before 15 October 1582.
    private static func formatted(_ time: Double) -> Double {
        // A hair more than nothing, because formats cut what a number of seconds since 1970 has no digits for.
        guard time < -141_427 * CivilTime.day else { return time == time.rounded() ? time : time + 2e-7 }
        let days = (time / CivilTime.day).rounded(.down)
        let date = CivilTime.date(Int(days))
        let year = date.month <= 2 ? date.year - 1 : date.year
        let dayOfYear = (153 * (date.month + (date.month > 2 ? -3 : 9)) + 2) / 5 + date.day - 1
        let leapDays = Int((Double(year) / 4).rounded(.down))
        // 1 March of the year 0 of the Julian calendar is 719,470 days before 1970.
        return Double(year * 365 + leapDays + dayOfYear - 719_470) * CivilTime.day + (time - days * CivilTime.day)
    }
}
