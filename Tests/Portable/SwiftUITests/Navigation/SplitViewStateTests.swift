import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUINavigation

/// A number that a tap increments, which is lost with the view's identity.
private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
}

@MainActor
private final class Events {
    var list: [String] = []
}

/// A window of variable width.
private struct Window<Content: View>: View {
    @State private var isNarrow = false
    @ViewBuilder let content: Content

    var body: some View {
        VStack(spacing: 0) {
            content.environment(\.horizontalSizeClass, isNarrow ? .compact : .regular)
                .frame(width: isNarrow ? 400 : 1000)
            Button("Turn") { isNarrow.toggle() }
        }
    }
}

/// Columns of split views keep their state where widths and selections change.
///
/// Numbers: the middle of a bar of 44 points (Docs/Facts/IOSMetrics.md); a back button begins within 50 of the edge.
@MainActor
@Suite("Columns keep their state")
struct SplitViewStateTests {
    private let pad = DisplayConfiguration(width: 1024, height: 768, horizontalSizeClass: .regular)

    @Test func `where the width class changes both columns stay as they were`() throws {
        let test = ViewTest(
            Window {
                NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
                    Counter(name: "Side").navigationTitle("Boxes")
                } detail: {
                    Counter(name: "Detail")
                }
            }, pad)
        try test.tap("Side 0")
        try test.tap("Detail 0")
        try test.tap("Turn")
        #expect(test.has("Detail 1") && !test.has("Side 1"))
        try test.tap("Detail 1")
        try test.tap("Turn")
        #expect(test.has("Detail 2") && test.has("Side 1"))
    }

    @Test func `what was chosen where it is wide is seen where it gets narrow, and can be left`() throws {
        struct Screen: View {
            @State private var choice: Int?

            var body: some View {
                NavigationSplitView {
                    List(0..<3, id: \.self, selection: $choice) { Text("Box \($0)") }.navigationTitle("Boxes")
                } detail: {
                    if let choice { Counter(name: "Mail \(choice),") } else { Text("Nothing") }
                }
            }
        }
        let test = ViewTest(Window { Screen() }, pad)
        try test.tap("Turn")
        #expect(test.has("Box 0") && !test.has("Nothing"))
        try test.tap("Turn")
        try test.tap("Box 1")
        try test.tap("Mail 1, 0")
        try test.tap("Turn")
        #expect(test.has("Mail 1, 1") && !test.has("Box 0"))
        try test.tap("Boxes")
        #expect(test.has("Box 0") && !test.elements.contains { $0.isSelected })
        try test.tap("Turn")
        #expect(test.has("Box 0") && test.has("Nothing"))
    }

    @Test func `pages of a column's stack stay, wherever that is shown`() throws {
        struct Screen: View {
            @State private var path: [Int] = []

            var body: some View {
                NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
                    Text("Side").navigationTitle("Boxes")
                } detail: {
                    NavigationStack(path: $path) {
                        NavigationLink("Further", value: 7).navigationTitle("Root")
                            .navigationDestination(for: Int.self) {
                                Counter(name: "Page \($0),").navigationTitle("Leaf")
                            }
                    }
                }
            }
        }
        let test = ViewTest(Window { Screen() }, pad)
        try test.tap("Further")
        try test.tap("Page 7, 0")
        try test.tap("Turn")
        #expect(test.has("Page 7, 1") && !test.has("Side"))
        // One bar with one way back at a time.
        #expect(test.elements.count { $0.label == "Root" } == 1 && !test.has("Boxes"))
        try test.tap("Turn")
        #expect(test.has("Page 7, 1") && test.has("Side"))
    }

    @Test func `a stack within a column has the column's bar, and the way back to the column before`() throws {
        struct Screen: View {
            @State private var column = NavigationSplitViewColumn.sidebar

            var body: some View {
                NavigationSplitView(preferredCompactColumn: $column) {
                    Button("Show detail") { column = .detail }.navigationTitle("Boxes")
                } detail: {
                    NavigationStack {
                        NavigationLink("Further") { Text("Leaf") }.navigationTitle("Root")
                            .navigationBarTitleDisplayMode(.inline)
                    }
                }
            }
        }
        let phone = DisplayConfiguration(width: 390, height: 700)
        let test = ViewTest(Screen(), phone)
        try test.tap("Show detail")
        #expect(try abs(test.frame(of: "Root").midY - 22) < 1)
        #expect(try abs(test.frame(of: "Boxes").midY - 22) < 1)
        try test.tap("Further")
        #expect(try test.frame(of: "Root").minX < 50)
        try test.tap("Root")
        try test.tap("Boxes")
        #expect(test.has("Show detail") && !test.has("Further"))
    }

    @Test func `a sidebar that is hidden keeps its state and hears that it has gone`() throws {
        let events = Events()
        let test = ViewTest(
            NavigationSplitView {
                Counter(name: "Side").onAppear { events.list.append("appears") }
                    .onDisappear { events.list.append("disappears") }
            } detail: {
                Text("Detail")
            }, pad)
        try test.tap("Side 0")
        try test.tap("Hide Sidebar")
        #expect(!test.has("Side 1"))
        #expect(events.list == ["appears", "disappears"])
        try test.tap("Show Sidebar")
        #expect(test.has("Side 1"))
        #expect(events.list == ["appears", "disappears", "appears"])
    }

    @Test func `the detail is not made before it is seen, and pages hear when they are covered`() throws {
        let events = Events()
        struct Screen: View {
            let events: Events

            var body: some View {
                NavigationSplitView {
                    NavigationLink("Open") {
                        Text("Page").onAppear { events.list.append("page") }
                            .onDisappear { events.list.append("page gone") }
                    }
                    .onAppear { events.list.append("side") }
                    .onDisappear { events.list.append("side gone") }
                    .navigationTitle("Boxes")
                } detail: {
                    Text("Detail").onAppear { events.list.append("detail") }
                }
            }
        }
        let test = ViewTest(Screen(events: events), DisplayConfiguration(width: 390, height: 700))
        #expect(events.list == ["side"])
        try test.tap("Open")
        #expect(events.list == ["side", "page", "side gone"])
        try test.tap("Boxes")
        #expect(events.list == ["side", "page", "side gone", "side", "page gone"])
        try test.tap("Open")
        #expect(test.has("Page"))
    }

    @Test func `a value's link leads to the stack of the next column that knows its type`() throws {
        let view = NavigationSplitView {
            VStack {
                NavigationLink("One", value: 1)
                NavigationLink("Two", value: 2)
            }
            .navigationTitle("Boxes")
        } detail: {
            NavigationStack {
                Text("Root").navigationTitle("Detail").navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("Page \(number)")
                        NavigationLink("Deeper", value: number + 10)
                    }
                }
            }
        }
        let test = ViewTest(view, pad)
        try test.tap("One")
        #expect(test.has("Page 1") && test.has("Two"))
        try test.tap("Deeper")
        #expect(test.has("Page 11"))
        try test.tap("Two")
        #expect(test.has("Page 2"))
        try test.tap("Detail")
        #expect(test.has("Root"))
        let narrow = ViewTest(view, DisplayConfiguration(width: 390, height: 700))
        try narrow.tap("Two")
        #expect(narrow.has("Page 2") && !narrow.has("One"))
        try narrow.tap("Detail")
        try narrow.tap("Boxes")
        #expect(narrow.has("One"))
    }

    @Test func `a stack within a sidebar keeps its own links`() throws {
        let view = NavigationSplitView {
            NavigationStack { NavigationLink("Folder") { Text("In the folder") }.navigationTitle("Boxes") }
        } detail: {
            Text("Detail")
        }
        for place in [pad, DisplayConfiguration(width: 390, height: 700)] {
            let test = ViewTest(view, place)
            try test.tap("Folder")
            #expect(test.has("In the folder") && !test.has("Folder"))
            #expect(test.has("Detail") == (place.horizontalSizeClass == .regular))
            try test.tap("Boxes")
            #expect(test.has("Folder"))
        }
    }

    @Test func `the way back of three columns takes one step at a time or all at once`() throws {
        struct Screen: View {
            @State private var mailbox: Int?
            @State private var mail: Int?

            var body: some View {
                NavigationSplitView {
                    List(0..<3, id: \.self, selection: $mailbox) { Text("Box \($0)") }.navigationTitle("Boxes")
                } content: {
                    List(0..<3, id: \.self, selection: $mail) { Text("Mail \($0) of \(mailbox ?? -1)") }
                        .navigationTitle("Mails")
                } detail: {
                    Text("Reading \(mail ?? -1)").navigationTitle("Mail")
                }
            }
        }
        let test = ViewTest(Screen(), DisplayConfiguration(width: 390, height: 700))
        try test.tap("Box 1")
        try test.tap("Mail 2 of 1")
        #expect(test.has("Reading 2"))
        try test.tap("Mails")
        #expect(test.has("Mail 2 of 1") && !test.elements.contains { $0.isSelected })
        try test.tap("Mail 0 of 1")
        try test.longPress("Mails")
        try test.tap("Boxes")
        #expect(test.has("Box 1") && !test.elements.contains { $0.isSelected })
        try test.tap("Box 0")
        #expect(test.has("Mail 2 of 0") && !test.elements.contains { $0.isSelected })
    }

    @Test func `a finger from the edge draws the detail aside, and what was chosen stays until it has gone`() throws {
        struct Screen: View {
            @State private var choice: Int?

            var body: some View {
                NavigationSplitView {
                    List(0..<3, id: \.self, selection: $choice) { Text("Box \($0)") }.navigationTitle("Boxes")
                } detail: {
                    Text("Mail \(choice ?? -1)")
                }
            }
        }
        let test = ViewTest(Screen(), DisplayConfiguration(width: 390, height: 700, animates: true))
        try test.tap("Box 1")
        test.advance(by: 1)
        #expect(test.has("Mail 1"))
        test.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 60, y: 300))
        test.advance(by: 1)
        #expect(test.has("Mail 1") && !test.has("Box 0"))
        test.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 350, y: 300))
        #expect(test.elements.contains { $0.label == "Box 1" && $0.isSelected })
        // A new choice before the detail has disappeared is not removed with the previous one.
        try test.tap("Box 2")
        test.advance(by: 1)
        #expect(test.has("Mail 2"))
        try test.tap("Boxes")
        test.advance(by: 1)
        #expect(test.has("Box 2") && !test.elements.contains { $0.isSelected })
    }

    @Test func `columns that come into view together do so in their order`() throws {
        let events = Events()
        func column(_ name: String) -> some View {
            Text(name).onAppear { events.list.append(name) }.onDisappear { events.list.append("\(name) gone") }
        }
        let test = ViewTest(
            Window {
                NavigationSplitView(
                    columnVisibility: .constant(.all), preferredCompactColumn: .constant(.detail)
                ) {
                    column("side")
                } content: {
                    column("content")
                } detail: {
                    column("detail")
                }
            }, pad)
        for _ in 0..<4 {
            events.list = []
            try test.tap("Turn")
            #expect(events.list == ["side gone", "content gone"])
            events.list = []
            try test.tap("Turn")
            #expect(events.list == ["side", "content"])
        }
    }

    @Test(arguments: [0, 1, 2, 3])
    func `a split view that goes leaves nothing behind`(kind: Int) throws {
        final class Token {}
        struct Holder: View {
            let token: Token
            var body: some View { Text("Held") }
        }
        struct Screen: View {
            let token: Token
            let kind: Int
            @State private var isThere = true

            var body: some View {
                VStack {
                    if isThere {
                        if kind == 0 {
                            Holder(token: token)
                        } else if kind == 1 {
                            NavigationStack { NavigationLink("Open") { Holder(token: token) } }
                        } else {
                            NavigationSplitView {
                                NavigationLink("Open") { Holder(token: token) }
                            } detail: {
                                Text("Detail")
                            }
                        }
                    }
                    Button("Close") { isThere = false }
                }
            }
        }
        weak var gone: AnyObject?
        do {
            let token = Token()
            gone = token
            let test = ViewTest(Screen(token: token, kind: kind), pad)
            if kind == 1 || kind == 3 { try test.tap("Open") }
            try test.tap("Close")
            #expect(!test.has("Detail") && !test.has("Open"))
        }
        #expect(gone == nil, "\(kind)")
    }
}
