import SwiftUITestHost
import Testing

/// The focused view, the notifications of focus changes, and the recipient of keys.
@MainActor
struct FocusTests {
    private let journal = Journal()

    private enum Field: Hashable { case first, second, third }

    private struct Board: View {
        let journal: Journal
        var disabled: Field?
        @FocusState private var focus: Field?
        @State private var showsThird = true

        private func cell(_ field: Field, _ name: String) -> some View {
            Color.blue.frame(width: 100, height: 40)
                .accessibilityIdentifier(name)
                .focusable()
                .focused($focus, equals: field)
                .disabled(disabled == field)
        }

        var body: some View {
            VStack {
                HStack {
                    cell(.first, "first")
                    cell(.second, "second")
                }
                if showsThird { cell(.third, "third") }
                Button("Go to third") { focus = .third }
                Button("Leave") { focus = nil }
                Button("Drop third") { showsThird = false }
                Text(verbatim: "focus: \(focus.map { "\($0)" } ?? "none")").accessibilityIdentifier("state")
            }
            .onChange(of: focus) { journal("\($0.map { "\($0)" } ?? "-") to \($1.map { "\($0)" } ?? "-")") }
        }
    }

    @Test func `tab goes on in reading order`() throws {
        let test = ViewTest(Board(journal: journal))
        #expect(test.focusedElement == nil)
        var order: [String?] = []
        for _ in 0..<4 {
            test.press(.tab)
            order.append(test.focusedElement?.identifier)
        }
        #expect(order == ["first", "second", "third", "first"])
        test.press(.tab, modifiers: .shift)
        #expect(test.focusedElement?.identifier == "third")
        #expect(
            journal.lines == [
                "- to first", "first to second", "second to third", "third to first", "first to third",
            ])
    }

    @Test func `tab starts on the right where that is the start`() throws {
        let test = ViewTest(Board(journal: journal), DisplayConfiguration(layoutDirection: .rightToLeft))
        test.press(.tab)
        #expect(test.focusedElement?.identifier == "first")
        #expect(try test.frame(of: "first").minX > test.frame(of: "second").minX)
        test.press(.tab)
        #expect(test.focusedElement?.identifier == "second")
    }

    @Test func `state moves the focus and follows it`() throws {
        let test = ViewTest(Board(journal: journal))
        try test.tap("Go to third")
        #expect(test.focusedElement?.identifier == "third")
        #expect(try test.element("state").label == "focus: third")
        try test.tap("Leave")
        #expect(test.focusedElement == nil)
        #expect(journal.lines == ["- to third", "third to -"])
    }

    @Test func `focus goes with its view`() throws {
        let test = ViewTest(Board(journal: journal))
        try test.tap("Go to third")
        try test.tap("Drop third")
        #expect(test.focusedElement == nil)
        #expect(try test.element("state").label == "focus: none")
        // The state names a view that is not there: it goes back.
        try test.tap("Go to third")
        #expect(try test.element("state").label == "focus: none")
    }

    @Test func `disabled views lose and skip the focus`() throws {
        let test = ViewTest(Board(journal: journal))
        test.press(.tab)
        #expect(test.focusedElement?.identifier == "first")
        test.update(Board(journal: journal, disabled: .first))
        #expect(test.focusedElement == nil)
        #expect(try test.element("state").label == "focus: none")
        test.press(.tab)
        #expect(test.focusedElement?.identifier == "second")
    }

    @Test func `views inside know of the focus`() throws {
        struct Inner: View {
            @Environment(\.isFocused) private var isFocused
            var body: some View { Text(verbatim: isFocused ? "has it" : "has it not") }
        }
        struct Outer: View {
            @FocusState private var isOn: Bool
            var body: some View {
                VStack {
                    Inner().focusable().focused($isOn)
                    Text(verbatim: "state \(isOn)")
                    Button("Toggle") { isOn.toggle() }
                }
            }
        }
        let test = ViewTest(Outer())
        #expect(test.has("has it not"))
        try test.tap("Toggle")
        #expect(test.has("has it") && test.has("state true"))
        try test.tap("Toggle")
        #expect(test.has("has it not") && test.has("state false"))
    }

    @Test func `keys bubble from the focus outwards`() {
        let test = ViewTest {
            VStack {
                Color.red.frame(width: 50, height: 50)
                    .focusable()
                    .onKeyPress(.upArrow) {
                        journal("inner up")
                        return .handled
                    }
                    .onKeyPress(characters: .letters) { press in
                        journal("letters \(press.characters)")
                        return .ignored
                    }
            }
            .onKeyPress(phases: .all) { press in
                journal("outer \(press.characters.count) \(press.phase.debugDescription)")
                return .ignored
            }
        }
        #expect(!test.press("a"))
        #expect(journal.lines.isEmpty)
        test.press(.tab)
        journal.lines = []
        #expect(test.press(.upArrow))
        #expect(journal.lines == ["inner up", "outer 1 [up]"])
        journal.lines = []
        #expect(!test.press("a"))
        #expect(journal.lines == ["letters a", "outer 1 [down]", "outer 1 [up]"])
        journal.lines = []
        test.hold(.downArrow, repeats: 2)
        #expect(
            journal.lines == ["outer 1 [down]", "outer 1 [repeat]", "outer 1 [repeat]", "outer 1 [up]"])
    }

    @Test func `shortcuts activate the first button that has them`() {
        let test = ViewTest {
            VStack {
                Button("Disabled") { journal("disabled") }.keyboardShortcut("n").disabled(true)
                Button("New") { journal("new") }.keyboardShortcut("n")
                Button("Other") { journal("other") }.keyboardShortcut("n")
                Button("Done") { journal("done") }.keyboardShortcut(.defaultAction)
                Button("Cancel") { journal("cancel") }.keyboardShortcut(.cancelAction)
                Button("Both") { journal("both") }.keyboardShortcut("n", modifiers: [.command, .shift])
            }
        }
        #expect(test.press("n", modifiers: .command))
        #expect(test.press("N", modifiers: [.command, .shift, .capsLock]))
        #expect(!test.press("n"))
        test.press(.return)
        test.press(.escape)
        #expect(journal.lines == ["new", "both", "done", "cancel"])
    }

    @Test func `focused values reach the rest of the tree`() throws {
        struct Menu: View {
            @FocusedValue(\.title) private var title
            @FocusedBinding(\.count) private var count
            var body: some View {
                Text(verbatim: "\(title ?? "nothing") \(count ?? -1)")
                Button("More") { count? += 1 }
            }
        }
        struct Editors: View {
            @State private var counts = [1, 10]
            var body: some View {
                VStack {
                    Menu()
                    ForEach(0..<2, id: \.self) { index in
                        Color.green.frame(width: 30, height: 30).focusable()
                            .focusedValue(\.title, "editor \(index)")
                            .focusedValue(\.count, $counts[index])
                    }
                }
            }
        }
        let test = ViewTest(Editors())
        #expect(test.has("nothing -1"))
        test.press(.tab)
        #expect(test.has("editor 0 1"))
        try test.tap("More")
        #expect(test.has("editor 0 2"))
        test.press(.tab)
        #expect(test.has("editor 1 10"))
    }

    @Test func `pointer comes moves and goes`() throws {
        let test = ViewTest {
            HStack(spacing: 0) {
                Color.red.frame(width: 100, height: 100).accessibilityIdentifier("left")
                    .onHover { journal("left \($0)") }
                Color.blue.frame(width: 100, height: 100).accessibilityIdentifier("right")
                    .onContinuousHover { phase in
                        if case .active(let point) = phase {
                            journal("right \(point.x),\(point.y)")
                        } else {
                            journal("right ended")
                        }
                    }
            }
            .onHover { journal("both \($0)") }
            .frame(width: 200)
        }
        try test.hover("left")
        try test.hover("left")
        try test.hover("right")
        #expect(!test.hover(at: nil))
        #expect(
            journal.lines == [
                "left true", "both true", "left false", "right 50.0,50.0", "right ended", "both false",
            ])
    }
}

private struct TitleKey: FocusedValueKey { typealias Value = String }
private struct CountKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }

    fileprivate var count: Binding<Int>? {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }
}
