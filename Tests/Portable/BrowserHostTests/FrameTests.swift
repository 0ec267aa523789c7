import Foundation
import SwiftUI
import Testing

@testable import BrowserHost

/// Frames are differences: applied one after the other they give what a new page gets.
///
/// Numbers: 2048 bytes are an upper limit for the change of one count in the sample app, chosen for this test.
@Suite("Frames of tabs")
@MainActor struct FrameTests {
    /// Compares a tab with one that resumes its session, which gets everything anew.
    private func expectSamePage(
        _ tab: BrowserTab, in store: SessionStore, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> BrowserTab {
        await tab.settle()
        let again = BrowserTab(store, session: tab.session)
        #expect(again.greeting == "resumed", sourceLocation: sourceLocation)
        #expect(tab.page.faults == [], sourceLocation: sourceLocation)
        let (shown, new) = (tab.page.drawing, again.page.drawing)
        #expect(shown.count == new.count, sourceLocation: sourceLocation)
        let differences = zip(shown, new).filter { $0 != $1 }
        #expect(differences.isEmpty, "\(differences.prefix(3))", sourceLocation: sourceLocation)
        #expect(tab.page.description == again.page.description, sourceLocation: sourceLocation)
        #expect(tab.page.top == again.page.top, sourceLocation: sourceLocation)
        return again
    }

    @Test func `differences applied to a frame give the new frame`() async throws {
        let store = makeStore()
        var tab = BrowserTab(store, width: 390)
        try tab.tap("Add")
        await tab.until("the count stays") { tab.page.element("Count 1") != nil }
        tab = await expectSamePage(tab, in: store)
        for offset in [300, 900, -450, 2000, -5000] {
            tab.send(["t": "wheel", "x": 200, "y": 400, "dx": 0, "dy": offset])
            tab = await expectSamePage(tab, in: store)
        }
        try tab.tap("Switch")
        tab = await expectSamePage(tab, in: store)
    }

    @Test func `groups that are images are replaced as a whole`() async throws {
        let store = makeStore()
        let tab = BrowserTab(store, width: 390)
        let before = tab.page.drawing.filter { $0.contains("data:image") }
        #expect(!before.isEmpty)
        try tab.tap("Switch")
        await tab.settle()
        #expect(tab.page.faults == [])
        #expect(tab.page.drawing.filter { $0.contains("data:image") } != before)
    }

    @Test func `a tap on a button sends less than two kilobytes`() async throws {
        let store = makeStore()
        let tab = BrowserTab(store, width: 390)
        await tab.settle()
        let before = tab.frames.count
        try tab.tap("Add")
        await tab.settle()
        let sizes = try tab.frames.dropFirst(before).map { try JSONSerialization.data(withJSONObject: $0).count }
        #expect(!sizes.isEmpty)
        #expect(sizes.allSatisfy { $0 < 2048 }, "\(sizes)")
    }

    @Test func `an idle app sends nothing`() async throws {
        let store = makeStore()
        let tab = BrowserTab(store, width: 390)
        await tab.settle()
        let count = tab.messages.count
        for _ in 0..<200 {
            tab.confirm()
            try? await Task.sleep(for: .milliseconds(2))
        }
        #expect(tab.messages.count == count)
    }

    @Test func `a slow page gets the last state and no queue`() async throws {
        let store = makeStore()
        let tab = BrowserTab(store, width: 390)
        await tab.settle()
        tab.confirms = false
        let before = tab.frames.count
        for _ in 0..<20 {
            tab.send(["t": "wheel", "x": 200, "y": 600, "dx": 0, "dy": 10])
        }
        #expect(tab.frames.count - before <= 2)
        tab.confirms = true
        tab.confirm()
        await tab.settle()
        _ = await expectSamePage(tab, in: store)
    }

    @Test func `the page follows the text field with the focus`() async throws {
        let store = makeStore()
        let tab = BrowserTab(store, width: 390)
        #expect(tab.page.input == nil)
        let name = try #require(tab.page.elements.values.first { $0["role"] as? String == "textField" })
        tab.send(["t": "perform", "element": name["id"] ?? "", "action": "activate"])
        await tab.until("the field has no focus") { tab.page.input != nil }
        tab.send(["t": "text", "kind": "insert", "text": "A"])
        tab.send(["t": "text", "kind": "compose", "text": "か"])
        #expect(tab.page.input?["text"] as? String == "Aか")
        #expect(tab.page.input?["composing"] as? Bool == true)
        tab.send(["t": "text", "kind": "compose", "text": "蚊"])
        tab.send(["t": "text", "kind": "commit"])
        #expect(tab.page.input?["text"] as? String == "A蚊")
        #expect(tab.page.input?["composing"] == nil)
        tab.send(["t": "key", "key": "Backspace", "text": "", "modifiers": 0, "phase": "down"])
        #expect(tab.page.input?["text"] as? String == "A")
    }
}
