import Foundation
import Observation
import SwiftUITestHost
import Testing

/// Observable objects that come through the environment and collections of them.
@MainActor
@Suite("Objects in the environment")
struct EnvironmentObjectReachTests {
    @Observable @MainActor final class Account {
        var name: String
        var cards: [Card]
        init(_ name: String, _ cards: [Card] = []) { (self.name, self.cards) = (name, cards) }
    }

    @Observable @MainActor final class Card: Identifiable {
        let id: Int
        var title: String
        var isOn = false
        init(_ id: Int, _ title: String) { (self.id, self.title) = (id, title) }
    }

    private struct Name: View {
        @Environment(Account.self) private var account
        var body: some View { Text(verbatim: "name \(account.name)") }
    }

    private struct Maybe: View {
        @Environment(Account.self) private var account: Account?
        var body: some View { Text(verbatim: "maybe \(account?.name ?? "nobody")") }
    }

    private struct Cards: View {
        @Environment(Account.self) private var account
        var body: some View {
            @Bindable var account = account
            VStack {
                ForEach($account.cards) { $card in
                    Toggle("toggle \(card.title)", isOn: $card.isOn)
                }
                ForEach(account.cards) { Text(verbatim: "\($0.title) \($0.isOn)") }
                Button("Reverse") { account.cards.reverse() }
                Button("Drop") { account.cards.removeFirst() }
            }
        }
    }

    private struct Screen: View {
        @State private var first = Account("first", [Card(1, "a"), Card(2, "b")])
        @State private var second = Account("second", [Card(3, "c")])
        @State private var isSecond = false
        var body: some View {
            VStack {
                VStack {
                    Name()
                    Maybe()
                    Cards()
                }
                .environment(isSecond ? second : first)
                Maybe().accessibilityIdentifier("outside")
                Button("Switch") { isSecond.toggle() }
                Button("Rename") { (isSecond ? second : first).name += "!" }
                Button("Rename other") { (isSecond ? first : second).name += "?" }
            }
        }
    }

    @Test func `views follow the object that is in the environment now, and no other`() throws {
        let test = ViewTest(Screen(), DisplayConfiguration(width: 390))
        #expect(test.has("name first") && test.has("maybe first"))
        #expect(try test.element("outside").label == "maybe nobody")
        try test.tap("Rename")
        #expect(test.has("name first!") && test.has("maybe first!"))
        try test.tap("Switch")
        #expect(test.has("name second") && test.has("c false") && !test.has("a false"))
        try test.tap("Rename other")
        #expect(test.has("name second"))
        try test.tap("Rename")
        #expect(test.has("name second!"))
        try test.tap("Switch")
        #expect(test.has("name first!?"))
    }

    @Test func `rows write their objects after these have moved and others have gone`() throws {
        let test = ViewTest(Screen(), DisplayConfiguration(width: 390))
        try test.activate("toggle b")
        #expect(test.has("b true") && test.has("a false"))
        try test.tap("Reverse")
        try test.activate("toggle a")
        #expect(test.has("b true") && test.has("a true"))
        try test.tap("Drop")
        try test.activate("toggle a")
        #expect(test.has("a false") && !test.has("b true"))
    }
}
