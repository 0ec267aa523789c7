import FioriCharts
import Foundation

/// Years of other calendars than the Gregorian one, in which all dates are read.
enum OtherCalendar {
    /// Languages of which regions write years of the Persian or the Islamic calendar, and those of the Buddhist era.
    private static let years: [String: ClosedRange<Int>] = [
        "fa": 1_300...1_500, "ps": 1_300...1_500, "ckb": 1_300...1_500, "ar": 1_300...1_500, "ur": 1_300...1_500,
        "th": 2_400...2_600, "lo": 2_400...2_600, "km": 2_400...2_600, "my": 2_400...2_600,
    ]

    /// A remark on dates whose years are those of our time in the calendar of a language.
    static func remark(_ column: DateColumn, _ labels: LabelColumn, locale: Locale) -> String? {
        let language = locale.language.languageCode?.identifier ?? ""
        guard let years = years[language], let label = labels.first,
            let start = WrittenTime.start(years.lowerBound, 1, 1)?.local,
            let end = WrittenTime.start(years.upperBound + 1, 1, 1)?.local,
            column.times.allSatisfy({ (start..<end).contains($0.local) })
        else { return nil }
        return
            "dates such as \(label) are read as those of the Gregorian calendar, though \(locale.identifier) may mean another "
            + "one; write them as Gregorian dates, or --first-column categories leaves them as they are"
    }
}
