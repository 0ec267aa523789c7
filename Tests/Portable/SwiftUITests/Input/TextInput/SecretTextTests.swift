import SwiftUITestHost
import Testing

/// The visible text of secure fields while a secret is typed.
///
/// Numbers: places in the text count the bytes of the secret in UTF-8: two each for é and Ж, one for b and c. The 2
/// seconds that a character shows are not compared with a device.
@MainActor
@Suite("Secrets")
struct SecretTextTests {
    private struct Screen: View {
        @State var text = ""
        var body: some View {
            VStack {
                SecureField("Secret", text: $text)
                TextField("Other", text: .constant(""))
            }
        }
    }

    private func shown(_ test: ViewTest<Screen>) -> String? {
        test.texts.map(\.string).first { $0.contains("•") || $0.count < 4 && $0 != "" }
    }

    @Test func `a character shows for two seconds, or until the next one is typed or the field is left`() throws {
        let test = ViewTest(Screen())
        try test.type("p", into: "Secret")
        #expect(shown(test) == "p")
        #expect(try test.element("Secret").value == "•", "nobody reads it aloud")
        try test.type("ä")
        #expect(shown(test) == "•ä")
        test.advance(by: 1.9)
        #expect(shown(test) == "•ä")
        test.advance(by: 0.2)
        #expect(shown(test) == "••")
        try test.type("x")
        #expect(shown(test) == "••x")
        test.press(.delete)
        #expect(shown(test) == "••")
        try test.type("y")
        try test.tap("Other")
        #expect(shown(test) == "•••")
    }

    @Test func `what is pasted never shows`() throws {
        let test = ViewTest(Screen())
        try test.tap("Secret")
        try test.paste("q")
        #expect(shown(test) == "•")
        try test.paste("word")
        #expect(shown(test) == "•••••")
    }

    @Test func `the cursor goes by the characters of the secret, whichever of them shows`() throws {
        let test = ViewTest(Screen(text: "abc"), DisplayConfiguration(width: 300))
        try test.tap("Secret")
        test.press(.rightArrow, modifiers: .command)
        test.press(.leftArrow)
        // The first key takes the place of all of a secret that was there before.
        try test.type("é")
        try test.type("b")
        try test.type("c")
        test.press(.leftArrow)
        test.press(.leftArrow)
        try test.type("Ж")
        #expect(shown(test) == "•Ж••")
        _ = test.size
        #expect(test.textInput?.selection == 4..<4)
        var xs = [try #require(test.textInput?.caret).minX]
        test.press(.rightArrow)
        _ = test.size
        xs.append(try #require(test.textInput?.caret).minX)
        #expect(test.textInput?.selection == 5..<5)
        test.press(.leftArrow, modifiers: .command)
        for _ in 0..<4 {
            test.press(.rightArrow)
            _ = test.size
            xs.append(try #require(test.textInput?.caret).minX)
        }
        #expect(test.textInput?.selection == 6..<6)
        #expect(xs[2] < xs[3] && xs[3] == xs[0] && xs[4] == xs[1] && xs[5] > xs[4])
    }
}
