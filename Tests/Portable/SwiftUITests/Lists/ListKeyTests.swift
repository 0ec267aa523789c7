import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUIPresentation

/// The effects of keys in lists.
///
/// Numbers: the bottom of the display at 600 points. The limit of made lines bounds this implementation: some screens
/// of rows.
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

    // MARK: Several rows

    private struct Several: View {
        @State var chosen: Set<Int> = []
        @State var mode = EditMode.inactive
        var isTable = false

        struct Item: Identifiable { let id: Int }

        var body: some View {
            VStack {
                Text(verbatim: "chosen \(chosen.sorted())")
                if isTable {
                    Table((0..<1_000).map(Item.init), selection: $chosen) {
                        TableColumn("Number") { Text(verbatim: "row \($0.id)") }
                    }
                } else {
                    List(selection: $chosen) {
                        ForEach(0..<1_000, id: \.self) { index in
                            Text(verbatim: "row \(index)").selectionDisabled(index == 3)
                        }
                    }
                    .environment(\.editMode, $mode)
                }
            }
        }
    }

    private let wide = DisplayConfiguration(width: 800, height: 600, horizontalSizeClass: .regular)

    private func chosen(_ test: ViewTest<some View>) -> String { test.texts.first?.string ?? "" }

    @Test(arguments: [false, true])
    func `in a wide list arrow keys choose the next row alone, and with Shift as well`(isTable: Bool) throws {
        let test = ViewTest(Several(isTable: isTable), wide)
        #expect(!test.press(.downArrow), "nothing has the focus")
        test.press(.tab)
        for (key, modifiers, expected) in [
            (KeyEquivalent.downArrow, EventModifiers(), "[0]"), (.downArrow, [], "[1]"), (.downArrow, .shift, "[1, 2]"),
            (.upArrow, .shift, "[1]"), (.upArrow, .shift, "[0, 1]"), (.downArrow, .shift, "[1]"),
            (.downArrow, .shift, "[1, 2]"), (.downArrow, [], isTable ? "[3]" : "[4]"),
            (.upArrow, [], "[2]"), (.upArrow, .shift, "[1, 2]"),
        ] {
            #expect(test.press(key, modifiers: modifiers))
            #expect(chosen(test) == "chosen \(expected)")
        }
        #expect(!test.press(.downArrow, modifiers: .option))
        for _ in 0..<2 { test.press(.upArrow) }
        #expect(!test.press(.upArrow) && !test.press(.upArrow, modifiers: .shift), "there is no row before the first")
        #expect(chosen(test) == "chosen [0]")
    }

    @Test func `keys go on from what was chosen without them, and bring it into view`() throws {
        let test = ViewTest(Several(chosen: [500, 501]), wide)
        test.press(.tab)
        test.press(.downArrow, modifiers: .shift)
        #expect(chosen(test) == "chosen [500, 501, 502]")
        let single = ViewTest(Several(chosen: [500]), wide)
        _ = single.displayList
        single.press(.tab)
        #expect(single.press(.downArrow, modifiers: .shift))
        #expect(chosen(single) == "chosen [500, 501]")
        #expect(try single.text("row 501").frame.maxY <= 600)
        #expect(single.madeLines < 80)
    }

    @Test func `in a list that is edited only keys with Shift choose, and nothing is lost`() throws {
        let test = ViewTest(Several(chosen: [0, 7], mode: .active), screen)
        test.press(.tab)
        #expect(!test.press(.downArrow))
        #expect(chosen(test) == "chosen [0, 7]")
        #expect(test.press(.downArrow, modifiers: .shift))
        #expect(chosen(test) == "chosen [0, 7, 8]")
        #expect(test.press(.upArrow, modifiers: .shift))
        #expect(chosen(test) == "chosen [0, 7]")
    }

    @Test func `in a narrow list that is not edited keys choose nothing`() throws {
        let test = ViewTest(Several(), screen)
        test.press(.tab)
        #expect(!test.press(.downArrow) && !test.press(.downArrow, modifiers: .shift))
        #expect(chosen(test) == "chosen []")
    }

    // MARK: All rows

    @Test(arguments: [false, true])
    func `Command-A chooses all rows that can be chosen, in view or not`(isTable: Bool) throws {
        let test = ViewTest(Several(chosen: [7], isTable: isTable), wide)
        #expect(!test.press("a", modifiers: .command), "nothing has the focus")
        test.press(.tab)
        #expect(test.press("a", modifiers: .command))
        let all = (0..<1_000).filter { isTable || $0 != 3 }
        #expect(chosen(test) == "chosen \(all)")
        #expect(test.madeLines < 80)
    }

    @Test func `Command-A chooses nothing where one row at most is chosen`() throws {
        let test = ViewTest(Sidebar(chosen: 4), screen)
        test.press(.tab)
        test.press(.tab)
        #expect(!test.press("a", modifiers: .command))
        #expect(test.has("chosen 4"))
    }
}
