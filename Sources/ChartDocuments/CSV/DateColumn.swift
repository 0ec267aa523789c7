import FioriCharts
import Foundation

/// A column of dates, all in one way of writing.
struct DateColumn {
    /// The times in the order of the rows.
    let times: [WrittenTime]
    /// True if each is a day or a time of day, not a year, a quarter, a month or a week.
    let haveDays: Bool
    /// True if the labels are in ISO 8601 as they are.
    var isISO = false
    /// A remark on dates that can be read in two ways; nil where there are none.
    var remark: String?
    /// True if the labels are years alone.
    var areYears = false

    /// True if years reach beyond those of most tables, 1700 to 2100, so that they may be other numbers.
    var reachesBeyondUsualYears: Bool {
        guard let first = WrittenTime.start(1_700, 1, 1)?.local, let end = WrittenTime.start(2_101, 1, 1)?.local else {
            return false
        }
        return times.contains { !(first..<end).contains($0.local) }
    }

    /// The answer to the question if a column has dates.
    enum Reading {
        case dates(DateColumn)
        /// The column begins with dates, and the label at an index is none.
        case mixed(index: Int, text: String)
        /// The column has numbers that are versions of software rather than dates; the text of the first one.
        case versions(String)
        case none
    }

    /// - Parameters:
    ///   - locale: The language of the names of months, and the order of day and month where either is possible.
    ///   - isWanted: True if texts that are dates or numbers of other things, such as `2024-060`, are dates.
    static func read(_ labels: LabelColumn, locale: Locale, isWanted: Bool = false) -> Reading {
        // A date has a digit, and numbers alone are no dates but for years.
        guard let first = labels.first, first.unicodeScalars.contains(where: DateText.isDigit) else { return .none }
        if labels.firstIndex(failing: isYear) == nil {
            guard case .dates(var years) = read(labels, haveDays: false, where: { _ in true }) else { return .none }
            years.areYears = true
            return .dates(years)
        }
        if labels.count > 1, labels.firstIndex(failing: isPairOfYears) == nil { return .none }
        guard first.utf8.contains(where: { $0 &- 48 >= 10 }) else { return .none }
        if first.utf8.count != 4, WrittenTime(iso: first) != nil {
            // Months and quarters are those of years that tables have: 4711-02 is the number of an article.
            let haveDays = first.utf8.count >= 10
            return read(labels, haveDays: haveDays) { label in
                label.count != 4
                    && (haveDays || label.count < 4 || isYear(UnsafeBufferPointer(rebasing: label.prefix(4))))
            }
        }
        if let stamp = DateStamp(first), stamp.form != .dayOfYear || isWanted {
            return readStamps(labels, form: stamp.form)
        }
        // Names of months and words beside times take a while to look up.
        let periods = ClockText.mayHaveWords(first) ? DayPeriods(locale: locale) : .usual
        guard isPattern(first, periods) else {
            return isImpossible(first, beside: labels) ? .mixed(index: 0, text: first) : .none
        }
        let names = MonthNames(locale: locale)
        guard let pattern = DatePattern(first, periods, names),
            DateReading.all.contains(where: { pattern.time(names, $0) != nil })
        else { return .none }
        let reading = readPatterns(labels, names: names, periods: periods, locale: locale, isWanted: isWanted)
        if case .mixed(0, _) = reading { return .none }
        return reading
    }

    /// True for a label that is no date, but has the digits and the signs of the date below it, such as 2024-02-30.
    private static func isImpossible(_ label: String, beside labels: LabelColumn) -> Bool {
        guard labels.count > 1, label.utf8.count >= 7 else { return false }
        // Numbers of two digits with dashes are those of many things.
        guard label.utf8.count > 8 || !label.utf8.contains(UInt8(ascii: "-")) else { return false }
        let next = labels[1]
        let haveOneForm = label.utf8.elementsEqual(next.utf8) { first, second in
            first < 0x3A && (first == second || (first &- 48 < 10 && second &- 48 < 10))
        }
        guard haveOneForm else { return false }
        if label.utf8.count > 7, WrittenTime(iso: next) != nil { return true }
        return isPattern(next, as: DateReading.yearLast)
    }

    /// True for a text that has the form of a date in some language.
    private static func isPattern(
        _ label: String, _ periods: DayPeriods = .usual, as readings: [DateReading] = DateReading.all
    ) -> Bool {
        guard let pattern = DatePattern(label, periods) else { return false }
        return readings.contains { pattern.time(.any, $0) != nil }
    }

    /// True for four digits of the years that tables have. Other numbers of four digits are numbers.
    private static func isYear(_ label: UnsafeBufferPointer<UInt8>) -> Bool {
        guard label.count == 4 else { return false }
        var year = 0
        for byte in label {
            guard byte &- 48 < 10 else { return false }
            year = year * 10 + Int(byte &- 48)
        }
        return (1_500..<2_200).contains(year)
    }

    /// True for two years that follow each other, such as 2008/09, 2008-09 and 2008/2009: a financial year or a season.
    private static func isPairOfYears(_ label: UnsafeBufferPointer<UInt8>) -> Bool {
        guard label.count == 7 || label.count == 9, isYear(UnsafeBufferPointer(rebasing: label.prefix(4))),
            label[4] == UInt8(ascii: "/") || label[4] == UInt8(ascii: "-"),
            let year = Int(String(decoding: label.prefix(4), as: UTF8.self)),
            let next = Int(String(decoding: label.dropFirst(5), as: UTF8.self))
        else { return false }
        return next == (label.count == 9 ? year + 1 : (year + 1) % 100)
    }

    /// Reads labels in ISO 8601.
    /// - Parameter accepts: True for labels that may be dates.
    private static func read(
        _ labels: LabelColumn, haveDays: Bool, where accepts: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Reading {
        var reader = ISOTimes()
        var fault: Int?
        let times = [WrittenTime](unsafeUninitializedCapacity: labels.count) { times, count in
            fault = labels.firstIndex(failing: { label in
                guard accepts(label), let time = reader.time(label) else { return false }
                (times.baseAddress! + count).initialize(to: time)
                count += 1
                return true
            })
        }
        if let fault { return fault == 0 ? .none : .mixed(index: fault, text: labels[fault]) }
        return .dates(DateColumn(times: times, haveDays: haveDays, isISO: true, remark: nil))
    }

    /// Reads labels in one of the forms of ``DateStamp``.
    private static func readStamps(_ labels: LabelColumn, form: DateStamp.Form) -> Reading {
        var times: [WrittenTime] = []
        times.reserveCapacity(labels.count)
        for label in labels {
            guard let stamp = DateStamp(label), stamp.form == form else {
                return .mixed(index: times.count, text: label)
            }
            times.append(stamp.time)
        }
        return .dates(DateColumn(times: times, haveDays: true, remark: nil))
    }

    /// - Parameter isWanted: True if numbers such as `1.2.10` are dates whatever their order.
    private static func readPatterns(
        _ labels: LabelColumn, names: MonthNames, periods: DayPeriods, locale: Locale, isWanted: Bool
    ) -> Reading {
        let patterns = labels.map { DatePattern($0, periods, names) }
        let orders = DateOrders(patterns: patterns, names: names)
        let signs = patterns.lazy.compactMap { $0?.signsOfOrder }.first
        let haveYearsBehindPoints = orders.haveYearsBehindPoints
        func reading(_ order: DateReading.Order) -> Reading {
            let reading = DateReading(order: order, hasYearsBehindPoints: haveYearsBehindPoints)
            var times: [WrittenTime] = []
            times.reserveCapacity(labels.count)
            for (index, pattern) in patterns.enumerated() {
                // Dates with other signs may have another order of day and month.
                guard let time = pattern?.time(names, reading),
                    signs == nil || pattern?.signsOfOrder == nil || pattern?.signsOfOrder == signs
                else {
                    return .mixed(index: index, text: labels[index])
                }
                times.append(time)
            }
            return .dates(DateColumn(times: times, haveDays: patterns[0]?.hasDay ?? true, remark: nil))
        }
        let yearLast = readYearLast(
            reading, hasTwo: patterns.contains { $0?.dependsOnOrder == true },
            hasDashes: signs?.contains("-") ?? false, example: labels[0], locale: locale)
        let result = orders.dependOnYear ? withYearFirst(reading, orders, yearLast, labels, locale) : yearLast
        guard !isWanted, case .dates(var column) = result else { return result }
        switch orders.versions(column.times) {
        case .none: return result
        case .certain: return .versions(labels[0])
        case .possible:
            column.remark =
                column.remark ?? "numbers such as \(labels[0]) are read as dates, and may be versions; "
                + "--first-column categories leaves them as they are"
            return .dates(column)
        }
    }

    /// Reads dates whose year is not the first of numbers of two digits.
    /// - Parameter hasTwo: True if one of the dates has day and month in numbers, and either may be first.
    private static func readYearLast(
        _ reading: (DateReading.Order) -> Reading, hasTwo: Bool, hasDashes: Bool, example: String, locale: Locale
    ) -> Reading {
        let monthFirst = reading(.monthFirst)
        guard hasTwo else { return monthFirst }
        let dayFirst = reading(.dayFirst)
        switch (monthFirst, dayFirst) {
        case (.dates(let months), .dates(let days)):
            if months.times == days.times { return monthFirst }
            let (usesMonths, isOwnOrder) = isMonthFirst(locale, hasDashes: hasDashes)
            let order = remark(usesMonths ? "month" : "day", isOwnOrder ? locale : nil, example: example)
            return .dates(
                DateColumn(times: (usesMonths ? months : days).times, haveDays: months.haveDays, remark: order))
        case (.dates, _): return monthFirst
        case (_, .dates): return dayFirst
        case (.mixed(let first, _), .mixed(let second, _)): return first > second ? monthFirst : dayFirst
        default: return .none
        }
    }

    /// Reads dates of numbers of two digits with the year first where they are meant so.
    /// - Parameter yearLast: The column with the year at the end.
    private static func withYearFirst(
        _ reading: (DateReading.Order) -> Reading, _ orders: DateOrders, _ yearLast: Reading, _ labels: LabelColumn,
        _ locale: Locale
    ) -> Reading {
        let years = reading(.yearFirst)
        // The other usual order of locales whose short dates begin with the year begins with the day.
        let yearLast = orders.names.hasYearFirst ? reading(.dayFirst) : yearLast
        switch (years, yearLast) {
        case (.dates(let own), .dates(let other)):
            if own.times == other.times { return years }
            let areYearsFirst = orders.areYearsFirst(own.times, beside: other.times)
            if areYearsFirst, orders.names.alwaysHasYearFirst { return years }
            if !areYearsFirst {
                guard orders.names.hasYearFirst else { return yearLast }
                return .dates(
                    DateColumn(
                        times: other.times, haveDays: other.haveDays,
                        remark: other.remark ?? remark("day", nil, example: labels[0])))
            }
            let own = DateColumn(
                times: own.times, haveDays: own.haveDays,
                remark: remark("year", orders.names.hasYearFirst ? locale : nil, example: labels[0]))
            return .dates(own)
        case (.dates(let own), _): return orders.areYearsFirst(own.times, beside: nil) ? years : yearLast
        case (.mixed(let first, _), .mixed(let second, _)) where orders.names.hasYearFirst:
            return first >= second ? years : yearLast
        default: return yearLast
        }
    }

    /// A remark on numbers such as `1.2.10` that are in the order of versions.
    static func remark(onVersions text: String) -> String {
        "numbers such as \(text) are in the order of versions, not of dates, so that the first column is read as "
            + "categories; --first-column time reads them as dates"
    }

    /// A remark on dates that can be read in two ways.
    /// - Parameter locale: The locale that writes dates so; nil where the order is that of other dates.
    private static func remark(_ part: String, _ locale: Locale?, example: String) -> String {
        let reason =
            if let locale {
                ", as in \(locale.identifier)"
            } else if part == "year" {
                ", because they are in order so"
            } else {
                ", as in most countries"
            }
        return "dates such as \(example) are read with the \(part) first\(reason); "
            + "--locale with another region, or dates such as 2024-03-01, are read otherwise"
    }

    /// The order of day and month in dates whose year is the last.
    /// - Returns: True for the month first, and true if the locale itself writes so.
    private static func isMonthFirst(_ locale: Locale, hasDashes: Bool) -> (isMonthFirst: Bool, isOwn: Bool) {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.setLocalizedDateFormatFromTemplate("yMd")
        let format = formatter.dateFormat ?? ""
        guard let month = format.firstIndex(of: "M"), let day = format.firstIndex(of: "d") else {
            return (false, false)
        }
        let hasYearFirst = format.firstIndex(of: "y").map { $0 < month } ?? false
        // In languages that write years first, other dates with dashes are those of countries that have the day first.
        return (month < day && !(hasYearFirst && hasDashes), !(hasYearFirst && hasDashes))
    }
}
