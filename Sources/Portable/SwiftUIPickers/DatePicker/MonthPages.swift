import Foundation
import SwiftUIControls
import SwiftUICore

/// The months of a calendar side by side: they follow a finger, come to rest one by one, and give way at the ends of what
/// can be chosen.
struct MonthPages: View {
    /// The first moment of the month in front.
    @Binding var month: Date
    let isChosen: (Date) -> Bool
    /// True if any date in a span can be selected.
    let allows: (DateInterval) -> Bool
    let choose: (Date) -> Void

    @Environment(\.localCalendar) private var calendar
    @Environment(\.textDate) private var now
    @State private var choice = DayChoice()
    @State private var finger = PageFinger()

    var body: some View {
        let months = CountedMonths(calendar: calendar)
        let current = months.number(of: month)
        let range = months.range(around: current, allows: allows)
        let today = now ?? Date()
        choice.choose = choose
        return NumberedPages(current: current, range: range, finger: finger) {
            month = months.start(of: $0)
        } page: { number in
            page(MonthGrid(of: months.start(of: number), in: calendar), today)
                .frame(minHeight: 0, maxHeight: .infinity, alignment: .top)
        }
        .clipped()
        .modifier(FingerModifier(isBehindContent: true) { event, size in finger.follow(event, size) })
        .accessibilityElement(children: .contain)
        .accessibilityScrollAction { edge in
            guard edge == .leading || edge == .trailing else { return }
            let number = current + (edge == .leading ? -1 : 1)
            if range.contains(number) { month = months.start(of: number) }
        }
    }

    /// A page is told all that it shows, so that it is made again only where that changes.
    private func page(_ grid: MonthGrid, _ today: Date) -> MonthPage {
        let days = grid.days.compactMap { $0 }
        return MonthPage(
            grid: grid, today: days.first { calendar.isDate($0, inSameDayAs: today) },
            chosen: Set(days.filter(isChosen)),
            allowed: Set(
                days.filter { day in
                    let next = calendar.date(byAdding: .day, value: 1, to: day) ?? day
                    return allows(DateInterval(start: day, end: max(day, next)))
                }), choice: choice)
    }
}

/// The current action of a tap on a day.
final class DayChoice {
    var choose: (Date) -> Void = { _ in }
}

/// The weeks of a month.
private struct MonthPage: View {
    let grid: MonthGrid
    let today: Date?
    let chosen: Set<Date>
    let allowed: Set<Date>
    let choice: DayChoice

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<grid.days.count / 7, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(0..<7, id: \.self) { column in
                        if let day = grid.days[row * 7 + column] {
                            CalendarDay(
                                day: day, isChosen: chosen.contains(day), isToday: day == today,
                                isAllowed: allowed.contains(day), choice: choice)
                        } else {
                            Color.clear.frame(maxWidth: .infinity).frame(height: CalendarDay.height)
                        }
                    }
                }
            }
        }
    }
}

/// The months of a calendar, counted from the one in which the year 2001 begins in Greenwich.
struct CountedMonths {
    private let calendar: Calendar
    /// About the middle of the first one, from where no month is far.
    private let origin: Date

    /// Half a month, in seconds.
    private static let half: TimeInterval = 14 * 24 * 3600
    /// Number of months to both sides of the reference month: about 150 years. The reference moves when an end is
    /// nearer than 100 years.
    private static let reach = 1800
    private static let step = 1200

    init(calendar: Calendar) {
        self.calendar = calendar
        let first = Date(timeIntervalSinceReferenceDate: 0)
        origin = (calendar.dateInterval(of: .month, for: first)?.start ?? first) + Self.half
    }

    func number(of date: Date) -> Int {
        let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
        let isLater = start >= origin
        let count = calendar.dateComponents([.month], from: origin, to: start + Self.half * (isLater ? 1.2 : 0.8)).month
        return count ?? 0
    }

    private func span(of number: Int) -> DateInterval? {
        calendar.date(byAdding: .month, value: number, to: origin)
            .flatMap { calendar.dateInterval(of: .month, for: $0) }
    }

    func start(of number: Int) -> Date { span(of: number)?.start ?? origin }

    /// The months that people can go to from one: all without a gap in which there is something to choose, and itself.
    func range(around number: Int, allows: (DateInterval) -> Bool) -> ClosedRange<Int> {
        let middle = Int((Double(number) / Double(Self.step)).rounded()) * Self.step
        func end(_ limit: Int) -> Int {
            func isAllowed(_ number: Int) -> Bool { span(of: number).map(allows) ?? false }
            guard isAllowed(number + (limit - number).signum()) else { return number }
            if isAllowed(limit) { return limit }
            // The selectable dates are a range, whose end is found by bisection.
            var (near, far) = (number, limit)
            while abs(far - near) > 1 {
                let half = (near + far) / 2
                if isAllowed(half) { near = half } else { far = half }
            }
            return near
        }
        return end(middle - Self.reach)...end(middle + Self.reach)
    }
}
