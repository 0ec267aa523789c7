import Foundation
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUITestHost
@testable import SwiftUIPickers

/// Calendars and wheels of date pickers.
///
/// Numbers: dates of the Gregorian calendar: February 2024 has 29 days and begins on a Thursday. 8 is the default
/// spacing between views (Human Interface Guidelines). The layout at accessibility sizes is not compared with a device.
@MainActor
@Suite("Date pickers")
struct DatePickerTests {
    private func shown<V: View>(_ view: V) -> some View {
        view
            .environment(\.calendar, GregorianDates.calendar)
            .environment(\.timeZone, GregorianDates.calendar.timeZone)
            .environment(\.textDate, GregorianDates.date(2024, 2, 1))
    }

    @Test func `a month begins on the day of the week that the locale's calendar says`() {
        func grid(_ locale: String) -> MonthGrid {
            var calendar = GregorianDates.calendar
            calendar.locale = Locale(identifier: locale)
            calendar.firstWeekday = locale == "de_DE" ? 2 : 1
            return MonthGrid(of: GregorianDates.date(2024, 2, 10), in: calendar)
        }
        // 1 February 2024 was a Thursday; the year was a leap year.
        let american = grid("en_US")
        #expect(american.title == "February 2024")
        #expect(american.weekdays.first == "SUN")
        #expect(american.days.prefix { $0 == nil }.count == 4)
        #expect(american.days.compactMap { $0 }.count == 29)
        #expect(american.days.count == 35)
        let german = grid("de_DE")
        #expect(german.title == "Februar 2024")
        #expect(german.days.prefix { $0 == nil }.count == 3)
    }

    private struct Graphical: View {
        let written: Written<Date>
        var range: ClosedRange<Date>
        @State var date: Date

        var body: some View {
            DatePicker(
                "Due",
                selection: Binding {
                    date
                } set: {
                    date = $0
                    written.writes.append($0)
                }, in: range, displayedComponents: .date
            )
            .datePickerStyle(.graphical)
        }
    }

    private func graphical(_ written: Written<Date>) -> some View {
        shown(
            Graphical(
                written: written, range: GregorianDates.date(2024, 2, 5)...GregorianDates.date(2024, 3, 20, 12),
                date: GregorianDates.date(2024, 2, 14, 9, 41)))
    }

    @Test func `a tap on a day keeps the time of day`() throws {
        let written = Written(Date())
        let test = ViewTest(graphical(written))
        #expect(test.texts.map(\.string).contains("February 2024"))
        #expect(try test.element("Wednesday, February 14").isSelected)
        try test.tap("Tuesday, February 20")
        #expect(written.writes == [GregorianDates.date(2024, 2, 20, 9, 41)])
        try test.tap("Tuesday, February 20")
        #expect(written.writes.count == 1)
    }

    @Test func `days and months out of range cannot be chosen; at the end the last moment is`() throws {
        let written = Written(Date())
        let test = ViewTest(graphical(written))
        #expect(try !test.element("Sunday, February 4").isEnabled)
        #expect(try test.element("Monday, February 5").isEnabled)
        #expect(try !test.element("Previous Month").isEnabled)
        try test.tap("Next Month")
        #expect(test.texts.map(\.string).contains("March 2024"))
        try test.tap("Wednesday, March 20")
        #expect(written.writes == [GregorianDates.date(2024, 3, 20, 9, 41)])
        #expect(try !test.element("Next Month").isEnabled)
    }

    @Test func `a swipe along the weeks turns to another month, if it has days to choose`() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let test = ViewTest(
                graphical(Written(Date())), DisplayConfiguration(width: 350, layoutDirection: direction))
            let forward: CGFloat = direction == .leftToRight ? -120 : 120
            func swipe(_ way: CGFloat) {
                test.drag(from: CGPoint(x: 175, y: 200), to: CGPoint(x: 175 + way, y: 205), duration: 0.3)
            }
            swipe(-forward)
            #expect(test.has("February 2024"), "there is nothing to choose before")
            swipe(forward)
            #expect(test.has("March 2024"))
            #expect(!test.has("Wednesday, February 14"))
            swipe(forward)
            #expect(test.has("March 2024"))
            swipe(-forward)
            #expect(test.has("February 2024"))
            #expect(try test.element("Wednesday, February 14").isSelected, "nothing has been chosen by it")
        }
    }

    @Test func `a list scrolls though the finger is on a calendar in it`() throws {
        let list = List {
            DatePicker("Due", selection: .constant(GregorianDates.date(2024, 2, 14))).datePickerStyle(.graphical)
            ForEach(0..<40) { Text("Row \($0)") }
        }
        let test = ViewTest(shown(list), DisplayConfiguration(width: 390, height: 600))
        test.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 190, y: 200), duration: 0.5)
        #expect(test.contentOffsets.contains { $0.y > 50 })
        #expect(test.has("February 2024"))
    }

    @Test func `a date that is set elsewhere comes with its month`() throws {
        struct Screen: View {
            @State var date = GregorianDates.date(2024, 2, 14)
            var body: some View {
                DatePicker("Due", selection: $date).datePickerStyle(.graphical)
                Button("Later") { date = GregorianDates.date(2024, 7, 1) }
            }
        }
        let test = ViewTest(shown(VStack { Screen() }))
        try test.tap("Next Month")
        try test.tap("Next Month")
        #expect(test.has("April 2024"))
        try test.tap("Later")
        #expect(test.has("July 2024"))
    }

    @Test func `days are taken out of several without a turn to another month`() throws {
        struct Screen: View {
            @State var days: Set = [
                DateComponents(year: 2024, month: 2, day: 14), DateComponents(year: 2024, month: 4, day: 2),
            ]
            var body: some View { MultiDatePicker("Days", selection: $days) }
        }
        let test = ViewTest(shown(Screen()))
        #expect(try test.element("Wednesday, February 14").isSelected)
        try test.tap("Wednesday, February 14")
        #expect(try !test.element("Wednesday, February 14").isSelected)
        #expect(test.has("February 2024"))
    }

    @Test func `the wheel of days calls today by its name`() throws {
        let picker = DatePicker("Due", selection: .constant(GregorianDates.date(2024, 2, 2, 9, 41))).datePickerStyle(
            .wheel)
        let texts = ViewTest(shown(picker)).texts.map(\.string)
        #expect(texts.contains("Today"))
        #expect(texts.contains("Fri, Feb 2") || texts.contains("Fri Feb 2"))
        #expect(!texts.contains { $0.contains("Feb 1") && $0.hasSuffix("1") })
    }

    private struct Wheels: View {
        let written: Written<Date>
        let components: DatePickerComponents
        @State var date: Date

        var body: some View {
            DatePicker(
                "Due",
                selection: Binding {
                    date
                } set: {
                    date = $0
                    written.writes.append($0)
                }, displayedComponents: components
            )
            .datePickerStyle(.wheel)
        }
    }

    @Test func `wheels of a date stand in the order of the locale`() throws {
        func names(_ locale: String) -> [String] {
            let test = ViewTest(
                shown(Wheels(written: Written(Date()), components: .date, date: GregorianDates.date(2024, 2, 14))),
                DisplayConfiguration(locale: Locale(identifier: locale)))
            return test.elements.filter { $0.role == "picker" }.map(\.label)
        }
        #expect(names("en_US") == ["Month", "Day", "Year"])
        #expect(names("de_DE") == ["Tag", "Monat", "Jahr"])
    }

    @Test func `a month that has no such day gets its last one`() throws {
        let written = Written(Date())
        let test = ViewTest(shown(Wheels(written: written, components: .date, date: GregorianDates.date(2024, 1, 31))))
        try test.increment("Month")
        #expect(written.writes == [GregorianDates.date(2024, 2, 29)])
        #expect(try test.element("Month").value == "February")
    }

    @Test func `wheels of a time have halves of the day where the locale counts twelve hours`() throws {
        let written = Written(Date())
        let test = ViewTest(
            shown(Wheels(written: written, components: .hourAndMinute, date: GregorianDates.date(2024, 1, 31, 9, 59))))
        #expect(test.elements.filter { $0.role == "picker" }.map(\.label) == ["Hour", "Minute", "AM/PM"])
        try test.increment("AM/PM")
        #expect(written.writes == [GregorianDates.date(2024, 1, 31, 21, 59)])
        let german = ViewTest(
            shown(Wheels(written: written, components: .hourAndMinute, date: GregorianDates.date(2024, 1, 31, 21, 59))),
            DisplayConfiguration(locale: Locale(identifier: "de_DE")))
        #expect(german.elements.filter { $0.role == "picker" }.map(\.value) == ["21", "59"])
    }

    @Test func `several days are chosen and left one by one`() throws {
        let days = Written<Set<DateComponents>>([])
        let first = DateComponents(era: 1, year: 2024, month: 2, day: 5)
        days.value = [first]
        let test = ViewTest(shown(MultiDatePicker("Days", selection: days.binding)))
        try test.tap("Tuesday, February 20")
        #expect(days.writes.last?.compactMap(\.day).sorted() == [5, 20])
        try test.tap("Monday, February 5")
        #expect(days.writes.last?.compactMap(\.day) == [20])
    }

    @Test func `in large type the label stands above the buttons`() throws {
        func places(_ size: DynamicTypeSize) throws -> (label: CGRect, button: CGRect) {
            let test = ViewTest(
                shown(DatePicker("Due date", selection: .constant(GregorianDates.date(2024, 2, 14)))),
                DisplayConfiguration(dynamicTypeSize: size))
            return (try test.text("Due date").frame, try test.frame(of: "Date"))
        }
        let usual = try places(.large)
        #expect(usual.label.midY == usual.button.midY)
        let large = try places(.accessibility2)
        #expect(large.button.minX == 0)
        #expect(large.button.minY == large.label.maxY + 8)
    }

    @Test func `buttons of a compact picker stand below each other where they do not fit, and calendars stay readable`()
        throws
    {
        let picker = DatePicker("Due", selection: .constant(GregorianDates.date(2024, 9, 25, 22, 13)))
        let large = DisplayConfiguration(dynamicTypeSize: .accessibility5)
        let compact = ViewTest(shown(picker), large)
        #expect(try compact.frame(of: "Time").minY > compact.frame(of: "Date").maxY)
        #expect(!compact.texts.contains { $0.isTruncated })
        let calendar = ViewTest(shown(picker.datePickerStyle(.graphical)), large)
        let largest = ViewTest(Text("a").font(.title3), DisplayConfiguration(dynamicTypeSize: .xxxLarge))
        let size = try largest.text("a").fontSize
        #expect(try calendar.text("24").fontSize == size)
    }

    @Test func `the wheel of days shows them whole`() {
        let picker = DatePicker("Due", selection: .constant(GregorianDates.date(2024, 9, 25, 22, 13))).datePickerStyle(
            .wheel)
        #expect(!ViewTest(shown(picker)).texts.contains { $0.isTruncated })
    }

    @Test func `the month of a calendar is not cut in large type while there is room beside it`() throws {
        let picker = DatePicker(
            "Day", selection: .constant(Date(timeIntervalSince1970: 1_700_000_000)), displayedComponents: .date)
        let test = ViewTest(
            picker.datePickerStyle(.graphical), DisplayConfiguration(width: 326, dynamicTypeSize: .accessibility3))
        #expect(try !test.text("November 2023").isTruncated)
    }

    @Test func `a compact date becomes a number, and then smaller, where it has no room`() throws {
        func text(_ width: CGFloat) throws -> ShownText {
            let date = GregorianDates.date(2024, 2, 14, 9, 41)
            let picker = DatePicker("Due", selection: .constant(date), displayedComponents: .date)
                .labelsHidden().datePickerStyle(.compact)
            let test = ViewTest(shown(picker).frame(width: width), DisplayConfiguration(width: 400, height: 100))
            #expect(test.texts.count == 1)
            return try #require(test.texts.first)
        }
        let (whole, short, small) = (try text(200), try text(110), try text(60))
        // The year has its four digits, whatever the width.
        #expect(whole.string == "Feb 14, 2024" && short.string == "2/14/2024" && small.string == "2/14/2024")
        #expect(!whole.isTruncated && !short.isTruncated && !small.isTruncated)
        #expect(whole.fontSize == 17 && short.fontSize == 17)
        let tiny = try text(20)
        #expect(tiny.isTruncated)
    }
}
