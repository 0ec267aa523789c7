import SwiftUITestHost
import Testing

@testable import SwiftUICore
@testable import SwiftUIPresentation

/// The keyboard traits of a field that a host receives.
@MainActor
@Suite("Traits of text input")
struct TextInputTraitsTests {
    private struct Form: View {
        @State private var amount = ""
        @State private var name = ""

        var body: some View {
            VStack {
                TextField("Amount", text: $amount).keyboardType(.decimalPad)
                TextField("Name", text: $name)
                    .autocapitalization(.words)
                    .submitLabel(.next)
            }
            .autocorrectionDisabled()
            .keyboardType(.emailAddress)
        }
    }

    @Test func `the modifier next to the field decides on the keys; others come from around it`() throws {
        let test = ViewTest(Form())
        try test.tap("Amount")
        let amount = try #require(test.textInput?.traits)
        #expect(amount.keyboardType == .decimalPad)
        #expect(amount.autocapitalization == nil)
        #expect(amount.submitLabel.name == "return")
        #expect(amount.autocorrectionDisabled)
        try test.tap("Name")
        let name = try #require(test.textInput?.traits)
        #expect(name.keyboardType == .emailAddress)
        #expect(name.autocapitalization?.name == "words")
        #expect(name.submitLabel.name == "next")
    }

    @Test func `UIKit's kinds of capitals are those of SwiftUI`() {
        let kinds: [(UITextAutocapitalizationType, String)] = [
            (.none, "none"), (.words, "words"), (.sentences, "sentences"), (.allCharacters, "characters"),
        ]
        for (kind, name) in kinds { #expect(TextInputAutocapitalization(kind)?.name == name) }
    }
}
