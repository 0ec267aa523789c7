import FioriCharts
import Foundation

/// Texts of dates in labels, as a language writes them.
struct DateTexts {
    let locale: Locale
    /// nil shows dates as they are written.
    let zone: TimeZone?

    /// The dates as short as they can be told apart.
    func texts(_ times: [WrittenTime]) -> [String] {
        let (instants, clocks) = ZoneOffsets.resolve(times, zone: zone)
        let dates = instants.map { clocks.local($0) }
        let haveTimes = dates.contains { $0.truncatingRemainder(dividingBy: CivilTime.day) != 0 }
        let haveSeconds = dates.contains { $0.truncatingRemainder(dividingBy: 60) != 0 }
        let span = (dates.max() ?? 0) - (dates.min() ?? 0)
        // Clocks have been read already: times are written as in Greenwich.
        var style = Date.FormatStyle(locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
        if span < CivilTime.day, haveTimes {
            style = style.hour().minute()
            if haveSeconds { style = style.second() }
        } else {
            style = style.day().month(.abbreviated)
            // Days a year apart would read the same.
            if span > 364 * CivilTime.day { style = style.year() }
            if haveTimes { style = style.hour().minute() }
            if haveSeconds { style = style.second() }
        }
        return dates.map { Date(timeIntervalSince1970: $0).formatted(style) }
    }
}
