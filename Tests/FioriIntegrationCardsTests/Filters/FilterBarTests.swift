import Expectations
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Filters: their grid, and the values that they send.
///
/// Numbers: 8 above and between controls and 16 at the sides of 400 or 260 (Docs/Facts/CardLook.md). Controls and
/// messages are 36 high at least, as drawn today: 53 is 8 above and below one and the separator.
@MainActor
struct FilterBarTests {
    private func card(_ controls: [ResolvedFilter.Control]) -> ResolvedCard {
        var card = ResolvedCard(id: "a", type: .list)
        card.filters = controls.enumerated().map { index, control in
            ResolvedFilter(id: "filter\(index)", label: "Filter \(index)", control: .ready(control))
        }
        return card
    }

    private let choice = ResolvedFilter.Choice(
        options: [ResolvedOption(key: "a", title: "Apples"), ResolvedOption(key: "b", title: "Bananas")],
        selectedKey: "a", value: "Apples")

    @Test func `controls have equal widths, 8 points apart`() throws {
        let (test, _) = CardTest.recording(card([.select(choice), .select(choice)]))
        let (first, second) = (try test.frame(of: "Filter 0"), try test.frame(of: "Filter 1"))
        #expect(first.minX == 16 && second.maxX == 384)
        #expect(first.width == second.width)
        #expect(second.minX - first.maxX == 8)
        #expect(first.minY == 8)
    }

    @Test func `controls that do not fit wrap`() throws {
        let (test, _) = CardTest.recording(card([.select(choice), .select(choice)]), width: 260)
        #expect(try test.frame(of: "Filter 1").minY - test.frame(of: "Filter 0").maxY == 8)
        #expect(try test.frame(of: "Filter 0").width == 228)
    }

    @Test func `a choice in the menu sends its key`() throws {
        let (test, calls) = CardTest.recording(card([.select(choice)]))
        #expect(try test.element("Filter 0").value == "Apples")
        try test.tap("Filter 0")
        try test.tap("Bananas")
        #expect(calls.filters.map(\.value) == ["b"])
        #expect(calls.filters.map(\.name) == ["filter0"])
    }

    @Test func `a search begins on return, and ends when it is cleared`() throws {
        let (test, calls) = CardTest.recording(card([.search(value: "old", placeholder: "Find")]))
        try test.tap("Cancel")
        try test.type("new", into: "Filter 0")
        #expect(calls.filters.map(\.value) == [""])
        #expect(test.press(.return))
        #expect(calls.filters.map(\.value) == ["", "new"])
    }

    @Test func `a combo box sends a key for an option and a value for other texts`() throws {
        let (test, calls) = CardTest.recording(
            card([.comboBox(ResolvedFilter.Choice(options: choice.options, placeholder: "Fruit"))]))
        let field = try #require(test.elements.first { $0.role == "textField" })
        #expect(test.tap(at: CGPoint(x: field.frame.midX, y: field.frame.midY)))
        try test.type("Cherries")
        _ = test.press(.return)
        #expect(calls.filters.map(\.value) == [["value": "Cherries"]])
    }

    @Test func `a range of days sends its number`() throws {
        var range = ResolvedDateRange()
        range.option = "lastDays"
        range.values = [3]
        range.options = ["today", "lastDays"]
        let (test, calls) = CardTest.recording(card([.dateRange(range)]))
        try test.increment("Last X Days")
        #expect(calls.filters.map(\.value) == [["option": "lastDays", "values": [4]]])
        try test.tap("Filter 0")
        try test.tap("Today")
        #expect(calls.filters.last?.value == ["option": "today", "values": []])
    }

    @Test func `a filter that failed is a row with a way to try again`() throws {
        var card = ResolvedCard(id: "a", type: .list)
        card.filters = [
            ResolvedFilter(
                id: "f",
                control: .error(
                    CardMessage(illustration: "SimpleError", title: "Unable to load the filter", canRetry: true)))
        ]
        let (test, calls) = CardTest.recording(card)
        try test.tap("Try Again")
        #expect(calls.retries == 1)
        #expect(try test.frame(of: "Try Again").maxY < 53)
    }

    private static let long = "Unable to load the filter of all customers"

    @Test func `controls beside a message of two lines stand in its middle`() throws {
        var card = card([.search(value: "", placeholder: "Find")])
        card.filters.append(
            ResolvedFilter(
                id: "f", control: .error(CardMessage(illustration: "SimpleError", title: Self.long))))
        let (test, _) = CardTest.recording(card)
        let (field, message) = (
            try test.frame(of: "Filter 0"), try test.text(Self.long).frame
        )
        #expect(message.height > 36)
        #expect(abs(field.midY - message.midY) <= 0.5)
    }

    private func filters(_ size: DynamicTypeSize) -> ViewTest<AnyView> {
        let title = "United Package Service Germany"
        var range = ResolvedDateRange()
        range.placeholder = "Period of the delivery"
        let chosen = ResolvedFilter.Choice(
            options: [ResolvedOption(key: "a", title: title)], selectedKey: "a", value: title)
        let card = card([
            .select(chosen), .comboBox(chosen), .dateRange(range),
            .search(value: "", placeholder: "Search orders of all customers"),
            .comboBox(ResolvedFilter.Choice(options: [], placeholder: "All countries of the world")),
        ])
        return ViewTest(
            AnyView(CardLayout(card)), DisplayConfiguration(width: 320, height: 3000, dynamicTypeSize: size))
    }

    @Test(arguments: [DynamicTypeSize.accessibility1, .accessibility3, .accessibility5])
    func `values and prompts wrap at the accessibility sizes`(size: DynamicTypeSize) {
        expectAll(filters(size).texts, count: 5...) { text in
            #expect(!text.isTruncated && !text.string.contains("…") && text.frame.maxX <= 304, "\(text.string)")
        }
    }

    @Test func `a field that wraps has one line still`() throws {
        let calls = CardCalls()
        let test = ViewTest(
            AnyView(
                CardLayout(card([.search(value: "", placeholder: "Find")])).environment(\.cardActions, calls.actions)),
            DisplayConfiguration(width: 320, height: 700, dynamicTypeSize: .accessibility3))
        try test.type("new", into: "Filter 0")
        #expect(test.press(.return))
        #expect(calls.filters.map(\.value) == ["new"])
        try test.type(" or", into: "Filter 0")
        try test.paste("old\nones")
        #expect(test.press(.return))
        #expect(calls.filters.last?.value == "new orold ones")
    }
}
