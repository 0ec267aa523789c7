import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Ranges of dates: the words of the options, and the controls of their values.
///
/// Numbers: values of the range, one more or less after a step; months count from 0, so that September is 8.
/// 1,600,000,000 s after 1970 it is 12:26 on 13 September 2020. A text of 100 points has at least two lines at that
/// size.
@MainActor
struct DateRangeTests {
    private nonisolated static let options = single + counted + units

    private nonisolated static let counted = [
        "Minutes", "Hours", "Days", "Weeks", "Months", "Quarters", "Years",
    ].flatMap { unit in ["last" + unit, "next" + unit] }

    private nonisolated static let units = ["Week", "Month", "Quarter", "Year"].flatMap { unit in
        ["this" + unit, "last" + unit, "next" + unit]
    }

    private nonisolated static let single = [
        "date", "dateTime", "today", "yesterday", "tomorrow", "dateRange", "dateTimeRange", "from", "to",
        "fromDateTime", "toDateTime", "yearToDate", "dateToYear", "todayFromTo", "specificMonth",
        "specificMonthInYear", "quarter1", "quarter2", "quarter3", "quarter4",
    ]

    private func range(_ option: String, _ values: [JSONValue] = []) -> (test: ViewTest<AnyView>, calls: CardCalls) {
        var range = ResolvedDateRange()
        range.option = option
        range.values = values
        range.options = Self.options
        let calls = CardCalls()
        let view = DateRangeControl(range, label: "Period") { calls.actions.setFilter("period", $0) }
            .environment(\.timeZone, .gmt)
            .environment(\.cardNow, Date(timeIntervalSince1970: 1_600_000_000))
            .frame(maxHeight: .infinity, alignment: .top)
        return (ViewTest(AnyView(view), DisplayConfiguration(width: 300, height: 2400)), calls)
    }

    private func choose(_ title: String) throws -> JSONValue? {
        let (test, calls) = range("today")
        try test.tap("Period")
        try test.tap(title)
        return calls.filters.last?.value
    }

    @Test(arguments: options) func `an option has words in both languages`(option: String) {
        let (english, german) = (
            CardWords(locale: .init(identifier: "en")), CardWords(locale: .init(identifier: "de"))
        )
        #expect(english.dateRangeOption(option) != option)
        #expect(german.dateRangeOption(option) != option)
        #expect(german.dateRangeOption(option) != english.dateRangeOption(option))
    }

    @Test func `a large option continues on further lines`() throws {
        var range = ResolvedDateRange()
        range.option = "dateTimeRange"
        let view = DateRangeControl(range, label: "Period") { _ in }
        let test = ViewTest(view, DisplayConfiguration(width: 300, dynamicTypeSize: .accessibility5))
        #expect(try !test.text("Date and Time Range").isTruncated)
        #expect(try test.text("Date and Time Range").frame.height > 100)
    }

    @Test func `an option that is not known is shown in words`() {
        let words = CardWords(locale: .init(identifier: "en"))
        #expect(words.dateRangeOption("lastDaysIncluded") == "Last Days Included")
        #expect(words.dateRangeOption("quarter5") == "Quarter 5")
        #expect(words.dateRangeOption("half_year") == "Half Year")
    }

    @Test(arguments: ["lastMinutes", "nextHours", "lastDays", "nextWeeks", "lastMonths", "nextQuarters", "lastYears"])
    func `an option of a number of units counts them`(option: String) throws {
        let (test, calls) = range(option, [3])
        let name = CardWords(locale: .init(identifier: "en")).dateRangeOption(option)
        try test.increment(name)
        #expect(calls.filters.last?.value == ["option": .string(option), "values": [4]])
    }

    @Test(arguments: ["today", "thisWeek", "lastMonth", "nextQuarter", "thisYear", "quarter3", "yearToDate"])
    func `an option without values has no further control`(option: String) {
        let (test, _) = range(option)
        #expect(test.elements.map(\.label) == ["Period"])
    }

    @Test func `each option makes a range of dates`() {
        let model = DateRangeModel(
            environment: BindingEnvironment(
                locale: .init(identifier: "en"), timeZone: .gmt,
                now: { Date(timeIntervalSince1970: 1_600_000_000) }))
        for option in Self.options {
            let values = DateRangeValues(
                option: option, now: Date(timeIntervalSince1970: 1_600_000_000), timeZone: .gmt)
            let read = model.model(of: ["option": .string(option), "values": .array(values.values)])
            #expect(read["range"]?["start"]?.stringValue != nil, "\(option)")
        }
    }

    @Test func `an option is chosen with values that make a range`() throws {
        let moment: JSONValue = "2020-09-13T12:26:00"
        #expect(try choose("Date and Time") == ["option": "dateTime", "values": [moment]])
        #expect(try choose("Date and Time Range") == ["option": "dateTimeRange", "values": [moment, moment]])
        #expect(try choose("From Date and Time") == ["option": "fromDateTime", "values": [moment]])
        #expect(try choose("Date Range") == ["option": "dateRange", "values": ["2020-09-13", "2020-09-13"]])
        #expect(try choose("Days Around Today") == ["option": "todayFromTo", "values": [1, 1]])
        #expect(try choose("Month") == ["option": "specificMonth", "values": [8]])
        #expect(try choose("Month in Year") == ["option": "specificMonthInYear", "values": [8, 2020]])
        #expect(try choose("Second Quarter") == ["option": "quarter2", "values": []])
    }

    @Test(arguments: options, [1e30, -1e30, 8.64e15, -8.64e15, 1e300])
    func `an option with a number that no date or count can have has its controls`(option: String, number: Double) {
        let (test, _) = range(option, [.number(number), .number(number)])
        #expect(test.elements.first?.label == "Period")
    }

    @Test func `days before and after today are two numbers`() throws {
        let (test, calls) = range("todayFromTo", [3, 4])
        try test.increment("Days Before")
        try test.decrement("Days After")
        #expect(calls.filters.map(\.value["values"]) == [[4, 4], [3, 3]])
    }

    @Test func `a month is chosen by its name`() throws {
        let (test, calls) = range("specificMonthInYear", [1, 2024])
        #expect(try test.element("Month").value == "February")
        try test.tap("Month")
        try test.tap("November")
        try test.increment("Year")
        #expect(calls.filters.map(\.value["values"]) == [[10, 2024], [1, 2025]])
    }

    @Test func `moments have a day and a time, days have none`() throws {
        let (moments, _) = range("dateTimeRange", ["2024-02-29T10:30:00", "2024-03-01T18:00:00Z"])
        #expect(moments.texts.contains { $0.string.contains("10:30") })
        #expect(moments.texts.contains { $0.string.contains("6:00") })
        let (days, _) = range("dateRange", ["2024-02-29", "2024-03-01"])
        #expect(!days.texts.contains { $0.string.contains(":") })
    }
}
