import SwiftUITestHost
import Testing

/// The focus in alerts with text fields.
@MainActor
@Suite("Focus in alerts")
struct AlertFocusTests {
    private struct Page: View {
        var hasPreferred = false
        var isDisabled = false
        @State private var isUp = false
        @State private var note = ""
        @State private var user = ""
        @State private var password = ""
        @State private var log = "nothing"

        var body: some View {
            VStack {
                TextField("Note", text: $note)
                Text("Log: \(log)")
                Button("Ask") { isUp = true }
            }
            .alert("Sign in", isPresented: $isUp) {
                TextField("User", text: $user)
                SecureField("Password", text: $password)
                Button("Delete", role: .destructive) { log = "deleted" }
                Button("Cancel", role: .cancel) { log = "cancelled" }
                Button("Sign in now") { log = "\(user) \(password)" }.disabled(isDisabled)
                if hasPreferred { Button("Later") { log = "later" }.keyboardShortcut(.defaultAction) }
            }
        }
    }

    private let phone = ContextMenuTests.phone

    @Test func `the first field gets the focus, return goes on and at last does what the button does`() throws {
        let test = ViewTest(Page(), phone)
        try test.tap("Ask")
        #expect(test.focusedElement?.label == "User")
        try test.type("Anna\n")
        #expect(test.focusedElement?.label == "Password")
        try test.type("secret\n")
        #expect(test.has("Log: Anna secret") && !test.has("Cancel") && test.focusedElement == nil)
    }

    @Test func `return does what the preferred button does, and nothing where it is disabled`() throws {
        let test = ViewTest(Page(hasPreferred: true), phone)
        try test.tap("Ask")
        try test.type("Anna\n\n")
        #expect(test.has("Log: later"))
        let disabled = ViewTest(Page(isDisabled: true), phone)
        try disabled.tap("Ask")
        try disabled.type("Anna\n\n")
        #expect(disabled.has("Cancel"))
        try disabled.tap("Cancel")
        #expect(disabled.has("Log: cancelled"))
    }

    @Test(arguments: [false, true])
    func `the focus goes back to the field that had it`(animates: Bool) throws {
        var phone = phone
        phone.animates = animates
        let test = ViewTest(Page(), phone)
        _ = test.size
        try test.tap("Note")
        try test.type("a")
        try test.tap("Ask")
        test.advance(by: 1)
        #expect(test.focusedElement?.label == "User")
        try test.tap("Cancel")
        test.advance(by: 1)
        #expect(test.focusedElement?.placeholder == "Note")
        try test.type("b")
        #expect(try test.element("Note").value == "ab")
    }

    @Test func `a field that asks for the focus has it`() throws {
        struct Asking: View {
            @FocusState private var isSecond: Bool
            var body: some View {
                Text("Page").alert("Sign in", isPresented: .constant(true)) {
                    TextField("User", text: .constant(""))
                    TextField("Place", text: .constant("")).focused($isSecond).onAppear { isSecond = true }
                }
            }
        }
        #expect(ViewTest(Asking(), phone).focusedElement?.label == "Place")
    }
}
