import Foundation
import SwiftUIControls
import SwiftUICore

/// A month with its days, and buttons that go to other months.
///
/// Numbers in `title3` on discs of 44 points, the week's days in small grey capitals, the month in headline type.
struct CalendarView: View {
    /// The month that is shown first.
    let anchor: Date
    /// True if the month of another anchor is shown in its turn.
    var followsAnchor = true
    let isChosen: (Date) -> Bool
    /// True if a day can be selected.
    let allows: (DateInterval) -> Bool
    let choose: (Date) -> Void

    @Environment(\.localCalendar) private var calendar
    /// A moment of the month that is shown; nil for the anchor's.
    @State private var shown: Date?
    /// True if wheels for month and year replace the days.
    @State private var isChoosingMonth = false

    private static let weekdayHeight: CGFloat = 26

    var body: some View {
        let grid = MonthGrid(of: shown ?? anchor, in: calendar)
        VStack(spacing: 0) {
            header(grid).frame(height: 44)
            if isChoosingMonth {
                MonthWheels(month: grid.start, allows: allows) { shown = $0 }
                    .frame(height: Self.weekdayHeight + grid.height)
            } else {
                weekdays(grid)
                MonthPages(
                    month: Binding {
                        grid.start
                    } set: { month in
                        withAnimation(.smooth(duration: 0.35)) { shown = month }
                    }, isChosen: isChosen, allows: allows
                ) { day in
                    shown = grid.start
                    choose(day)
                }
                .frame(height: grid.height)
            }
        }
        // Another date comes with its month.
        .onChange(of: anchor) { _, date in
            if followsAnchor, !calendar.isDate(date, equalTo: grid.start, toGranularity: .month) { shown = nil }
        }
        // Seven columns leave no room for larger numbers (by eye).
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }

    private func weekdays(_ grid: MonthGrid) -> some View {
        let names = grid.weekdays
        return HStack(spacing: 0) {
            ForEach(names.indices, id: \.self) { index in
                Text(verbatim: names[index])
                    .font(.system(size: 13, weight: .semibold))
                    .foregroundStyle(.tertiary)
                    .frame(maxWidth: .infinity)
            }
        }
        .frame(height: Self.weekdayHeight)
        .accessibilityHidden(true)
    }

    /// The month some months from the one shown, if it has days that can be chosen.
    private func month(_ distance: Int, from grid: MonthGrid) -> Date? {
        guard let month = calendar.date(byAdding: .month, value: distance, to: grid.start),
            let span = calendar.dateInterval(of: .month, for: month), allows(span)
        else { return nil }
        return month
    }

    private func turn(by months: Int, from grid: MonthGrid) {
        guard let month = month(months, from: grid) else { return }
        withAnimation(.smooth(duration: 0.35)) { shown = month }
    }

    private func header(_ grid: MonthGrid) -> some View {
        HStack(spacing: 28) {
            HStack(spacing: 0) {
                title(grid)
                Spacer(minLength: 0)
            }
            if !isChoosingMonth {
                button("chevron.backward", .previousMonth, by: -1, from: grid)
                button("chevron.forward", .nextMonth, by: 1, from: grid)
            }
        }
        .padding(.horizontal, 16)
    }

    /// The month, with a mark that it opens wheels.
    private func title(_ grid: MonthGrid) -> some View {
        Button {
            isChoosingMonth.toggle()
        } label: {
            HStack(spacing: 4) {
                Text(verbatim: grid.title).font(.headline)
                    .foregroundStyle(isChoosingMonth ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
                Image(systemName: isChoosingMonth ? "chevron.down" : "chevron.forward")
                    .font(.footnote.weight(.bold))
                    .foregroundStyle(.tint)
                    .accessibilityHidden(true)
            }
        }
        .buttonStyle(.plain)
        .accessibilityValue(Text(system: isChoosingMonth ? .expanded : .collapsed))
        .accessibilityAddTraits(.isHeader)
    }

    private func button(
        _ symbol: String, _ name: SystemWord, by months: Int, from grid: MonthGrid
    ) -> some View {
        Button {
            turn(by: months, from: grid)
        } label: {
            Image(systemName: symbol).font(.title3.weight(.medium))
        }
        .buttonStyle(.borderless)
        .disabled(month(months, from: grid) == nil)
        .accessibilityLabel(Text(system: name))
    }
}
