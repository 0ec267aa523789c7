import Foundation
import SwiftUITestHost
import Testing

/// The handling of typed text in text fields.
///
/// Numbers: places in the text count its bytes in UTF-8: にほん has 9 after the a. The other number counts characters.
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

    private func value(_ test: ViewTest<some View>) throws -> String? { try test.element("Field").value }

    @Test func `keys write the binding once each`() throws {
        let model = Model()
        let test = ViewTest(TextField("Field", text: model.binding))
        try test.tap("Field")
        try test.type("héy")
        #expect(model.log == ["h", "hé", "héy"])
        #expect(test.focusedElement?.placeholder == "Field")
        #expect(test.focusedElement?.role == "textField")
    }

    @Test func `typing needs the focus`() {
        let test = ViewTest(TextField("Field", text: .constant("")))
        let error = #expect(throws: ViewTestError.self) { try test.type("a") }
        #expect(error?.description.contains("no view has the focus") == true)
        #expect(error?.description.contains("TextInputBox") == true)
    }

    @Test func `login screen moves on and hands in`() throws {
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

    @Test func `secrets are neither copied nor looked through by words`() throws {
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

    @Test func `secrets are typed anew`() throws {
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

    @Test func `submit scope keeps actions in`() throws {
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

    @Test func `a scope may open while a field is edited`() throws {
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
        #expect(test.focusedElement?.placeholder == "Field", "it is still the same field")
        test.press(.return)
        #expect(journal.lines == ["outer"])
    }

    @Test func `commands move and delete`() throws {
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

    @Test func `characters are deleted whole`() throws {
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

    @Test func `undo takes back what was typed in one go`() throws {
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

    @Test func `composition is replaced and committed`() throws {
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

    @Test func `binding that refuses wins`() throws {
        let model = Model("12")
        let digits = Binding(
            get: { model.text }, set: { text in model.text = text.filter(\.isNumber) })
        let test = ViewTest(TextField("Field", text: digits))
        test.press(.tab)
        try test.type("a3")
        #expect(model.text == "123")
        #expect(try value(test) == "123")
    }

    @Test func `tagged changes from outside are shown`() throws {
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

    @Test func `disabled fields take nothing`() throws {
        let model = Model("kept")
        let test = ViewTest(TextField("Field", text: model.binding).disabled(true))
        test.tap(at: CGPoint(x: 20, y: 10))
        #expect(!test.press(.tab))
        #expect(test.focusedElement == nil)
        #expect(try !test.element("Field").isEnabled)
        #expect(model.log.isEmpty)
    }

    // MARK: Values

    @Test func `formats take what they can read and tidy up at the end`() throws {
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

    @Test func `optional values are nil without text`() throws {
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

    @Test func `formatters are asked at the end`() throws {
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
    @Test func `old forms tell of editing and commit`() throws {
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
}
