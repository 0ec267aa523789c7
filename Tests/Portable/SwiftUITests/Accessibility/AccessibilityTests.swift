import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUINavigation
@testable import SwiftUITestHost

/// The accessibility modifiers of views, and the actions of assistive technology.
///
/// Numbers: worked out in each test from the sizes of its views; 8 is the default spacing between views (Human
/// Interface Guidelines). A scroll action moves by a page less a tenth of the window's 200 points, as laid out today;
/// not compared with a device.
@MainActor
@Suite("Accessibility")
struct AccessibilityTests {
    @Test func `what is said one after the other goes into one modifier, and the last word counts`() throws {
        let view = Color.red.accessibilityLabel("First").accessibilityAddTraits(.isButton)
            .accessibilityRemoveTraits(.isButton).accessibilityHint("Hint").accessibilityLabel("Second")
        #expect(type(of: view) == ModifiedContent<Color, AccessibilityAttachmentModifier>.self)
        let element = try ViewTest(view).element("Second")
        #expect(element.role == "other")
        #expect(element.hint == "Hint")
        #expect(element.traits.isEmpty)
    }

    /// The compiler refuses this chain where each modifier fits as that of any view, too.
    @Test func `a chain of thirty modifiers is checked and merged`() throws {
        let view = Color.red
            .accessibilityIdentifier("1").accessibilityHidden(false).accessibilitySortPriority(1)
            .accessibilityAddTraits(.isHeader).accessibilityRespondsToUserInteraction(true)
            .accessibilityRemoveTraits(.isHeader)
            .accessibilityIdentifier("2").accessibilityHidden(false).accessibilitySortPriority(1)
            .accessibilityAddTraits(.isHeader).accessibilityRespondsToUserInteraction(true)
            .accessibilityRemoveTraits(.isHeader)
            .accessibilityIdentifier("3").accessibilityHidden(false).accessibilitySortPriority(1)
            .accessibilityAddTraits(.isHeader).accessibilityRespondsToUserInteraction(true)
            .accessibilityRemoveTraits(.isHeader)
            .accessibilityIdentifier("4").accessibilityHidden(false).accessibilitySortPriority(1)
            .accessibilityAddTraits(.isHeader).accessibilityRespondsToUserInteraction(true)
            .accessibilityRemoveTraits(.isHeader)
            .accessibilityIdentifier("5").accessibilityHidden(false).accessibilitySortPriority(1)
            .accessibilityAddTraits(.isHeader).accessibilityRespondsToUserInteraction(true)
            .accessibilityRemoveTraits(.isHeader)
        #expect(type(of: view) == ModifiedContent<Color, AccessibilityAttachmentModifier>.self)
        #expect(try ViewTest(view.accessibilityLabel("Chain")).element("Chain").identifier == "5")
    }

    @Test func `traits say what a view is; taking one away leaves the others`() throws {
        let test = ViewTest(
            VStack {
                Text("Link").accessibilityAddTraits([.isLink, .isSelected])
                Button("Plain") {}.accessibilityRemoveTraits(.isButton)
                Text("Toggle").accessibilityAddTraits(.isToggle)
            })
        #expect(try test.element("Link").role == "link")
        #expect(try test.element("Link").isSelected)
        #expect(try test.element("Plain").role == "other")
        #expect(try test.element("Toggle").role == "toggle")
    }

    private struct Overlaid: View {
        let isShown: Bool
        var body: some View {
            ZStack {
                VStack {
                    Text("Title")
                    Button("Below") {}
                }
                if isShown {
                    VStack {
                        Text("Sure?")
                        Button("Yes") {}
                    }
                    .accessibilityElement(children: .contain)
                    .accessibilityAddTraits(.isModal)
                }
            }
        }
    }

    @Test func `nothing is met beside an element that is modal, for as long as it is there`() throws {
        let test = ViewTest(Overlaid(isShown: false))
        #expect(test.elements.map(\.label) == ["Title", "Below"])
        test.update(Overlaid(isShown: true))
        #expect(test.elements.map(\.label).filter { !$0.isEmpty } == ["Sure?", "Yes"])
        #expect(test.elements[0].isModal)
        test.update(Overlaid(isShown: false))
        #expect(test.elements.map(\.label) == ["Title", "Below"])
    }

    @Test func `the bars around a page are met beside what is modal on it, as are elements around a container of it`()
        throws
    {
        let page = ViewTest(
            NavigationStack { Overlaid(isShown: true).navigationTitle("Page") },
            DisplayConfiguration(height: 500))
        #expect(page.has("Page") && page.has("Sure?") && !page.has("Below"))
        let contained = ViewTest(
            VStack {
                Text("Around")
                Overlaid(isShown: true).accessibilityElement(children: .contain)
            })
        #expect(contained.has("Around") && contained.has("Yes") && !contained.has("Title"))
        let texts = ViewTest(
            VStack {
                Text("First")
                Group {
                    Text("Second")
                    Text("Third")
                }
                .accessibilityAddTraits(.isModal)
            })
        #expect(texts.elements.map(\.label) == ["Second", "Third"])
    }

    @Test func `headings have levels, of views as of texts and parts of them`() throws {
        let test = ViewTest(
            VStack {
                Text("View").padding().accessibilityHeading(.h2)
                Text("Text").accessibilityHeading(.h3)
                Text("A") + Text("B").accessibilityHeading(.unspecified).accessibilityLabel("Bee")
            })
        #expect(try test.element("View").headingLevel == 2)
        #expect(try test.element("Text").headingLevel == 3)
        #expect(try test.element("ABee").isHeader)
        #expect(try test.element("ABee").headingLevel == nil)
    }

    @Test func `input labels and the deprecated names`() throws {
        let test = ViewTest(
            VStack {
                Color.red.accessibilityLabel("A").accessibilityInputLabels(["Alpha", "First"])
                deprecated
            })
        #expect(try test.element("A").inputLabels == ["Alpha", "First"])
        let element = try test.element("old")
        #expect(element.value == "1")
        #expect(element.isHeader)
    }

    @available(*, deprecated)
    private var deprecated: some View {
        Color.blue.accessibility(label: Text("Old")).accessibility(value: Text("1")).accessibility(identifier: "old")
            .accessibility(addTraits: .isHeader)
    }

    @Test func `a view is tapped at its activation point`() throws {
        struct Screen: View {
            @State private var place = ""
            var body: some View {
                VStack {
                    Color.red.frame(width: 100, height: 40)
                        .onTapGesture { place = "\(Int($0.x)) \(Int($0.y))" }
                        .accessibilityLabel("Area").accessibilityActivationPoint(UnitPoint(x: 0.25, y: 0.5))
                    Text(verbatim: place).accessibilityIdentifier("place")
                }
            }
        }
        let test = ViewTest(Screen())
        try test.activate("Area")
        #expect(try test.element("place").label == "25 20")
    }

    @Test func `standard actions, adjustments, scrolling, escape and the magic tap reach their handlers`() throws {
        struct Screen: View {
            @State private var log: [String] = []
            var body: some View {
                VStack {
                    Color.red.accessibilityLabel("All")
                        .accessibilityAction { log.append("activate") }
                        .accessibilityAdjustableAction { log.append("\($0)") }
                        .accessibilityScrollAction { log.append("scroll \($0)") }
                        .accessibilityAction(named: Text("Archive")) { log.append("archive") }
                    VStack { Text("Inner") }
                        .accessibilityElement(children: .contain)
                        .accessibilityAction(.escape) { log.append("escape") }
                    Text("Player").accessibilityAction(.magicTap) { log.append("play") }
                    Text(verbatim: log.joined(separator: ", ")).accessibilityIdentifier("log")
                }
            }
        }
        let test = ViewTest(Screen())
        try test.activate("All")
        try test.increment("All")
        try test.decrement("All")
        try test.scroll("All", towards: .bottom)
        try test.perform("Archive", on: "All")
        // Escape goes to the container, the magic tap to any element on the screen that takes it.
        try test.escape(from: "Inner")
        try test.magicTap(on: "Inner")
        #expect(
            try test.element("log").label
                == "activate, increment, decrement, scroll bottom, archive, escape, play")
        let error = #expect(throws: ViewTestError.self) { try test.perform("Delete", on: "All") }
        #expect(error?.description.contains("“All” does not do “Delete”: it has “activate”, “increment”") == true)
    }

    @Test func `without an action of its own an element is scrolled by the scroll view around it`() throws {
        let test = ViewTest(
            ScrollView { ForEach(0..<50) { Text(verbatim: "\($0)").frame(height: 20) } },
            DisplayConfiguration(width: 100, height: 200))
        try test.scroll("0", towards: .bottom)
        #expect(test.contentOffsets == [CGPoint(x: 0, y: 180)])
    }

    @Test func `a representation is met in place of the view, where that stands`() throws {
        struct Dial: View {
            @State private var level = 3
            var body: some View {
                Circle().fill(.red).frame(width: 80, height: 80).accessibilityLabel("Circle")
                    .accessibilityRepresentation {
                        Text("Level").semantics(
                            .slider, value: Text(verbatim: "\(level)"),
                            actions: [.increment { level += 1 }, .decrement { level -= 1 }])
                    }
            }
        }
        let test = ViewTest(Dial())
        #expect(test.elements.map(\.label) == ["Level"])
        #expect(try test.frame(of: "Level").size == CGSize(width: 80, height: 80))
        #expect(test.texts.isEmpty)
        try test.increment("Level")
        #expect(try test.element("Level").value == "4")
    }

    @Test func `what represents a view stands where that does, however much room it needs itself`() throws {
        let test = ViewTest(
            HStack {
                Text("A").accessibilityRepresentation { Toggle("On", isOn: .constant(true)) }
                Text("B").accessibilityChildren { Text("longer than the view") }
            }.fixedSize())
        let (a, b) = (try test.text("A").frame, try test.text("B").frame)
        #expect(try test.frame(of: "On") == a)
        #expect(try test.frame(of: "B") == b && test.element("B").role == "container")
        #expect(b.minX == a.maxX + 8)
    }

    @Test func `synthetic children are laid out in the view and stand in its element`() throws {
        let test = ViewTest(
            Canvas { _, _ in }.frame(width: 90, height: 60).accessibilityLabel("Sales")
                .accessibilityChildren {
                    HStack(spacing: 0) {
                        ForEach(1...3, id: \.self) {
                            Rectangle().accessibilityLabel("Q\($0)").accessibilityValue("\($0 * 10)")
                        }
                    }
                })
        #expect(test.elements.map(\.label) == ["Sales", "Q1", "Q2", "Q3"])
        #expect(try test.element("Sales").role == "container")
        let bounds = try test.frame(of: "Sales")
        #expect(
            try test.frame(of: "Q2") == CGRect(x: bounds.minX + 30, y: bounds.minY, width: 30, height: 60))
        #expect(try test.element("Q3").value == "30")
    }

    @Test func `actions go by what views say`() throws {
        struct Row: View {
            @State private var log: [String] = []
            var body: some View {
                Text(verbatim: log.joined(separator: " ")).accessibilityIdentifier("row")
                    .accessibilityAction(action: { log.append("star") }, label: { Text("Star") })
                    .accessibilityActions {
                        Button("Reply") { log.append("reply") }
                        Button("Delete") { log.append("delete") }
                        Button("Never") {}.disabled(true)
                    }
            }
        }
        let test = ViewTest(Row())
        #expect(try test.element("row").actions == ["Star", "Delete", "Reply"])
        try test.perform("Delete", on: "row")
        try test.perform("Star", on: "row")
        #expect(try test.element("row").label == "delete star")
        #expect(test.elements.count == 1)
    }

    @Test func `the cursor follows the state, and the state the cursor`() throws {
        struct Form: View {
            @AccessibilityFocusState private var field: String?
            @AccessibilityFocusState(for: .voiceOver) private var isOnTitle: Bool
            var body: some View {
                VStack {
                    Text("Title").accessibilityFocused($isOnTitle)
                    Text("Name").accessibilityFocused($field, equals: "name")
                    Text("City").accessibilityFocused($field, equals: "city")
                    Button("Fix") { field = "city" }
                    Text(verbatim: "\(field ?? "-") \(isOnTitle)").accessibilityIdentifier("state")
                }
            }
        }
        let test = ViewTest(Form())
        #expect(try test.element("state").label == "- false")
        try test.activate("Fix")
        #expect(try test.element("City").isFocused)
        try test.moveCursor(to: "Name")
        #expect(try test.element("state").label == "name false")
        #expect(try !test.element("City").isFocused)
        try test.moveCursor(to: "Title")
        #expect(try test.element("state").label == "- true")
        try test.moveCursor(to: "Fix")
        #expect(try test.element("state").label == "- false")
    }

    @Test func `what the reader has set reaches views`() throws {
        struct Reader: View {
            @Environment(\.accessibilityReduceMotion) private var reduceMotion
            @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
            @Environment(\.accessibilityPlayAnimatedImages) private var plays
            @Environment(\.accessibilityEnabled) private var enabled
            var body: some View { Text(verbatim: "\(reduceMotion) \(voiceOver) \(plays) \(enabled)") }
        }
        #expect(ViewTest(Reader()).has("false false true false"))
        var configuration = DisplayConfiguration()
        configuration.accessibility = [.reduceMotion, .voiceOver, .stopAnimatedImages]
        #expect(ViewTest(Reader(), configuration).has("true true false true"))
    }

    @Test func `hidden views and those that a container ignores are not met, but show`() {
        let test = ViewTest(
            VStack {
                Text("Hidden").accessibilityHidden(true)
                Text("Shown").accessibilityHidden(false)
                VStack { Text("Inner") }.accessibilityElement().accessibilityLabel("Outer")
            })
        #expect(test.elements.map(\.label) == ["Shown", "Outer"])
        #expect(test.texts.map(\.string) == ["Hidden", "Shown", "Inner"])
    }
}
