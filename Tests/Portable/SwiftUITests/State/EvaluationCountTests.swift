import SwiftUITestHost
import Testing

/// The bodies that an update evaluates: those that read a changed value, once each, and no others.
///
/// Numbers: each of the twenty followers in the test once, in their order.
@MainActor
@Suite("Evaluations of bodies")
struct EvaluationCountTests {
    private let journal = Journal()

    @Observable @MainActor final class Address {
        var city = "Rome"
        var street = "Via"
    }

    @Observable @MainActor final class Person {
        var first = "Ann"
        var last = "Lee"
        var address = Address()
        var tags = ["a"]
        @ObservationIgnored var ignored = 0
        var full: String { "\(first) \(last)" }
    }

    private struct Reader: View {
        let name: String
        let journal: Journal
        let read: @MainActor () -> String
        var body: some View {
            journal(name)
            return Text(verbatim: read()).accessibilityIdentifier(name)
        }
    }

    @Test func `observable objects are followed through computed properties, other objects and collections`() throws {
        let person = Person()
        let test = ViewTest {
            VStack {
                Reader(name: "full", journal: journal) { person.full }
                Reader(name: "city", journal: journal) { person.address.city }
                Reader(name: "tags", journal: journal) { person.tags.joined(separator: ",") }
                Reader(name: "ignored", journal: journal) { "\(person.ignored)" }
            }
        }
        _ = test.texts
        journal.lines = []
        person.last = "Ray"
        #expect(try test.element("full").label == "Ann Ray")
        #expect(journal.take() == ["full"])
        person.address.city = "Bonn"
        _ = test.texts
        #expect(journal.take() == ["city"])
        person.address.street = "Weg"
        person.ignored = 1
        _ = test.texts
        #expect(journal.take() == [])
        let old = person.address
        person.address = Address()
        #expect(try test.element("city").label == "Rome")
        #expect(journal.take() == ["city"])
        old.city = "Nowhere"
        _ = test.texts
        #expect(journal.take() == [])
        person.tags.append("b")
        person.tags[0] = "c"
        #expect(try test.element("tags").label == "c,b")
        #expect(journal.take() == ["tags"])
    }

    private struct Parent: View {
        let journal: Journal
        @State private var count = 0
        var body: some View {
            VStack {
                Button("More \(count)") { count += 1 }.accessibilityIdentifier("more")
                FromEnvironment(journal: journal)
                FromKeyPath(journal: journal)
                Stored(journal: journal)
                Owner(journal: journal)
            }
        }
    }

    private struct FromEnvironment: View {
        let journal: Journal
        @Environment(Person.self) private var person
        @Environment(Address.self) private var address: Address?
        var body: some View {
            journal("environment")
            return Text(verbatim: "\(person.first) \(address == nil)")
        }
    }

    private struct FromKeyPath: View {
        let journal: Journal
        @Environment(\.colorScheme) private var scheme
        @Environment(\.dismiss) private var dismiss
        @Environment(\.openURL) private var openURL
        var body: some View {
            journal("key path")
            return Text(verbatim: "\(scheme)")
        }
    }

    private struct Stored: View {
        let journal: Journal
        @AppStorage("evaluations") private var count = 0
        @SceneStorage("evaluations") private var other = 0
        @FocusState private var isFocused: Bool
        @GestureState private var isPressed = false
        @Namespace private var names
        @ScaledMetric private var length = 10.0
        var body: some View {
            journal("stored")
            return Text(verbatim: "\(count) \(other) \(isFocused) \(isPressed) \(length)")
        }
    }

    private final class Model: ObservableObject { @Published var name = "a" }

    private struct Owner: View {
        let journal: Journal
        @StateObject private var model = Model()
        var body: some View {
            journal("owner")
            return Text(verbatim: model.name)
        }
    }

    @Test func `a parent that is evaluated leaves alone what reads only its own properties`() throws {
        let test = ViewTest(Parent(journal: journal).environment(Person()))
        #expect(journal.take() == ["environment", "key path", "stored", "owner"])
        try test.tap("more")
        try test.tap("more")
        #expect(try test.element("more").label == "More 2")
        #expect(journal.take() == [])
    }

    private struct Watching: View {
        @ObservedObject var model: Model
        let journal: Journal
        var body: some View {
            journal("body \(model.name)")
            return Button("Twice") {
                model.name += "b"
                model.name += "c"
            }
        }
    }

    @Test func `several changes in one action are one evaluation; an equal value that is published is one as well`()
        throws
    {
        let model = Model()
        let test = ViewTest(Watching(model: model, journal: journal))
        try test.tap("Twice")
        #expect(journal.take() == ["body a", "body abc"])
        model.name = "abc"
        _ = test.texts
        #expect(journal.take() == ["body abc"])
    }

    private struct Item: Identifiable {
        let id: Int
        var name: String
    }

    private struct Rows: View {
        let journal: Journal
        @State private var items = (1...5).map { Item(id: $0, name: "item \($0)") }
        var body: some View {
            VStack {
                ForEach($items) { $item in Row(item: $item, journal: journal) }
                Button("Swap") { items.swapAt(0, 4) }
                Button("Remove") { items.remove(at: 1) }
                Button("Insert") { items.insert(Item(id: 9, name: "new"), at: 0) }
            }
        }
    }

    private struct Row: View {
        @Binding var item: Item
        let journal: Journal
        @State private var taps = 0
        var body: some View {
            journal(item.name)
            return Button("\(item.name) \(taps)") {
                taps += 1
                item.name += "!"
            }
        }
    }

    @Test func `rows that edit through bindings keep their state with their element, wherever it goes`() throws {
        let test = ViewTest(Rows(journal: journal))
        try test.tap("item 5 0")
        #expect(test.has("item 5! 1"))
        try test.tap("Swap")
        try test.tap("item 5! 1")
        try test.tap("Insert")
        try test.tap("Remove")
        let labels = test.elements.map(\.label)
        #expect(labels == ["new 0", "item 2 0", "item 3 0", "item 4 0", "item 1 0", "Swap", "Remove", "Insert"])
        try test.tap("item 1 0")
        #expect(test.has("item 1! 1"))
    }

    private struct Shared: View {
        let journal: Journal
        @State private var value = 0
        var body: some View {
            Button("Change") { value += 1 }
            ForEach(0..<20, id: \.self) { Follower(number: $0, value: $value, journal: journal) }
        }
    }

    private struct Follower: View {
        let number: Int
        @Binding var value: Int
        let journal: Journal
        var body: some View {
            journal("\(number)")
            return Color.clear.onChange(of: value) { journal("change \(number)") }
        }
    }

    @Test func `views that follow one state do so in the order in which they stand, and so do their actions`() throws {
        let test = ViewTest(Shared(journal: journal))
        _ = test.texts
        journal.lines = []
        try test.tap("Change")
        #expect(journal.take() == (0..<20).map { "\($0)" } + (0..<20).map { "change \($0)" })
    }
}
