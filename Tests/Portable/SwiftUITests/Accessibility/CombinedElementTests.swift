import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIPresentation

/// Elements that are made of several views, and the order in which elements are met.
@MainActor
@Suite("Elements made of others")
struct CombinedElementTests {
    private let journal = Journal()

    @Test func `the three ways to make a stack an element`() throws {
        @ViewBuilder func content(_ behavior: AccessibilityChildBehavior) -> some View {
            VStack {
                Text("Title").accessibilityAddTraits(.isHeader)
                Text("Detail")
                Image(decorative: "nothing")
                Toggle("Switch", isOn: .constant(true))
                Text("Unheard").accessibilityHidden(true)
            }
            .accessibilityElement(children: behavior)
            .accessibilityIdentifier("card")
        }
        let ignored = try ViewTest(content(.ignore).accessibilityLabel("Card")).element("card")
        #expect(ignored.label == "Card" && ignored.value == nil)
        let contained = ViewTest(content(.contain).accessibilityLabel("Card"))
        #expect(contained.elements.map(\.label) == ["Card", "Title", "Detail", "Switch"])
        let combined = ViewTest(content(.combine))
        #expect(combined.elements.count == 1)
        let card = try combined.element("card")
        #expect(card.label == "Title, Detail, Switch")
        #expect(card.isHeader)
        let value = try #require(card.value)
        #expect(!value.isEmpty)
    }

    @Test func `a combined element keeps the further information, the hints and the actions of all its parts`() throws {
        let test = ViewTest(
            VStack {
                Text("One").accessibilityCustomContent("Age", "4 years").accessibilityHint("First hint")
                Text("Two").accessibilityCustomContent("Size", "Small", importance: .high)
                    .accessibilityAction(named: "Wave") { journal("wave") }
                Text("Three").accessibilityInputLabels(["Drei"])
                Button("Buy") { journal("buy") }
                Button("Share") { journal("share") }
            }
            .accessibilityElement(children: .combine).accessibilityIdentifier("card"))
        let card = try test.element("card")
        #expect(card.customContent.map(\.label) == ["Age", "Size"])
        #expect(card.hint == "First hint")
        try test.perform("Wave", on: "card")
        try test.perform("Buy", on: "card")
        try test.perform("Share", on: "card")
        #expect(journal.lines == ["wave", "buy", "share"])
    }

    @Test func `a priority orders the elements of its container, through stacks, and not those around it`() {
        let test = ViewTest(
            VStack {
                Text("A")
                HStack {
                    Text("B")
                    Text("C").accessibilitySortPriority(1)
                }
                .accessibilityElement(children: .contain)
                VStack {
                    Text("D")
                    Text("E").accessibilitySortPriority(2)
                }
                Text("F").accessibilitySortPriority(-1)
                Text("G")
            })
        #expect(test.elements.map(\.label).filter { !$0.isEmpty } == ["E", "A", "C", "B", "D", "G", "F"])
    }

    @Test func `what a stack is called, hidden or given goes to each element in it`() throws {
        let test = ViewTest(
            VStack {
                VStack {
                    Text("A")
                    Button("B") { journal("b") }
                }
                .accessibilityHint("Both")
                VStack {
                    Text("C")
                    Text("D").accessibilityHidden(false)
                }
                .accessibilityHidden(true)
            })
        #expect(test.elements.map(\.label) == ["A", "B"])
        #expect(test.elements.map(\.hint) == ["Both", "Both"])
    }

    @Test func `an adjustable drawing is raised and lowered; with a value of its own it says that`() throws {
        struct Stars: View {
            @State private var count = 3
            var body: some View {
                HStack { ForEach(0..<5) { Image(systemName: $0 < count ? "star.fill" : "star") } }
                    .accessibilityElement()
                    .accessibilityLabel("Stars")
                    .accessibilityValue("\(count) of 5")
                    .accessibilityAdjustableAction { direction in
                        switch direction {
                        case .increment: count = min(count + 1, 5)
                        case .decrement: count = max(count - 1, 0)
                        @unknown default: break
                        }
                    }
            }
        }
        let test = ViewTest(Stars())
        #expect(test.elements.map(\.label) == ["Stars"])
        try test.increment("Stars")
        try test.increment("Stars")
        try test.increment("Stars")
        #expect(try test.element("Stars").value == "5 of 5")
        try test.decrement("Stars")
        #expect(try test.element("Stars").value == "4 of 5")
    }

    @Test func `what controls say by themselves`() throws {
        let test = ViewTest(
            VStack {
                Toggle("Toggle", isOn: .constant(false))
                Slider(value: .constant(0.25)) { Text("Slider") }
                Stepper("Stepper", value: .constant(3), in: 0...5)
                ProgressView("Progress", value: 0.5)
                Gauge(value: 0.3) { Text("Gauge") }
                Link("Link", destination: URL(string: "https://a.example")!)
                SecureField("Secret", text: .constant("abc"))
                DisclosureGroup("Group", isExpanded: .constant(false)) { Text("Inside") }
            }, DisplayConfiguration(width: 390))
        #expect(try test.element("Toggle").role == "toggle")
        #expect(try test.element("Slider").value == "25%")
        #expect(try test.element("Progress").value == "50%")
        #expect(try test.element("Gauge").value == "30%")
        #expect(try test.element("Link").role == "link")
        #expect(try test.element("Secret").value == "•••")
        #expect(!test.has("Inside"))
        #expect(try test.element("Group").role == "button")
    }
}
