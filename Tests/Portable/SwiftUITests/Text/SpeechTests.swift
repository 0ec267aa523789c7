import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUITestHost

/// The ways in which texts are spoken, as hosts read them.
///
/// Numbers: the pitches that the tests give the texts; the lowest is -1 (Apple's documentation).
@MainActor
struct SpeechTests {
    @Test func `stretches of a text are spoken in ways of their own`() throws {
        let text = Text("Call ") + Text("4711").speechSpellsOutCharacters()
        let test = ViewTest(
            VStack {
                text.speechAdjustedPitch(0.5)
                Text("a; b").accessibilityIdentifier("code")
            }
            .speechAlwaysIncludesPunctuation())
        let call = try test.element("Call 4711").details.speech
        #expect(call.map(\.text) == ["Call ", "4711"])
        #expect(call.map(\.style.spellsOut) == [false, true])
        #expect(call.allSatisfy { $0.style.pitch == 0.5 && $0.style.speaksPunctuation })
        #expect(try test.element("code").details.speech.map(\.style.speaksPunctuation) == [true])
        #expect(try ViewTest(Text("plain")).element("plain").details.speech.isEmpty)
    }

    @Test func `speech stays with its text in a label and in a button`() throws {
        let test = ViewTest(
            VStack {
                Color.red.accessibilityLabel(Text("ABC").speechSpellsOutCharacters().speechAnnouncementsQueued())
                Button {
                } label: {
                    Text("Gate")
                    Text("B7").speechSpellsOutCharacters().speechAdjustedPitch(-3)
                }
            })
        let label = try test.element("ABC").details.speech
        #expect(label.count == 1 && label[0].style.spellsOut && label[0].style.isQueued)
        let gate = try test.element("Gate, B7").details.speech
        #expect(gate.map(\.text) == ["Gate, ", "B7"])
        #expect(gate[1].style.pitch == -1, "the lowest pitch")
    }
}
