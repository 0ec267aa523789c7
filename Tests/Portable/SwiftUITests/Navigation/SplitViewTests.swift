import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUINavigation
@testable import SwiftUIPresentation

private struct Mail: View {
    @State var selection: Int?
    var visibility: Binding<NavigationSplitViewVisibility>?
    var removesToggle = false

    var body: some View {
        if let visibility {
            NavigationSplitView(columnVisibility: visibility) {
                sidebar
            } detail: {
                detail
            }
        } else {
            NavigationSplitView {
                sidebar
            } detail: {
                detail
            }
        }
    }

    private var sidebar: some View {
        List(0..<3, id: \.self, selection: $selection) { Text("Box \($0)") }
            .navigationTitle("Boxes")
            .navigationSplitViewColumnWidth(250)
            .toolbar(removing: removesToggle ? .sidebarToggle : nil)
    }

    private var detail: some View {
        Text(selection.map { "Mail of \($0)" } ?? "Nothing").navigationTitle("Detail")
            .navigationBarTitleDisplayMode(.inline)
    }
}

private struct Three: View {
    var body: some View {
        NavigationSplitView {
            NavigationLink("To content") { NavigationLink("To detail") { Text("Linked detail") } }
        } content: {
            Text("Content")
        } detail: {
            Text("Detail")
        }
    }
}

/// Split views show columns side by side where it is wide, and one stack where it is narrow.
///
/// Numbers: worked out from the columns' widths in the tests and the window of 1,024 points. A detail keeps 320 at
/// least (700 − 320 = 380), by eye from iPadOS; not compared with a device.
@MainActor
@Suite("Split views")
struct SplitViewTests {
    private let phone = ContextMenuTests.phone
    private let pad = DisplayConfiguration(
        width: 1024, height: 768, horizontalSizeClass: .regular,
        safeAreaInsets: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))

    @Test func `where it is wide a selection in the sidebar is shown beside it`() throws {
        let test = ViewTest(Mail(), pad)
        #expect(test.has("Boxes") && test.has("Nothing"))
        #expect(try test.frame(of: "Nothing").minX > 250)
        try test.tap("Box 1")
        #expect(test.has("Boxes") && test.has("Mail of 1"))
        // In the middle of what the column leaves.
        #expect(try abs(test.frame(of: "Mail of 1").midX - (250 + 1024) / 2) < 1)
    }

    @Test func `where it is narrow it is pushed, and the way back takes the selection away`() throws {
        let test = ViewTest(Mail(), phone)
        #expect(test.has("Boxes") && !test.has("Nothing"))
        try test.tap("Box 2")
        #expect(test.has("Mail of 2") && !test.has("Box 0"))
        try test.tap("Boxes")
        #expect(test.has("Box 2"))
        #expect(!test.elements.contains { $0.label == "Box 2" && $0.isSelected })
        try test.tap("Box 2")
        #expect(test.has("Mail of 2"))
    }

    @Test func `the sidebar is hidden and shown by a button, which can be taken away`() throws {
        let test = ViewTest(Mail(), pad)
        try test.tap("Hide Sidebar")
        #expect(!test.has("Boxes"))
        #expect(try abs(test.frame(of: "Nothing").midX - 512) < 1)
        try test.tap("Show Sidebar")
        #expect(test.has("Boxes"))
        #expect(!ViewTest(Mail(removesToggle: true), pad).has("Hide Sidebar"))
        #expect(!ViewTest(Mail(), phone).has("Hide Sidebar"))
    }

    @Test func `a binding decides about the columns and is told`() throws {
        struct Bound: View {
            @State var visibility = NavigationSplitViewVisibility.detailOnly

            var body: some View {
                VStack {
                    Mail(visibility: $visibility)
                    Text(visibility == .all ? "all" : visibility == .detailOnly ? "detail" : "other")
                }
            }
        }
        let test = ViewTest(Bound(), pad)
        #expect(!test.has("Boxes") && test.has("detail"))
        try test.tap("Show Sidebar")
        #expect(test.has("Boxes") && test.has("all"))
    }

    @Test func `a prominent detail keeps its size below the sidebar, a tap beside that hides it`() throws {
        let test = ViewTest(Mail().navigationSplitViewStyle(.prominentDetail), pad)
        #expect(!test.has("Boxes"))
        let place = try test.frame(of: "Nothing")
        try test.tap("Show Sidebar")
        #expect(test.has("Boxes"))
        #expect(try test.frame(of: "Nothing") == place)
        test.tap(at: CGPoint(x: 900, y: 600))
        #expect(!test.has("Boxes"))
    }

    @Test func `links lead to the next column, in a narrow place to the same stack`() throws {
        let test = ViewTest(Three(), pad)
        #expect(!test.has("To content"))
        try test.tap("Show Sidebar")
        #expect(test.has("Content") && test.has("Detail"))
        try test.tap("To content")
        #expect(test.has("To content") && test.has("To detail") && !test.has("Content"))
        try test.tap("To detail")
        #expect(test.has("To detail") && test.has("Linked detail") && !test.has("Detail"))
        #expect(!test.has("Back"))
        let narrow = ViewTest(Three(), phone)
        try narrow.tap("To content")
        #expect(narrow.has("To detail") && !narrow.has("To content"))
        try narrow.tap("Back")
        #expect(narrow.has("To content"))
    }

    @Test func `a column can be asked for in a narrow place`() throws {
        struct Asked: View {
            @State var column = NavigationSplitViewColumn.detail

            var body: some View {
                NavigationSplitView(preferredCompactColumn: $column) {
                    Text("Sidebar").navigationTitle("Boxes")
                } detail: {
                    Text(column == .detail ? "Detail" : "Elsewhere")
                }
            }
        }
        let test = ViewTest(Asked(), phone)
        #expect(test.has("Detail"))
        try test.tap("Boxes")
        #expect(test.has("Sidebar"))
    }

    @available(*, deprecated)
    @Test func `navigation views have columns where it is wide, unless they are stacks`() throws {
        let view = NavigationView {
            NavigationLink("Link", destination: Text("Linked"))
            Text("Placeholder")
        }
        let test = ViewTest(view, pad)
        #expect(test.has("Link") && test.has("Placeholder"))
        try test.tap("Link")
        #expect(test.has("Link") && test.has("Linked") && !test.has("Placeholder"))
        let stack = ViewTest(view.navigationViewStyle(.stack), pad)
        #expect(stack.has("Link") && !stack.has("Placeholder"))
        try stack.tap("Link")
        #expect(stack.has("Linked") && !stack.has("Link"))
        #expect(!ViewTest(view.navigationViewStyle(.columns), phone).has("Placeholder"))
    }

    @available(*, deprecated)
    @Test func `links whose pages state shows follow it and write it`() throws {
        struct Old: View {
            @State private var isActive = false
            @State private var choice: String?

            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink("First", isActive: $isActive) { Text("First page") }
                        NavigationLink("Second", tag: "b", selection: $choice) { Text("Second page") }
                        Button("Go") { choice = "b" }
                        Text(isActive ? "active" : choice ?? "none")
                    }
                    .navigationTitle("Root")
                }
            }
        }
        let test = ViewTest(Old(), phone)
        #expect(test.has("none"))
        try test.tap("First")
        #expect(test.has("First page"))
        try test.tap("Root")
        #expect(test.has("none"))
        try test.tap("Go")
        #expect(test.has("Second page"))
        try test.tap("Root")
        #expect(test.has("none"))
    }

    @Test func `columns have their ideal width, or less where the detail would be too narrow`() throws {
        let view = NavigationSplitView {
            Text("Side").navigationSplitViewColumnWidth(min: 200, ideal: 400, max: 500)
        } detail: {
            Color.blue.accessibilityElement().accessibilityLabel("Detail").ignoresSafeArea()
        }
        func width(_ window: CGFloat) throws -> CGFloat {
            var place = pad
            place.width = window
            return try ViewTest(view, place).frame(of: "Detail").minX
        }
        #expect(try width(1024) == 400)
        #expect(try width(700) == 380)
        #expect(try width(500) == 200)
    }

    private struct Chosen: View {
        @State var selection: Int?

        var body: some View {
            NavigationSplitView {
                List(0..<3, id: \.self, selection: $selection) { Text("Box \($0)") }
                    .navigationTitle("Boxes")
                    .toolbar { Button("Go") { selection = 1 } }
            } detail: {
                VStack {
                    Text(selection.map { "Mail of \($0)" } ?? "Nothing")
                    Button("Clear") { selection = nil }
                }
            }
        }
    }

    @Test func `in a narrow place a selection made by code is pushed, and one taken away goes back`() throws {
        let test = ViewTest(Chosen(), phone)
        try test.tap("Go")
        #expect(test.has("Mail of 1") && !test.has("Box 0"))
        try test.tap("Clear")
        #expect(test.has("Box 0") && !test.has("Nothing"))
        try test.tap("Box 2")
        #expect(test.has("Mail of 2"))
        try test.tap("Boxes")
        #expect(!test.elements.contains { $0.isSelected })
        try test.tap("Go")
        #expect(test.has("Mail of 1"))
        #expect(ViewTest(Chosen(selection: 2), phone).has("Mail of 2"))
    }

    @Test func `a list in a sheet over a sidebar has nothing to do with the columns`() throws {
        struct Screen: View {
            @State private var isUp = false
            @State private var chosen: Int?

            var body: some View {
                NavigationSplitView {
                    Button("Open") { isUp = true }.sheet(isPresented: $isUp) {
                        NavigationStack {
                            VStack {
                                List(0..<3, id: \.self, selection: $chosen) { Text("Row \($0)") }.frame(height: 200)
                                NavigationLink("Next") { Text("In the sheet") }
                            }
                        }
                    }
                } detail: {
                    Text("Detail")
                }
            }
        }
        for place in [phone, pad] {
            let test = ViewTest(Screen(), place)
            if place.horizontalSizeClass == .regular, !test.has("Open") { try test.tap("Show Sidebar") }
            try test.tap("Open")
            try test.tap("Row 1")
            #expect(test.has("Row 2") && !test.has("Detail"))
            try test.tap("Next")
            #expect(test.has("In the sheet") && !test.has("Row 2"))
        }
    }
}
