import Foundation
import SwiftUITestHost
import Testing

/// What text fields do with what is typed, and how they look.
@MainActor
struct TextFieldTests {
    @MainActor final class Model {
        var text: String
        var log: [String] = []

        init(_ text: String = "") { self.text = text }

        var binding: Binding<String> {
            Binding(
                get: { self.text },
                set: {
                    self.text = $0
                    self.log.append($0)
                })
        }
    }

    private struct Form: View {
        let journal: Journal
        @State private var name: String
        @State private var secret = ""
        @FocusState private var focus: Field?

        enum Field: Hashable { case name, secret }

        init(journal: Journal, name: String = "") {
            self.journal = journal
            _name = State(initialValue: name)
        }

        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($focus, equals: .name)
                    .onSubmit { focus = .secret }
                SecureField("Password", text: $secret).focused($focus, equals: .secret)
                    .onSubmit { journal("log in \(name) \(secret)") }
                Text(verbatim: "focus \(focus.map { "\($0)" } ?? "none")")
            }
            .onChange(of: name) { journal("name \($1)") }
            .onSubmit { journal("submit") }
        }
    }

    private struct Field: View {
        @State var text: String
        var axis = Axis.horizontal
        var body: some View { TextField("Field", text: $text, axis: axis) }
    }

    private func value(_ test: ViewTest<some View>) throws -> String? { try test.element("Field").value }

    @Test func keysWriteTheBindingOnceEach() throws {
        let model = Model()
        let test = ViewTest(TextField("Field", text: model.binding))
        try test.tap("Field")
        try test.type("héy")
        #expect(model.log == ["h", "hé", "héy"])
        #expect(test.focusedElement?.label == "Field")
        #expect(test.focusedElement?.role == "textField")
    }

    @Test func typingNeedsTheFocus() {
        let test = ViewTest(Field(text: ""))
        let error = #expect(throws: ViewTestError.self) { try test.type("a") }
        #expect(error?.description.contains("no view has the focus") == true)
        #expect(error?.description.contains("TextInputBox") == true)
    }

    @Test func loginScreenMovesOnAndHandsIn() throws {
        let journal = Journal()
        let test = ViewTest(Form(journal: journal))
        try test.tap("Name")
        #expect(test.has("focus name"))
        try test.type("Jo\n")
        #expect(test.has("focus secret"))
        #expect(journal.lines == ["name J", "name Jo", "submit"])
        try test.type("pw")
        #expect(try test.element("Password").value == "••")
        #expect(try test.element("Password").role == "secureTextField")
        #expect(!test.texts.contains { $0.string.contains("pw") })
        journal.lines = []
        test.press(.return)
        #expect(journal.lines == ["log in Jo pw", "submit"])
        #expect(test.has("focus none") && test.focusedElement == nil)
    }

    @Test func secretsAreNeitherCopiedNorLookedThroughByWords() throws {
        let model = Model("open sesame")
        let test = ViewTest(SecureField("Field", text: model.binding))
        try test.tap("Field")
        test.press("a", modifiers: .command)
        test.press("c", modifiers: .command)
        #expect(test.pasteboard == nil)
        test.press(.rightArrow)
        test.press(.delete, modifiers: .option)
        #expect(model.text.isEmpty)
    }

    @Test func secretsAreTypedAnew() throws {
        let model = Model("old")
        let test = ViewTest(
            VStack {
                SecureField("Field", text: model.binding)
                TextField("Other", text: .constant(""))
            })
        try test.tap("Field")
        try test.type("new")
        #expect(model.text == "new")
        try test.type("er")
        #expect(model.text == "newer")
        try test.tap("Other")
        try test.tap("Field")
        test.press(.delete)
        #expect(model.text.isEmpty)
        test.press("z", modifiers: .command)
        #expect(model.text == "newer")
    }

    @Test func submitScopeKeepsActionsIn() throws {
        let journal = Journal()
        let test = ViewTest {
            VStack {
                TextField("Inside", text: .constant("")).onSubmit { journal("inner") }.submitScope()
            }
            .onSubmit { journal("outer") }
        }
        try test.tap("Inside")
        test.press(.return)
        #expect(journal.lines == ["inner"])
    }

    @Test func aScopeMayOpenWhileAFieldIsEdited() throws {
        struct Scoped: View {
            let journal: Journal
            @State private var isBlocking = true
            @State private var text = ""

            var body: some View {
                VStack {
                    TextField("Field", text: $text).submitScope(isBlocking)
                    Button("Open") { isBlocking = false }
                }
                .onSubmit { journal("outer") }
            }
        }
        let journal = Journal()
        let test = ViewTest(Scoped(journal: journal))
        try test.type("a", into: "Field")
        try test.tap("Open")
        #expect(test.focusedElement?.label == "Field", "it is still the same field")
        test.press(.return)
        #expect(journal.lines == ["outer"])
    }

    @Test func commandsMoveAndDelete() throws {
        let model = Model("one two three")
        let test = ViewTest(TextField("Field", text: model.binding))
        test.press(.tab)
        test.press(.delete)
        #expect(model.text == "one two thre")
        test.press(.delete, modifiers: .option)
        #expect(model.text == "one two ")
        test.press(.leftArrow, modifiers: .option)
        try test.type("X")
        #expect(model.text == "one Xtwo ")
        test.press(.leftArrow, modifiers: .command)
        test.press(.deleteForward)
        #expect(model.text == "ne Xtwo ")
        test.press(.rightArrow, modifiers: [.option, .shift])
        test.press("x", modifiers: .command)
        #expect(model.text == " Xtwo " && test.pasteboard == "ne")
        test.press(.end)
        test.press("v", modifiers: .command)
        #expect(model.text == " Xtwo ne")
        test.press("a", modifiers: .command)
        try test.type("z")
        #expect(model.text == "z")
    }

    @Test func charactersAreDeletedWhole() throws {
        let model = Model("a👨‍👩‍👧e\u{301}🇩🇪")
        let test = ViewTest(TextField("Field", text: model.binding))
        test.press(.tab)
        test.press(.delete)
        #expect(model.text == "a👨‍👩‍👧e\u{301}")
        test.press(.delete)
        #expect(model.text == "a👨‍👩‍👧")
        test.press(.leftArrow)
        try test.type("b")
        #expect(model.text == "ab👨‍👩‍👧")
        test.press(.deleteForward)
        #expect(model.text == "ab")
    }

    @Test func undoTakesBackWhatWasTypedInOneGo() throws {
        let model = Model()
        let test = ViewTest(TextField("Field", text: model.binding))
        try test.tap("Field")
        try test.type("hello")
        test.press(.leftArrow)
        try test.type("!")
        test.press("z", modifiers: .command)
        #expect(model.text == "hello")
        test.press("z", modifiers: .command)
        #expect(model.text == "")
        test.press("z", modifiers: [.command, .shift])
        test.press("Z", modifiers: [.command, .shift])
        #expect(model.text == "hell!o")
    }

    @Test func compositionIsReplacedAndCommitted() throws {
        let model = Model("ab")
        let test = ViewTest(TextField("Field", text: model.binding))
        test.press(.tab)
        test.press(.leftArrow)
        try test.compose("n")
        try test.compose("に")
        try test.compose("にほん")
        #expect(model.text == "aにほんb")
        #expect(test.textInput?.marked == 1..<10)
        try test.insert("日本")
        #expect(model.text == "a日本b" && test.textInput?.marked == nil)
        try test.compose("x")
        try test.cancelComposition()
        #expect(model.text == "a日本b")
        try test.compose("y")
        try test.commitComposition()
        try test.type("z")
        #expect(model.text == "a日本yzb")
    }

    @Test func bindingThatRefusesWins() throws {
        let model = Model("12")
        let digits = Binding(
            get: { model.text }, set: { text in model.text = text.filter(\.isNumber) })
        let test = ViewTest(TextField("Field", text: digits))
        test.press(.tab)
        try test.type("a3")
        #expect(model.text == "123")
        #expect(try value(test) == "123")
    }

    @Test func taggedChangesFromOutsideAreShown() throws {
        struct Outside: View {
            @State private var text = "old"
            var body: some View {
                VStack {
                    TextField("Field", text: $text)
                    Button("Change") { text = "new text" }
                }
            }
        }
        let test = ViewTest(Outside())
        try test.tap("Field")
        try test.tap("Change")
        #expect(try value(test) == "new text")
        try test.type("!")
        #expect(try value(test)?.count == 9)
    }

    @Test func disabledFieldsTakeNothing() throws {
        let model = Model("kept")
        let test = ViewTest(TextField("Field", text: model.binding).disabled(true))
        test.tap(at: CGPoint(x: 20, y: 10))
        #expect(!test.press(.tab))
        #expect(test.focusedElement == nil)
        #expect(try !test.element("Field").isEnabled)
        #expect(model.log.isEmpty)
    }

    // MARK: Values

    @Test func formatsTakeWhatTheyCanReadAndTidyUpAtTheEnd() throws {
        struct Amount: View {
            @State private var value = 5.0
            var body: some View {
                VStack {
                    TextField("Field", value: $value, format: .number.precision(.fractionLength(2)))
                    Text(verbatim: "value \(value)")
                }
            }
        }
        let test = ViewTest(Amount())
        #expect(try value(test) == "5.00")
        try test.tap("Field")
        test.press("a", modifiers: .command)
        try test.type("1234.5")
        #expect(try value(test) == "1234.5")
        #expect(test.has("value 1234.5"))
        test.press(.return)
        #expect(try value(test) == "1,234.50")
        try test.tap("Field")
        test.press("a", modifiers: .command)
        try test.type("nonsense")
        #expect(test.has("value 1234.5"))
        test.press(.return)
        #expect(try value(test) == "1,234.50")
    }

    @Test func optionalValuesAreNilWithoutText() throws {
        struct Count: View {
            @State private var value: Int? = 7
            var body: some View {
                TextField("Field", value: $value, format: .number)
                Text(verbatim: "value \(value.map(String.init) ?? "nil")")
            }
        }
        let test = ViewTest(Count())
        test.press(.tab)
        test.press(.delete)
        #expect(test.has("value nil"))
    }

    @Test func formattersAreAskedAtTheEnd() throws {
        struct Count: View {
            @State private var value = 7
            var body: some View {
                TextField("Field", value: $value, formatter: NumberFormatter())
                Text(verbatim: "value \(value)")
            }
        }
        let test = ViewTest(Count())
        test.press(.tab)
        try test.type("5")
        #expect(test.has("value 7"))
        test.press(.return)
        #expect(test.has("value 75"))
    }

    @available(*, deprecated)
    @Test func oldFormsTellOfEditingAndCommit() throws {
        let journal = Journal()
        let test = ViewTest(
            TextField("Field", text: .constant("")) {
                journal("editing \($0)")
            } onCommit: {
                journal("commit")
            })
        try test.tap("Field")
        test.press(.return)
        #expect(journal.lines == ["editing true", "commit", "editing false"])
    }

    // MARK: Look

    @Test func heightsAreThoseOfIOS() throws {
        let test = ViewTest {
            VStack(spacing: 0) {
                TextField("Plain", text: .constant(""))
                TextField("Round", text: .constant("")).textFieldStyle(.roundedBorder)
            }
        }
        #expect(try test.frame(of: "Plain").height == 22)
        #expect(try test.frame(of: "Plain").width == 390)
        #expect(try test.frame(of: "Round") == CGRect(x: 7, y: 28, width: 376, height: 22))
        #expect(test.size.height == 56)
    }

    @Test func promptsAndLabelsAreShownWhileThereIsNoText() throws {
        let test = ViewTest {
            TextField("Label", text: .constant(""), prompt: Text("Prompt"))
            TextField(text: .constant("")) { SwiftUI.Label("From a label", systemImage: "star") }
        }
        #expect(test.texts.map(\.string) == ["Prompt", "From a label"])
        #expect(try test.element("Label").value == "Prompt")
    }

    @Test func stylesWrapTheFieldAndAreNotAppliedTwice() throws {
        struct Framed: TextFieldStyle {
            func _body(configuration: TextField<Self._Label>) -> some View {
                HStack {
                    Text("Before")
                    configuration.textFieldStyle(.roundedBorder)
                }
            }
        }
        let model = Model()
        let test = ViewTest(TextField("Field", text: model.binding).textFieldStyle(Framed()))
        #expect(test.texts.map(\.string) == ["Before", "Field"])
        #expect(test.size.height == 34)
        try test.tap("Field")
        try test.type("x")
        #expect(model.text == "x")
    }

    @Test func verticalFieldsGrowUpToTheLimit() throws {
        func height(_ lines: Int, _ limit: ClosedRange<Int>?) -> CGFloat {
            let text = Array(repeating: "line", count: lines).joined(separator: "\n")
            let field = TextField("Field", text: .constant(text), axis: .vertical)
            if let limit { return ViewTest(field.lineLimit(limit)).size.height }
            return ViewTest(field).size.height
        }
        #expect(height(1, nil) == 22)
        #expect(height(3, nil) == 63)
        #expect(height(1, 2...4) == 42)
        #expect(height(9, 2...4) == 83)
    }

    @Test func longLinesMoveWithTheCursor() throws {
        let test = ViewTest(Field(text: String(repeating: "wide ", count: 30)).frame(width: 100))
        test.press(.tab)
        _ = test.size
        let caret = try #require(test.textInput?.caret)
        let frame = try test.frame(of: "Field")
        #expect(caret.minX <= frame.maxX && caret.minX > frame.maxX - 4)
        test.press(.leftArrow, modifiers: .command)
        _ = test.size
        #expect(test.textInput?.caret.minX == frame.minX)
    }

    @Test func cursorStandsByTheDirectionOfTheText() throws {
        func carets(_ text: String, _ direction: LayoutDirection = .leftToRight) -> [CGFloat] {
            let test = ViewTest(
                Field(text: text).frame(width: 300), DisplayConfiguration(width: 300, layoutDirection: direction))
            test.press(.tab)
            test.press(.leftArrow, modifiers: .command)
            if direction == .rightToLeft { test.press(.rightArrow, modifiers: .command) }
            var places = [test.textInput!.caret.minX]
            for _ in text {
                test.press(direction == .leftToRight ? .rightArrow : .leftArrow)
                places.append(test.textInput!.caret.minX)
            }
            return places
        }
        let latin = carets("abc")
        #expect(latin == latin.sorted() && Set(latin).count == 4 && latin[0] == 0)
        let hebrew = carets("אבג", .rightToLeft)
        #expect(hebrew == hebrew.sorted(by: >) && Set(hebrew).count == 4 && hebrew[0] == 300)
        // Through both directions from left to right, without a step back.
        let both = carets("ab אב")
        #expect(both == both.sorted())
        let emoji = carets("👨‍👩‍👧e\u{301}x")
        #expect(emoji == emoji.sorted() && Set(emoji).count == 4)
    }

    @Test func cursorBlinksOnTheClockOfTheHost() throws {
        let test = ViewTest(Field(text: "a"))
        #expect(test.textInput == nil)
        try test.tap("Field")
        let shown = test.svg()
        test.advance(by: 0.6)
        #expect(test.textInput?.isCursorShown == false)
        #expect(test.svg() != shown)
        test.advance(by: 0.5)
        #expect(test.svg() == shown)
    }
}
