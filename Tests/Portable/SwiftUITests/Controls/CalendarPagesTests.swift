import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUITestHost
@testable import SwiftUIPickers

/// The months of a calendar under a finger.
///
/// Numbers: dates of the Gregorian calendar; pages are as wide as the display, 350 points. Rows of 44 points for header
/// and days, 26 for weekdays, and the 10 points after which a drag begins are not compared with a device. Limits of
/// evaluations bound this implementation.
@MainActor
@Suite("Months of a calendar")
struct CalendarPagesTests {
    private func shown<V: View>(_ view: V) -> some View {
        view
            .environment(\.calendar, GregorianDates.calendar)
            .environment(\.timeZone, GregorianDates.calendar.timeZone)
            .environment(\.textDate, GregorianDates.date(2024, 2, 1))
    }

    private struct Graphical: View {
        let written: Written<Date>
        var range = GregorianDates.date(2024, 2, 5)...GregorianDates.date(2024, 4, 20)

        var body: some View {
            DatePicker("Due", selection: written.binding, in: range, displayedComponents: .date)
                .datePickerStyle(.graphical)
        }
    }

    private func makeTest(
        _ written: Written<Date> = Written(GregorianDates.date(2024, 2, 14)), direction: LayoutDirection = .leftToRight,
        animates: Bool = false
    ) -> ViewTest<some View> {
        ViewTest(
            shown(Graphical(written: written)),
            DisplayConfiguration(width: 350, layoutDirection: direction, animates: animates))
    }

    private let day = "Wednesday, February 14"
    private let middle = CGPoint(x: 175, y: 200)

    private func point(_ way: CGFloat) -> CGPoint { CGPoint(x: middle.x + way, y: middle.y) }

    @Test func `a month stays under the finger, with the next one beside it`() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let written = Written(GregorianDates.date(2024, 2, 14))
            let test = makeTest(written, direction: direction)
            let forward: CGFloat = direction == .leftToRight ? -1 : 1
            let start = try test.frame(of: day).midX
            test.touch(at: middle)
            try test.move(to: point(20 * forward))
            try test.move(to: point(110 * forward))
            // A drag is recognised after 10 points.
            #expect(abs(try test.frame(of: day).midX - (start + 100 * forward)) <= 1)
            #expect(test.texts.filter { $0.string == "15" }.count == 2)
            #expect(test.has("February 2024"))
            try test.move(to: point(20 * forward))
            try test.lift()
            test.advance(by: 2)
            #expect(abs(try test.frame(of: day).midX - start) <= 0.5)
            #expect(written.writes.isEmpty, "The finger has chosen nothing.")
        }
    }

    @Test func `the header changes as half of the next month is there, before the finger is lifted`() throws {
        let test = makeTest()
        test.touch(at: middle)
        try test.move(to: point(-20))
        try test.move(to: point(-170))
        #expect(test.has("February 2024"))
        try test.move(to: point(-230))
        #expect(test.has("March 2024"))
        try test.move(to: point(-100))
        #expect(test.has("February 2024"))
        try test.lift()
    }

    @Test func `a slow finger decides by half of the way, a quick one by its speed`() throws {
        func month(after way: CGFloat, in seconds: Double) -> String? {
            let test = makeTest()
            test.drag(from: middle, to: point(way), duration: seconds)
            test.advance(by: 2)
            return test.texts.map(\.string).first { $0.hasSuffix("2024") }
        }
        #expect(month(after: -100, in: 3) == "February 2024")
        #expect(month(after: -240, in: 3) == "March 2024")
        #expect(month(after: -70, in: 0.08) == "March 2024")
    }

    @Test func `at the ends of the range months give way and come back, in lists too`() throws {
        func check<V: View>(_ view: V) throws {
            let test = ViewTest(shown(view), DisplayConfiguration(width: 390, height: 800))
            let start = try test.frame(of: day)
            test.touch(at: CGPoint(x: start.midX, y: start.midY))
            try test.move(to: CGPoint(x: start.midX + 20, y: start.midY))
            try test.move(to: CGPoint(x: start.midX + 110, y: start.midY))
            let way = try test.frame(of: day).midX - start.midX
            #expect(way > 20 && way < 60)
            try test.lift()
            test.advance(by: 2)
            #expect(try test.frame(of: day) == start)
            #expect(test.has("February 2024"))
        }
        let written = Written(GregorianDates.date(2024, 2, 14))
        try check(Graphical(written: written))
        try check(List { Graphical(written: written) })
        #expect(written.writes.isEmpty)
    }

    @Test func `the buttons slide the months`() throws {
        let test = makeTest(animates: true)
        let start = try test.frame(of: day).midX
        let names = { test.texts.map(\.string).filter { $0.hasSuffix("2024") } }
        try test.tap("Next Month")
        #expect(names() == ["March 2024"])
        test.advance(by: 0.1)
        let ones = test.texts.filter { $0.string == "1" }
        #expect(ones.count == 2, "Both months are on the way.")
        test.advance(by: 1)
        #expect(names() == ["March 2024"])
        #expect(try test.frame(of: "Friday, March 1").height == 44)
        try test.tap("Previous Month")
        test.advance(by: 1)
        #expect(try test.frame(of: day).midX == start)
    }

    @Test func `a finger catches months that move, and arrows in quick succession lead on`() throws {
        let test = makeTest(animates: true)
        try test.tap("Next Month")
        test.advance(by: 0.1)
        try test.tap("Next Month")
        test.advance(by: 1)
        #expect(test.has("April 2024"))
        test.drag(from: middle, to: point(80), duration: 0.1)
        test.advance(by: 0.05)
        test.touch(at: middle)
        test.advance(by: 1)
        try test.move(to: point(5))
        try test.lift()
        test.advance(by: 2)
        #expect(test.has("March 2024") || test.has("April 2024"))
        #expect(test.texts.filter { $0.string == "1" }.count == 1)
    }

    @Test func `only the days of the month in front are met by assistive technology, which turns pages`() throws {
        let test = makeTest()
        #expect(test.elements.filter { $0.label.contains("March") && $0.label != "March 2024" }.isEmpty)
        try test.scroll(day, towards: .trailing)
        #expect(test.has("March 2024") && test.has("Friday, March 1") && !test.has(day))
    }

    @Test func `the grid is as high as the weeks of its month`() throws {
        let test = makeTest()
        #expect(try test.frame(of: "Thursday, February 29").maxY == 44 + 26 + 5 * 44)
        try test.tap("Next Month")
        #expect(try test.frame(of: "Sunday, March 31").maxY == 44 + 26 + 6 * 44)
    }

    @Test func `a disabled calendar and a page that must not scroll`() throws {
        let written = Written(GregorianDates.date(2024, 2, 14))
        func way<V: View>(_ view: V) throws -> CGFloat {
            let test = ViewTest(shown(view), DisplayConfiguration(width: 350))
            let start = try test.frame(of: day).midX
            test.touch(at: middle)
            try test.move(to: point(-20))
            try test.move(to: point(-60))
            return try test.frame(of: day).midX - start
        }
        #expect(try way(Graphical(written: written).disabled(true)) == 0)
        #expect(abs(try way(Graphical(written: written).scrollDisabled(true)) + 50) <= 1)
    }

    @Test func `the calendar of a compact picker and one of several days have pages too`() throws {
        let compact = ViewTest(
            shown(
                DatePicker("Due", selection: .constant(GregorianDates.date(2024, 2, 14)), displayedComponents: .date)),
            DisplayConfiguration(width: 390, height: 800))
        try compact.tap("Date")
        let frame = try compact.frame(of: day)
        compact.drag(
            from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX - 200, y: frame.midY), duration: 0.3)
        compact.advance(by: 2)
        #expect(compact.has("March 2024"))
        let days = Written<Set<DateComponents>>([])
        let picker = MultiDatePicker("Days", selection: days.binding)
        let several = ViewTest(shown(picker), DisplayConfiguration(width: 350))
        several.drag(from: middle, to: point(150), duration: 0.2)
        several.advance(by: 2)
        #expect(several.has("January 2024") && days.writes.isEmpty)
    }

    @Test func `a calendar makes the months in sight alone`() throws {
        let test = ViewTest(
            shown(
                DatePicker("Due", selection: .constant(GregorianDates.date(2024, 2, 14))).datePickerStyle(.graphical)),
            DisplayConfiguration(width: 350))
        #expect(test.bodyEvaluations < 400)
        let before = test.bodyEvaluations
        try test.tap("Next Month")
        #expect(test.bodyEvaluations - before < 300)
    }

    @Test func `months are counted alike in all calendars and time zones`() {
        for identifier in [Calendar.Identifier.gregorian, .hebrew, .islamicUmmAlQura, .buddhist] {
            for zone in ["UTC", "America/Los_Angeles", "Pacific/Apia", "Asia/Beirut"] {
                var calendar = Calendar(identifier: identifier)
                calendar.timeZone = TimeZone(identifier: zone)!
                let months = CountedMonths(calendar: calendar)
                for number in stride(from: -600, through: 600, by: 7) {
                    let start = months.start(of: number)
                    #expect(months.number(of: start) == number)
                    #expect(months.number(of: start + 27 * 24 * 3600) == number)
                }
            }
        }
    }

    @Test func `months that can be chosen have ends only where the range has`() {
        let months = CountedMonths(calendar: GregorianDates.calendar)
        let now = months.number(of: GregorianDates.date(2024, 2, 1))
        func range(_ first: Date?, _ last: Date?) -> ClosedRange<Int> {
            months.range(around: now) { span in
                (first.map { span.end > $0 } ?? true) && (last.map { span.start <= $0 } ?? true)
            }
        }
        #expect(range(nil, nil).contains(now - 1200) && range(nil, nil).contains(now + 1200))
        #expect(range(GregorianDates.date(2024, 1, 5), GregorianDates.date(2025, 2, 1)) == now - 1...now + 12)
        #expect(range(GregorianDates.date(2024, 2, 5), GregorianDates.date(2024, 2, 6)) == now...now)
        #expect(range(GregorianDates.date(2024, 6, 1), nil) == now...now, "There is a gap before.")
    }
}
