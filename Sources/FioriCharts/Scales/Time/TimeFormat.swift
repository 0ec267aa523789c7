import Foundation

/// Texts of times on axes and of categories, in a locale.
nonisolated struct TimeFormat {
    private let clock: Date.FormatStyle
    private let date: Date.FormatStyle
    private let month: Date.FormatStyle
    private let year: Date.FormatStyle
    private let whole: Date.FormatStyle

    init(locale: Locale) {
        // Times have no zone: they are read and written in the same one.
        let plain = Date.FormatStyle(locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
        clock = plain.hour().minute()
        date = plain.month(.abbreviated).day()
        month = plain.month(.abbreviated)
        year = plain.year()
        whole = plain.year().month(.abbreviated).day()
    }

    /// The labels of ticks: the parts that a step tells apart, and the larger part where it changes (a day among hours, a
    /// year among months).
    func labels(of ticks: [TimeScale.Tick], step: TimeStep) -> [String] {
        ticks.indices.map { index in
            let time = ticks[index].time
            let last = index > 0 ? ticks[index - 1].time : nil
            switch step {
            case .seconds(let seconds) where seconds < 86_400:
                let isNewDay = last.map { floor($0 / CivilTime.day) != floor(time / CivilTime.day) } ?? false
                return text(time, isNewDay || time.truncatingRemainder(dividingBy: CivilTime.day) == 0 ? date : clock)
            case .seconds, .week: return text(time, date)
            case .months(let count) where count < 12:
                let years = [last ?? time, time].map { Int((Double(CivilTime.month($0)) / 12).rounded(.down)) }
                return text(time, years[0] != years[1] || CivilTime.month(time) % 12 == 0 ? year : month)
            case .months: return text(time, year)
            }
        }
    }

    /// The time of a category in full: the date, and the time of day where it matters.
    func title(_ category: Int, of scale: TimeScale) -> String {
        text(scale.times[category], scale.hasTimesOfDay ? whole.hour().minute() : whole)
    }

    private func text(_ time: Double, _ style: Date.FormatStyle) -> String {
        Date(timeIntervalSince1970: time).formatted(style)
    }
}
