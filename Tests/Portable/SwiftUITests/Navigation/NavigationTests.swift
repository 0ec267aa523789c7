import Foundation
import SwiftUITestHost
import Testing

struct PathPerson: Hashable, Codable {
    let name: String
}

private final class Log { var entries: [String] = [] }

/// Navigation stacks push and pop pages by links, paths, conditions and gestures.
///
/// Numbers: the number of entries that the test's pages have logged by then.
@MainActor
@Suite("Navigation stacks")
struct NavigationTests {
    private let phone = DisplayConfiguration(
        width: 390, height: 844, safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))

    private struct App: View {
        @State var path = NavigationPath()
        var log = Log()

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Counter()
                    NavigationLink("Anna", value: PathPerson(name: "Anna"))
                    NavigationLink("Seven", value: 7)
                    Text("Path \(path.count)")
                }
                .navigationTitle("Start")
                .navigationDestination(for: PathPerson.self) { person in
                    VStack {
                        Text("Hello \(person.name)")
                        NavigationLink("Deeper", value: 9)
                        Button("Home") { path = NavigationPath() }
                    }
                    .navigationTitle(person.name)
                    .onAppear { log.entries.append("appear \(person.name)") }
                    .onDisappear { log.entries.append("disappear \(person.name)") }
                }
                .navigationDestination(for: Int.self) { number in Text("Number \(number)") }
            }
        }
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    @Test func `links push the page of their value's type, the way back keeps what is below`() throws {
        let test = ViewTest(App(), phone)
        try test.tap("Count 0")
        try test.tap("Anna")
        #expect(test.has("Hello Anna") && !test.has("Count 1"))
        try test.tap("Start")
        #expect(test.has("Count 1") && test.has("Path 0"))
        try test.tap("Seven")
        #expect(test.has("Number 7"))
    }

    @Test func `the path is written by links and pages, and pages follow it`() throws {
        let log = Log()
        let test = ViewTest(App(log: log), phone)
        try test.tap("Anna")
        try test.tap("Deeper")
        #expect(test.has("Number 9"))
        #expect(log.entries == ["appear Anna", "disappear Anna"])
        try test.tap("Anna")
        #expect(log.entries == ["appear Anna", "disappear Anna", "appear Anna"])
        try test.tap("Home")
        #expect(test.has("Path 0"))
        #expect(log.entries.last == "disappear Anna" && log.entries.count == 4)
    }

    @Test func `a long press on the way back offers all pages below`() throws {
        struct Deep: View {
            @State private var path = [1, 2, 3]
            var body: some View {
                NavigationStack(path: $path) {
                    Text("Root of \(path.count)").navigationTitle("Start")
                        .navigationDestination(for: Int.self) { Text("Page \($0)").navigationTitle("Title \($0)") }
                }
            }
        }
        let test = ViewTest(Deep(), phone)
        try test.longPress("Title 2")
        #expect(test.elements.filter { $0.role == "button" }.map(\.label) == ["Title 2", "Title 1", "Start"])
        try test.tap("Title 1")
        #expect(test.has("Page 1"))
        try test.longPress("Start")
        try test.tap("Start")
        #expect(test.has("Root of 0"))
    }

    @Test func `a path that is there from the start is a deep link`() throws {
        var path = NavigationPath()
        path.append(PathPerson(name: "Ben"))
        path.append(3)
        let test = ViewTest(App(path: path), phone)
        #expect(test.has("Number 3"))
        try test.tap("Ben")
        #expect(test.has("Hello Ben"))
    }

    @Test func `typed paths are written back`() throws {
        struct Typed: View {
            @State private var path = [1, 2]
            var body: some View {
                NavigationStack(path: $path) {
                    Text("Root").navigationDestination(for: Int.self) { number in
                        Text("Page \(number) of \(path.count)")
                        Button("Next") { path.append(number + 1) }
                    }
                }
            }
        }
        let test = ViewTest(Typed(), phone)
        #expect(test.has("Page 2 of 2"))
        try test.tap("Next")
        #expect(test.has("Page 3 of 3"))
        try test.tap("Back")
        #expect(test.has("Page 2 of 2"))
    }

    @Test func `a path can be saved and read`() throws {
        var path = NavigationPath()
        path.append(PathPerson(name: "Cleo"))
        path.append(5)
        let data = try JSONEncoder().encode(try #require(path.codable))
        let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(read == path && read.count == 2)
        struct Opaque: Hashable {}
        path.append(Opaque())
        #expect(path.codable == nil)
        path.removeLast(2)
        #expect(path.count == 1)
    }

    @Test func `links with pages of their own, conditions and items push as well`() throws {
        struct Others: View {
            @State private var isUp = false
            @State private var item: Int?
            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationLink("Own") { Leaf(name: "Own page") }
                        Button("Condition") { isUp = true }
                        Button("Item") { item = 4 }
                        Text(isUp ? "up" : "down")
                    }
                    .navigationDestination(isPresented: $isUp) { Leaf(name: "Conditional") }
                    .navigationDestination(item: $item) { Leaf(name: "Item \($0)") }
                }
            }
        }
        struct Leaf: View {
            @Environment(\.dismiss) private var dismiss
            let name: String
            var body: some View {
                VStack {
                    Text(name)
                    Button("Leave") { dismiss() }
                }
            }
        }
        let test = ViewTest(Others(), phone)
        for (button, page) in [("Own", "Own page"), ("Condition", "Conditional"), ("Item", "Item 4")] {
            try test.tap(button)
            #expect(test.has(page))
            try test.tap("Leave")
            #expect(test.has("down") && !test.has(page))
        }
    }

    @Test func `a page that changes its link and goes leaves`() throws {
        struct Choice: View {
            @State private var chosen = "none"
            var body: some View {
                NavigationStack {
                    NavigationLink("Now \(chosen)") { Leaf(chosen: $chosen) }
                }
            }
        }
        struct Leaf: View {
            @Binding var chosen: String
            @Environment(\.dismiss) private var dismiss
            var body: some View {
                Button("Choose") {
                    chosen = "one"
                    dismiss()
                }
            }
        }
        let test = ViewTest(Choice(), phone)
        try test.tap("Now none")
        try test.tap("Choose")
        #expect(test.has("Now one") && !test.has("Choose"))
    }

    @Test func `a swipe from the edge goes back`() throws {
        let test = ViewTest(App(), phone)
        try test.tap("Anna")
        _ = test.size
        test.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 380, y: 600))
        #expect(test.has("Hello Anna"))
        test.drag(from: CGPoint(x: 5, y: 600), to: CGPoint(x: 300, y: 600))
        #expect(test.has("Path 0"))
    }
}

/// Navigation bars place titles and items around a page.
///
/// Numbers: below a status bar of 47 points, a bar of 44, and 52 more for a large title of 34 points: 91 and 143;
/// toolbars of 44 above the home indicator's 34 (Docs/Facts/IOSMetrics.md). Margins of 16; weights 400 and 600 are
/// regular and semibold.
@MainActor
@Suite("Bars around pages")
struct BarTests {
    private let phone = DisplayConfiguration(
        width: 390, height: 844, safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))

    @Test func `a large title stands below the bar, and goes into it when content moves up`() throws {
        let test = ViewTest(
            NavigationStack {
                ScrollView { VStack(spacing: 0) { ForEach(0..<50) { Text("Row \($0)").frame(height: 44) } } }
                    .navigationTitle("Title")
            }, phone)
        let title = try test.text("Title")
        #expect(title.fontSize == 34 && title.frame.minX == 16)
        #expect(title.frame.minY >= 91 && title.frame.maxY <= 143)
        #expect(try test.frame(of: "Row 0").minY >= CGFloat(143))
        test.scroll(at: CGPoint(x: 195, y: 500), y: 30)
        #expect(try test.text("Title").frame.minY == title.frame.minY - 30)
        test.scroll(at: CGPoint(x: 195, y: 500), y: 100)
        let inline = try test.text("Title")
        #expect(inline.fontSize == 17 && abs(inline.frame.midX - 195) <= 0.5)
        #expect(abs(inline.frame.midY - 69) <= 0.5)
    }

    @Test func `items go where their placement says`() throws {
        let test = ViewTest(
            NavigationStack {
                Text("Page").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                        ToolbarItem(placement: .bottomBar) { Button("Bottom") {} }
                    }
            }, phone)
        #expect(try test.frame(of: "Edit").minX == 16)
        #expect(try test.frame(of: "Save").maxX == 374)
        #expect(try test.text("Edit").fontWeight == 400)
        #expect(try test.text("Save").fontWeight == 600)
        let bottom = try test.frame(of: "Bottom")
        #expect(abs(bottom.midX - 195) <= 0.5 && abs(bottom.midY - (844 - 34 - 22)) <= 0.5)
        let page = try test.frame(of: "Page")
        #expect(abs(page.midY - (91 + (844 - 34 - 44 - 91) / 2)) <= 1)
    }

    @Test func `right to left the bar is mirrored`() throws {
        var phone = phone
        phone.layoutDirection = .rightToLeft
        let test = ViewTest(
            NavigationStack {
                Text("Page").navigationTitle("T")
                    .navigationBarItems(leading: Button("Edit") {}, trailing: Button("Save") {})
            }, phone)
        #expect(try test.frame(of: "Edit").maxX == 374)
        #expect(try test.frame(of: "Save").minX == 16)
        #expect(try test.text("T").frame.maxX == 374)
    }

    @Test func `bars can be hidden, and the way back as well`() throws {
        struct Hidden: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Go") { Text("Second").navigationBarBackButtonHidden() }
                        .navigationTitle("First").toolbar(.hidden, for: .navigationBar)
                }
            }
        }
        let test = ViewTest(Hidden(), phone)
        #expect(!test.has("First"))
        try test.tap("Go")
        #expect(test.has("Second") && !test.has("First") && !test.has("Back"))
    }
}

/// Tab views show one page at a time and keep the state of all.
///
/// Numbers: a tab bar of 49 points above the home indicator's 34 (Docs/Facts/IOSMetrics.md); three tabs share the 390
/// of the display.
@MainActor
@Suite("Tab views")
struct TabViewTests {
    private let phone = DisplayConfiguration(
        width: 390, height: 844, safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))

    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Test func `tabs keep their state, and appear when they are chosen`() throws {
        struct Tabs: View {
            let log: Log
            @State private var selection = 1
            var body: some View {
                TabView(selection: $selection) {
                    Counter(name: "A").onAppear { log.entries.append("A") }
                        .tabItem { Label("First", systemImage: "house") }.tag(1)
                    Counter(name: "B").onAppear { log.entries.append("B") }
                        .tabItem {
                            Image(systemName: "star")
                            Text("Second")
                        }.tag(2).badge(3)
                    Button("Go first") { selection = 1 }.tabItem { Text("Third") }.tag(3)
                }
            }
        }
        let log = Log()
        let test = ViewTest(Tabs(log: log), phone)
        #expect(log.entries == ["A"])
        try test.tap("A 0")
        try test.tap("Second")
        #expect(test.has("B 0") && !test.has("A 1"))
        #expect(log.entries == ["A", "B"])
        try test.tap("Third")
        try test.tap("Go first")
        #expect(test.has("A 1"))
        let first = try test.element("First")
        #expect(first.role == "tab" && first.traits.contains(.isSelected))
        #expect(first.frame == CGRect(x: 0, y: 844 - 34 - 49, width: 130, height: 49))
        #expect(try test.element("Second").value == "3")
    }

    @Test func `pages are swiped`() throws {
        let test = ViewTest(
            TabView {
                Text("One")
                Text("Two")
            }
            .tabViewStyle(.page), phone)
        #expect(test.has("One") && !test.has("Two"))
        _ = test.size
        test.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400))
        #expect(test.has("Two") && !test.has("One"))
        test.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400))
        #expect(test.has("Two"))
    }
}
