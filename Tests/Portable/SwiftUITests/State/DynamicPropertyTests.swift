import Foundation
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUITestHost

/// Storage that persists between evaluations, and its owner.
///
/// Numbers: the number of evaluations, and of lines that the test's views and tasks write.
@MainActor
@Suite("Dynamic properties")
struct DynamicPropertyTests {
    private enum Size: Int { case small, large }
    private enum Name: String { case first, second }

    private struct Everything: View {
        @AppStorage("bool") var bool = false
        @AppStorage("int") var int = 1
        @AppStorage("double") var double = 0.5
        @AppStorage("string") var string = "a"
        @AppStorage("url") var url = URL(string: "https://a.example")!
        @AppStorage("data") var data = Data([1])
        @AppStorage("size") var size = Size.small
        @AppStorage("name") var name = Name.first
        @AppStorage("none") var none: Int?
        @AppStorage("noName") var noName: Name?
        var body: some View {
            VStack {
                Button("change") {
                    bool = true
                    int = 2
                    double = 2.5
                    string = "b"
                    url = URL(string: "https://b.example")!
                    data = Data([1, 2])
                    size = .large
                    name = .second
                    none = 7
                    noName = .second
                }
                Text(
                    verbatim: "\(bool) \(int) \(double) \(string) \(url.host()!) \(data.count) \(size) \(name) "
                        + "\(none ?? 0) \(noName?.rawValue ?? "-")"
                )
                .accessibilityIdentifier("all")
            }
        }
    }

    @Test func `defaults of every kind are kept in the store that the views above choose`() throws {
        let suite = "test-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: suite))
        defer { store.removePersistentDomain(forName: suite) }
        let test = ViewTest(Everything().defaultAppStorage(store))
        #expect(try test.element("all").label == "false 1 0.5 a a.example 1 small first 0 -")
        try test.tap("change")
        let changed = "true 2 2.5 b b.example 2 large second 7 second"
        #expect(try test.element("all").label == changed)
        #expect(store.string(forKey: "url") == "https://b.example")
        #expect(store.integer(forKey: "size") == 1)
        #expect(try ViewTest(Everything().defaultAppStorage(store)).element("all").label == changed)
    }

    @propertyWrapper
    private struct Doubled: DynamicProperty {
        @State private var count = 1
        @Environment(\.layoutDirection) private var direction
        private(set) var updates = ""

        var wrappedValue: Int {
            get { count * 2 }
            nonmutating set { count = newValue / 2 }
        }

        mutating func update() { updates = direction == .rightToLeft ? "rtl \(count)" : "ltr \(count)" }
    }

    private struct Custom: View {
        @Doubled private var value
        var body: some View {
            Button("\(value) \(_value.updates)") { value = 10 }.accessibilityIdentifier("button")
        }
    }

    @Test func `a property made of others keeps their state, reads the environment and is told before each body`()
        throws
    {
        let test = ViewTest(Custom(), DisplayConfiguration(layoutDirection: .rightToLeft))
        #expect(try test.element("button").label == "2 rtl 1")
        try test.tap("button")
        #expect(try test.element("button").label == "10 rtl 5")
    }

    private struct Item: Identifiable {
        let id: Int
        var name: String
    }

    private struct Editor: View {
        @State private var items = (1...3).map { Item(id: $0, name: "item \($0)") }
        var body: some View {
            VStack {
                ForEach($items) { $item in
                    Button(item.name) { item.name += "!" }
                }
                Button("remove first") { items.removeFirst() }
            }
        }
    }

    @Test func `rows edit their elements through bindings, after others have gone as well`() throws {
        let test = ViewTest(Editor())
        try test.tap("item 3")
        try test.tap("remove first")
        try test.tap("item 3!")
        try test.tap("item 2")
        #expect(test.elements.map(\.label) == ["item 2!", "item 3!!", "remove first"])
    }

    @Test func `a binding to an element that is gone keeps what it knew and writes nothing`() {
        final class Store { var items = ["a", "b"] }
        let store = Store()
        let all = Binding(get: { store.items }, set: { store.items = $0 })
        let second = all[1]
        store.items.removeLast()
        #expect(second.wrappedValue == "b")
        second.wrappedValue = "c"
        #expect(store.items == ["a"])
    }

    private final class Count { var evaluations = 0 }

    private struct Costly: View, Equatable {
        let number: Int
        let count: Count
        @Environment(\.layoutDirection) private var direction
        nonisolated static func == (lhs: Costly, rhs: Costly) -> Bool { lhs.number / 10 == rhs.number / 10 }
        var body: some View {
            count.evaluations += 1
            return Text(verbatim: "\(number) \(direction == .rightToLeft)")
        }
    }

    @Test func `an equatable view is evaluated when it is not equal, or what it reads has changed`() {
        let count = Count()
        func screen(_ number: Int, _ direction: LayoutDirection = .leftToRight) -> some View {
            Costly(number: number, count: count).equatable().environment(\.layoutDirection, direction)
        }
        let test = ViewTest(screen(1))
        #expect(count.evaluations == 1)
        test.update(screen(9))
        #expect(count.evaluations == 1)
        #expect(test.has("1 false"))
        test.update(screen(10))
        #expect(count.evaluations == 2)
        #expect(test.has("10 false"))
        test.update(screen(11, .rightToLeft))
        #expect(count.evaluations == 3)
    }

    private struct Lifecycle: View {
        let id: Int
        let isShown: Bool
        let note: (String) -> Void
        var body: some View {
            VStack {
                if isShown {
                    VStack {
                        Text("inner").onAppear { note("inner appears \(id)") }.onDisappear {
                            note("inner disappears \(id)")
                        }
                    }
                    .onAppear { note("outer appears \(id)") }
                    .onDisappear { note("outer disappears \(id)") }
                    .onChange(of: id) { note("change \($0) \($1)") }
                    .id(id)
                }
            }
            .onChange(of: id, initial: true) { note("outer change \($0) \($1)") }
        }
    }

    @Test func `views appear and disappear once, with their identity; changes are told once, after the update`() {
        var lines: [String] = []
        func screen(_ id: Int, isShown: Bool = true) -> Lifecycle {
            Lifecycle(id: id, isShown: isShown) { lines.append($0) }
        }
        let test = ViewTest(screen(1))
        #expect(Set(lines) == ["inner appears 1", "outer appears 1", "outer change 1 1"])
        #expect(lines.count == 3)
        lines = []
        test.update(screen(1))
        #expect(lines.isEmpty)
        test.update(screen(2))
        #expect(lines.count == 5)
        #expect(lines.contains("outer change 1 2"))
        #expect(!lines.contains("change 1 2"))
        // The actions of a disappearing view capture its last values.
        #expect(lines.contains("inner disappears 1") && lines.contains("inner appears 2"))
        lines = []
        test.update(screen(2, isShown: false))
        #expect(Set(lines) == ["inner disappears 2", "outer disappears 2"])
    }

    private struct Working: View {
        let id: Int
        let note: @MainActor (String) -> Void
        var body: some View {
            Text("work")
                .task(id: id) {
                    note("start \(id)")
                    try? await Task.sleep(for: .seconds(86_400))
                    note(Task.isCancelled ? "cancelled \(id)" : "ended \(id)")
                }
        }
    }

    @Test func `a task ends with its identity or its view, and starts anew with another identity`() async throws {
        var lines: [String] = []
        let test = ViewTest(AnyView(Working(id: 1) { lines.append($0) }))
        func wait(for line: String) async throws {
            try await test.wait(for: "“\(line)”") { lines.contains(line) }
        }
        try await wait(for: "start 1")
        test.update(AnyView(Working(id: 2) { lines.append($0) }))
        try await wait(for: "cancelled 1")
        try await wait(for: "start 2")
        test.update(AnyView(EmptyView()))
        try await wait(for: "cancelled 2")
        #expect(Set(lines) == ["start 1", "cancelled 1", "start 2", "cancelled 2"])
        #expect(lines.count == 4)
    }
}
