import SwiftUITestHost
import Testing

/// The views that have the focus by default.
@MainActor
struct DefaultFocusTests {
    private enum Field: Hashable { case name, mail, code }

    private struct Form: View {
        var priority = DefaultFocusEvaluationPriority.automatic
        @State private var text = ""
        @State private var isSheetShown = false
        @FocusState private var focus: Field?

        var body: some View {
            VStack {
                TextField("Name", text: $text).focused($focus, equals: .name)
                TextField("Mail", text: $text).focused($focus, equals: .mail)
                Text(verbatim: focus.map { "\($0)" } ?? "none").accessibilityIdentifier("focus")
                Button("Name it") { focus = .name }
                Button("Leave") { focus = nil }
                Button("Sheet") { isSheetShown = true }
            }
            .defaultFocus($focus, .mail, priority: priority)
            .sheet(isPresented: $isSheetShown) { Form() }
        }
    }

    @Test func `a form gives its default field the focus when it appears`() throws {
        let test = ViewTest(Form())
        #expect(test.focusedElement?.label == "Mail")
        #expect(try test.element("focus").label == "mail")
    }

    @Test func `a default moves no focus that a reader has moved since`() throws {
        let test = ViewTest(Form())
        try test.tap("Name it")
        #expect(test.focusedElement?.label == "Name")
        try test.tap("Leave")
        #expect(test.focusedElement == nil)
    }

    @Test func `a sheet chooses its default although the page had the focus`() throws {
        let test = ViewTest(Form(), DisplayConfiguration(width: 390, height: 700))
        try test.tap("Name it")
        try test.tap("Sheet")
        #expect(test.focusedElement?.label == "Mail")
    }

    private struct Late: View {
        @State private var text = ""
        @State private var isShown = false
        @FocusState private var first: Bool

        var body: some View {
            VStack {
                TextField("First", text: $text).focused($first).onAppear { first = true }
                Button("Show") { isShown = true }
                if isShown { Form() }
            }
        }
    }

    @Test func `a view that comes later takes the focus from no other`() throws {
        let test = ViewTest(Late())
        #expect(test.focusedElement?.label == "First")
        try test.tap("Show")
        #expect(test.focusedElement?.label == "First")
    }

    @Test(arguments: [(DefaultFocusEvaluationPriority.automatic, "Name"), (.userInitiated, "Mail")])
    func `keys reach the default first where it goes for moves of the reader`(
        priority: DefaultFocusEvaluationPriority, expected: String
    ) throws {
        let test = ViewTest(Form(priority: priority))
        try test.tap("Leave")
        test.press(.tab)
        #expect(test.focusedElement?.label == expected)
    }

    private struct Outer: View {
        enum Part: Hashable { case form }

        @State private var text = ""
        @FocusState private var part: Part?

        var body: some View {
            VStack {
                Button("Clear") { part = nil }
                Button("Form") { part = .form }
                VStack { Form() }.focused($part, equals: .form)
            }
        }
    }

    @Test func `a state that moves the focus into a form reaches its default field`() throws {
        let test = ViewTest(Outer())
        try test.tap("Clear")
        #expect(test.focusedElement == nil)
        try test.tap("Form")
        #expect(test.focusedElement?.label == "Mail")
    }
}
