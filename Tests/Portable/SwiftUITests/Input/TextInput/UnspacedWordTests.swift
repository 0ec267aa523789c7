import SwiftUI
import SwiftUITestHost
import Testing

/// Words in scripts that are written without spaces between them, in a field; TextEditingTests has the words themselves.
@MainActor
@Suite("Words without spaces in a field")
struct UnspacedWordTests {
    @Test func `delete with Option takes a word away`() throws {
        struct Page: View {
            @State var text = "我们今天去北京"
            var body: some View { TextField("Field", text: $text) }
        }
        let test = ViewTest(Page())
        try test.tap("Field")
        test.press(.end)
        test.press(.delete, modifiers: .option)
        #expect(try test.element("Field").value == "我们今天去")
        test.press(.delete, modifiers: .option)
        #expect(try test.element("Field").value == "我们今天")
    }
}
