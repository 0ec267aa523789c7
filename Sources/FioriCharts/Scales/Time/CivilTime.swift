/// Dates and times of day without a time zone, as seconds since 1970-01-01 in the proleptic Gregorian calendar.
nonisolated package enum CivilTime {
    package static let day: Double = 86_400

    /// The times of the years 0 to 9999, which have four digits. Numbers beyond are no times.
    static let writtenYears = -62_167_219_200.0...253_402_300_799.0

    /// Reads a date and a time of day in ISO 8601 (``WrittenTime``); an offset is left out.
    /// - Returns: nil for other text and dates that do not exist.
    static func seconds(_ text: String) -> Double? { WrittenTime(iso: text)?.local }

    static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Days since 1970-01-01. Years begin in March here, so that the leap day is the last of its year.
    static func days(year: Int, month: Int, day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// The date of a number of days since 1970-01-01 (H. Hinnant, "chrono-Compatible Low-Level Date Algorithms").
    static func date(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let part = (5 * dayOfYear + 2) / 153
        let month = part < 10 ? part + 3 : part - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * part + 2) / 5 + 1)
    }

    /// Months since the year 0 of the month that a time is in.
    static func month(_ seconds: Double) -> Int {
        let date = date(Int((seconds / day).rounded(.down)))
        return date.year * 12 + date.month - 1
    }

    /// The start of a month in seconds.
    static func start(ofMonth month: Int) -> Double {
        let year = Int((Double(month) / 12).rounded(.down))
        return Double(days(year: year, month: month - year * 12 + 1, day: 1)) * day
    }

    /// The first day of a week by ISO 8601, in days since 1970-01-01; nil where the year has no such week.
    static func monday(ofWeek week: Int, year: Int) -> Int? {
        func first(_ year: Int) -> Int {
            let fourth = days(year: year, month: 1, day: 4)
            // 1970-01-01 was a Thursday.
            return fourth - ((fourth + 3) % 7 + 7) % 7
        }
        let monday = first(year) + (week - 1) * 7
        return monday < first(year + 1) ? monday : nil
    }
}
