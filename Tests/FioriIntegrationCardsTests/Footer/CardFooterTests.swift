import Expectations
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Footers: actions, their menu, and pages.
///
/// Numbers: 8 above and below, 16 at the side of 400 or 260 (derived, Docs/Facts/CardLook.md). Items and pages are
/// those of each test, widths those of narrow and usual cards; of many items 16 are tried beside each other, a bound of our own.
@MainActor
struct CardFooterTests {
    private func items(_ count: Int) -> [ResolvedStripItem] {
        (1...count).map { ResolvedStripItem(text: "Action \($0)", action: ResolvedAction(kind: .custom)) }
    }

    private func card(_ footer: ResolvedFooter) -> ResolvedCard {
        var card = ResolvedCard(id: "a", type: .list)
        card.footer = footer
        return card
    }

    private func footer(_ strip: [ResolvedStripItem], paginator: ResolvedPaginator? = nil) -> ResolvedFooter {
        var footer = ResolvedFooter()
        footer.actionsStrip = strip
        footer.paginator = paginator
        return footer
    }

    @Test func `actions are at the trailing edge`() throws {
        let (test, calls) = CardTest.recording(card(footer(items(2))))
        #expect(abs(try test.frame(of: "Action 2").maxX - 384) < 0.5)
        try test.tap("Action 1")
        #expect(calls.performed.count == 1)
        #expect(!test.has("More"))
    }

    @Test func `actions have 8 above and below and 16 at the side`() throws {
        let test = ViewTest(CardLayout(card(footer(items(2)))), DisplayConfiguration(width: 400))
        let frame = try test.frame(of: "Action 2")
        #expect(abs(frame.minY - 8) < 0.5)
        #expect(abs(test.size.height - frame.maxY - 8) < 0.5)
        #expect(abs(frame.maxX - 384) < 0.5)
    }

    @Test func `actions that have no room are in the menu`() throws {
        let (test, calls) = CardTest.recording(card(footer(items(5))), width: 260)
        #expect(!test.has("Action 5"))
        #expect(try test.frame(of: "More").maxX <= 260 - 15.5)
        try test.tap("More")
        try test.tap("Action 5")
        #expect(calls.performed.count == 1)
    }

    @Test func `items move by priority, then from the end, and groups together`() {
        var strip = items(4)
        strip[0].overflowPriority = .low
        strip[1].overflowPriority = .disappear
        strip[2].overflowGroup = 1
        strip[3].overflowGroup = 1
        let choices = StripOverflow(strip).choices
        #expect(choices.map(\.shown) == [[0, 1, 2, 3], [0, 2, 3], [2, 3], []])
        #expect(choices.map(\.inMenu) == [[], [], [0], [0, 2, 3]])
    }

    @Test func `items that never overflow stay, and those that always do begin in the menu`() {
        var strip = items(3)
        strip[0].overflowPriority = .neverOverflow
        strip[1].overflowPriority = .alwaysOverflow
        #expect(StripOverflow(strip).choices.map(\.shown) == [[0, 2], [0]])
    }

    @Test func `actions cannot be used before the data has arrived`() throws {
        var footer = footer(items(1))
        footer.isEnabled = false
        let (test, _) = CardTest.recording(card(footer))
        #expect(try !test.element("Action 1").isEnabled)
    }

    @Test func `pages are dots between arrows`() throws {
        let pages = ResolvedPaginator(pageSize: 5, pageCount: 3, pageIndex: 1, isServerSide: false)
        let (test, calls) = CardTest.recording(card(footer([], paginator: pages)))
        #expect(test.has("Page 2 of 3"))
        try test.tap("Next Page")
        try test.tap("Previous Page")
        #expect(calls.pages == [2, 0])
    }

    @Test func `the arrows end at the first and last page`() throws {
        let pages = ResolvedPaginator(pageSize: 5, pageCount: 30, pageIndex: 29, isServerSide: true)
        let (test, _) = CardTest.recording(card(footer([], paginator: pages)))
        #expect(try !test.element("Next Page").isEnabled)
        #expect(try test.element("Previous Page").isEnabled)
        #expect(test.has("Page 30 of 30"))
    }

    @Test func `one page needs no paginator`() throws {
        let pages = ResolvedPaginator(pageSize: 5, pageCount: 1, pageIndex: 0, isServerSide: false)
        let (test, _) = CardTest.recording(card(footer([], paginator: pages)))
        #expect(!test.has("Next Page"))
    }

    @Test func `of hundreds of items few are tried beside each other`() throws {
        let choices = StripOverflow(items(300)).choices
        #expect(choices.map(\.shown.count) == Array((0...16).reversed()))
        #expect(choices.allSatisfy { $0.shown.count + $0.inMenu.count == 300 })
        let ofRow = StripOverflow(items(300), mostShown: StripOverflow.mostShownInRows).choices
        #expect(ofRow.map(\.shown.count) == Array((0...8).reversed()))
        let (test, calls) = CardTest.recording(card(footer(items(300))))
        try test.tap("Action 1")
        #expect(test.has("More") && calls.performed.count == 1)
        var fixed = items(40)
        for index in fixed.indices { fixed[index].overflowPriority = .neverOverflow }
        #expect(StripOverflow(fixed).choices.map(\.shown.count) == [40])
    }

    @Test func `items without an action are enabled, those with one that is switched off are not`() throws {
        var off = ResolvedAction(kind: .custom)
        off.isEnabled = false
        let strip = [
            ResolvedStripItem(text: "Agree"), ResolvedStripItem(kind: .link, text: "Details"),
            ResolvedStripItem(text: "Off", action: off),
        ]
        let (test, calls) = CardTest.recording(card(footer(strip)))
        #expect(try test.element("Agree").isEnabled && test.element("Details").isEnabled)
        #expect(try !test.element("Off").isEnabled)
        try test.tap("Agree")
        #expect(calls.performed.isEmpty)
    }

    @Test(arguments: [ResolvedStripItem.Kind.link, .button])
    func `items whose action is switched off are dimmed`(_ kind: ResolvedStripItem.Kind) {
        func dimmed(_ isEnabled: Bool) -> Int {
            var action = ResolvedAction(kind: .custom)
            action.isEnabled = isEnabled
            let strip = [ResolvedStripItem(kind: kind, text: "Details", action: action)]
            let test = ViewTest(CardLayout(card(footer(strip))), DisplayConfiguration(width: 400))
            return test.svg().matches(of: /[ ]opacity="[.]5"/).count
        }
        #expect(dimmed(true) == 0 && dimmed(false) == 1)
    }

    @Test func `tooltips are told as hints`() throws {
        let strip = [ResolvedStripItem(kind: .link, text: "Details", tooltip: "Opens the details")]
        let test = ViewTest(CardLayout(card(footer(strip))), DisplayConfiguration(width: 400))
        #expect(try test.element("Details").hint == "Opens the details")
    }

    private let longItems = ["Approve the request", "Reject", "Forward to a colleague"].map {
        ResolvedStripItem(text: $0, action: ResolvedAction(kind: .custom))
    }

    @Test(arguments: [CGFloat(240), 320, 400])
    func `actions stand below each other at accessibility sizes, as wide as the card`(width: CGFloat) throws {
        var footer = footer(longItems)
        footer.showsCloseButton = true
        let test = ViewTest(
            CardLayout(card(footer)), DisplayConfiguration(width: width, dynamicTypeSize: .accessibility3))
        #expect(!test.has("More"))
        var top: CGFloat = 0
        try expectAll(longItems.map(\.text) + ["Close"], count: 4) { name in
            let frame = try test.frame(of: name)
            #expect(abs(frame.minX - 16) < 0.5 && abs(frame.maxX - (width - 16)) < 0.5, "\(name)")
            #expect(frame.minY >= top)
            top = frame.maxY
        }
        expectAll(test.texts, count: 4) { text in
            #expect(!text.isTruncated, "\(text.string)")
            #expect(text.frame.minX >= 16 && text.frame.maxX <= width - 16)
        }
    }

    @Test func `links stand in the middle of actions below each other`() throws {
        var items = Array(longItems.prefix(2))
        items[1].kind = .link
        let test = ViewTest(
            CardLayout(card(footer(items))), DisplayConfiguration(width: 320, dynamicTypeSize: .accessibility3))
        #expect(try abs(test.text("Reject").frame.midX - 160) < 1)
        #expect(try test.frame(of: "Reject").height >= 36)
    }

    @Test func `actions of which none has room are below each other in place of a menu alone`() throws {
        let items = ["Forward the request to a colleague", "Reject the request with a reason"].map {
            ResolvedStripItem(text: $0, action: ResolvedAction(kind: .custom))
        }
        let test = ViewTest(CardLayout(card(footer(items))), DisplayConfiguration(width: 240))
        #expect(!test.has("More"))
        #expect(try test.frame(of: items[1].text).minY >= test.frame(of: items[0].text).maxY)
        expectAll(test.texts, count: 2) { #expect(!$0.isTruncated, "\($0.string)") }
        var always = items
        for index in always.indices { always[index].overflowPriority = .alwaysOverflow }
        #expect(ViewTest(CardLayout(card(footer(always))), DisplayConfiguration(width: 240)).has("More"))
    }
}
