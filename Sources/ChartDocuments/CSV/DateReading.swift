/// The meaning of parts of dates that can be read in more than one way, as a column decides it.
struct DateReading: Equatable {
    enum Order: CaseIterable {
        case monthFirst, dayFirst, yearFirst
    }

    /// The order of three numbers of which none has four digits, or the last one has.
    var order = Order.dayFirst
    /// True if two digits behind the name of a month and a point are a year: `jan.24`.
    var hasYearsBehindPoints = false

    /// All readings, of which a text that may be a date has one.
    static let all = Order.allCases.map { DateReading(order: $0, hasYearsBehindPoints: true) }
    /// The readings with the year at the end.
    static let yearLast = [DateReading(order: .monthFirst), DateReading(order: .dayFirst)]
}
