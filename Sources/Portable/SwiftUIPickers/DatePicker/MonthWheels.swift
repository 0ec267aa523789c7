import Foundation
import SwiftUICore

/// Wheels for a month and its year, in the order of the locale.
struct MonthWheels: View {
    /// Any moment of the month in front.
    let month: Date
    /// True if any date in a month can be selected.
    let allows: (DateInterval) -> Bool
    let choose: (Date) -> Void

    @Environment(\.localCalendar) private var calendar
    @Environment(\.layoutDirection) private var direction

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
        let index = min(calendar.component(.month, from: month), names.count) - 1
        let widest = names.max { $0.count < $1.count } ?? ""
        return wheel(.month, .round(period: names.count), index: index, widest: widest) {
            names[$0.wrapped(names.count)]
        } distance: {
            $0.wrapped(names.count) - index
        }
    }

    private var years: some View {
        let year = calendar.component(.year, from: month)
        let numbers = NumberFormatter()
        numbers.locale = calendar.locale
        func title(_ year: Int) -> String { numbers.string(from: NSNumber(value: year)) ?? "\(year)" }
        return wheel(
            .year, .range(min(1, year)..<max(10_000, year + 1)), index: year, widest: title(year), title: title
        ) {
            ($0 - year) * 12
        }
    }

    /// - Parameter distance: how many months a row is from the one in front.
    private func wheel(
        _ field: DateColumns.Field, _ rows: WheelRows, index: Int, widest: String,
        title: @escaping (Int) -> String,
        distance: @escaping (Int) -> Int
    ) -> some View {
        func date(_ row: Int) -> Date {
            calendar.date(byAdding: .month, value: distance(row), to: month) ?? month
        }
        func isAllowed(_ row: Int) -> Bool { calendar.dateInterval(of: .month, for: date(row)).map(allows) ?? false }
        func choose(_ row: Int) { if rows.contains(row), isAllowed(row) { self.choose(date(row)) } }
        return Wheel(rows: rows, index: index, choose: choose) { row in
            WheelTitle(title: title(row), widest: widest, alignment: field.alignment(direction))
                .foregroundStyle(isAllowed(row) ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
        }
        .frame(maxWidth: 160)
        .semantics(
            .picker, children: .ignore, label: Text(system: field.word),
            value: Text(verbatim: title(index)),
            actions: [.increment { choose(index + 1) }, .decrement { choose(index - 1) }])
    }
}
