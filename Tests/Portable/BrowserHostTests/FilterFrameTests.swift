import Foundation
import SwiftUI
import Testing

@testable import BrowserHost

private struct FilterApp: App {
    var body: some Scene { WindowGroup("Filters") { FilterView() } }
}

private struct FilterView: View {
    @State private var isFar = false
    @State private var isBlurred = false

    var body: some View {
        VStack {
            Button("Move") { isFar.toggle() }
            Button("Blur") { isBlurred.toggle() }
            Color.blue.frame(width: 20, height: 20).offset(y: isFar ? 300 : 0)
                .compositingGroup().shadow(radius: 4)
            Color.green.frame(width: 20, height: 20).blur(radius: isBlurred ? 6 : 2)
        }
    }
}

/// Groups with filters in frames: the page cuts what a filter draws at its region.
@Suite("Frames of filters")
@MainActor struct FilterFrameTests {
    private let store = SessionStore(limits: SessionLimits()) { AppHost(FilterApp.self) }

    /// The drawing of a tab after a tap, and of one that gets everything anew.
    private func drawings(after label: String) async throws -> (before: [String], shown: [String], new: [String]) {
        let tab = BrowserTab(store, width: 390)
        await tab.settle()
        let before = tab.page.drawing
        try tab.tap(label)
        await tab.settle()
        let shown = tab.page.drawing
        return (before, shown, BrowserTab(store, session: tab.session).page.drawing)
    }

    private func regions(_ drawing: [String]) -> [Substring] {
        drawing.flatMap { $0.matches(of: /<filter [^>]*>/).map(\.output) }
    }

    @Test func `the region of a filter follows content that moves`() async throws {
        let (before, shown, new) = try await drawings(after: "Move")
        #expect(regions(before).count == 2)
        #expect(regions(shown) != regions(before))
        #expect(shown == new)
    }

    @Test func `a filter that changes is still there`() async throws {
        let (before, shown, new) = try await drawings(after: "Blur")
        #expect(regions(shown).count == 2)
        #expect(shown != before)
        #expect(shown == new)
    }
}
