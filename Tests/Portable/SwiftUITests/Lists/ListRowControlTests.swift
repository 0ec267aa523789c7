@testable import SwiftUI
@testable import SwiftUIControls
@testable import SwiftUIInteraction
@testable import SwiftUINavigation
@testable import SwiftUIPresentation
@testable import SwiftUITestHost
import Testing

@testable import SwiftUICore

/// Rows that can be chosen are controls: Tab reaches them, Return chooses them, arrow keys go on from them.
///
/// Numbers: the numbers of the rows that the tests make.
@MainActor
@Suite("Lists: rows as controls")
struct ListRowControlTests {
    private let screen = DisplayConfiguration(width: 390, height: 600)
    private let wide = DisplayConfiguration(width: 800, height: 600, horizontalSizeClass: .regular)

    fileprivate struct Item: Identifiable, Hashable {
        let id: Int
        var name: String { "row \(id)" }
    }

    fileprivate static let items = (0..<20).map(Item.init)

    private struct Plain: View {
        @State var chosen: Int?
        var isDisabled = false

        var body: some View {
            VStack {
                Text(verbatim: "chosen \(chosen.map { "\($0)" } ?? "none")")
                List(ListRowControlTests.items, selection: $chosen) { Text($0.name) }.disabled(isDisabled)
            }
        }
    }

    /// The effect of Tab in a browser: the page moves its focus to an element and tells the host.
    private func focus(_ name: String, in test: ViewTest<some View>) throws {
        test.host.focus(on: try test.element(name).id)
    }

    @Test func `rows of plain texts are buttons with a selected state, and Return chooses them`() throws {
        let test = ViewTest(Plain(), screen)
        let row = try test.element("row 1")
        #expect(row.role == "button" && row.traits.contains(.isButton))
        #expect(row.actions.contains("activate") && row.isEnabled && !row.isSelected)
        #expect(row.frame.width > 300)
        try test.activate("row 1")
        #expect(test.has("chosen 1"))
        #expect(try test.element("row 1").isSelected)
        #expect(try !test.element("row 0").isSelected)
    }

    @Test func `a row that has the focus says so, and arrow keys go on from it`() throws {
        let test = ViewTest(Plain(chosen: 9), screen)
        try focus("row 3", in: test)
        #expect(try test.element("row 3").isFocused)
        #expect(test.has("chosen 9"), "the focus chooses nothing")
        #expect(test.press(.downArrow))
        #expect(test.has("chosen 4"))
        #expect(try test.element("row 4").isFocused)
        #expect(try !test.element("row 3").isFocused)
        test.press(.downArrow)
        #expect(test.has("chosen 5"))
        try focus("row 1", in: test)
        test.press(.upArrow)
        #expect(test.has("chosen 0"))
    }

    @Test func `rows of a list without a selection stay texts, as do those that cannot be chosen`() throws {
        let plain = ViewTest(List(Self.items) { Text($0.name) }, screen)
        #expect(try plain.element("row 1").role == "text")
        struct Some: View {
            @State var chosen: Int?
            var body: some View {
                List(selection: $chosen) {
                    Text("no").selectionDisabled().tag(1)
                    Text("yes").tag(2)
                    Text("untagged")
                }
            }
        }
        let test = ViewTest(Some(), screen)
        #expect(try test.element("no").role == "text")
        #expect(try test.element("yes").role == "button")
        #expect(try test.element("untagged").role == "text")
    }

    @Test func `rows of a disabled list are disabled buttons, which neither a finger nor a key chooses`() throws {
        let test = ViewTest(Plain(isDisabled: true), screen)
        #expect(try !test.element("row 1").isEnabled)
        #expect(throws: (any Error).self) { try test.activate("row 1") }
        test.tap(at: CGPoint(x: 100, y: try test.frame(of: "row 1").midY))
        #expect(test.has("chosen none"))
    }

    @Test func `a row of several texts is one button, beside controls of its own its first text is`() throws {
        struct Rows: View {
            @State var chosen: Int?
            @State var isOn = false
            var body: some View {
                Text(verbatim: "chosen \(chosen.map { "\($0)" } ?? "none")")
                List(selection: $chosen) {
                    HStack {
                        Image(systemName: "star")
                        VStack {
                            Text("title").font(.headline)
                            Text("subtitle")
                        }
                    }
                    .tag(1)
                    HStack {
                        Text("name")
                        Toggle("switch", isOn: $isOn).labelsHidden()
                    }
                    .tag(2)
                    Text("badged").badge(3).tag(3)
                }
            }
        }
        let test = ViewTest(VStack { Rows() }, screen)
        #expect(try test.element("title, subtitle").role == "button")
        #expect(!test.has("title"))
        try test.activate("title, subtitle")
        #expect(test.has("chosen 1"))
        #expect(try test.element("name").role == "button")
        #expect(try test.element("switch").role == "toggle")
        try test.activate("name")
        #expect(test.has("chosen 2"))
        #expect(try test.element("badged").value == "3")
    }

    @Test func `one activation of a link with a value chooses it, in a list whose row has the focus`() throws {
        struct Screen: View {
            @State var chosen: Int?
            var body: some View {
                NavigationSplitView {
                    List(selection: $chosen) {
                        ForEach(ListRowControlTests.items) { NavigationLink($0.name, value: $0.id) }
                    }
                } detail: {
                    Text(verbatim: "detail \(chosen.map { "\($0)" } ?? "none")")
                }
            }
        }
        for display in [screen, wide] {
            let test = ViewTest(Screen(), display)
            try focus("row 2", in: test)
            let link = try test.element("row 2")
            #expect(link.role == "button" && link.actions.contains("activate"))
            try test.activate("row 2")
            #expect(test.has("detail 2"))
        }
        let test = ViewTest(Screen(), wide)
        try focus("row 2", in: test)
        test.press(.downArrow)
        #expect(test.has("detail 3"))
    }

    private struct Two: View {
        @State var first: Int?
        @State var second: Int?

        var body: some View {
            VStack {
                Text(verbatim: "first \(first ?? -1), second \(second ?? -1)")
                HStack {
                    List(ListRowControlTests.items, selection: $first) { Text(verbatim: "left \($0.id)") }
                    List(ListRowControlTests.items, selection: $second) { Text(verbatim: "right \($0.id)") }
                }
            }
        }
    }

    @Test func `of two lists arrow keys go on in the one that has the focus, by key or by finger`() throws {
        let test = ViewTest(Two(), wide)
        try focus("left 2", in: test)
        test.press(.downArrow)
        #expect(test.has("first 3, second -1"))
        try focus("right 5", in: test)
        #expect(try !test.element("left 3").isFocused)
        test.press(.downArrow)
        #expect(test.has("first 3, second 6"))
        try test.tap("left 8")
        test.press(.downArrow)
        #expect(test.has("first 9, second 6"))
        try test.tap("right 0")
        test.press(.downArrow)
        #expect(test.has("first 9, second 1"))
    }

    @Test func `a finger on a row leaves the keyboard to the field that is edited`() throws {
        struct Search: View {
            @State var text = ""
            @State var chosen: Int?
            var body: some View {
                VStack {
                    TextField("Search", text: $text)
                    List(ListRowControlTests.items, selection: $chosen) { Text($0.name) }
                }
            }
        }
        let test = ViewTest(Search(), screen)
        try test.tap("Search")
        try test.tap("row 2")
        #expect(try test.element("row 2").isSelected)
        #expect(try test.element("Search").isFocused)
    }

    @Test func `in a wide list of several choices Return chooses a row alone, and Shift goes on from it`() throws {
        struct Several: View {
            @State var chosen: Set<Int> = []
            var body: some View {
                VStack {
                    Text(verbatim: "chosen \(chosen.sorted())")
                    List(ListRowControlTests.items, selection: $chosen) { Text($0.name) }
                }
            }
        }
        let test = ViewTest(Several(), wide)
        #expect(try test.element("row 4").role == "button")
        try test.activate("row 4")
        #expect(test.has("chosen [4]"))
        try focus("row 7", in: test)
        test.press(.downArrow, modifiers: .shift)
        #expect(test.has("chosen [4, 7, 8]"))
        test.press(.downArrow)
        #expect(test.has("chosen [9]"))
        // On a phone rows are chosen only while the list is edited, as on iOS.
        let narrow = ViewTest(Several(), screen)
        #expect(try narrow.element("row 4").role == "text")
    }

    @Test func `in a row of a table the first text is the button, and the cells stay elements of their own`() throws {
        struct Cells: View {
            @State var chosen: Int?
            var body: some View {
                VStack {
                    Text(verbatim: "chosen \(chosen ?? -1)")
                    Table(ListRowControlTests.items, selection: $chosen) {
                        TableColumn("Name") { Text($0.name) }
                        TableColumn("Square") { Text(verbatim: "\($0.id * $0.id)") }
                    }
                }
            }
        }
        let test = ViewTest(Cells(), wide)
        #expect(try test.element("row 7").role == "button")
        #expect(try test.element("49").role == "text")
        try test.activate("row 7")
        #expect(test.has("chosen 7"))
        try focus("row 3", in: test)
        test.press(.downArrow)
        #expect(test.has("chosen 4"))
    }

    @Test func `while a list is edited every row is a button that ticks it`() throws {
        struct Edited: View {
            @State var chosen: Set<Int> = []
            var body: some View {
                VStack {
                    Text(verbatim: "chosen \(chosen.sorted())")
                    List(selection: $chosen) {
                        Text("text").tag(1)
                        Button("button") {}.tag(2)
                        NavigationLink("link", value: 3).tag(3)
                    }
                    .environment(\.editMode, .constant(.active))
                }
            }
        }
        let test = ViewTest(NavigationStack { Edited() }, screen)
        for (name, expected) in [("text", "[1]"), ("button", "[1, 2]"), ("text", "[2]")] {
            #expect(try test.element(name).role == "button")
            try test.activate(name)
            #expect(test.has("chosen \(expected)"))
        }
    }

    @Test func `the elements that are kept equal those that are described anew while the focus moves`() throws {
        let test = ViewTest(Two(), wide)
        for step in 0..<6 {
            try focus(step.isMultiple(of: 2) ? "left \(step)" : "right \(step)", in: test)
            test.press(.downArrow)
            let (kept, made) = (test.host.semantics, test.host.semanticsFromScratch)
            #expect(focused(in: kept) == focused(in: made), "step \(step)")
        }
    }

    private func focused(in elements: [SemanticsElement]) -> [String] {
        elements.flatMap { ($0.isFocused ? [$0.label] : []) + focused(in: $0.children) }
    }
}
