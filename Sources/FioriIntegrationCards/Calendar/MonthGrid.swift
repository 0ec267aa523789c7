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
                weekdays.fixedSize().hidden().accessibilityHidden(true)
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
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                if showsWeeks { Color.clear.frame(width: Self.weekWidth, height: 1) }
                weekdays
            }
            .frame(height: CalendarCardMetrics.weekdayHeight)
            .accessibilityHidden(true)
            ForEach(month.weeks, id: \.first) { week in
                HStack(spacing: 0) {
                    if showsWeeks { weekNumber(of: week) }
                    ForEach(week, id: \.self) { day in
                        cell(day).frame(minWidth: 0, maxWidth: .infinity)
                    }
                }
                .frame(height: CalendarCardMetrics.rowHeight)
            }
        }
    }

    private var weekdays: some View {
        HStack(spacing: 0) {
            ForEach(Array(words.weekdays.enumerated()), id: \.offset) { _, name in
                Text(name)
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
                    .modifier(CalendarCardParts.weekday)
                    .padding(.horizontal, 2)
                    .frame(minWidth: 0, maxWidth: .infinity)
            }
        }
    }

    private func weekNumber(of week: [Date]) -> some View {
        let number = words.weekNumber(of: week[0])
        return Text(number)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .modifier(CalendarCardParts.weekNumber)
            .frame(width: Self.weekWidth)
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
                isOutside: !month.contains(day))
        }
        .buttonStyle(CardTapStyle())
        .background {
            if isFocused, cursor == day {
                RoundedRectangle(cornerRadius: 6)
                    .strokeBorder(.preferredColor(.primaryLabel), lineWidth: 1)
                    .padding(1)
            }
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

/// The widths that decide whether a month has room for the numbers of weeks: that of the month, and the ideal one of the
/// row of weekdays.
nonisolated private struct MonthWidths: PreferenceKey, Equatable {
    var offered: CGFloat?
    var weekdays: CGFloat?

    static let defaultValue = MonthWidths()

    static func reduce(value: inout MonthWidths, nextValue: () -> MonthWidths) {
        let next = nextValue()
        value = MonthWidths(offered: value.offered ?? next.offered, weekdays: value.weekdays ?? next.weekdays)
    }
}

/// The number of a day with its marks.
nonisolated struct DayLabel: View {
    let number: String
    let dots: [ResolvedCalendar.DayType]
    let isToday: Bool
    let isChosen: Bool
    let isOutside: Bool

    @MainActor var body: some View {
        VStack(spacing: 2) {
            Text(number)
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .modifier(
                    isChosen
                        ? CalendarCardParts.selectedDay
                        : isOutside ? CalendarCardParts.outsideDay : CalendarCardParts.day
                )
                .frame(width: CalendarCardMetrics.daySide, height: CalendarCardMetrics.daySide)
                .background {
                    if isChosen { RoundedRectangle(cornerRadius: 4).fill(.preferredColor(.tintColor)) }
                }
                .overlay {
                    if isToday {
                        RoundedRectangle(cornerRadius: 4)
                            .strokeBorder(.preferredColor(.tintColor), lineWidth: 2)
                            .padding(isChosen ? -3 : 0)
                    }
                }
            HStack(spacing: 2) {
                ForEach(dots, id: \.self) { type in
                    Circle().fill(.preferredColor(type.style)).frame(width: 4, height: 4)
                }
            }
            .frame(height: 4)
            .padding(.top, isToday && isChosen ? 2 : 0)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
    }
}
