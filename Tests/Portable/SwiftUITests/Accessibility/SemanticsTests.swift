import Testing

@testable import SwiftUI
@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUITestHost

/// The roles, actions and identities of elements.
///
/// Numbers: the number of elements that the test has.
@MainActor
@Suite("Semantics")
struct SemanticsTests {
    @Test func `a composed control describes itself in one line, and is enabled as its environment says`() throws {
        struct Switch: View {
            @State private var isOn = false
            var body: some View {
                HStack {
                    Text("Wi-Fi")
                    Image(systemName: "wifi")
                }
                .semantics(.toggle, value: Text(isOn ? "1" : "0"), actions: [.activate { isOn.toggle() }])
            }
        }
        let test = ViewTest(
            VStack {
                Switch()
                Switch().disabled(true).accessibilityIdentifier("off")
            })
        let element = try #require(test.elements.first)
        #expect(element.role == "toggle")
        #expect(element.label == "Wi-Fi", "texts outweigh the names of symbols")
        #expect(element.value == "0")
        #expect(element.isEnabled)
        #expect(test.host.perform(.activate, on: element.id))
        #expect(test.elements.first?.value == "1")
        #expect(test.elements.first?.id == element.id)
        let error = #expect(throws: ViewTestError.self) { try test.activate("off") }
        #expect(error?.description.hasPrefix("“off” does not do “activate”: it is disabled") == true)
    }

    @Test func `what a user of a control says goes over what the control says`() throws {
        let test = ViewTest(
            Color.red.semantics(.slider, label: Text("Own"), value: Text("5"), actions: [.increment {}])
                .accessibilityLabel("Volume").accessibilityValue("half").accessibilityAction(named: "Mute") {})
        let element = try test.element("Volume")
        #expect(element.role == "slider")
        #expect(element.value == "half")
        #expect(element.actions == ["increment", "Mute"])
    }

    @Test func `elements keep their identity while their view does, wherever it moves`() throws {
        let test = ViewTest(ForEach([1, 2, 3], id: \.self) { Text(verbatim: "\($0)") })
        let two = try test.element("2").id
        test.update(ForEach([5, 3, 2], id: \.self) { Text(verbatim: "\($0)") })
        #expect(try test.element("2").id == two)
        #expect(Set(test.elements.map(\.id)).count == 3)
        test.update(ForEach([5, 3], id: \.self) { Text(verbatim: "\($0)") })
        #expect(!test.host.perform(.activate, on: two))
        test.update(ForEach([5, 3, 2], id: \.self) { Text(verbatim: "\($0)") })
        #expect(try test.element("2").id != two)
    }

    @Test func `a button is activated without a touch; what has no action of its own is tapped`() throws {
        struct Screen: View {
            @State private var log: [String] = []
            var body: some View {
                VStack {
                    Button("Save") { log.append("save") }
                    Text("Tap").onTapGesture { log.append("tap") }
                    Text(verbatim: log.joined(separator: " ")).accessibilityIdentifier("log")
                }
            }
        }
        let test = ViewTest(Screen())
        try test.activate("Save")
        try test.activate("Tap")
        #expect(try test.element("log").label == "save tap")
        #expect(throws: ViewTestError.self) { try test.activate("log") }
    }

    @Test func `higher priorities are read first among neighbours`() {
        let test = ViewTest(
            VStack {
                Text("a")
                Text("b").accessibilitySortPriority(2)
                VStack {
                    Text("c"); Text("d").accessibilitySortPriority(1)
                }.accessibilityElement(children: .contain)
                Text("e").accessibilitySortPriority(-1)
                Text("f")
            })
        #expect(test.elements.map(\.label) == ["b", "a", "", "d", "c", "f", "e"])
    }

    @Test func `combining joins labels, unites traits, and keeps what the parts can do`() throws {
        struct Row: View {
            @State private var log = ""
            var body: some View {
                VStack {
                    VStack {
                        Text("Order").accessibilityAddTraits(.isHeader)
                        Text("4711").accessibilityAddTraits(.isSelected)
                    }
                    .accessibilityElement(children: .combine)
                    HStack {
                        Text("Line")
                        Button("Edit") { log += "e" }
                        Button("Remove") { log += "r" }
                    }
                    .accessibilityElement(children: .combine).accessibilityIdentifier("row")
                    HStack {
                        Text("Only"); Button("Open") { log += "o" }
                    }
                    .accessibilityElement(children: .combine)
                    Text(verbatim: log).accessibilityIdentifier("log")
                }
            }
        }
        let test = ViewTest(Row())
        let title = try test.element("Order, 4711")
        #expect(title.isHeader && title.isSelected)
        #expect(try test.element("row").label == "Line, Edit, Remove")
        #expect(try test.element("row").actions == ["Edit", "Remove"])
        try test.perform("Remove", on: "row")
        try test.perform("Edit", on: "row")
        try test.activate("Only, Open")
        #expect(try test.element("log").label == "reo")
    }

    @Test func `combined texts are text, pictures alone a picture; texts without characters are nothing`() throws {
        let test = ViewTest(
            VStack {
                VStack {
                    Text("Order")
                    Text("4711")
                }
                .accessibilityElement(children: .combine)
                HStack {
                    Image(systemName: "star")
                    Text("Rated")
                }
                .accessibilityElement(children: .combine)
                HStack {
                    Image(systemName: "star")
                    Image(systemName: "moon")
                }
                .accessibilityElement(children: .combine)
                Text("")
                Text(verbatim: "").accessibilityIdentifier("empty")
                Text(verbatim: "").accessibilityLabel("Said")
                Text("") + Text(verbatim: "")
            })
        #expect(
            test.elements.map { "\($0.role) \($0.name)" } == [
                "text Order, 4711", "text Rated", "image star, moon", "other empty", "text Said",
            ])
    }
}
