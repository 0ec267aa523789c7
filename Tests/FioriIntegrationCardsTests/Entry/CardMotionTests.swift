import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards

/// The motion of a card's changes.
///
/// Numbers: pages fade within 0.2 s (Docs/Facts/CardLook.md): after half of it two items of each page are half
/// transparent.
@MainActor
struct CardMotionTests {
    private let list = CardTest.manifest(
        "List",
        [
            "header": ["title": "Orders"],
            "content": [
                "data": ["json": .array((1...4).map { ["name": .string("Item \($0)")] })],
                "item": ["title": "{name}"],
            ], "footer": ["paginator": ["pageSize": 2]],
        ])

    private func onSecondPage(reducesMotion: Bool) async throws -> ViewTest<CardView> {
        var configuration = DisplayConfiguration(width: 400, animates: true)
        if reducesMotion { configuration.accessibility = [.reduceMotion] }
        let test = ViewTest(CardView(Manifest(CardSource(manifest: list))), configuration)
        try await test.wait(for: "the first page") { test.texts.contains { $0.string == "Item 1" } }
        test.advance(by: 1)
        try test.tap("Next Page")
        test.advance(by: 0)
        // At the beginning of the fade its texts are there, and not visible yet.
        try await test.wait(for: "the second page") { test.elements.contains { $0.label.contains("Item 3") } }
        return test
    }

    /// The number of parts of a picture of the view that are half transparent, as the arrows of pages never are.
    private func fadingParts(_ test: ViewTest<CardView>) -> Int { test.svg().matches(of: /[ ]opacity="[.]5"/).count }

    /// The numbers of the items in a picture of the view, also of those that disappear.
    private func drawnItems(_ test: ViewTest<CardView>) -> [Substring] {
        test.svg().matches(of: />Item <tspan[^>]*>([0-9])</).map(\.output.1)
    }

    @Test func `pages fade within a fifth of a second`() async throws {
        let test = try await onSecondPage(reducesMotion: false)
        #expect(test.isAnimating)
        test.advance(by: 0.1)
        #expect(fadingParts(test) == 4)
        #expect(drawnItems(test) == ["1", "2", "3", "4"])
        test.advance(by: 0.11)
        #expect(fadingParts(test) == 0)
        #expect(drawnItems(test) == ["3", "4"])
        #expect(!test.isAnimating)
    }

    @Test func `pages change at once for people who want less motion`() async throws {
        let test = try await onSecondPage(reducesMotion: true)
        #expect(!test.isAnimating)
        #expect(drawnItems(test) == ["3", "4"])
    }
}
