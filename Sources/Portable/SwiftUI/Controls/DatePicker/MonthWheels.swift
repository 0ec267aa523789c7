import Foundation

/// Wheels for a month and its year, in the order of the locale.
struct MonthWheels: View {
    /// Any moment of the month in front.
    let month: Date
    /// Whether there is anything to choose in a month.
    let allows: (DateInterval) -> Bool
    let choose: (Date) -> Void

    @Environment(\.localCalendar) private var calendar

    /// How many years before and after the one in front are on the wheel.
    private static let years = 100

    var body: some View {
        let format = DateFormatter.dateFormat(fromTemplate: "yMMMM", options: 0, locale: calendar.locale) ?? "MMMM y"
        let isYearFirst =
            (format.firstIndex(of: "y") ?? format.endIndex) < (format.firstIndex(of: "M") ?? format.endIndex)
        HStack(spacing: 0) {
            if isYearFirst { years }
            months
            if !isYearFirst { years }
        }
        .font(.system(size: 21))
        .frame(maxWidth: .infinity)
        .background { WheelBand() }
    }

    private var months: some View {
        let names = calendar.standaloneMonthSymbols
        let index = min(calendar.component(.month, from: month) - 1, names.count - 1)
        return wheel(.month, titles: names, index: index, isEndless: true) { $0 - index }
    }

    private var years: some View {
        let year = calendar.component(.year, from: month)
        let numbers = NumberFormatter()
        numbers.locale = calendar.locale
        let titles = (year - Self.years...year + Self.years).map {
            numbers.string(from: NSNumber(value: $0)) ?? "\($0)"
        }
        return wheel(.year, titles: titles, index: Self.years, isEndless: false) { ($0 - Self.years) * 12 }
    }

    /// - Parameter distance: how many months a row is from the one in front.
    private func wheel(
        _ field: DateColumns.Field, titles: [String], index: Int, isEndless: Bool,
        distance: @escaping (Int) -> Int
    ) -> some View {
        func date(_ row: Int) -> Date {
            calendar.date(byAdding: .month, value: distance(row), to: month) ?? month
        }
        func isAllowed(_ row: Int) -> Bool { calendar.dateInterval(of: .month, for: date(row)).map(allows) ?? false }
        func move(_ step: Int) {
            let row = isEndless ? (index + step + titles.count) % titles.count : index + step
            if titles.indices.contains(row), isAllowed(row) { choose(date(row)) }
        }
        return Wheel(count: titles.count, index: index, isEndless: isEndless) { row in
            if isAllowed(row) { choose(date(row)) }
        } row: { row in
            Text(verbatim: titles[row])
                .foregroundStyle(isAllowed(row) ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
        }
        .frame(maxWidth: 160)
        .semantics(
            .picker, children: .ignore, label: Text(system: field.word),
            value: Text(verbatim: titles[index]),
            actions: [.increment { move(1) }, .decrement { move(-1) }])
    }
}
