import Foundation
import SwiftUI
import Testing

@testable import BrowserHost

/// The ends of sessions and connections, and what reaches the browser or the app around its views.
@Suite("Lives of sessions")
@MainActor struct SessionLifeTests {
    @Test func aSessionBelongsToOneTab() {
        let store = makeStore()
        let tab = BrowserTab(store, width: 390)
        let other = BrowserTab(store, session: tab.session)
        #expect(tab.closed?.code == 4001)
        #expect(other.closed == nil)
        store.disconnected(tab.link)
        other.send(["t": "left"])
        #expect(other.closed == nil)
    }

    @Test func unusedSessionsAreLetGo() {
        let store = makeStore()
        let (tab, gone) = (BrowserTab(store, width: 390), BrowserTab(store, width: 390))
        store.disconnected(gone.link)
        store.sweep(now: .now + .seconds(store.limits.disconnected + 1))
        #expect(store.count == 1)
        store.sweep(now: .now + .seconds(store.limits.idle - 1))
        #expect(store.count == 1)
        #expect(tab.closed == nil)
        store.sweep(now: .now + .seconds(store.limits.idle + 1))
        #expect(store.count == 0)
        #expect(tab.all("end").count == 1)
        #expect(tab.closed?.code == 4000)
    }

    @Test func messagesBeforeHelloAreRefused() {
        let store = makeStore()
        let tab = BrowserTab(store)
        tab.send(["t": "left"])
        #expect(tab.closed?.code == 1008)
        #expect(store.count == 0)
    }

    @Test func malformedMessagesCloseOneTabOnly() {
        let store = makeStore()
        let (tab, other) = (BrowserTab(store, width: 390), BrowserTab(store, width: 390))
        tab.send(Data("{".utf8))
        #expect(tab.closed?.code == 1008)
        #expect(other.closed == nil)
    }

    @Test func onlyAddressesOfPagesAreOpened() async throws {
        let tab = BrowserTab(makeStore(), width: 390)
        try tab.tap("File")
        try tab.tap("Link")
        await tab.until("no address") { !tab.all("open").isEmpty }
        await tab.settle()
        #expect(tab.all("open").map { $0["url"] as? String } == ["https://www.swift.org"])
    }

    @Test func theWindowInFrontIsShown() async throws {
        let tab = BrowserTab(makeStore(), width: 390)
        try tab.tap("Window")
        await tab.until("the window stays behind") { tab.page.element("The other window") != nil }
        #expect(tab.page.element("Add") == nil)
    }

    @Test func settingsReachTheApp() async {
        let tab = BrowserTab(makeStore(), width: 390)
        #expect(tab.page.element("Light") != nil)
        tab.send(["t": "display", "width": 390, "height": 844, "dark": true, "reducedMotion": true])
        await tab.until("the app stays light") { tab.page.element("Dark") != nil }
    }
}
