import CoreGraphics
import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUINavigation

/// Content above bars that appear and disappear.
///
/// Numbers: bars of 44 and tab bars of 49 points (Docs/Facts/IOSMetrics.md); half of that after half of a linear
/// animation, within 3 points for the moment of the change.
@MainActor
@Suite("Bars that come and go")
struct LeavingBarTests {
    private struct Page: View {
        @State var hidesTabs = false
        @State var hasBar = false
        @State var hidesTitle = false

        var body: some View {
            TabView {
                NavigationStack {
                    ScrollView { Color.green.frame(height: 2_000) }
                        .safeAreaInset(edge: .top) { Text("above") }
                        .safeAreaInset(edge: .bottom) {
                            HStack {
                                Button("Tabs") { withAnimation(.linear(duration: 1)) { hidesTabs.toggle() } }
                                Button("Bar") { withAnimation(.linear(duration: 1)) { hasBar.toggle() } }
                                Button("Title") { withAnimation(.linear(duration: 1)) { hidesTitle.toggle() } }
                            }
                            .frame(height: 50)
                        }
                        .toolbar { if hasBar { ToolbarItem(placement: .bottomBar) { Text("In the bar") } } }
                        .toolbar(hidesTabs ? .hidden : .visible, for: .tabBar)
                        .toolbar(hidesTitle ? .hidden : .visible, for: .navigationBar)
                        .navigationTitle("Title of it").navigationBarTitleDisplayMode(.inline)
                }
                .tabItem { Text("First") }
                Text("b").tabItem { Text("Second") }
            }
        }
    }

    private let phone = DisplayConfiguration(
        width: 390, height: 800, safeAreaInsets: EdgeInsets(top: 40, leading: 0, bottom: 30, trailing: 0),
        animates: true)

    /// The place of a view at the start, in the middle and at the end of a button's animation.
    private func way(_ test: ViewTest<Page>, of name: String, after button: String) throws -> [CGFloat] {
        var places: [CGFloat] = [try test.frame(of: name).midY]
        try test.tap(button)
        test.advance(by: 0.5)
        places.append(try test.frame(of: name).midY)
        test.advance(by: 0.6)
        return places + [try test.frame(of: name).midY]
    }

    private func isHalfway(_ way: [CGFloat], by distance: CGFloat) -> Bool {
        isNear(way[2] - way[0], distance, by: 0.6) && isNear(way[1] - way[0], distance / 2, by: 3)
    }

    @Test func `what stands on a tab bar goes down with it, and up again`() throws {
        let test = ViewTest(Page(), phone)
        #expect(try isHalfway(way(test, of: "Tabs", after: "Tabs"), by: 49))
        #expect(!test.has("Second"))
        #expect(try isHalfway(way(test, of: "Tabs", after: "Tabs"), by: -49))
        #expect(test.has("Second"))
    }

    @Test func `what stands on a toolbar at the bottom goes up and down with it`() throws {
        let test = ViewTest(Page(), phone)
        #expect(try isHalfway(way(test, of: "Bar", after: "Bar"), by: -44))
        #expect(test.has("In the bar"))
        #expect(try isHalfway(way(test, of: "Bar", after: "Bar"), by: 44))
        #expect(!test.texts.contains { $0.string == "In the bar" })
    }

    @Test func `what stands below a navigation bar goes up with it, and down again`() throws {
        let test = ViewTest(Page(), phone)
        #expect(try isHalfway(way(test, of: "above", after: "Title"), by: -44))
        #expect(try isHalfway(way(test, of: "above", after: "Title"), by: 44))
    }

    // MARK: Of a page of its own

    /// A page that owns the state of its bars, so that no view around it is evaluated again.
    private struct Inner: View {
        @State var hidesTabs = false
        @State var hasBar = false
        @State var items = ["Edit"]

        var body: some View {
            VStack {
                Spacer()
                Button("Tabs") { withAnimation(.linear(duration: 1)) { hidesTabs.toggle() } }
                Button("Bar") { withAnimation(.linear(duration: 1)) { hasBar.toggle() } }
                Button("More") { withAnimation(.linear(duration: 1)) { items = ["Edit", "Share"] } }
                Button("Less") { withAnimation(.linear(duration: 1)) { items = ["Share"] } }
                Button("At once") { items = [] }
            }
            .toolbar {
                if hasBar { ToolbarItem(placement: .bottomBar) { Text("In the bar") } }
                ToolbarItemGroup { ForEach(items, id: \.self) { item in Button(item) {} } }
                if !items.contains("Edit") { ToolbarItem(placement: .topBarLeading) { Button("Cancel") {} } }
            }
            .toolbar(hidesTabs ? .hidden : .visible, for: .tabBar)
        }
    }

    private func inner() -> ViewTest<some View> {
        let test = ViewTest(
            TabView {
                NavigationStack { Inner() }.tabItem { Text("First") }
                Text("b").tabItem { Text("Second") }
            }, phone)
        _ = test.elements
        return test
    }

    @Test func `bars follow the animation of a change within the page as well`() throws {
        let test = inner()
        for (button, distance) in [("Tabs", 49), ("Tabs", -49), ("Bar", -44), ("Bar", 44)] as [(String, CGFloat)] {
            let start = try test.frame(of: "At once").midY
            try test.tap(button)
            test.advance(by: 0.5)
            #expect(isNear(try test.frame(of: "At once").midY - start, distance / 2, by: 3))
            test.advance(by: 0.6)
            #expect(isNear(try test.frame(of: "At once").midY - start, distance, by: 0.6))
        }
    }

    /// Items that appear and disappear in front of one that stays and counts its presses.
    private struct Editor: View {
        @State var isEditing = false

        var body: some View {
            Button("Turn") { withAnimation(.linear(duration: 1)) { isEditing.toggle() } }
                .toolbar {
                    if isEditing { ToolbarItem { Button("First") {} } }
                    ToolbarItem { Counter() }
                    if isEditing {
                        ToolbarItem(placement: .bottomBar) { Button("Low") {} }
                    } else {
                        ToolbarItem(placement: .bottomBar) { Button("Other") {} }
                    }
                    ToolbarItem(placement: .bottomBar) { Button("Last") {} }
                }
        }
    }

    private struct Counter: View {
        @State var count = 0
        var body: some View { Button("count \(count)") { count += 1 } }
    }

    @Test func `an item that stays is the same one while others before it fade, and moves to its place`() throws {
        let test = ViewTest(NavigationStack { Editor() }, phone)
        _ = test.elements
        try test.tap("count 0")
        let start = try test.frame(of: "count 1")
        let last = try test.frame(of: "Last").minX
        try test.tap("Turn")
        test.advance(by: 0.5)
        #expect(isNear(CGFloat(try #require(test.displayList.opacity(of: "First"))), 0.5, by: 0.05))
        #expect(test.displayList.opacity(of: "count 1") == 1)
        #expect(try isNear(test.frame(of: "count 1").minX, start.minX, by: 0.5))
        #expect(try test.frame(of: "First").midY == start.midY)
        for item in ["Low", "Other"] {
            #expect(isNear(CGFloat(try #require(test.displayList.opacity(of: item))), 0.5, by: 0.05))
        }
        #expect(test.displayList.opacity(of: "Last") == 1 && !test.has("Other"))
        test.advance(by: 0.6)
        #expect(test.displayList.opacity(of: "Other") == nil)
        #expect(try test.frame(of: "Last").minX != last)
        try test.tap("Turn")
        test.advance(by: 0.5)
        #expect(isNear(CGFloat(try #require(test.displayList.opacity(of: "First"))), 0.5, by: 0.05))
        #expect(test.has("count 1") && !test.has("First"))
        test.advance(by: 0.6)
        #expect(test.displayList.opacity(of: "First") == nil)
        #expect(try test.frame(of: "Last").minX == last)
    }

    @Test func `items of bars fade in and out under an animation, and change at once without one`() throws {
        let test = inner()
        #expect(test.displayList.opacity(of: "Edit") == 1 && test.displayList.opacity(of: "Share") == nil)
        try test.tap("More")
        test.advance(by: 0.5)
        #expect(isNear(CGFloat(try #require(test.displayList.opacity(of: "Share"))), 0.5, by: 0.05))
        #expect(test.displayList.opacity(of: "Edit") == 1)
        test.advance(by: 0.6)
        #expect(test.displayList.opacity(of: "Share") == 1)
        try test.tap("Less")
        #expect(!test.has("Edit") && test.has("Cancel"))
        test.advance(by: 0.5)
        #expect(isNear(CGFloat(try #require(test.displayList.opacity(of: "Edit"))), 0.5, by: 0.05))
        #expect(isNear(CGFloat(try #require(test.displayList.opacity(of: "Cancel"))), 0.5, by: 0.05))
        #expect(test.displayList.opacity(of: "Share") == 1)
        test.advance(by: 0.6)
        #expect(test.displayList.opacity(of: "Edit") == nil)
        try test.tap("At once")
        #expect(test.displayList.opacity(of: "Share") == nil)
    }
}

extension DisplayList {
    /// The opacity of a text, nil if it is not drawn.
    fileprivate func opacity(of string: String) -> Double? {
        items.firstNonNil { item in
            switch item {
            case .text(let run): run.text == string ? 1 : nil
            case .group(let group): group.content.opacity(of: string).map { $0 * group.opacity }
            default: nil
            }
        }
    }
}
