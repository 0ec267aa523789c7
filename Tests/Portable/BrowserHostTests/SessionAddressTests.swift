import Foundation
import SwiftUI
import Testing

@testable import BrowserHost

private struct ShelfApp: App {
    var body: some Scene { WindowGroup { ShelfView() } }
}

private struct ShelfView: View {
    @State private var path: [Int] = []
    @State private var opened = "nothing"
    @Environment(\.openURL) private var openURL

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Text("Opened \(opened)")
                NavigationLink("Shelf 3", value: 3)
                Button("Own link") { openURL(URL(string: "#/shelf/9")!) }
            }
            .navigationDestination(for: Int.self) { Text("This is shelf \($0)") }
        }
        .onOpenURL { url in
            guard let fragment = url.fragment, fragment.hasPrefix("/shelf/") else { return }
            opened = fragment
        }
    }
}

/// Addresses of sessions: what a page hears of them, and what it goes to.
///
/// Numbers: those of the shelves in the tests.
@Suite("Addresses of sessions")
@MainActor struct SessionAddressTests {
    private func makeStore() -> SessionStore {
        SessionStore(limits: SessionLimits()) { AppHost(ShelfApp.self) }
    }

    private func tab(_ store: SessionStore, session: String? = nil, at address: String = "", own: Bool = false)
        -> BrowserTab
    {
        let tab = BrowserTab(store)
        var hello: [String: Any] = [
            "t": "hello", "width": 390, "height": 844, "reducedMotion": true, "address": address,
            "url": "http://127.0.0.1:8080/#\(address)", "own": own,
        ]
        if let session { hello["session"] = session }
        tab.send(hello)
        return tab
    }

    private func go(_ tab: BrowserTab, to address: String, own: Bool) {
        tab.send(["t": "go", "address": address, "url": "http://127.0.0.1:8080/#\(address)", "own": own])
    }

    /// The last address that a page has heard of, and whether it replaces the entry of its history.
    private func address(_ tab: BrowserTab) -> (String?, Bool) {
        let frame = tab.frames.last { $0["at"] != nil }
        return (frame?["at"] as? String, frame?["back"] as? Int == 1)
    }

    @Test func `a page that is opened makes an entry, one that is gone to does not`() async throws {
        let tab = tab(makeStore())
        #expect(address(tab) == ("", true))
        try tab.tap("Shelf 3")
        await tab.until("no address") { address(tab).0 == "/3" }
        #expect(address(tab) == ("/3", false))
        go(tab, to: "", own: true)
        await tab.until("not at the start") { tab.page.element("Shelf 3") != nil }
        #expect(address(tab) == ("", true))
        go(tab, to: "/3", own: true)
        await tab.until("not at the shelf") { tab.page.element("This is shelf 3") != nil }
        #expect(address(tab) == ("/3", true))
    }

    @Test func `a session begins at the address of its page`() async {
        let tab = tab(makeStore(), at: "/7")
        await tab.until("no shelf") { tab.page.element("This is shelf 7") != nil }
        #expect(address(tab) == ("/7", true))
    }

    @Test func `views take other addresses, which stay until the path changes`() async throws {
        let tab = tab(makeStore(), at: "/shelf/blue")
        await tab.until("not opened") { tab.page.element("Opened /shelf/blue") != nil }
        #expect(address(tab) == ("/shelf/blue", true))
        try tab.tap("Shelf 3")
        await tab.until("no address") { address(tab).0 == "/3" }
    }

    @Test func `an address that nobody understands is taken back`() async {
        let tab = tab(makeStore())
        go(tab, to: "/nobody/knows", own: false)
        #expect(address(tab) == ("", true))
        #expect(tab.page.element("Opened nothing") != nil)
    }

    @Test func `a link of the app to its own address is the page's to follow`() async throws {
        let tab = tab(makeStore())
        try tab.tap("Own link")
        await tab.until("no link") { !tab.all("go").isEmpty }
        #expect(tab.all("go").first?["address"] as? String == "/shelf/9")
        #expect(tab.all("open").isEmpty)
    }

    @Test func `a session that is resumed is where its page was`() async throws {
        let store = makeStore()
        let first = tab(store)
        try first.tap("Shelf 3")
        await first.until("no address") { address(first).0 == "/3" }
        store.disconnected(first.link, isLeft: true)
        let second = tab(store, session: first.session, at: "/3", own: true)
        #expect(second.greeting == "resumed")
        #expect(address(second) == ("/3", true))
        #expect(second.page.element("This is shelf 3") != nil)
    }

    @Test func `addresses of hostile pages are bounded`() {
        let tab = tab(makeStore())
        go(tab, to: String(repeating: "/a", count: 100_000), own: true)
        go(tab, to: "/%FF%FE", own: false)
        tab.send(["t": "go", "address": "/3", "url": "javascript:alert(1)", "own": false])
        #expect(tab.closed == nil)
        #expect(address(tab).0 == "/3")
    }
}
