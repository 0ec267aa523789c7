import SwiftUITestHost
import Testing

/// Objects announce changes; the bodies that read them follow.
@MainActor
struct ObservationTests {
    final class Legacy: ObservableObject {
        @Published var name = "old"
        nonisolated(unsafe) static var made = 0
        init() { Self.made += 1 }
    }

    private struct Observed: View {
        @ObservedObject var model: Legacy
        var body: some View { Text(model.name) }
    }

    @Test func `published properties update the body`() {
        let model = Legacy()
        let test = ViewTest(Observed(model: model))
        #expect(test.has("old"))
        model.name = "new"
        #expect(test.has("new"))
    }

    @Test func `another object takes the place of the first`() {
        let first = Legacy()
        let second = Legacy()
        second.name = "second"
        let test = ViewTest(Observed(model: first))
        test.update(Observed(model: second))
        #expect(test.has("second"))
        let before = test.bodyEvaluations
        first.name = "nobody listens"
        _ = test.texts
        #expect(test.bodyEvaluations == before)
    }

    private struct Owner: View {
        let title: String
        @StateObject private var model = Legacy()
        var body: some View {
            VStack {
                Text(title)
                Text(model.name)
                Button("rename") { model.name = "renamed" }
            }
        }
    }

    @Test func `state object is made once for its place`() throws {
        let before = Legacy.made
        let test = ViewTest(Owner(title: "a"))
        try test.tap("rename")
        test.update(Owner(title: "b"))
        #expect(test.texts.map(\.string) == ["b", "renamed", "rename"])
        #expect(Legacy.made == before + 1)
    }

    private struct Deep: View {
        @EnvironmentObject var model: Legacy
        var body: some View { Text(model.name) }
    }

    @Test func `environment object reaches any depth`() {
        let model = Legacy()
        let test = ViewTest { VStack { Group { Deep() } }.environmentObject(model) }
        model.name = "changed"
        #expect(test.has("changed"))
    }

    @Observable @MainActor final class Modern {
        var read = "a"
        var unread = 0
    }

    private struct Reader: View {
        let model: Modern
        var body: some View { Text(model.read) }
    }

    @Test func `observable is followed property by property`() {
        let model = Modern()
        let test = ViewTest(Reader(model: model))
        _ = test.texts
        let before = test.bodyEvaluations
        model.unread = 1
        _ = test.texts
        #expect(test.bodyEvaluations == before)
        model.read = "b"
        #expect(test.has("b"))
        model.read = "c"
        #expect(test.has("c"))
    }

    private struct FromEnvironment: View {
        @Environment(Modern.self) private var model
        @Environment(Legacy2.self) private var missing: Legacy2?
        var body: some View { Text(missing == nil ? model.read : "?") }
    }

    @Observable @MainActor final class Legacy2 {}

    @Test func `observable objects come through the environment by type`() {
        let model = Modern()
        let test = ViewTest { FromEnvironment().environment(model) }
        #expect(test.has("a"))
        model.read = "b"
        #expect(test.has("b"))
    }

    @Observable @MainActor final class Cart {
        var lastChange = 0
        var items = [1]
    }

    @Test func `of two changes in one action that are shown differently every reader sees the second as well`() throws {
        struct Reader: View {
            let name: String
            let cart: Cart
            var body: some View { Text("\(name) \(cart.lastChange) \(cart.items.count)") }
        }
        struct Page: View {
            let cart: Cart
            var body: some View {
                VStack {
                    ForEach(["a", "b", "c", "d"], id: \.self) { Reader(name: $0, cart: cart) }
                    Button("Add") {
                        cart.lastChange += 1
                        withAnimation { cart.items.append(2) }
                    }
                }
            }
        }
        let test = ViewTest(Page(cart: Cart()), DisplayConfiguration(animates: true))
        for count in 1...3 {
            try test.tap("Add")
            #expect(["a", "b", "c", "d"].filter { !test.has("\($0) \(count) \(count + 1)") } == [])
        }
    }
}
