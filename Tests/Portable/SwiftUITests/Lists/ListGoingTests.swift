import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUINavigation

/// Actions in a row that may remove the whole list.
@MainActor
@Suite("Lists that go")
struct ListGoingTests {
    private struct Page: View {
        @State private var isThere = true
        @State private var chosen: Int?
        @State private var places = ["Rome", "Oslo"]

        var body: some View {
            NavigationStack {
                if isThere {
                    List(selection: $chosen) {
                        Button("Go") { isThere = false }
                            .swipeActions { Button("Away") { isThere = false } }
                            .swipeActions(edge: .leading) { Button("Off", role: .destructive) { isThere = false } }
                        NavigationLink("On") { Text("Page").onAppear { isThere = false } }
                        Text("Choice").tag(7)
                        ForEach(places, id: \.self) { Text($0) }
                            .onDelete { _ in isThere = false }
                            .onMove { _, _ in isThere = false }
                    }
                    .onChange(of: chosen) { isThere = false }
                } else {
                    Text("Gone")
                }
            }
        }
    }

    private func page(_ animates: Bool) -> ViewTest<Page> {
        ViewTest(Page(), DisplayConfiguration(width: 390, height: 500, displayScale: 2, animates: animates))
    }

    /// Draws and reads the screen while the list disappears.
    private func see(_ test: ViewTest<Page>) {
        for _ in 0..<12 {
            #expect(!test.displayList.items.isEmpty && !test.elements.isEmpty)
            test.advance(by: 0.1)
        }
        test.advance(by: 2)
        #expect(test.has("Gone") || test.has("Page"))
    }

    @Test(arguments: [true, false]) func `by a tap on a button, a link or a row`(_ animates: Bool) throws {
        for name in ["Go", "On", "Choice"] {
            let test = page(animates)
            try test.tap(name)
            see(test)
        }
    }

    @Test(arguments: [true, false]) func `by a swipe`(_ animates: Bool) throws {
        for (name, start, end) in [("Go", 360, 5), ("Go", 30, 385), ("Rome", 360, 5)] {
            let test = page(animates)
            try swipe(test, name, from: CGFloat(start), to: CGFloat(end))
            see(test)
        }
        let test = page(animates)
        try swipe(test, "Go", from: 360, to: 300)
        test.advance(by: 1)
        try test.tap("Away")
        see(test)
    }

    private func swipe(_ test: ViewTest<Page>, _ name: String, from start: CGFloat, to end: CGFloat) throws {
        let row = try test.frame(of: name).midY
        test.drag(from: CGPoint(x: start, y: row), to: CGPoint(x: end, y: row), duration: 0.3)
    }

    @Test(arguments: [true, false]) func `by an action of assistive technology, or a move`(_ animates: Bool) throws {
        for name in ["Away", "Off"] {
            let test = page(animates)
            try test.perform(name, on: "Go")
            see(test)
        }
        let test = page(animates)
        let (rome, oslo) = (try test.frame(of: "Rome").midY, try test.frame(of: "Oslo").midY)
        test.touch(at: CGPoint(x: 200, y: rome))
        test.advance(by: 1)
        try test.move(to: CGPoint(x: 200, y: oslo + 30))
        test.advance(by: 0.5)
        try test.lift()
        see(test)
    }
}
