import Foundation
import SwiftUI
import Synchronization
import Testing

@testable import BrowserHost
@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIPresentation

private struct TapApp: App {
    var body: some Scene { WindowGroup("Taps") { TapView() } }
}

private struct TapView: View {
    @State private var count = 0
    @State private var name = ""

    var body: some View {
        VStack {
            Text("Taps: \(count)")
            Button("Add") { count += 1 }
            TextField("Name", text: $name)
            Link("Away", destination: URL(string: "https://example.com/")!)
        }
    }
}

/// Collects what a session sends.
private final class Page: Sendable {
    let link: SessionLink

    init() {
        let (messages, closed) = (Shared<[String]>([]), Shared<String?>(nil))
        link = SessionLink { message in
            switch message {
            case .text(let bytes): messages.value.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) }
            case .close(_, let reason): closed.value.withLock { $0 = reason }
            }
        }
        shared = (messages, closed)
    }

    private final class Shared<Value: Sendable>: Sendable {
        let value: Mutex<Value>
        init(_ value: Value) { self.value = Mutex(value) }
    }

    private let shared: (messages: Shared<[String]>, closed: Shared<String?>)

    var all: [String] { shared.messages.value.withLock { $0 } }
    var frames: [String] { all.filter { $0.contains(#""t":"frame""#) } }
    var reason: String? { shared.closed.value.withLock { $0 } }
}

/// Sessions: frames that follow input, limits, independence, resuming.
///
/// Numbers: two frames may be unconfirmed (Docs/LiveHost.md, "Frames"), so two more at most follow their confirmation.
/// 2048 bytes are an upper limit for the change of one text, chosen for this test.
@MainActor
@Suite("Sessions of tabs")
struct SessionTests {
    private let store: SessionStore

    init() { store = SessionStore(limits: SessionLimits()) { AppHost(TapApp.self) } }

    private func send(_ text: String, to page: Page, of store: SessionStore? = nil) {
        (store ?? self.store).receive(Data(text.utf8), on: page.link)
    }

    private func open(_ session: String? = nil, in store: SessionStore? = nil) -> Page {
        let page = Page()
        let id = session.map { #","session":"\#($0)""# } ?? ""
        send(#"{"t":"hello","width":390,"height":844\#(id)}"#, to: page, of: store)
        return page
    }

    /// The middle of an element, from the session's own tree.
    private func touch(_ label: String, on page: Page) throws {
        let element = try #require(session(of: page).first { $0.label == label })
        for phase in ["began", "ended"] {
            send(
                #"{"t":"touch","id":1,"phase":"\#(phase)","x":\#(element.frame.midX),"y":\#(element.frame.midY)}"#,
                to: page)
        }
    }

    private func session(of page: Page) -> [SemanticsElement] {
        store.session(of: page.link)?.elements ?? []
    }

    private func confirm(_ page: Page) {
        for number in 1...page.frames.count { send(#"{"t":"shown","n":\#(number)}"#, to: page) }
    }

    @Test func `a new tab gets a greeting and a whole frame`() throws {
        let page = open()
        #expect(page.all.count == 2)
        #expect(page.all[0].contains(#""greeting":"new""#))
        #expect(page.all[1].contains(#""new":true"#))
        #expect(page.all[1].contains("Taps:"))
        #expect(page.all[1].contains(#""title":"Taps""#))
        #expect(page.all[1].contains(#""role":"button""#))
        #expect(try JSONSerialization.jsonObject(with: Data(page.all[1].utf8)) is [String: Any])
    }

    @Test func `a tap sends what changes, and nothing else`() throws {
        let page = open()
        confirm(page)
        try touch("Add", on: page)
        confirm(page)
        let changes = page.frames.dropFirst().joined()
        #expect(changes.contains("Taps: 1") || changes.contains(">1<"))
        #expect(!changes.contains(#""new""#))
        #expect(!changes.contains("Away"))
        #expect(changes.utf8.count < 2048)
    }

    @Test func `a hovering pointer over nothing sends no frame`() {
        let page = open()
        confirm(page)
        let before = page.all.count
        for x in 0..<50 { send(#"{"t":"hover","x":\#(x),"y":2}"#, to: page) }
        #expect(page.all.count == before)
    }

    @Test func `a slow page gets fewer frames`() throws {
        let page = open()
        for _ in 0..<20 { try touch("Add", on: page) }
        #expect(page.frames.count == 2, "two frames may be on their way")
        confirm(page)
        confirm(page)
        #expect(page.frames.count <= 4)
        #expect(page.frames.last?.contains("20") == true)
    }

    @Test func `frames that were not sent cannot be confirmed`() throws {
        let page = open()
        for _ in 0..<20 {
            send(#"{"t":"shown","n":1000000000}"#, to: page)
            try touch("Add", on: page)
        }
        #expect(page.frames.count == 2, "two frames may be on their way")
        confirm(page)
        confirm(page)
        #expect(page.frames.last?.contains("20") == true)
    }

    @Test func `two tabs are independent`() throws {
        let (first, second) = (open(), open())
        try touch("Add", on: first)
        #expect(session(of: first).contains { $0.label == "Taps: 1" })
        #expect(session(of: second).contains { $0.label == "Taps: 0" })
    }

    @Test func `a lost tab is resumed as it was`() throws {
        let page = open()
        let id = try #require(page.all[0].firstMatch(of: /"session":"([^"]+)"/)?.1)
        try touch("Add", on: page)
        store.disconnected(page.link)
        let again = open(String(id))
        #expect(again.all[0].contains(#""greeting":"resumed""#))
        #expect(again.all[1].contains(#""new":true"#))
        #expect(session(of: again).contains { $0.label == "Taps: 1" })
        #expect(store.count == 1)
    }

    @Test func `a session that is gone is said to be lost`() {
        #expect(open("no-such-session").all[0].contains(#""greeting":"lost""#))
    }

    @Test func `unused sessions are let go`() {
        let page = open()
        store.sweep(now: .now + .seconds(store.limits.waiting.idle - 5))
        #expect(store.count == 1)
        store.disconnected(page.link)
        store.sweep(now: .now + .seconds(store.limits.waiting.disconnected + 5))
        #expect(store.count == 0)
    }

    @Test func `a full server refuses tabs with a reason`() {
        var limits = SessionLimits()
        limits.sessions = 1
        let store = SessionStore(limits: limits) { AppHost(TapApp.self) }
        #expect(open(in: store).reason == nil)
        #expect(open(in: store).reason?.contains("close one") == true)
    }

    @Test func `text is typed, composed and pasted`() throws {
        let page = open()
        try touch("Name", on: page)
        confirm(page)
        send(#"{"t":"key","key":"A","text":"A","modifiers":1,"phase":"down"}"#, to: page)
        send(#"{"t":"text","kind":"compose","text":"か"}"#, to: page)
        send(#"{"t":"text","kind":"commit"}"#, to: page)
        send(#"{"t":"text","kind":"paste","text":"!"}"#, to: page)
        #expect(session(of: page).contains { $0.value == "Aか!" })
    }

    @Test func `links go to the browser`() async throws {
        let page = open()
        try touch("Away", on: page)
        for _ in 0..<50 where !page.all.contains(where: { $0.contains(#""t":"open""#) }) { await Task.yield() }
        #expect(
            page.all.contains {
                $0.contains(#""url":"https:\/\/example.com\/""#) || $0.contains("https://example.com/")
            })
    }

    @Test func `random messages never stop a session`() throws {
        var generator = SystemRandomNumberGenerator()
        var limits = SessionLimits()
        limits.sessionsPerAddress = limits.sessions
        let store = SessionStore(limits: limits) { AppHost(TapApp.self) }
        let page = open(in: store)
        let kinds = ["touch", "hover", "left", "menu", "wheel", "key", "text", "perform", "shown", "display"]
        let keys = ["a", "Enter", "Tab", "Backspace", "ArrowLeft", "Escape", "é", "👍"]
        for _ in 0..<3_000 {
            func number() -> String { "\([-5, 0, 17, 200, 422, 844, 5000].randomElement(using: &generator)!)" }
            let fields = [
                #""t":"\#(kinds.randomElement(using: &generator)!)""#, #""x":\#(number())"#, #""y":\#(number())"#,
                #""dx":\#(number())"#, #""dy":\#(number())"#, #""id":\#(number())"#, #""n":\#(number())"#,
                #""width":\#(number())"#, #""height":\#(number())"#,
                #""key":"\#(keys.randomElement(using: &generator)!)""#, #""text":"x""#, #""modifiers":\#(number())"#,
                #""phase":"\#(["began", "moved", "ended", "cancelled", "down", "up"].randomElement(using: &generator)!)""#,
                #""kind":"\#(["insert", "compose", "commit", "cancel", "paste"].randomElement(using: &generator)!)""#,
                #""element":"1""#, #""action":"activate""#,
            ]
            var text = "{" + fields.joined(separator: ",") + "}"
            if Int.random(in: 0..<20, using: &generator) == 0 { text = String(text.shuffled(using: &generator)) }
            let target = page.reason == nil ? page : open(in: store)
            send(text, to: target, of: store)
            store.session(of: page.link).map { _ in send(#"{"t":"shown","n":1000000}"#, to: page, of: store) }
        }
        #expect(open(in: store).frames.count == 1 || store.count == limits.sessions)
    }
}
