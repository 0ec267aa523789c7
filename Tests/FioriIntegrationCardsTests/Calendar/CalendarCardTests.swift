import Expectations
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Calendar cards as they are shown, tapped, moved by keys and spoken.
///
/// Numbers: a month of 264 by 264 within a padding of 16, and up to three dots (Docs/Facts/CardLook.md). The numbers
/// of weeks take 24, squares of days 26 and six rows 40 each and weekdays 24, an appointment's bar 4 and 12 beside it, as drawn today, not
/// compared with UI5. Days are those of September 2020.
@MainActor
struct CalendarCardTests {
    private let parts: JSONObject = [
        "date": "2020-09-18",
        "item": [
            "path": "/items",
            "template": [
                "startDate": "{start}", "endDate": "{end}", "title": "{title}", "text": "{text}", "type": "{type}",
                "actions": [["type": "Navigation", "parameters": ["url": "https://sap.com/{title}"]]],
            ],
        ],
        "specialDate": [
            "path": "/special", "template": ["startDate": "{start}", "endDate": "{end}", "type": "{type}"],
        ],
        "legendItem": [
            "path": "/legend", "template": ["category": "{category}", "text": "{text}", "type": "{type}"],
        ],
        "maxItems": 2, "maxLegendItems": 2, "noItemsText": "Nothing to do", "use12HourFormat": false,
        "moreItems": ["actions": [["type": "Navigation", "parameters": ["url": "https://sap.com/more"]]]],
        "data": [
            "json": [
                "items": [
                    ["start": "2020-09-18T09:00", "end": "2020-09-18T10:00", "title": "Second", "text": "Room 1"],
                    ["start": "2020-09-18T08:00", "end": "2020-09-18T08:30", "title": "First", "type": "Type06"],
                    ["start": "2020-09-18T12:00", "end": "2020-09-18T13:00", "title": "Third"],
                    ["start": "2020-09-21T07:00", "end": "2020-09-21T13:00", "title": "Monday"],
                ],
                "special": [
                    ["start": "2020-09-13", "end": "2020-09-14", "type": "Type08"],
                    ["start": "2020-09-14", "end": "2020-09-14", "type": "Type13"],
                    ["start": "2020-09-14", "end": "2020-09-14", "type": "Type01"],
                    ["start": "2020-09-14", "end": "2020-09-14", "type": "Type02"],
                ],
                "legend": [
                    ["category": "calendar", "text": "Team building", "type": "Type08"],
                    ["category": "calendar", "text": "Holiday", "type": "Type13"],
                    ["category": "appointment", "text": "Reminder", "type": "Type06"],
                ],
            ]
        ],
    ]

    private func card(_ changes: JSONObject = [:]) async -> ResolvedCard {
        var content = parts
        for change in changes { content[change.name] = change.value }
        return await CardTest.resolve(
            CardTest.manifest("Calendar", ["content": .object(content)]), host: CalendarTestHost())
    }

    /// A view with the calls that it makes after its start, or from the start on, at ten o'clock on 13 September 2020.
    private func view(
        _ changes: JSONObject = [:], _ configuration: DisplayConfiguration = DisplayConfiguration(width: 400),
        keepsStart: Bool = false
    ) async -> (test: ViewTest<AnyView>, calls: CardCalls) {
        let calls = CardCalls()
        let view = CardLayout(await card(changes))
            .environment(\.cardActions, calls.actions)
            .environment(\.cardNow, Date(timeIntervalSince1970: 1_599_991_200))
            .environment(\.timeZone, .gmt)
        let test = ViewTest(AnyView(view), configuration)
        _ = test.elements
        if !keepsStart { calls.forget() }
        return (test, calls)
    }

    private func day(_ number: Int, _ weekday: String) -> String { "\(weekday), September \(number), 2020" }

    @Test func `dates that cannot be read are diagnosed at their property`() async {
        let card = await CardTest.resolve(
            CardTest.manifest(
                "Calendar",
                [
                    "content": [
                        "data": [
                            "json": [
                                "items": [
                                    ["from": "2026-11-24T09:00", "to": "noon"], ["from": "24.11.2026"],
                                    ["from": "tomorrow"], [:],
                                ], "days": [["day": "2026-11-25"], ["day": "never"]],
                            ]
                        ], "date": "today",
                        "item": [
                            "path": "/items",
                            "template": ["startDate": "{from}", "endDate": "{to}", "title": "A"],
                        ],
                        "specialDate": ["path": "/days", "template": ["startDate": "{day}", "type": "Type01"]],
                    ]
                ]))
        #expect(
            card.diagnostics.map { "\($0.severity) \($0.pointer)" } == [
                "warning /sap.card/content/date", "warning /sap.card/content/item/template/endDate",
                "warning /sap.card/content/item/template/startDate",
                "warning /sap.card/content/specialDate/template/startDate",
            ])
        #expect(card.diagnostics[2].message.contains("index 1 has “24.11.2026”, which is no date, and so have 2 more"))
        guard case .calendar(let calendar)? = card.content?.value else {
            Issue.record("there is no calendar")
            return
        }
        #expect(calendar.appointments.count == 1 && calendar.specialDates.count == 1)
    }

    @Test func `in a narrow card the times stand above the texts, whose words stay whole`() async throws {
        let items: JSONValue = [
            ["start": "2020-09-18T09:00", "end": "2020-09-18T10:00", "title": "Presentation", "text": "Headquarters"]
        ]
        var data = parts["data"]?.objectValue ?? [:]
        data["json"] = ["items": items]
        let changes: JSONObject = ["data": .object(data)]
        let (narrow, _) = await view(changes, DisplayConfiguration(width: 200))
        #expect(try narrow.text("Presentation").frame.height < 24)
        #expect(try narrow.text("Presentation").frame.minY > narrow.text("10:00").frame.maxY)
        let (wide, _) = await view(changes)
        #expect(try wide.text("Presentation").frame.minY < wide.text("10:00").frame.minY)
    }

    @Test func `days are buttons in seven columns, at least 264 by 264`() async throws {
        let (test, _) = await view()
        let (first, last) = (
            try test.frame(of: day(6, "Sunday")), try test.frame(of: day(12, "Saturday"))
        )
        #expect(first.minY == last.minY && first.width == last.width)
        #expect(abs(first.minX - 40) < 0.5 && abs(last.maxX - 384) < 0.5)
        #expect(try test.frame(of: day(13, "Sunday")).minY - first.minY == 40)
        #expect(test.elements.filter { $0.role == "button" && $0.label.contains(", 2020") }.count == 42)
        #expect(try test.element("September 2020").isHeader)
        let (mirrored, _) = await view([:], DisplayConfiguration(width: 400, layoutDirection: .rightToLeft))
        #expect(abs(try mirrored.frame(of: day(6, "Sunday")).maxX - 360) < 0.5)
    }

    @Test func `weeks have their numbers where there is room`() async throws {
        let (test, _) = await view()
        #expect(test.has("Week 38"))
        let (narrow, _) = await view([:], DisplayConfiguration(width: 260))
        #expect(!narrow.has("Week 38"))
        #expect(abs(try narrow.frame(of: day(6, "Sunday")).minX - 16) < 0.5)
    }

    @Test func `weekdays have a letter where their short names have no room`() async throws {
        let (test, _) = await view()
        #expect(test.texts.contains { $0.string == "Wed" })
        let (narrow, _) = await view([:], DisplayConfiguration(width: 200))
        let letters = narrow.texts.filter { $0.string.count == 1 && Int($0.string) == nil }
        #expect(letters.map(\.string) == ["S", "M", "T", "W", "T", "F", "S"])
        #expect(Set(letters.map(\.fontSize)).count == 1 && !letters.contains(where: \.isTruncated))
    }

    @Test(arguments: [CGFloat(260), 400, 700])
    func `each day of a month is made once, whatever the width`(width: CGFloat) async throws {
        let day = ViewTest(
            Button {
            } label: {
                DayLabel(number: "1", dots: [], isToday: false, isChosen: false, isOutside: false)
            }
            .buttonStyle(CardTapStyle()))
        let (card, _) = await view([:], DisplayConfiguration(width: width))
        // A month without room for the numbers of weeks is updated once.
        let times = width < 264 ? 3 : 2
        #expect(card.bodyEvaluations < 42 * day.bodyEvaluations * times)
    }

    @Test func `the appointments are beside the month from a width of 608 on`() async throws {
        let (wide, _) = await view(["use12HourFormat": true], DisplayConfiguration(width: 608 + 32))
        let first = try wide.frame(of: self.day(6, "Sunday"))
        #expect(abs(try wide.text("First").frame.minX - (16 + 288 + 16 + 1 + 16 + 16 + 62 + 12)) < 1)
        #expect(try wide.text("First").frame.minY < first.minY)
        let (narrow, _) = await view([:], DisplayConfiguration(width: 607 + 32))
        #expect(try narrow.text("First").frame.minY > narrow.frame(of: self.day(30, "Wednesday")).maxY)
    }

    @Test func `the chosen day is selected, and today and special days speak`() async throws {
        let (test, _) = await view()
        #expect(try test.element(day(18, "Friday")).isSelected)
        #expect(try test.element(day(18, "Friday")).value == "3 appointments")
        #expect(try test.element(day(13, "Sunday")).value == "Today, Team building")
        #expect(
            try test.element(day(14, "Monday")).value == "Team building, Holiday, special day, special day")
        #expect(try test.element(day(21, "Monday")).value == "1 appointment")
    }

    @Test func `days on which nobody works have a ground`() async throws {
        let data: JSONValue = [
            "json": ["special": [["start": "2020-09-24", "end": "2020-09-25", "type": "NonWorking"]]]
        ]
        let calendar = await card(["data": data])
        guard case .ready(.calendar(let content)) = calendar.content else {
            Issue.record("the card has a calendar")
            return
        }
        var days = Calendar(identifier: .gregorian)
        days.timeZone = .gmt
        let marks = CalendarMarks(content, calendar: days)
        func date(_ day: Int) throws -> Date {
            try #require(days.date(from: DateComponents(year: 2020, month: 9, day: day)))
        }
        #expect(try (23...26).map { try marks.isNonWorking(date($0)) } == [false, true, true, false])
        let fills = { (isNonWorking: Bool) in
            let label = DayLabel(
                number: "24", dots: [], isToday: false, isChosen: false, isOutside: false, isNonWorking: isNonWorking)
            return ViewTest(label.frame(width: 40, height: 40)).svg().components(separatedBy: "fill=").count
        }
        #expect(fills(true) > fills(false))
    }

    @Test func `a day has at most three dots`() async throws {
        guard case .calendar(let calendar)? = await card().content?.value else { throw CardTestProblem("no calendar") }
        var days = Calendar(identifier: .gregorian)
        days.timeZone = .gmt
        let marks = CalendarMarks(calendar, calendar: days)
        let monday = Date(timeIntervalSince1970: 1_600_041_600)
        #expect(marks.dots(on: monday).map(\.number) == [8, 13, 1])
        #expect(marks.dots(on: monday.addingTimeInterval(86_400)).isEmpty)
        #expect(marks.dots(on: monday.addingTimeInterval(-86_400)).map(\.number) == [8])
    }

    @Test func `appointments of the day are in the order of their times, up to the limit`() async throws {
        let (test, calls) = await view()
        #expect(try test.text("First").frame.maxY < test.text("Second").frame.minY)
        #expect(!test.texts.contains { $0.string == "Third" })
        #expect(try test.text("08:00").frame.minX == 32)
        #expect(try test.text("08:30").frame.minY > test.text("08:00").frame.minY)
        #expect(try test.text("Room 1").frame.minY > test.text("Second").frame.minY)
        #expect(test.has("09:00 – 10:00, Second, Room 1"))
        try test.tap("1 more appointment")
        try test.tap("08:00 – 08:30, First")
        #expect(calls.performed.map(\.url) == ["https://sap.com/more", "https://sap.com/First"])
    }

    @Test func `without an action more is a text`() async throws {
        let (test, _) = await view(["moreItems": .null])
        #expect(try test.element("1 more appointment").role == "text")
    }

    @Test func `the day and the month are reported once at the start`() async throws {
        let (test, calls) = await view(keepsStart: true)
        test.advance(by: 1)
        #expect(calls.performed.map(\.kind) == [.dateChange, .monthChange])
        #expect(
            calls.performed.map(\.parameters) == [
                ["selectedDate": "2020-09-18"], ["firstDate": "2020-09-01", "lastDate": "2020-09-30"],
            ])
    }

    @Test func `choosing a day shows its appointments and performs DateChange`() async throws {
        let (test, calls) = await view()
        try test.tap(day(21, "Monday"))
        #expect(try test.element(day(21, "Monday")).isSelected)
        #expect(try !test.element(day(18, "Friday")).isSelected)
        #expect(test.texts.contains { $0.string == "Monday" })
        #expect(calls.performed.map(\.kind) == [.dateChange])
        #expect(calls.performed[0].parameters == ["selectedDate": "2020-09-21"])
        try test.tap(day(1, "Tuesday"))
        #expect(test.texts.contains { $0.string == "Nothing to do" })
    }

    @Test func `the arrows perform MonthChange with the month's days`() async throws {
        let (test, calls) = await view()
        try test.tap("Next Month")
        #expect(test.has("October 2020"))
        try test.tap("Previous Month")
        try test.tap("Previous Month")
        #expect(test.has("August 2020"))
        #expect(calls.performed.map(\.kind) == [.monthChange, .monthChange, .monthChange])
        #expect(calls.performed[0].parameters == ["firstDate": "2020-10-01", "lastDate": "2020-10-31"])
        #expect(calls.performed[2].parameters == ["firstDate": "2020-08-01", "lastDate": "2020-08-31"])
    }

    @Test func `Today shows and chooses the present day`() async throws {
        let (test, calls) = await view()
        try test.tap("Next Month")
        calls.forget()
        try test.tap("Today")
        #expect(test.has("September 2020"))
        #expect(try test.element(day(13, "Sunday")).isSelected)
        #expect(calls.performed.map(\.kind) == [.dateChange, .monthChange])
        #expect(calls.performed[0].parameters == ["selectedDate": "2020-09-13"])
        let (german, _) = await view([:], DisplayConfiguration(width: 320, locale: Locale(identifier: "de_DE")))
        #expect(try german.frame(of: "Heute").maxX <= 304)
    }

    @Test func `a day of the next month moves to that month`() async throws {
        let (test, calls) = await view()
        try test.tap("Thursday, October 1, 2020")
        #expect(test.has("October 2020"))
        #expect(calls.performed.map(\.kind) == [.dateChange, .monthChange])
    }

    @Test func `the legend has a button for the rest`() async throws {
        let (test, _) = await view()
        #expect(test.texts.contains { $0.string == "Holiday" } && !test.texts.contains { $0.string == "Reminder" })
        let more = try #require(
            test.elements.first { $0.label == "1 more" && $0.role == "button" })
        _ = test.tap(at: CGPoint(x: more.frame.midX, y: more.frame.midY))
        #expect(test.texts.contains { $0.string == "Reminder" })
    }

    @Test func `a wide card has the appointments beside the month`() async throws {
        let (test, _) = await view([:], DisplayConfiguration(width: 900))
        #expect(try test.text("First").frame.minX > test.frame(of: day(12, "Saturday")).maxX)
        #expect(try test.text("First").frame.minY < 80)
        #expect(abs(try test.frame(of: day(12, "Saturday")).maxX - 304) < 0.5)
    }

    @Test func `texts stay within 260 points at the greatest size`() async throws {
        let (test, _) = await view([:], DisplayConfiguration(width: 260, dynamicTypeSize: .accessibility5))
        for text in test.texts { #expect(text.frame.minX >= 0 && text.frame.maxX <= 260.5) }
        #expect(try !test.text("September 2020").isTruncated)
        #expect(try test.text("First").frame.minY > test.text("08:30").frame.minY)
    }

    @Test func `keys move between days and months, and choose`() async throws {
        let (test, calls) = await view()
        try test.tap(day(18, "Friday"))
        #expect(test.press(.downArrow))
        #expect(test.press(.rightArrow))
        #expect(calls.performed.count == 1)
        #expect(test.press(.return))
        #expect(try test.element(day(26, "Saturday")).isSelected)
        #expect(calls.performed.last?.parameters == ["selectedDate": "2020-09-26"])
        #expect(test.press(.pageDown))
        #expect(test.has("October 2020"))
        #expect(calls.performed.last?.kind == .monthChange)
        #expect(test.press(.space))
        #expect(calls.performed.last?.parameters == ["selectedDate": "2020-10-26"])
    }

    @Test(arguments: [CGFloat(280), 320, 400], [DynamicTypeSize.large, .xLarge, .xxxLarge])
    func `titles of appointments keep their words, at one side of all times of a day`(
        width: CGFloat, size: DynamicTypeSize
    ) async throws {
        let titles = ["Lieferantenbewertung", "Call", "Presentation"]
        let items = titles.enumerated().map { index, title -> JSONValue in
            [
                "start": .string("2020-09-18T1\(index):00"), "end": .string("2020-09-18T1\(index):30"),
                "title": .string(title),
            ]
        }
        let (test, _) = await view(
            ["data": ["json": ["items": .array(items)]], "maxItems": 3, "use12HourFormat": true],
            DisplayConfiguration(width: width, dynamicTypeSize: size))
        let frames = try titles.map { try test.text($0).frame }
        expectAll(frames, count: 3) { frame in
            #expect(abs(frame.height - frames[1].height) < 1)
            #expect(frame.minX == frames[1].minX)
        }
        expectAll(test.texts.filter { $0.string.contains("AM") }, count: 4) { #expect(!$0.isTruncated) }
    }

    @Test func `times take no more room than they need`() async throws {
        let (american, _) = await view(["use12HourFormat": true], DisplayConfiguration(width: 400))
        let (short, _) = await view([:], DisplayConfiguration(width: 400))
        #expect(try short.text("First").frame.minX + 10 < american.text("First").frame.minX)
        #expect(try short.text("First").frame.minX >= short.text("09:00").frame.maxX + 11.5)
    }

    @Test(arguments: [CGFloat(240), 320, 400])
    func `days grow with the text, and their numbers do not touch`(width: CGFloat) async throws {
        func distance(_ size: DynamicTypeSize) async throws -> CGFloat {
            let (test, _) = await view([:], DisplayConfiguration(width: width, dynamicTypeSize: size))
            let days = try (20...26).map { try test.text("\($0)").frame }.sorted { $0.minX < $1.minX }
            expectAll(zip(days, days.dropFirst()), count: 6) { #expect($1.minX - $0.maxX > 3) }
            return try test.text("27").frame.midY - test.text("20").frame.midY
        }
        #expect(try await distance(.large) == 40)
        // The square grows from 26 to 26 · 19 ÷ 15, as the text does.
        #expect(try await abs(distance(.xxxLarge) - 47) < 1)
        let label = DayLabel(
            number: "24", dots: [], isToday: true, isChosen: true, isOutside: false, side: 33)
        let narrow = ViewTest(label.frame(width: 26, height: 48).dynamicTypeSize(.xxLarge))
        #expect(try narrow.text("24").frame.width <= 26 - 6)
    }
}

/// A host in the time zone of the tests.
private struct CalendarTestHost: CardHost {
    let locale = Locale(identifier: "en_US")
    let timeZone = TimeZone.gmt
}
