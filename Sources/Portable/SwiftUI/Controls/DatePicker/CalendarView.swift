import Foundation

/// A month with its days, and buttons that go to other months.
///
/// Numbers in `title3` on discs of 44 points, the week's days in small grey capitals, the month in headline type
/// (remembered from iOS).
struct CalendarView: View {
    /// The month that is shown first.
    let anchor: Date
    /// Whether the month of another anchor is shown in its turn.
    var followsAnchor = true
    let isChosen: (Date) -> Bool
    /// Whether a day can be chosen.
    let allows: (DateInterval) -> Bool
    let choose: (Date) -> Void

    @Environment(\.localCalendar) private var calendar
    @Environment(\.textDate) private var now
    @Environment(\.layoutDirection) private var direction
    /// A moment of the month that is shown; nil for the anchor's.
    @State private var shown: Date?
    /// Where a finger came down that may turn to another month.
    @State private var swipeStart: CGFloat?
    /// The side that the month came from.
    @State private var side = Edge.trailing
    /// Whether wheels for month and year are in the place of the days.
    @State private var isChoosingMonth = false

    private static let weekdayHeight: CGFloat = 26
    private static let rowHeight: CGFloat = 44
    /// How far a finger moves to turn to another month, in points (by eye).
    private static let swipe: CGFloat = 50

    var body: some View {
        let grid = MonthGrid(of: shown ?? anchor, in: calendar)
        let today = now ?? Date()
        VStack(spacing: 0) {
            header(grid).frame(height: 44)
            if isChoosingMonth {
                MonthWheels(month: grid.start, allows: allows) { shown = $0 }
                    .frame(height: Self.weekdayHeight + Self.rowHeight * CGFloat(grid.days.count / 7))
            } else {
                weekdays(grid)
                ZStack(alignment: .top) {
                    VStack(spacing: 0) { days(grid, today) }.id(grid.start).transition(.push(from: side))
                }
                .clipped()
                .modifier(FingerModifier(isBehindContent: true) { event, _ in follow(event, grid) })
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
        HStack(spacing: 0) {
            ForEach(0..<grid.weekdays.count, id: \.self) { index in
                Text(verbatim: grid.weekdays[index])
                    .font(.system(size: 13, weight: .semibold))
                    .foregroundStyle(.tertiary)
                    .frame(maxWidth: .infinity)
            }
        }
        .frame(height: Self.weekdayHeight)
        .accessibilityHidden(true)
    }

    private func days(_ grid: MonthGrid, _ today: Date) -> some View {
        ForEach(0..<grid.days.count / 7, id: \.self) { row in
            HStack(spacing: 0) {
                ForEach(0..<7, id: \.self) { column in
                    if let day = grid.days[row * 7 + column] {
                        CalendarDay(
                            day: day, isChosen: isChosen(day), isToday: calendar.isDate(day, inSameDayAs: today),
                            isAllowed: allows(DateInterval(start: day, end: dayAfter(day)))
                        ) {
                            shown = grid.start
                            choose(day)
                        }
                    } else {
                        Color.clear.frame(maxWidth: .infinity).frame(height: Self.rowHeight)
                    }
                }
            }
        }
    }

    /// A swipe along the weeks turns to the next month or the one before.
    private func follow(_ event: FingerEvent, _ grid: MonthGrid) {
        switch event {
        case .down(let point): swipeStart = point.x
        case .moved: break
        case .up(let point):
            let way = (swipeStart ?? point.x) - point.x
            swipeStart = nil
            guard abs(way) >= Self.swipe else { return }
            turn(by: (way > 0) == (direction == .leftToRight) ? 1 : -1, from: grid)
        case .lost: swipeStart = nil
        }
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
        side = months > 0 ? .trailing : .leading
        withAnimation(.smooth(duration: 0.35)) { shown = month }
    }

    private func dayAfter(_ day: Date) -> Date { calendar.date(byAdding: .day, value: 1, to: day) ?? day }

    private func header(_ grid: MonthGrid) -> some View {
        HStack(spacing: 28) {
            title(grid)
            Spacer(minLength: 0)
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

private struct CalendarDay: View {
    let day: Date
    let isChosen: Bool
    let isToday: Bool
    let isAllowed: Bool
    let choose: @MainActor () -> Void

    @Environment(\.localCalendar) private var calendar
    @Environment(\.isEnabled) private var isEnabled
    @State private var isPressed = false

    var body: some View {
        Text(verbatim: MonthGrid.format("d", calendar).string(from: day))
            .font(isChosen ? .title3.weight(.semibold) : .title3)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .foregroundStyle(style)
            .frame(maxWidth: .infinity)
            .frame(height: 44)
            .background {
                if isChosen {
                    // The accent itself on today, a veil of it on other days (remembered from iOS).
                    Circle().fill(.tint).opacity(isToday ? 1 : 0.12)
                }
            }
            .modifier(PressModifier(action: choose, isPressed: $isPressed))
            .disabled(!isAllowed)
            .accessibilityLabel(Text(verbatim: MonthGrid.format("EEEEdMMMM", calendar).string(from: day)))
            .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    private var style: AnyShapeStyle {
        if !isAllowed || !isEnabled { return AnyShapeStyle(.tertiary) }
        if isChosen && isToday { return AnyShapeStyle(Color.white) }
        return isChosen || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
    }
}
