import SwiftUITestHost
import Testing

@testable import SwiftUI

/// What keys do in lists.
@MainActor
@Suite("Lists: keys")
struct ListKeyTests {
    private struct Sidebar: View {
        @State var chosen: Int?
        @State var name = ""
        var isPinned = false

        var body: some View {
            VStack {
                TextField("Filter", text: $name)
                Text(verbatim: "chosen \(chosen.map { "\($0)" } ?? "none")")
                List(selection: $chosen) {
                    Section("All") {
                        ForEach(0..<100, id: \.self) { index in
                            HStack {
                                Text(verbatim: "row \(index)")
                                if index == 1 { TextField("Note", text: $name) }
                            }
                            .selectionDisabled(index == 2)
                        }
                    }
                    Section("More") { Text("tagged").tag(1000) }
                }
            }
        }
    }

    private let screen = DisplayConfiguration(width: 390, height: 600)

    @Test func `arrow keys move the selection, over rows that cannot be selected`() throws {
        let test = ViewTest(Sidebar(), screen)
        #expect(!test.press(.downArrow), "nothing has the focus")
        test.press(.tab)
        #expect(try test.element("Filter").isFocused)
        test.press(.tab)
        #expect(test.has("chosen none"))
        for expected in ["0", "1", "3"] {
            #expect(test.press(.downArrow))
            #expect(test.has("chosen \(expected)"))
        }
        test.press(.upArrow)
        #expect(test.has("chosen 1"))
        test.press(.upArrow)
        #expect(!test.press(.upArrow))
        #expect(test.has("chosen 0"))
    }

    @Test func `what is selected comes into view`() throws {
        let test = ViewTest(Sidebar(chosen: 98), screen)
        _ = test.displayList
        test.press(.tab)
        test.press(.tab)
        test.press(.downArrow)
        #expect(test.has("chosen 99"))
        #expect(try test.text("row 99").frame.maxY <= 600)
        test.press(.downArrow)
        #expect(test.has("chosen 1000"))
        #expect(try test.text("tagged").frame.maxY <= 600)
    }

    @Test func `fields in rows come after the list and keep their keys`() throws {
        let test = ViewTest(Sidebar(chosen: 0), screen)
        test.press(.tab)
        test.press(.tab)
        test.press(.tab)
        #expect(try test.element("Note").isFocused)
        test.press(.downArrow)
        #expect(test.has("chosen 0"))
        test.press(.tab)
        #expect(try test.element("Filter").isFocused)
    }
}
