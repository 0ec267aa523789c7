import Foundation
import SwiftUITestHost
import Testing

/// Dynamic properties that are made of others, and bindings that are made of others.
///
/// Numbers: half of the way between 50 and 100 points, by linear interpolation.
@MainActor
@Suite("Properties made of others")
struct NestedPropertyTests {
    nonisolated(unsafe) static var log: [String] = []

    @propertyWrapper
    private struct Inner: DynamicProperty {
        @State private var count = 1
        @Environment(\.locale) private var locale
        private(set) var known = 0

        var wrappedValue: Int {
            get { count }
            nonmutating set { count = newValue }
        }

        mutating func update() {
            known = count
            NestedPropertyTests.log.append("inner \(count) \(locale.identifier)")
        }
    }

    @propertyWrapper
    private struct Outer: DynamicProperty {
        @Inner private var inner
        private(set) var doubled = 0

        var wrappedValue: Int {
            get { doubled }
            nonmutating set { inner = newValue }
        }

        mutating func update() {
            doubled = _inner.known * 2
            NestedPropertyTests.log.append("outer \(doubled)")
        }
    }

    private struct Nested: View {
        let name: String
        @Outer private var value
        var body: some View {
            NestedPropertyTests.log.append("body")
            return Button(name + " \(value)") { value = 5 }
        }
    }

    @Test func `each is brought up to date once for each body, inner ones first`() throws {
        Self.log = []
        let test = ViewTest(Nested(name: "a"), DisplayConfiguration(locale: Locale(identifier: "en_US")))
        #expect(Self.log == ["inner 1 en_US", "outer 2", "body"])
        Self.log = []
        try test.tap("a 2")
        #expect(test.has("a 10"))
        #expect(Self.log == ["inner 5 en_US", "outer 10", "body"])
        Self.log = []
        test.update(Nested(name: "b"))
        #expect(Self.log == ["inner 5 en_US", "outer 10", "body"])
    }

    @MainActor private final class Store: ObservableObject {
        @Published var number = 1
    }

    @propertyWrapper @MainActor
    private struct Stored: DynamicProperty {
        @StateObject private var store = Store()
        var wrappedValue: Int { store.number }
        var projectedValue: Binding<Int> { $store.number }
    }

    private struct Owner: View {
        @Stored private var number
        var body: some View {
            Stepper(value: $number) { Text(verbatim: "number \(number)") }
            Button("Raise") { $number.wrappedValue += 1 }
        }
    }

    @Test func `an object that a property owns is followed`() throws {
        let test = ViewTest(Owner())
        try test.tap("Raise")
        #expect(test.has("number 2"))
    }

    private struct Item: Identifiable, Equatable {
        let id: Int
        var tags: [String: Bool] = [:]
        var note: String?
    }

    private struct Deep: View {
        @State private var items = [Item(id: 1), Item(id: 2, note: "hello")]
        var body: some View {
            VStack {
                ForEach($items) { $item in
                    Toggle("Tag \(item.id)", isOn: Binding($item.tags["x"]) ?? .constant(false))
                    if let note = Binding($item.note) {
                        TextField("Note \(item.id)", text: note)
                        Button("Clear \(item.id)") { item.note = nil }
                    } else {
                        Button("Add \(item.id)") { item.note = "new" }
                    }
                    Button("Set \(item.id)") { item.tags["x"] = false }
                }
                Text(verbatim: items.map { "\($0.tags["x"].map(String.init) ?? "-")\($0.note ?? "-")" }.joined())
            }
        }
    }

    @Test func `optionals in values in collections are unwrapped, come and go`() throws {
        let test = ViewTest(Deep(), DisplayConfiguration(width: 390))
        #expect(test.has("---hello"))
        try test.tap("Set 1")
        try test.activate("Tag 1")
        #expect(test.has("true--hello"))
        try test.tap("Note 2")
        try test.type("!")
        #expect(test.has("true--hello!"))
        try test.tap("Clear 2")
        #expect(test.has("true---"))
        try test.tap("Add 1")
        #expect(try test.element("Note 1").value == "new")
    }

    private struct Child: View {
        @Binding var value: Int
        var body: some View {
            NestedPropertyTests.log.append("child")
            return Text(verbatim: "value \(value)")
        }
    }

    private struct Parent: View {
        @State private var value = 1
        @State private var other = 1
        var body: some View {
            NestedPropertyTests.log.append("parent")
            return VStack {
                Child(value: $value)
                Child(value: Binding(get: { value * 10 }, set: { value = $0 / 10 }))
                Button("Raise") { value += 1 }
            }
        }
    }

    @Test func `a child follows what it reads through a binding, without its parent`() throws {
        Self.log = []
        let test = ViewTest(Parent())
        Self.log = []
        try test.tap("Raise")
        #expect(test.has("value 2") && test.has("value 20"))
        #expect(Self.log.filter { $0 == "child" }.count == 2)
        #expect(!Self.log.contains("parent"))
    }

    private struct Animated: View {
        @State private var states = ["a": 1.0]
        var body: some View {
            VStack(alignment: .leading) {
                Color.red.frame(width: 100 * (states["a"] ?? 0), height: 10).accessibilityIdentifier("bar")
                Button("Half") { Binding($states["a"])?.animation(.linear(duration: 1)).wrappedValue = 0.5 }
                Button("All") { $states["a"].animation(.linear(duration: 1)).wrappedValue = 1 }
                Button("None") {
                    var transaction = Transaction(animation: .linear(duration: 1))
                    transaction.disablesAnimations = true
                    $states.transaction(transaction).wrappedValue["a"] = 0.2
                }
            }
        }
    }

    @Test func `the animation of a binding goes with the bindings that are made of it`() throws {
        let test = ViewTest(Animated(), DisplayConfiguration(width: 300, animates: true))
        func width() -> CGFloat { test.displayList.fills.first?.width ?? 0 }
        try test.tap("Half")
        test.advance(by: 0.5)
        #expect(isNear(width(), 75, by: 1))
        test.advance(by: 0.6)
        try test.tap("All")
        test.advance(by: 0.5)
        #expect(isNear(width(), 75, by: 1))
        test.advance(by: 0.6)
        #expect(isNear(width(), 100, by: 0.1))
    }
}
