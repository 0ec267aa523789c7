import Foundation
import SwiftUI
import Synchronization
import Testing

@testable import BrowserHost

/// The ends of sessions and connections, and what reaches the browser or the app around its views.
///
/// Numbers: codes that close a connection (Docs/LiveHost.md, "Protocol"), and limits of sessions that
/// the tests set. A row of a list is 44 points high.
@Suite("Lives of sessions")
@MainActor struct SessionLifeTests {
    @Test func `a session belongs to one tab`() {
        let store = makeStore()
        let tab = BrowserTab(store, width: 390)
        let other = BrowserTab(store, session: tab.session, width: 390)
        #expect(tab.closed?.code == 4001)
        #expect(other.closed == nil)
        store.disconnected(tab.link)
        other.send(["t": "left"])
        #expect(other.closed == nil)
    }

    @Test func `unused sessions are let go`() {
        let store = makeStore()
        let (tab, gone) = (BrowserTab(store, width: 390), BrowserTab(store, width: 390))
        store.disconnected(gone.link)
        store.sweep(now: .now + .seconds(store.limits.waiting.disconnected + 1))
        #expect(store.count == 1)
        store.sweep(now: .now + .seconds(store.limits.waiting.idle - 1))
        #expect(store.count == 1)
        #expect(tab.closed == nil)
        store.sweep(now: .now + .seconds(store.limits.waiting.idle + 1))
        #expect(store.count == 0)
        #expect(tab.all("end").count == 1)
        #expect(tab.closed?.code == 4000)
    }

    @Test func `few sessions are kept whose pages have closed them, and not for long`() {
        let store = makeStore { $0.leftPerAddress = 2 }
        let tabs = (0..<4).map { _ in BrowserTab(store, width: 390, address: "a") }
        let lost = BrowserTab(store, width: 390, address: "a")
        store.disconnected(lost.link)
        for tab in tabs { store.disconnected(tab.link, isLeft: true) }
        #expect(store.count == 3)
        #expect(BrowserTab(store, session: tabs[0].session, width: 390, address: "a").greeting == "lost")
        #expect(BrowserTab(store, session: tabs[3].session, width: 390, address: "a").greeting == "resumed")
        store.sweep(now: .now + .seconds(store.limits.waiting.left + 1))
        #expect(BrowserTab(store, session: tabs[2].session, width: 390, address: "a").greeting == "lost")
        #expect(BrowserTab(store, session: lost.session, width: 390, address: "a").greeting == "resumed")
    }

    @Test func `a session answers when it is asked`() {
        let tab = BrowserTab(makeStore(), width: 390)
        tab.send(["t": "ping"])
        #expect(tab.messages.last?["t"] as? String == "pong")
    }

    @Test func `the whole content is drawn for paper`() throws {
        let store = makeStore()
        let tab = BrowserTab(store, width: 390)
        let id = try #require(tab.session)
        let frames = tab.frames.count
        let printed = try #require(store.printed(id))
        let text = String(decoding: printed, as: UTF8.self)
        #expect(text.contains("199"))
        let object = try JSONSerialization.jsonObject(with: Data(printed)) as? [String: Any]
        let height = try #require(object?["height"] as? Double)
        #expect(height > 200 * 44)
        #expect(tab.frames.count == frames)
        #expect(store.printed("nobody") == nil)
    }

    @Test func `one address cannot take all sessions`() {
        let store = makeStore {
            $0.sessions = 3
            $0.sessionsPerAddress = 2
        }
        let first = BrowserTab(store, width: 390, address: "a")
        let second = BrowserTab(store, width: 390, address: "a")
        let third = BrowserTab(store, width: 390, address: "a")
        #expect(third.closed?.code == 1013)
        #expect(third.closed?.reason.contains("2 tabs are open at your address") == true)
        let other = BrowserTab(store, width: 390, address: "b")
        #expect(other.closed == nil)
        // The address's oldest session without a tab makes room, not those in use or of others.
        store.disconnected(other.link)
        store.disconnected(second.link)
        store.disconnected(first.link)
        let fourth = BrowserTab(store, width: 390, address: "a")
        #expect(fourth.closed == nil)
        #expect(BrowserTab(store, session: first.session, width: 390, address: "a").greeting == "resumed")
        #expect(BrowserTab(store, session: other.session, width: 390, address: "b").greeting == "resumed")
        #expect(BrowserTab(store, session: second.session, width: 390, address: "a").closed?.code == 1013)
        #expect(BrowserTab(store, width: 390, address: "c").closed?.reason.hasPrefix("3 tabs are open;") == true)
        #expect(store.count == 3)
    }

    @Test func `frames wait until the network takes them`() async throws {
        let store = makeStore()
        let room = Mutex(true)
        let frames = Mutex(0)
        let link = SessionLink(hasRoom: { room.withLock { $0 } }) { message in
            guard case .text(let bytes) = message else { return }
            if String(decoding: bytes, as: UTF8.self).contains(#""t":"frame""#) { frames.withLock { $0 += 1 } }
        }
        func send(_ text: String) { store.receive(Data(text.utf8), on: link) }
        send(#"{"t":"hello","width":390,"height":844,"reducedMotion":true}"#)
        #expect(frames.withLock { $0 } == 1)
        room.withLock { $0 = false }
        for number in 0..<20 {
            send(#"{"t":"shown","n":\#(number)}"#)
            send(#"{"t":"display","width":\#(400 + number),"height":844,"reducedMotion":true}"#)
        }
        #expect(frames.withLock { $0 } == 1, "a tab that confirms frames it has not taken gets no more")
        room.withLock { $0 = true }
        store.hasRoom(link)
        #expect(frames.withLock { $0 } == 2)
    }

    @Test func `messages before hello are refused`() {
        let store = makeStore()
        let tab = BrowserTab(store)
        tab.send(["t": "left"])
        #expect(tab.closed?.code == 1008)
        #expect(store.count == 0)
    }

    @Test func `malformed messages close one tab only`() {
        let store = makeStore()
        let (tab, other) = (BrowserTab(store, width: 390), BrowserTab(store, width: 390))
        tab.send(Data("{".utf8))
        #expect(tab.closed?.code == 1008)
        #expect(other.closed == nil)
    }

    @Test func `only addresses of pages are opened`() async throws {
        let tab = BrowserTab(makeStore(), width: 390)
        try tab.tap("File")
        try tab.tap("Link")
        await tab.until("no address") { !tab.all("open").isEmpty }
        await tab.settle()
        #expect(tab.all("open").map { $0["url"] as? String } == ["https://www.swift.org"])
    }

    @Test func `the window in front is shown`() async throws {
        let tab = BrowserTab(makeStore(), width: 390)
        try tab.tap("Window")
        await tab.until("the window stays behind") { tab.page.element("The other window") != nil }
        #expect(tab.page.element("Add") == nil)
    }

    @Test func `settings of the browser reach the app`() async {
        let tab = BrowserTab(makeStore(), width: 390)
        #expect(tab.page.element("Light") != nil)
        tab.send(["t": "display", "width": 390, "height": 844, "dark": true, "reducedMotion": true])
        await tab.until("the app stays light") { tab.page.element("Dark") != nil }
    }
}
