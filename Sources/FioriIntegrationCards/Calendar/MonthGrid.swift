import SwiftUI

/// The days of a month in weeks, each a button.
///
/// Arrow keys move a frame between days, page keys between months; Return and the space bar choose the day in the frame.
struct MonthGrid: View {
    let marks: CalendarMarks
    let month: CalendarMonth
    let chosenDay: Date
    let today: Date
    let days: Calendar
    let words: CalendarWords
    let choose: @MainActor (Date) -> Void
    let show: @MainActor (Date) -> Void
    @FocusState private var isFocused: Bool
    /// The day that keys have moved to; nil for the chosen one.
    @State private var cursor: Date?
    @Environment(\.layoutDirection) private var layoutDirection
    /// False where days would become too narrow for a finger or for their weekdays' names.
    @State private var showsWeeks = true
    /// True where the short names of the weekdays have no room.
    @State private var hasNarrowNames = false
    @ScaledMetric(relativeTo: .subheadline) private var scaledDaySide = CalendarCardMetrics.daySide

    /// The width of the numbers of weeks, in points.
    private static let weekWidth: CGFloat = 24

    var body: some View {
        // One grid rather than two in `ViewThatFits`, which would make all days twice.
        grid(showsWeeks: showsWeeks)
            .background {
                GeometryReader {
                    Color.clear.preference(key: MonthWidths.self, value: MonthWidths(offered: $0.size.width))
                }
            }
            .background {
                HStack(spacing: 0) { names(words.weekdays) }.lineLimit(1).fixedSize().hidden().accessibilityHidden(true)
                    .background {
                        GeometryReader {
                            Color.clear.preference(key: MonthWidths.self, value: MonthWidths(weekdays: $0.size.width))
                        }
                    }
            }
            .onPreferenceChange(MonthWidths.self) { widths in
                guard let offered = widths.offered, let weekdays = widths.weekdays else { return }
                let fits = max(CalendarCardMetrics.monthSide, weekdays + Self.weekWidth) <= offered + 1e-6
                if fits != showsWeeks { showsWeeks = fits }
                // Columns are equally wide, and names are not.
                let isNarrow = weekdays * 1.1 > offered
                if isNarrow != hasNarrowNames { hasNarrowNames = isNarrow }
            }
            .frame(minHeight: CalendarCardMetrics.monthSide, alignment: .top)
            .focusable()
            .focused($isFocused)
            .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow, .pageUp, .pageDown]) { press in
                move(by: press.key)
            }
            .onKeyPress(keys: [.return, .space]) { _ in
                choose(cursor ?? chosenDay)
                return .handled
            }
            .onChange(of: chosenDay) { cursor = nil }
    }

    private func grid(showsWeeks: Bool) -> some View {
        MonthLayout(
            weekWidth: showsWeeks ? Self.weekWidth : 0,
            rowHeight: CalendarCardMetrics.rowHeight + daySide - CalendarCardMetrics.daySide
        ) {
            names(hasNarrowNames ? words.narrowWeekdays : words.weekdays).accessibilityHidden(true)
            if showsWeeks { ForEach(month.weeks, id: \.first) { weekNumber(of: $0) } }
            ForEach(month.weeks, id: \.first) { week in
                ForEach(week, id: \.self) { cell($0) }
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .buttonStyle(CardTapStyle())
    }

    /// The side of the square of a day, which grows with its number.
    private var daySide: CGFloat { max(scaledDaySide, CalendarCardMetrics.daySide) }

    private func names(_ weekdays: [String]) -> some View {
        ForEach(Array(weekdays.enumerated()), id: \.offset) { _, name in
            Text(name).modifier(CalendarCardParts.weekday).padding(.horizontal, 2)
        }
    }

    private func weekNumber(of week: [Date]) -> some View {
        let number = words.weekNumber(of: week[0])
        return Text(number)
            .modifier(CalendarCardParts.weekNumber)
            .accessibilityLabel(Text(words.week(number)))
    }

    private func cell(_ day: Date) -> some View {
        let isToday = days.isDate(day, inSameDayAs: today)
        let isChosen = day == chosenDay
        return Button {
            isFocused = true
            choose(day)
        } label: {
            DayLabel(
                number: words.number(of: day), dots: marks.dots(on: day), isToday: isToday, isChosen: isChosen,
                isOutside: !month.contains(day), isNonWorking: marks.isNonWorking(day),
                hasCursor: isFocused && cursor == day, side: daySide)
        }
        .accessibilityLabel(Text(words.fullDate(day)))
        .accessibilityValue(
            Text(
                ((isToday ? [words.today] : []) + marks.meanings(of: day, words: words)).joined(separator: ", "))
        )
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    private func move(by key: KeyEquivalent) -> KeyPress.Result {
        let day = cursor ?? chosenDay
        let forward = layoutDirection == .rightToLeft ? -1 : 1
        let (unit, count): (Calendar.Component, Int) =
            switch key {
            case .leftArrow: (.day, -forward)
            case .rightArrow: (.day, forward)
            case .upArrow: (.day, -7)
            case .downArrow: (.day, 7)
            case .pageUp: (.month, -1)
            default: (.month, 1)
            }
        guard let next = days.date(byAdding: unit, value: count, to: day).map(days.startOfDay) else { return .ignored }
        if !month.contains(next) { show(next) }
        cursor = next
        return .handled
    }
}

/// The widths that decide whether a month has room for the numbers of weeks and for the short names of weekdays: that of the
/// month, and the ideal one of the row of short names.
nonisolated private struct MonthWidths: PreferenceKey, Equatable {
    var offered: CGFloat?
    var weekdays: CGFloat?

    static let defaultValue = MonthWidths()

    static func reduce(value: inout MonthWidths, nextValue: () -> MonthWidths) {
        let next = nextValue()
        value = MonthWidths(offered: value.offered ?? next.offered, weekdays: value.weekdays ?? next.weekdays)
    }
}
