import Foundation

/// Words of ranges of dates.
nonisolated extension CardWords {
    var daysBefore: String { words("Days Before") }
    var daysAfter: String { words("Days After") }
    var month: String { words("Month") }
    var year: String { words("Year") }

    /// A date range option of UI5 by its key; the words of the key for an option that is not known.
    func dateRangeOption(_ key: String) -> String {
        guard let name = Self.dateRangeOptions[key] else { return Self.words(of: key) }
        return words(String.LocalizationValue(name))
    }

    /// The words of a name in camel case, each with a capital: “Last Days Included” of lastDaysIncluded.
    private static func words(of key: String) -> String {
        var words: [String] = []
        var last: Character?
        for character in key {
            defer { last = character }
            guard character.isLetter || character.isNumber else { continue }
            let startsWord =
                last.map { last in
                    !(last.isLetter || last.isNumber) || character.isUppercase && !last.isUppercase
                        || character.isNumber != last.isNumber
                } ?? true
            if startsWord || words.isEmpty {
                words.append(character.uppercased())
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words.joined(separator: " ")
    }

    private static let dateRangeOptions: [String: String] = [
        "date": "Date", "today": "Today", "yesterday": "Yesterday",
        "tomorrow": "Tomorrow", "dateRange": "Date Range", "from": "From",
        "to": "To", "lastDays": "Last X Days",
        "nextDays": "Next X Days", "lastWeeks": "Last X Weeks",
        "nextWeeks": "Next X Weeks", "lastMonths": "Last X Months",
        "nextMonths": "Next X Months", "lastQuarters": "Last X Quarters",
        "nextQuarters": "Next X Quarters", "lastYears": "Last X Years",
        "nextYears": "Next X Years", "thisWeek": "This Week",
        "lastWeek": "Last Week", "nextWeek": "Next Week",
        "thisMonth": "This Month", "lastMonth": "Last Month",
        "nextMonth": "Next Month", "specificMonth": "Month",
        "specificMonthInYear": "Month in Year",
        "currentWeek": "This Week", "currentMonth": "This Month",
        "currentQuarter": "This Quarter", "currentYear": "This Year",
        "firstDayOfWeek": "First Day of This Week",
        "lastDayOfWeek": "Last Day of This Week",
        "firstDayOfMonth": "First Day of This Month",
        "lastDayOfMonth": "Last Day of This Month",
        "firstDayOfQuarter": "First Day of This Quarter",
        "lastDayOfQuarter": "Last Day of This Quarter",
        "firstDayOfYear": "First Day of This Year",
        "lastDayOfYear": "Last Day of This Year",
        "thisQuarter": "This Quarter", "lastQuarter": "Last Quarter",
        "nextQuarter": "Next Quarter", "thisYear": "This Year",
        "lastYear": "Last Year", "nextYear": "Next Year",
        "quarter1": "First Quarter", "quarter2": "Second Quarter",
        "quarter3": "Third Quarter", "quarter4": "Fourth Quarter",
        "dateTime": "Date and Time",
        "dateTimeRange": "Date and Time Range",
        "fromDateTime": "From Date and Time",
        "toDateTime": "To Date and Time",
        "todayFromTo": "Days Around Today",
        "lastMinutes": "Last X Minutes", "nextMinutes": "Next X Minutes",
        "lastHours": "Last X Hours", "nextHours": "Next X Hours",
        "yearToDate": "Year to Date", "dateToYear": "Date to End of Year",
    ]
}
