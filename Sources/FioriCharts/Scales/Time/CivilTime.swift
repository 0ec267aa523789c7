/// Dates and times of day without a time zone, as seconds since 1970-01-01 in the proleptic Gregorian calendar.
nonisolated enum CivilTime {
    static let day: Double = 86_400

    /// Reads `2024-03-01`, `2024-03-01 09:30:00` or ISO 8601 with `T`, fractions of seconds and an offset, which is
    /// dropped: charts show the times of the place where they were recorded.
    /// - Returns: nil for other text and dates that do not exist.
    static func seconds(_ text: String) -> Double? {
        var text = text
        return text.withUTF8 { bytes in
            guard bytes.count >= 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
                let year = number(bytes, 0..<4), let month = number(bytes, 5..<7), let date = number(bytes, 8..<10),
                (1...12).contains(month), (1...length(ofMonth: month, year: year)).contains(date)
            else { return nil }
            let start = Double(days(year: year, month: month, day: date)) * day
            guard bytes.count > 10 else { return start }
            return timeOfDay(bytes).map { start + $0 }
        }
    }

    private static func timeOfDay(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
        guard bytes[10] == UInt8(ascii: " ") || bytes[10] == UInt8(ascii: "T"), bytes.count >= 16,
            bytes[13] == UInt8(ascii: ":"), let hour = number(bytes, 11..<13), let minute = number(bytes, 14..<16),
            hour < 24, minute < 60
        else { return nil }
        var result = Double(hour * 3_600 + minute * 60)
        var next = 16
        if bytes.count >= 19, bytes[16] == UInt8(ascii: ":"), let second = number(bytes, 17..<19), second <= 60 {
            result += Double(second)
            next = 19
        }
        if next < bytes.count, bytes[next] == UInt8(ascii: ".") {
            next += 1
            var unit = 0.1
            while next < bytes.count, let digit = number(bytes, next..<next + 1) {
                result += Double(digit) * unit
                unit /= 10
                next += 1
            }
        }
        guard next < bytes.count else { return result }
        return [UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[next]) ? result : nil
    }

    private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
        var result = 0
        for index in range {
            let digit = Int(bytes[index]) - 48
            guard (0...9).contains(digit) else { return nil }
            result = result * 10 + digit
        }
        return result
    }

    private static func length(ofMonth month: Int, year: Int) -> Int {
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

    /// Months since the year 0 of the month that a time is in.
    static func month(_ seconds: Double) -> Int {
        let shifted = Int((seconds / day).rounded(.down)) + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        return (yearOfEra + era * 400) * 12 + month + 2
    }

    /// The start of a month in seconds.
    static func start(ofMonth month: Int) -> Double {
        let year = Int((Double(month) / 12).rounded(.down))
        return Double(days(year: year, month: month - year * 12 + 1, day: 1)) * day
    }
}
