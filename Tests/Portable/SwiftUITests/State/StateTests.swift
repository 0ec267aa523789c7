import SwiftUITestHost
import Testing

/// State belongs to the place of a view: it survives new values of the view and dies with its place.
///
/// Numbers: the number of bodies that the test's views have.
@MainActor
struct StateTests {
    private struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View {
            Button("\(name) \(count)") { count += 1 }
        }
    }

    @Test func `writing state shows the new value`() throws {
        let test = ViewTest(Counter(name: "A"))
        try test.tap("A 0")
        try test.tap("A 1")
        #expect(test.texts.map(\.string) == ["A 2"])
    }

    @Test func `state survives a new value of the view`() throws {
        let test = ViewTest(Counter(name: "A"))
        try test.tap("A 0")
        test.update(Counter(name: "B"))
        #expect(test.texts.map(\.string) == ["B 1"])
    }

    private struct Branches: View {
        @State private var isFirst = true

        var body: some View {
            VStack {
                Button("switch") { isFirst.toggle() }
                if isFirst { Counter(name: "first") } else { Counter(name: "second") }
            }
        }
    }

    @Test func `state dies with its branch`() throws {
        let test = ViewTest(Branches())
        try test.tap("first 0")
        #expect(test.has("first 1"))
        try test.tap("switch")
        #expect(test.has("second 0"))
        try test.tap("switch")
        #expect(test.has("first 0"))
    }

    private struct Rows: View {
        @State private var names = ["a", "b", "c"]

        var body: some View {
            VStack {
                Button("reverse") { names.reverse() }
                Button("drop") { names.removeFirst() }
                Button("insert") { names.insert("new", at: 0) }
                ForEach(names, id: \.self) { Counter(name: $0) }
            }
        }

        static let controls: Set = ["reverse", "drop", "insert"]
    }

    private func rows(_ test: ViewTest<Rows>) -> [String] {
        test.texts.map(\.string).filter { !Rows.controls.contains($0) }
    }

    @Test func `state moves with the identity of its element`() throws {
        let test = ViewTest(Rows())
        try test.tap("a 0")
        try test.tap("reverse")
        #expect(rows(test) == ["c 0", "b 0", "a 1"])
        try test.tap("insert")
        #expect(rows(test) == ["new 0", "c 0", "b 0", "a 1"])
        try test.tap("drop")
        try test.tap("drop")
        #expect(rows(test) == ["b 0", "a 1"])
    }

    @Test func `state of an element that left is gone`() throws {
        let test = ViewTest(Rows())
        try test.tap("insert")
        try test.tap("new 0")
        try test.tap("drop")
        try test.tap("insert")
        #expect(rows(test) == ["new 0", "a 0", "b 0", "c 0"])
    }

    private struct Parent: View {
        @State private var value = 1
        @State private var other = 0

        var body: some View {
            VStack {
                Child(value: $value)
                Leaf(text: "constant")
                Button("other") { other += 1 }
            }
        }

        struct Child: View {
            @Binding var value: Int
            var body: some View {
                Button("value \(value)") { value += 1 }
            }
        }

        struct Leaf: View {
            let text: String
            var body: some View { Text(text) }
        }
    }

    @Test func `binding writes to the state it came from`() throws {
        let test = ViewTest(Parent())
        try test.tap("value 1")
        #expect(test.has("value 2"))
    }

    /// Records the names of the evaluated bodies.
    private final class Evaluations { var names: [String] = [] }

    private struct Counted: View {
        let evaluations: Evaluations
        @State private var value = 1
        @State private var unread = 0

        var body: some View {
            evaluations.names.append("parent")
            return VStack {
                Reader(evaluations: evaluations, value: $value)
                Constant(evaluations: evaluations, text: "constant")
                Button("unread") { unread += 1 }
            }
        }

        struct Reader: View {
            let evaluations: Evaluations
            @Binding var value: Int
            var body: some View {
                evaluations.names.append("reader")
                return Button("value \(value)") { value += 1 }
            }
        }

        struct Constant: View {
            let evaluations: Evaluations
            let text: String
            var body: some View {
                evaluations.names.append("constant")
                return Text(text)
            }
        }
    }

    @Test func `only bodies that read what changed are evaluated`() throws {
        let evaluations = Evaluations()
        let test = ViewTest(Counted(evaluations: evaluations))
        #expect(evaluations.names == ["parent", "reader", "constant"])
        try test.tap("unread")
        #expect(evaluations.names.count == 3)
        // The parent hands the binding on without reading it.
        try test.tap("value 1")
        #expect(evaluations.names.dropFirst(3) == ["reader"])
        #expect(test.has("value 2"))
    }

    private struct Unread: View {
        final class Probe { var evaluations = 0 }
        let probe: Probe
        @State private var text = "a"

        var body: some View {
            probe.evaluations += 1
            return VStack {
                Button("same") { text = "a" }
                Button("other") { text = "b" }
                Text(text)
            }
        }
    }

    @Test func `writing an equal value changes nothing`() throws {
        let probe = Unread.Probe()
        let test = ViewTest(Unread(probe: probe))
        try test.tap("same")
        #expect(probe.evaluations == 1)
        try test.tap("other")
        #expect(probe.evaluations == 2)
    }

    @Test func `bindings reach into values and collections`() {
        struct Person { var name = "a" }
        final class Box { var people = [Person(), Person(name: "b")] }
        let box = Box()
        let binding = Binding(get: { box.people }, set: { box.people = $0 })
        binding[1].name.wrappedValue = "c"
        #expect(box.people.map(\.name) == ["a", "c"])
        for person in binding { person.wrappedValue.name += "!" }
        #expect(box.people.map(\.name) == ["a!", "c!"])
        #expect(Binding<String?>(.constant("x")).wrappedValue == "x")
        let missing: Binding<String>? = Binding(Binding<String?>.constant(nil))
        #expect(missing?.wrappedValue == nil)
    }
}
