import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards

/// The motion of a card's changes.
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
        try await test.wait(for: "the second page") { test.texts.contains { $0.string == "Item 3" } }
        return test
    }

    /// The opacities in a picture of the view, those of full opacity left out.
    private func opacities(_ test: ViewTest<CardView>) -> Set<Substring> {
        Set(test.svg().matches(of: /[ "]opacity="([0-9.]+)"/).map(\.output.1))
    }

    @Test func `pages fade within a fifth of a second`() async throws {
        let test = try await onSecondPage(reducesMotion: false)
        #expect(test.isAnimating)
        test.advance(by: 0.1)
        #expect(opacities(test).contains("0.5"))
        #expect(test.svg().contains("Item 1") && test.svg().contains("Item 3"))
        test.advance(by: 0.11)
        #expect(!opacities(test).contains("0.5"))
        #expect(!test.svg().contains("Item 1"))
        #expect(!test.isAnimating)
    }

    @Test func `pages change at once for people who want less motion`() async throws {
        let test = try await onSecondPage(reducesMotion: true)
        #expect(!test.isAnimating)
        #expect(!test.svg().contains("Item 1"))
    }
}
