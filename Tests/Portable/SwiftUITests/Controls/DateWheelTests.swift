import Foundation
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUITestHost

/// The wheels of date pickers: their entries, and the changes after one of them has turned.
///
/// Numbers: dates of the Gregorian calendar, after as many rows as the test turns. The middle of a wheel is at 108 of
/// its 216 points, its rows are 32 high: not compared with a device.
@MainActor
@Suite("Wheels of dates")
struct DateWheelTests {
    private struct Wheels: View {
        let written: Written<Date>
        @State var date: Date
        var range = Date.distantPast...Date.distantFuture
        var components: DatePickerComponents = .date

        var body: some View {
            DatePicker(
                "Due",
                selection: Binding {
                    date
                } set: {
                    date = $0
                    written.writes.append($0)
                }, in: range, displayedComponents: components
            )
            .datePickerStyle(.wheel)
            .environment(\.calendar, GregorianDates.calendar)
            .environment(\.timeZone, GregorianDates.calendar.timeZone)
            .environment(\.textDate, GregorianDates.date(2024, 2, 1))
        }
    }

    private let written = Written(Date())

    private func makeTest(
        _ date: Date, in range: ClosedRange<Date> = Date.distantPast...Date.distantFuture,
        _ components: DatePickerComponents = .date, locale: String = "en_US",
        direction: LayoutDirection = .leftToRight, animates: Bool = false
    ) -> ViewTest<some View> {
        let test = ViewTest(
            Wheels(written: written, date: date, range: range, components: components),
            DisplayConfiguration(
                width: 390, layoutDirection: direction, locale: Locale(identifier: locale), animates: animates))
        _ = test.displayList
        return test
    }

    /// Drags the wheel with a name by rows.
    private func turn(_ name: String, by rows: Int, _ test: ViewTest<some View>) throws {
        let frame = try test.frame(of: name)
        let way = CGFloat(-32 * rows) + (rows > 0 ? -10 : 10)
        test.drag(
            from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY + way), duration: 4)
    }

    private func columns(_ test: ViewTest<some View>) -> [String] {
        test.elements.filter { $0.role == "picker" }.sorted { $0.frame.minX < $1.frame.minX }.map { $0.value ?? "" }
    }

    @Test func `months, days, hours and minutes have no ends, and leave the other parts alone`() throws {
        let test = makeTest(GregorianDates.date(2024, 12, 31))
        try turn("Month", by: 1, test)
        #expect(written.writes.last == GregorianDates.date(2024, 1, 31))
        try turn("Day", by: 1, test)
        #expect(written.writes.last == GregorianDates.date(2024, 1, 1))
        try turn("Day", by: -2, test)
        #expect(written.writes.last == GregorianDates.date(2024, 1, 30))
        try turn("Year", by: 3, test)
        #expect(written.writes.last == GregorianDates.date(2027, 1, 30))
        let time = makeTest(GregorianDates.date(2024, 1, 31, 23, 59), .hourAndMinute, locale: "de_DE")
        try turn("Minute", by: 1, time)
        #expect(written.writes.last == GregorianDates.date(2024, 1, 31, 23, 0))
        try turn("Stunde", by: 1, time)
        #expect(written.writes.last == GregorianDates.date(2024, 1, 31, 0, 0))
    }

    @Test func `hours that go beyond noon change the half of the day, which leaves them in place`() throws {
        let test = makeTest(GregorianDates.date(2024, 1, 31, 11, 30), .hourAndMinute)
        #expect(columns(test) == ["11", "30", "AM"])
        try turn("Hour", by: 1, test)
        #expect(columns(test) == ["12", "30", "PM"])
        try turn("Hour", by: 2, test)
        #expect(columns(test) == ["2", "30", "PM"])
        try turn("Hour", by: -3, test)
        #expect(columns(test) == ["11", "30", "AM"])
        let texts = test.texts.map(\.string)
        try turn("AM/PM", by: 1, test)
        #expect(written.writes.last == GregorianDates.date(2024, 1, 31, 23, 30))
        #expect(Set(test.texts.map(\.string)) == Set(texts), "the same hours are around the one in front")
    }

    @Test func `days that the month does not have are there and give way to its last one`() throws {
        let test = makeTest(GregorianDates.date(2023, 2, 27), animates: true)
        #expect(test.texts.contains { $0.string == "30" })
        try turn("Day", by: 3, test)
        test.advance(by: 0.3)
        #expect(try isNear(test.text("30").frame.midY, 108, by: 0.5))
        test.advance(by: 0.8)
        #expect(written.writes == [GregorianDates.date(2023, 2, 28)])
        test.advance(by: 0.1)
        #expect(try test.text("28").frame.midY < 107, "on its way back")
        test.advance(by: 2)
        #expect(try isNear(test.text("28").frame.midY, 108, by: 0.5))
    }

    @Test func `what is out of range turns back to the nearest date`() throws {
        let test = makeTest(
            GregorianDates.date(2024, 5, 20), in: GregorianDates.date(2024, 5, 10)...GregorianDates.date(2024, 8, 15),
            animates: true)
        #expect(test.texts.contains { $0.string == "2025" } && test.texts.contains { $0.string == "2023" })
        try turn("Year", by: 2, test)
        test.advance(by: 1.2)
        #expect(written.writes == [GregorianDates.date(2024, 8, 15)])
        test.advance(by: 2)
        #expect(columns(test) == ["August", "15", "2024"])
        for title in ["August", "15", "2024"] { #expect(try isNear(test.text(title).frame.midY, 108, by: 0.5)) }
        // If that is already chosen, the wheel comes back by itself.
        try turn("Month", by: 1, test)
        test.advance(by: 3)
        #expect(written.writes.count == 1)
        #expect(try isNear(test.text("August").frame.midY, 108, by: 0.5))
    }

    @Test func `the wheel of days keeps its days in place as one is chosen`() throws {
        let test = makeTest(GregorianDates.date(2024, 2, 2, 9, 41), [.date, .hourAndMinute], animates: true)
        try turn("Date", by: 3, test)
        test.advance(by: 2)
        #expect(written.writes == [GregorianDates.date(2024, 2, 5, 9, 41)])
        #expect(try isNear(test.text("Mon, Feb 5").frame.midY, 108, by: 0.5))
        #expect(try test.text("Today").frame.midY < 40)
    }

    @Test func `columns stand in the order of the language`() throws {
        #expect(columns(makeTest(GregorianDates.date(2024, 2, 14), locale: "de_DE")) == ["14", "Februar", "2024"])
        #expect(columns(makeTest(GregorianDates.date(2024, 2, 14), locale: "ja_JP")) == ["2024年", "2月", "14日"])
        #expect(
            columns(makeTest(GregorianDates.date(2024, 2, 14, 21, 5), .hourAndMinute, locale: "ko_KR")) == [
                "오후", "9", "05",
            ])
        #expect(
            columns(makeTest(GregorianDates.date(2024, 2, 14, 21, 5), .hourAndMinute, locale: "en_GB")) == ["21", "05"])
        let arabic = makeTest(GregorianDates.date(2024, 2, 14), locale: "ar_EG", direction: .rightToLeft)
        #expect(columns(arabic) == ["٢٠٢٤", "فبراير", "١٤"])
    }

    @Test func `numbers end in line, names of months begin so`() throws {
        let test = makeTest(GregorianDates.date(2024, 5, 10))
        #expect(try isNear(test.text("April").frame.minX, test.text("May").frame.minX))
        #expect(try isNear(test.text("9").frame.maxX, test.text("10").frame.maxX))
        #expect(!test.texts.contains { $0.isTruncated })
    }

    @Test func `a label is beside the wheels where there is room, else above them`() throws {
        func test(_ width: CGFloat, _ isHidden: Bool = false) -> ViewTest<some View> {
            let picker = DatePicker("Wake up", selection: .constant(Date(timeIntervalSince1970: 0)))
                .datePickerStyle(.wheel)
            return ViewTest(
                Group { if isHidden { picker.labelsHidden() } else { picker } }.frame(width: width),
                DisplayConfiguration(width: width))
        }
        let (wide, narrow) = (test(500), test(390))
        let hour = try wide.frame(of: "Hour")
        #expect(try wide.frame(of: "Wake up").maxX < hour.minX && hour.maxX > 400)
        #expect(try abs(wide.text("Wake up").frame.midY - hour.midY) <= 0.5)
        #expect(try narrow.text("Wake up").frame.maxY <= narrow.frame(of: "Hour").minY)
        #expect(try narrow.text("Wake up").frame.minX == 0)
        let hidden = test(390, true)
        #expect(!hidden.texts.contains { $0.string == "Wake up" } && hidden.has("Wake up"))
    }
}
