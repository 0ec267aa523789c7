import Foundation

/// Shorter texts of dates, for axes on which the full ones have no room.
package nonisolated struct ShorterDates {
    /// The parts of dates that times have in common, so that texts may leave them out.
    private enum Need { case nothing, oneYear, oneDay, oneYearAndWholeHours, oneDayAndWholeHours }

    private let dates: [(style: Date.FormatStyle, need: Need)]
    private let clocks: [(style: Date.FormatStyle, need: Need)]

    package init(locale: Locale) {
        // Times have no zone: they are read and written in the same one.
        let plain = Date.FormatStyle(locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
        let day = plain.month(.defaultDigits).day(.defaultDigits)
        dates = [
            (plain.year(.twoDigits).month(.defaultDigits).day(.defaultDigits), .nothing),
            (day, .oneYear),
            (plain.month(.abbreviated).year(.twoDigits), .nothing),
            (plain.month(.abbreviated), .oneYear),
            (plain.year(), .nothing),
        ]
        clocks = [
            (day.year(.twoDigits).hour().minute(), .nothing),
            (day.hour().minute(), .oneYear),
            (day.hour(), .oneYearAndWholeHours),
            (plain.hour().minute(), .oneDay),
            (plain.hour(), .oneDayAndWholeHours),
        ]
    }

    /// The texts in each format that tells the times apart, the longest format first.
    /// - Parameter times: Seconds since 1970.
    package func texts(_ times: [Double]) -> [[String]] {
        let years = Set(times.map { Int((Double(CivilTime.month($0)) / 12).rounded(.down)) })
        let days = Set(times.map { ($0 / CivilTime.day).rounded(.down) })
        let haveTimes = times.contains { $0.truncatingRemainder(dividingBy: CivilTime.day) != 0 }
        let areWholeHours = times.allSatisfy { $0.truncatingRemainder(dividingBy: 3_600) == 0 }
        func holds(_ need: Need) -> Bool {
            switch need {
            case .nothing: true
            case .oneYear: years.count <= 1
            case .oneDay: days.count <= 1
            case .oneYearAndWholeHours: years.count <= 1 && areWholeHours
            case .oneDayAndWholeHours: days.count <= 1 && areWholeHours
            }
        }
        return ((haveTimes ? clocks : []) + dates).filter { holds($0.need) }.compactMap { style, _ in
            let texts = times.map { Date(timeIntervalSince1970: $0).formatted(style) }
            return Set(texts).count == Set(times).count ? texts : nil
        }
    }
}
