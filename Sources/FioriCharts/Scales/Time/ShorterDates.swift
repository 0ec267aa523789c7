import Foundation

/// Shorter texts of dates, for axes on which the full ones have no room.
package nonisolated struct ShorterDates {
    private let styles: [(style: Date.FormatStyle, needsOneYear: Bool)]

    package init(locale: Locale) {
        // Times have no zone: they are read and written in the same one.
        let plain = Date.FormatStyle(locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
        styles = [
            (plain.year(.twoDigits).month(.defaultDigits).day(.defaultDigits), false),
            (plain.month(.defaultDigits).day(.defaultDigits), true),
            (plain.month(.abbreviated).year(.twoDigits), false),
            (plain.month(.abbreviated), true),
            (plain.year(), false),
        ]
    }

    /// The texts in each format that tells the times apart, the longest format first.
    /// - Parameter times: Seconds since 1970.
    package func texts(_ times: [Double]) -> [[String]] {
        let years = Set(times.map { Int((Double(CivilTime.month($0)) / 12).rounded(.down)) })
        return styles.compactMap { style, needsOneYear in
            if needsOneYear, years.count > 1 { return nil }
            let texts = times.map { Date(timeIntervalSince1970: $0).formatted(style) }
            return Set(texts).count == Set(times).count ? texts : nil
        }
    }
}
