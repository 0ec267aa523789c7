@testable import SwiftUIControls
@testable import SwiftUINavigation
@testable import SwiftUITestHost
import Testing

@testable import SwiftUICore

/// Links with values in lists with a selection, in the columns of a split view.
///
/// Numbers: the number of rows with links in the test.
@MainActor
@Suite("Links that choose")
struct ChoosingLinkTests {
    private struct Box: Hashable, Identifiable {
        let id: Int
        var name: String { "Box \(id)" }
    }

    private let pad = DisplayConfiguration(width: 1024, height: 768, horizontalSizeClass: .regular)
    private let phone = DisplayConfiguration(width: 390, height: 700)

    /// The selection consists of boxes, not of the numbers that identify them.
    private struct Screen: View {
        @State private var choice: Box?

        var body: some View {
            NavigationSplitView {
                List(selection: $choice) {
                    ForEach((0..<3).map(Box.init)) { NavigationLink($0.name, value: $0) }
                    NavigationLink("None", value: Box(id: 7)).disabled(true)
                    NavigationLink("Word", value: "word")
                }
                .navigationTitle("Boxes")
            } detail: {
                NavigationStack {
                    Text(verbatim: "In \(choice?.name ?? "nothing")").navigationTitle("Root")
                        .navigationDestination(for: Box.self) { _ in Text("Pushed") }
                        .navigationDestination(for: String.self) { Text(verbatim: "Page of \($0)") }
                }
            }
        }
    }

    private func selected<V: View>(_ test: ViewTest<V>) -> [String?] {
        test.elements.filter(\.isSelected).map(\.label)
    }

    @Test func `a link with a value of the list's selection chooses it, and pushes no page`() throws {
        let test = ViewTest(Screen(), pad)
        try test.tap("Box 1")
        #expect(test.has("In Box 1") && !test.has("Pushed"))
        #expect(selected(test) == ["Box 1"])
        try test.activate("Box 2")
        #expect(test.has("In Box 2"))
        #expect(selected(test) == ["Box 2"])
        #expect(try test.element("Box 2").role == "button")
    }

    @Test func `where there is one stack the next column comes, and the way back takes the choice away`() throws {
        let test = ViewTest(Screen(), phone)
        #expect(test.images.filter { $0.name == "chevron forward" }.count == 5)
        try test.tap("Box 1")
        #expect(test.has("In Box 1") && !test.has("Box 0"))
        try test.tap("Boxes")
        #expect(test.has("Box 0") && selected(test) == [])
        try test.tap("Box 1")
        #expect(test.has("In Box 1"))
    }

    @Test func `a link that is disabled chooses nothing, one with another value leads on`() throws {
        let test = ViewTest(Screen(), pad)
        test.tap(at: CGPoint(x: 60, y: try test.frame(of: "None").midY))
        #expect(test.has("In nothing"))
        try test.tap("Word")
        #expect(test.has("Page of word") && selected(test) == [])
    }

    @Test func `of several that can be chosen a link chooses its own alone, or ticks it where they are edited`() throws
    {
        struct Several: View {
            @State private var choice: Set<Int> = []

            var body: some View {
                NavigationSplitView {
                    List(0..<3, id: \.self, selection: $choice) { NavigationLink("Box \($0)", value: $0) }
                        .toolbar { EditButton() }
                } detail: {
                    Text(verbatim: "In \(choice.sorted())")
                }
            }
        }
        let test = ViewTest(Several(), pad)
        try test.tap("Box 1")
        try test.tap("Box 2")
        #expect(test.has("In [2]"))
        try test.tap("Edit")
        try test.tap("Box 0")
        #expect(test.has("In [0, 2]"))
    }

    @Test func `the row of a link looks chosen while the page is beside that it leads to`() throws {
        let view = NavigationSplitView {
            List(0..<3, id: \.self) { number in
                NavigationLink("Box \(number)") { Text(verbatim: "Page \(number)") }
            }
        } detail: {
            Text("Nothing")
        }
        let test = ViewTest(view, pad)
        try test.tap("Box 1")
        #expect(test.has("Page 1") && selected(test) == ["Box 1"])
        try test.tap("Box 2")
        #expect(test.has("Page 2") && selected(test) == ["Box 2"])
        let narrow = ViewTest(view, phone)
        try narrow.tap("Box 1")
        #expect(narrow.has("Page 1"))
    }

    @Test func `a link to a page of its own chooses its row's value as well`() throws {
        struct Pages: View {
            @State private var choice: String?

            var body: some View {
                NavigationSplitView {
                    List(selection: $choice) {
                        ForEach(0..<3) { number in
                            NavigationLink("Box \(number)") { Text(verbatim: "Page \(number), \(choice ?? "")") }
                                .tag("tag \(number)")
                        }
                    }
                    .navigationTitle("Boxes")
                } detail: {
                    Text("Nothing")
                }
            }
        }
        let test = ViewTest(Pages(), pad)
        try test.tap("Box 1")
        #expect(test.has("Page 1, tag 1") && selected(test) == ["Box 1"])
        try test.tap("Box 2")
        #expect(test.has("Page 2, tag 2") && selected(test) == ["Box 2"])
        let narrow = ViewTest(Pages(), phone)
        try narrow.tap("Box 1")
        #expect(narrow.has("Page 1, tag 1"))
        try narrow.tap("Boxes")
        #expect(narrow.has("Box 0") && selected(narrow) == [])
    }

    @Test func `a list without a column after it has links that push`() throws {
        struct Stack: View {
            @State private var choice: Int?

            var body: some View {
                NavigationStack {
                    List(0..<3, id: \.self, selection: $choice) { NavigationLink("Box \($0)", value: $0) }
                        .navigationDestination(for: Int.self) { Text(verbatim: "Page \($0)") }
                }
            }
        }
        let test = ViewTest(Stack(), phone)
        try test.tap("Box 1")
        #expect(test.has("Page 1"))
    }
}
