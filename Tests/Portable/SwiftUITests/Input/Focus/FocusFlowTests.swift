import SwiftUITestHost
import Testing

/// The focus as forms use it: from field to field, to fields that come, and back.
@MainActor
@Suite("Flow of the focus")
struct FocusFlowTests {
    private enum Field: Hashable { case name, mail, code }

    private struct Login: View {
        let note: (String) -> Void
        @State private var name = ""
        @State private var mail = ""
        @State private var code = ""
        @State private var needsCode = false
        @State private var isSheetShown = false
        @FocusState private var focus: Field?
        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($focus, equals: .name)
                TextField("Mail", text: $mail).focused($focus, equals: .mail)
                if needsCode { TextField("Code", text: $code).focused($focus, equals: .code) }
                Text(verbatim: focus.map { "\($0)" } ?? "none").accessibilityIdentifier("focus")
                Button("Done") { focus = nil }
                Button("Sheet") { isSheetShown = true }
            }
            .onSubmit {
                switch focus {
                case .name: focus = .mail
                case .mail:
                    needsCode = true
                    focus = .code
                default: note("sent \(name) \(mail) \(code)")
                }
            }
            .onChange(of: focus) { note("\($0.map { "\($0)" } ?? "-") \($1.map { "\($0)" } ?? "-")") }
            .onAppear { focus = .name }
            .sheet(isPresented: $isSheetShown) { Inner() }
        }
    }

    private struct Inner: View {
        @State private var text = ""
        @FocusState private var isOn: Bool
        var body: some View {
            TextField("Inner", text: $text).focused($isOn).onAppear { isOn = true }
            Text(verbatim: "inner \(isOn)").accessibilityIdentifier("inner")
        }
    }

    @Test func `Return goes on from field to field, to one that comes with it, and sends at last`() throws {
        var lines: [String] = []
        let test = ViewTest(Login { lines.append($0) })
        #expect(test.focusedElement?.label == "Name")
        try test.type("Ann\n")
        #expect(test.focusedElement?.label == "Mail")
        try test.type("a@b\n")
        #expect(test.focusedElement?.label == "Code")
        try test.type("12\n")
        #expect(test.focusedElement == nil)
        #expect(try test.element("focus").label == "none")
        #expect(
            lines == ["- name", "name mail", "mail code", "sent Ann a@b 12", "code -"])
    }

    @Test func `a sheet has a focus of its own, and the page has none under it`() throws {
        let test = ViewTest(Login { _ in }, DisplayConfiguration(width: 390, height: 700))
        try test.tap("Sheet")
        #expect(test.focusedElement?.label == "Inner")
        #expect(try test.element("inner").label == "inner true")
        try test.type("x")
        #expect(try test.element("Inner").value == "x")
    }

    @Test(arguments: [false, true])
    func `the field that had the focus has it again when a sheet or an alert has gone`(animates: Bool) throws {
        struct Page: View {
            @State private var text = ""
            @State private var isAsking = false
            @State private var isSheetShown = false
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    TextField("Name", text: $text).focused($isFocused).onAppear { isFocused = true }
                    Text(verbatim: isFocused ? "focused" : "none").accessibilityIdentifier("focus")
                    Button("Ask") { isAsking = true }
                    Button("Sheet") { isSheetShown = true }
                }
                .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
                .sheet(isPresented: $isSheetShown) {
                    Inner()
                    Button("Close") { isSheetShown = false }
                }
            }
        }
        let test = ViewTest(Page(), DisplayConfiguration(width: 390, height: 700, animates: animates))
        for (open, close) in [("Ask", "Yes"), ("Sheet", "Close")] {
            try test.tap(open)
            test.advance(by: 1)
            #expect(test.focusedElement?.label == (open == "Ask" ? nil : "Inner"))
            try test.tap(close)
            test.advance(by: 1)
            #expect(test.focusedElement?.label == "Name")
            #expect(try test.element("focus").label == "focused")
        }
        try test.type("x")
        #expect(try test.element("Name").value == "x")
    }

    private struct Board: View {
        @State private var names = ["a", "b", "c"]
        @FocusState private var focus: String?
        var body: some View {
            VStack {
                ForEach($names, id: \.self) { $name in
                    Color.red.frame(width: 40, height: 40).focusable().focused($focus, equals: name)
                        .accessibilityIdentifier(name)
                }
                Button("Remove") { names.removeAll { $0 == focus } }
                Button("Reverse") { names.reverse() }
                Button("Last") { focus = names.last }
                Text(verbatim: focus.map { "at \($0)" } ?? "none").accessibilityIdentifier("focus")
            }
        }
    }

    @Test func `the focus stays with its element when that moves, and goes when it is removed`() throws {
        let test = ViewTest(Board())
        try test.tap("Last")
        #expect(test.focusedElement?.identifier == "c")
        try test.tap("Reverse")
        #expect(test.focusedElement?.identifier == "c")
        #expect(try test.frame(of: "c").minY == 0)
        try test.tap("Remove")
        #expect(test.focusedElement == nil)
        #expect(try test.element("focus").label == "none")
    }

    @Test func `a field keeps the focus when the action of Return names it again, as those of chats do`() throws {
        struct Chat: View {
            let staysOpen: Bool
            @State private var draft = ""
            @State private var sent: [String] = []
            @FocusState private var isWriting: Bool
            var body: some View {
                VStack {
                    ForEach(sent, id: \.self) { Text($0) }
                    TextField("Message", text: $draft)
                        .focused($isWriting)
                        .onSubmit {
                            sent.append(draft)
                            draft = ""
                            if staysOpen { isWriting = true }
                        }
                }
            }
        }
        let test = ViewTest(Chat(staysOpen: true))
        try test.type("One\n", into: "Message")
        try test.type("Two\n")
        #expect(test.focusedElement?.label == "Message")
        #expect(test.has("One") && test.has("Two"))
        let closing = ViewTest(Chat(staysOpen: false))
        try closing.type("One\n", into: "Message")
        #expect(closing.focusedElement == nil)
    }
}
