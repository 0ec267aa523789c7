import Foundation
import SwiftUI
import Testing

@testable import BrowserHost

private struct ElementsApp: App {
    var body: some Scene { WindowGroup("Elements") { ElementsView() } }
}

private struct ElementsView: View {
    @State private var level = 4.0
    @State private var isOn = false
    @State private var hasShortcut = true
    @State private var name = ""

    var body: some View {
        VStack {
            Slider(value: $level, in: 0...10) { Text("Level") }
            Toggle("Switch", isOn: $isOn)
            Link("Site", destination: URL(string: "https://www.swift.org/a?b=c")!)
            Link("Other", destination: URL(string: "https://www.swift.org")!)
                .environment(\.openURL, OpenURLAction { _ in .handled })
            TextField("Name", text: $name)
            Button("Say") { AccessibilityNotification.Announcement("Done").post() }
            Button("Find") { hasShortcut = false }.keyboardShortcut(hasShortcut ? KeyboardShortcut("f") : nil)
        }
    }
}

/// Frames and messages say what the page needs for assistive technologies and the keyboard.
///
/// Numbers: the slider of `ElementsView` stands at 4 between 0 and 10.
@Suite("Frames of elements")
@MainActor struct ElementFrameTests {
    private func makeTab(_ store: SessionStore? = nil) -> BrowserTab {
        BrowserTab(store ?? SessionStore(limits: SessionLimits()) { AppHost(ElementsApp.self) }, width: 390)
    }

    @Test func `states of controls are values`() throws {
        let tab = makeTab()
        let slider = try #require(tab.page.element("Level"))
        #expect(slider["now"] as? Double == 4 && slider["min"] as? Double == 0 && slider["max"] as? Double == 10)
        #expect(tab.page.element("Switch")?["check"] as? String == "off")
    }

    @Test func `a change names the elements that have changed, and no others`() async throws {
        let tab = makeTab()
        await tab.settle()
        let before = tab.frames.count
        try tab.tap("Switch")
        await tab.until("the switch stays off") { tab.page.element("Switch")?["check"] as? String == "on" }
        await tab.settle()
        let changes = tab.frames.dropFirst(before).compactMap { $0["s"] as? [String: Any] }
        let labels = changes.flatMap { $0["set"] as? [[String: Any]] ?? [] }.map { $0["label"] as? String }
        #expect(Set(labels) == ["Switch"])
        #expect(changes.allSatisfy { $0["gone"] == nil && $0["top"] == nil })
    }

    @Test func `a link has its address unless the app opens it`() {
        let tab = makeTab()
        #expect(tab.page.element("Site")?["href"] as? String == "https://www.swift.org/a?b=c")
        #expect(tab.page.element("Other") != nil)
        #expect(tab.page.element("Other")?["href"] == nil)
    }

    @Test func `announcements come to the tab whose action posts them`() async throws {
        let store = SessionStore(limits: SessionLimits()) { AppHost(ElementsApp.self) }
        let (tab, other) = (makeTab(store), makeTab(store))
        try tab.tap("Say")
        await tab.until("nothing is announced") { !tab.all("say").isEmpty }
        #expect(tab.all("say").map { $0["text"] as? String } == ["Done"])
        await other.settle()
        #expect(other.all("say").isEmpty)
    }

    @Test func `frames name the shortcuts with Command that there are`() async throws {
        let tab = makeTab()
        #expect(tab.frames.first?["k"] as? [String] == ["8:f"])
        try tab.tap("Find")
        await tab.until("the shortcut stays") { (tab.frames.last { $0["k"] != nil }?["k"] as? [String]) == [] }
    }

    @Test func `the focus of keys follows the page's`() async throws {
        let tab = makeTab()
        let element = try #require(tab.page.elements.values.first { $0["role"] as? String == "textField" })
        let field = try #require(element["id"] as? String)
        tab.send(["t": "perform", "element": field, "action": "focus"])
        #expect(tab.page.input != nil)
        let button = try #require(tab.page.element("Say")?["id"] as? String)
        tab.send(["t": "perform", "element": button, "action": "focus"])
        #expect(tab.page.input == nil, "the field keeps the keys")
    }
}
