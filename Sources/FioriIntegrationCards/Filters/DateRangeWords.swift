import Foundation

/// Words of ranges of dates.
nonisolated extension CardWords {
    var daysBefore: String { isGerman ? "Tage davor" : "Days Before" }
    var daysAfter: String { isGerman ? "Tage danach" : "Days After" }
    var month: String { isGerman ? "Monat" : "Month" }
    var year: String { isGerman ? "Jahr" : "Year" }

    /// A date range option of UI5 by its key; the words of the key for an option that is not known.
    func dateRangeOption(_ key: String) -> String {
        guard let words = Self.dateRangeOptions[key] else { return Self.words(of: key) }
        return isGerman ? words.german : words.english
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

    private static let dateRangeOptions: [String: (english: String, german: String)] = [
        "date": ("Date", "Datum"), "today": ("Today", "Heute"), "yesterday": ("Yesterday", "Gestern"),
        "tomorrow": ("Tomorrow", "Morgen"), "dateRange": ("Date Range", "Zeitraum"), "from": ("From", "Von"),
        "to": ("To", "Bis"), "lastDays": ("Last X Days", "Letzte X Tage"),
        "nextDays": ("Next X Days", "Nächste X Tage"), "lastWeeks": ("Last X Weeks", "Letzte X Wochen"),
        "nextWeeks": ("Next X Weeks", "Nächste X Wochen"), "lastMonths": ("Last X Months", "Letzte X Monate"),
        "nextMonths": ("Next X Months", "Nächste X Monate"), "lastQuarters": ("Last X Quarters", "Letzte X Quartale"),
        "nextQuarters": ("Next X Quarters", "Nächste X Quartale"), "lastYears": ("Last X Years", "Letzte X Jahre"),
        "nextYears": ("Next X Years", "Nächste X Jahre"), "thisWeek": ("This Week", "Diese Woche"),
        "lastWeek": ("Last Week", "Letzte Woche"), "nextWeek": ("Next Week", "Nächste Woche"),
        "thisMonth": ("This Month", "Dieser Monat"), "lastMonth": ("Last Month", "Letzter Monat"),
        "nextMonth": ("Next Month", "Nächster Monat"), "specificMonth": ("Month", "Monat"),
        "specificMonthInYear": ("Month in Year", "Monat im Jahr"),
        "currentWeek": ("This Week", "Diese Woche"), "currentMonth": ("This Month", "Dieser Monat"),
        "currentQuarter": ("This Quarter", "Dieses Quartal"), "currentYear": ("This Year", "Dieses Jahr"),
        "firstDayOfWeek": ("First Day of This Week", "Erster Tag der Woche"),
        "lastDayOfWeek": ("Last Day of This Week", "Letzter Tag der Woche"),
        "firstDayOfMonth": ("First Day of This Month", "Erster Tag des Monats"),
        "lastDayOfMonth": ("Last Day of This Month", "Letzter Tag des Monats"),
        "firstDayOfQuarter": ("First Day of This Quarter", "Erster Tag des Quartals"),
        "lastDayOfQuarter": ("Last Day of This Quarter", "Letzter Tag des Quartals"),
        "firstDayOfYear": ("First Day of This Year", "Erster Tag des Jahres"),
        "lastDayOfYear": ("Last Day of This Year", "Letzter Tag des Jahres"),
        "thisQuarter": ("This Quarter", "Dieses Quartal"), "lastQuarter": ("Last Quarter", "Letztes Quartal"),
        "nextQuarter": ("Next Quarter", "Nächstes Quartal"), "thisYear": ("This Year", "Dieses Jahr"),
        "lastYear": ("Last Year", "Letztes Jahr"), "nextYear": ("Next Year", "Nächstes Jahr"),
        "quarter1": ("First Quarter", "Erstes Quartal"), "quarter2": ("Second Quarter", "Zweites Quartal"),
        "quarter3": ("Third Quarter", "Drittes Quartal"), "quarter4": ("Fourth Quarter", "Viertes Quartal"),
        "dateTime": ("Date and Time", "Datum und Uhrzeit"),
        "dateTimeRange": ("Date and Time Range", "Zeitraum mit Uhrzeit"),
        "fromDateTime": ("From Date and Time", "Von Datum und Uhrzeit"),
        "toDateTime": ("To Date and Time", "Bis Datum und Uhrzeit"),
        "todayFromTo": ("Days Around Today", "Tage um heute"),
        "lastMinutes": ("Last X Minutes", "Letzte X Minuten"), "nextMinutes": ("Next X Minutes", "Nächste X Minuten"),
        "lastHours": ("Last X Hours", "Letzte X Stunden"), "nextHours": ("Next X Hours", "Nächste X Stunden"),
        "yearToDate": ("Year to Date", "Jahr bis heute"), "dateToYear": ("Date to End of Year", "Heute bis Jahresende"),
    ]
}
