import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards

/// Cards that load, change and act.
///
/// Numbers: counts of the taps; 20 is a lower limit of our own for the height of a line in the host's view.
@MainActor
struct LiveCardTests {
    private func manifest(_ value: JSONValue) -> Manifest { Manifest(CardSource(manifest: value)) }

    private let list: JSONValue = CardTest.manifest(
        "List",
        [
            "configuration": [
                "parameters": ["greeting": ["value": "Hello"]],
                "filters": [
                    "city": ["value": "b", "items": [["key": "a", "title": "Ulm"], ["key": "b", "title": "Bonn"]]]
                ],
            ], "header": ["title": "{parameters>/greeting/value}"],
            "content": [
                "data": ["json": .array((1...6).map { ["name": .string("Item \($0)")] })],
                "item": [
                    "title": "{name} {filters>/city/value}",
                    "actions": [["type": "Navigation", "parameters": ["url": "https://sap.com/{name}"]]],
                ],
            ], "footer": ["paginator": ["pageSize": 2]],
        ])

    private func wait<V: View>(for text: String, in test: ViewTest<V>) async throws {
        try await test.wait(for: "the text “\(text)”") { test.texts.contains { $0.string == text } }
    }

    @Test func `placeholders first, then the card`() async throws {
        let test = ViewTest(CardView(manifest(list)), DisplayConfiguration(width: 400))
        #expect(test.has("Loading"))
        try await wait(for: "Hello", in: test)
        #expect(!test.has("Loading"))
    }

    @Test func `a filter and a page change what is shown`() async throws {
        let test = ViewTest(CardView(manifest(list)), DisplayConfiguration(width: 400))
        try await test.wait(for: "the first page") { test.texts.contains { $0.string == "Item 1 b" } }
        try test.tap("Next Page")
        try await test.wait(for: "the second page") { test.texts.contains { $0.string == "Item 3 b" } }
        let filter = try #require(test.elements.first { $0.value == "Bonn" })
        #expect(test.tap(at: CGPoint(x: filter.frame.midX, y: filter.frame.midY)))
        try test.tap("Ulm")
        try await test.wait(for: "the other city") { test.texts.contains { $0.string == "Item 1 a" } }
    }

    @Test func `actions go to the handler, then to the host, then to the system`() async throws {
        final class Log: @unchecked Sendable { var urls: [String] = [] }
        let (handled, opened) = (Log(), Log())
        let view = CardView(manifest(list))
            .onCardAction { action in
                handled.urls.append(action.url ?? "")
                return action.url?.hasSuffix("1") == true
            }
            .environment(
                \.openURL,
                OpenURLAction { url in
                    opened.urls.append(url.absoluteString)
                    return .handled
                })
        let test = ViewTest(AnyView(view), DisplayConfiguration(width: 400))
        try await test.wait(for: "the items") { test.texts.contains { $0.string == "Item 2 b" } }
        for name in ["Item 1 b", "Item 2 b"] {
            let frame = try test.text(name).frame
            #expect(test.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
        }
        try await test.wait(for: "the page") { !opened.urls.isEmpty }
        #expect(handled.urls.count == 2)
        #expect(opened.urls == ["https://sap.com/Item%202"])
    }

    @Test func `parameters of the environment take precedence`() async throws {
        let test = ViewTest(
            AnyView(CardView(manifest(list)).cardParameters(["greeting": "Moin"])), DisplayConfiguration(width: 400))
        try await wait(for: "Moin", in: test)
    }

    @Test func `a view by type shows the same card`() async throws {
        guard case .list(let card) = manifest(list).card else {
            Issue.record("the card is no list")
            return
        }
        #expect(card.id == "test.card")
        let test = ViewTest(ListCardView(model: card), DisplayConfiguration(width: 400))
        try await wait(for: "Hello", in: test)
    }

    @Test func `a child card opens in a sheet and closes itself`() async throws {
        let child = CardTest.manifest(
            "List",
            [
                "header": ["title": "Child of {order>/number}", "subTitle": "{i18n>missing}"],
                "content": ["data": ["json": [["name": "Inner"]]], "item": ["title": "{name}"]],
                "footer": ["actionsStrip": [["text": "Leave", "actions": [["type": "HideCard"]]]]],
            ])
        let parent = CardTest.manifest(
            "List",
            [
                "configuration": ["childCards": ["details": ["manifest": child]]],
                "header": [
                    "title": "Parent",
                    "actions": [
                        [
                            "type": "ShowCard",
                            "parameters": [
                                "childCardKey": "details", "data": ["order": ["number": 7], "i18n": ["missing": "no"]],
                            ],
                        ]
                    ],
                ],
                "content": ["data": ["json": [["name": "Outer"]]], "item": ["title": "{name}"]],
            ])
        let test = ViewTest(CardView(manifest(parent)), DisplayConfiguration(width: 400, height: 700))
        try await test.wait(for: "the parent") { test.texts.contains { $0.string == "Outer" } }
        let title = try test.text("Parent").frame
        #expect(test.tap(at: CGPoint(x: title.midX, y: title.midY)))
        try await test.wait(for: "the child") { test.texts.contains { $0.string == "Inner" } }
        #expect(test.texts.contains { $0.string == "Child of 7" })
        #expect(!test.texts.contains { $0.string == "no" })
        try test.tap("Leave")
        try await test.wait(for: "the parent again") { !test.texts.contains { $0.string == "Inner" } }
    }

    @Test func `a component card shows the view of the host`() async throws {
        let component = CardTest.manifest("Component", ["header": ["title": "Mine"]])
        let test = ViewTest(
            AnyView(CardView(manifest(component)).cardComponent { Text(verbatim: "Own view of \($0.id)") }),
            DisplayConfiguration(width: 400))
        try await test.wait(for: "Own view of test.card")
        let plain = ViewTest(CardView(manifest(component)), DisplayConfiguration(width: 400))
        try await plain.wait(for: "This card needs JavaScript")
    }

    @Test func `a web page card shows the web view of the host, or a notice with the link`() async throws {
        let page = CardTest.manifest(
            "WebPage",
            [
                "header": ["title": "Page"],
                "content": ["src": "https://example.com/page", "sandbox": "allow-scripts", "minHeight": "200px"],
            ])
        let test = ViewTest(
            AnyView(
                CardView(manifest(page)).cardWebPage { page in
                    Text(verbatim: "Web view of \(page.source), \(page.sandbox)").frame(maxHeight: .infinity)
                }), DisplayConfiguration(width: 400))
        try await test.wait(for: "Web view of https://example.com/page, allow-scripts")
        #expect(try test.frame(of: "Web view of https://example.com/page, allow-scripts").height >= 20)
        #expect(!test.has("Open Page"))
        let plain = ViewTest(
            AnyView(CardView(manifest(page)).cardWebPage { if $0.source.isEmpty { Text(verbatim: "") } }),
            DisplayConfiguration(width: 400))
        try await plain.wait(for: "Open Page")
        #expect(plain.texts.contains { $0.string == "example.com" })
    }
}
