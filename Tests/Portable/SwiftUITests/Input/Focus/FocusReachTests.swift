import Foundation
import SwiftUITestHost
import Testing

/// The focus and the states and values that are connected with it, where they come and go together with their views.
@MainActor
@Suite("The reach of the focus")
struct FocusReachTests {
    private let journal = Journal()

    @Test func `a field has the focus that is asked for in the action which brings the field`() throws {
        struct Screen: View {
            @State private var isShown = false
            @State private var text = ""
            @FocusState private var focus: String?
            var body: some View {
                VStack {
                    Button("Add") {
                        isShown = true
                        focus = "new"
                    }
                    if isShown { TextField("New", text: $text).focused($focus, equals: "new") }
                    Text(verbatim: "focus \(focus ?? "none")")
                }
            }
        }
        let test = ViewTest(Screen())
        try test.tap("Add")
        #expect(test.focusedElement?.label == "New")
        #expect(test.has("focus new"))
    }

    @Test(arguments: ["plain", "list", "sheet", "page"])
    func `or when it appears, alone and in a row or a sheet`(place: String) throws {
        struct Field: View {
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                TextField("New", text: $text).focused($isFocused).onAppear { isFocused = true }
            }
        }
        struct Screen: View {
            let place: String
            @State private var isShown = true
            var body: some View {
                switch place {
                case "list": List { Field() }
                case "sheet": Text("Page").sheet(isPresented: $isShown) { Field() }
                case "page":
                    NavigationStack {
                        Text("Page").navigationDestination(isPresented: $isShown) { Field() }
                    }
                default: Field()
                }
            }
        }
        let test = ViewTest(Screen(place: place), DisplayConfiguration(width: 390, height: 800))
        test.advance(by: 1)
        #expect(test.focusedElement?.label == "New")
    }

    @Test
    @available(*, deprecated)
    func `the field that is left hears of it before the one that is entered`() throws {
        let test = ViewTest(
            VStack {
                TextField("One", text: .constant("")) {
                    journal("one \($0)")
                } onCommit: {
                }
                TextField("Two", text: .constant("")) {
                    journal("two \($0)")
                } onCommit: {
                }
            })
        try test.tap("One")
        try test.tap("Two")
        #expect(journal.lines == ["one true", "one false", "two true"])
    }

    @Test func `a key that the field's own action handles is not typed and not handed in`() throws {
        struct Screen: View {
            let journal: Journal
            @State private var text = ""
            var body: some View {
                TextField("Field", text: $text)
                    .onKeyPress(.return) {
                        journal("return")
                        return .handled
                    }
                    .onKeyPress("x") {
                        journal("x")
                        return .handled
                    }
                    .onKeyPress(.upArrow, phases: .up) { _ in
                        journal("up released")
                        return .handled
                    }
                    .onSubmit { journal("submit") }
            }
        }
        let test = ViewTest(Screen(journal: journal))
        try test.tap("Field")
        try test.type("axb\n")
        test.hold(.upArrow, repeats: 3)
        #expect(try test.element("Field").value == "ab")
        #expect(journal.lines == ["x", "return", "up released"])
        #expect(test.focusedElement != nil)
    }

    @Test
    func `what the focused view hands up is replaced by what is nearer, follows its changes, and goes with the focus`()
        throws
    {
        struct Reader: View {
            @FocusedValue(\.reachName) private var name
            var body: some View { Text(verbatim: "name \(name ?? "none")") }
        }
        struct Screen: View {
            @State private var inner = "inner"
            @State private var isShown = true
            @FocusState private var focus: Int?
            var body: some View {
                VStack {
                    Reader()
                    VStack {
                        if isShown {
                            Color.red.frame(width: 30, height: 30).focusable()
                                .focusedValue(\.reachName, inner).focused($focus, equals: 1)
                        }
                        Color.blue.frame(width: 30, height: 30).focusable().focused($focus, equals: 2)
                    }
                    .focusedValue(\.reachName, "outer")
                    Button("One") { focus = 1 }
                    Button("Two") { focus = 2 }
                    Button("Rename") { inner = "renamed" }
                    Button("Drop") { isShown = false }
                }
            }
        }
        let test = ViewTest(Screen())
        #expect(test.has("name none"))
        try test.tap("One")
        #expect(test.has("name inner"))
        try test.tap("Rename")
        #expect(test.has("name renamed"))
        try test.tap("Two")
        #expect(test.has("name outer"))
        try test.tap("One")
        try test.tap("Drop")
        #expect(test.has("name none"))
    }

    @Test func `a state on a container is taken by whichever view in it has the focus, and gives it to the first`()
        throws
    {
        struct Screen: View {
            @FocusState private var isInside: Bool
            @FocusState private var field: Int?
            var body: some View {
                VStack {
                    VStack {
                        TextField("One", text: .constant("")).focused($field, equals: 1)
                        TextField("Two", text: .constant("")).focused($field, equals: 2)
                    }
                    .focused($isInside)
                    TextField("Three", text: .constant("")).focused($field, equals: 3)
                    Button("In") { isInside = true }
                    Button("Out") { isInside = false }
                    Text(verbatim: "\(isInside) \(field ?? 0)")
                }
            }
        }
        let test = ViewTest(Screen())
        try test.tap("In")
        #expect(test.has("true 1"))
        try test.tap("Two")
        #expect(test.has("true 2"))
        try test.tap("Three")
        #expect(test.has("false 3"))
        try test.tap("In")
        #expect(test.has("true 1"))
        try test.tap("Out")
        #expect(test.has("false 0") && test.focusedElement == nil)
    }

    @Test func `a field that shows its secret in place of bullets can keep the focus through its state`() throws {
        struct Screen: View {
            @State private var isShown = false
            @State private var text = "secret"
            @FocusState private var field: Bool?
            var body: some View {
                VStack {
                    if isShown {
                        TextField("Field", text: $text).focused($field, equals: true)
                    } else {
                        SecureField("Field", text: $text).focused($field, equals: false)
                    }
                    Button("Eye") {
                        isShown.toggle()
                        field = isShown
                    }
                }
            }
        }
        let test = ViewTest(Screen())
        try test.tap("Field")
        #expect(try test.element("Field").value == "••••••")
        try test.tap("Eye")
        #expect(try test.element("Field").value == "secret")
        #expect(test.focusedElement?.placeholder == "Field")
        try test.type("s")
        #expect(try test.element("Field").value == "secrets")
    }
}

private struct ReachNameKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
    fileprivate var reachName: String? {
        get { self[ReachNameKey.self] }
        set { self[ReachNameKey.self] = newValue }
    }
}
