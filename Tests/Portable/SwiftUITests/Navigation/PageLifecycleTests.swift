import SwiftUITestHost
import Testing

/// The order in which pages, tabs and sheets appear and disappear.
@MainActor
@Suite("Pages that appear and disappear")
struct PageLifecycleTests {
    private let phone = ContextMenuTests.phone

    private final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private struct Noted<Content: View>: View {
        let name: String
        let log: Log
        @ViewBuilder let content: Content

        var body: some View {
            content.onAppear { log.lines.append("+\(name)") }.onDisappear { log.lines.append("-\(name)") }
        }
    }

    private struct Tabs: View {
        let log: Log
        var isPaged = false
        @State private var tab = 1

        var body: some View {
            let tabs = TabView(selection: $tab) {
                ForEach(1..<4, id: \.self) { number in
                    Noted(name: "tab \(number)", log: log) {
                        VStack {
                            Noted(name: "first \(number)", log: log) { Text("First \(number)") }
                            Noted(name: "second \(number)", log: log) { Text("Second \(number)") }
                            ForEach(1..<4, id: \.self) { other in Button("Go \(other)") { tab = other } }
                        }
                    }
                    .tabItem { Text("Tab \(number)") }
                }
            }
            .onChange(of: tab) { log.lines.append("tab is \(tab)") }
            if isPaged { tabs.tabViewStyle(.page) } else { tabs }
        }
    }

    @Test func `a choice is told, the new tab appears, the old one disappears, in each direction`() throws {
        let log = Log()
        let test = ViewTest(Tabs(log: log), phone)
        #expect(test.has("First 1"))
        #expect(log.take() == ["+first 1", "+second 1", "+tab 1"])
        for (old, new) in [(1, 2), (2, 1), (1, 3), (3, 2)] {
            try test.tap(new == 3 ? "Go 3" : "Tab \(new)")
            #expect(
                log.take() == [
                    "tab is \(new)", "+first \(new)", "+second \(new)", "+tab \(new)", "-first \(old)",
                    "-second \(old)", "-tab \(old)",
                ])
        }
    }

    @Test func `pages that are swiped appear one at a time`() throws {
        struct Cards: View {
            let log: Log
            var body: some View {
                TabView {
                    ForEach(1..<4, id: \.self) { number in Noted(name: "\(number)", log: log) { Text("Card \(number)") }
                    }
                }
                .tabViewStyle(.page)
            }
        }
        let log = Log()
        let test = ViewTest(Cards(log: log), phone)
        #expect(test.has("Card 1"))
        #expect(log.take() == ["+1"])
        test.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 40, y: 400))
        #expect(log.take() == ["+2", "-1"])
        test.drag(from: CGPoint(x: 40, y: 400), to: CGPoint(x: 300, y: 400))
        #expect(log.take() == ["+1", "-2"])
    }

    @Test func `tabs of data are chosen by their identity, tags go before it`() throws {
        struct Colors: View {
            @State private var color = "red"
            var body: some View {
                VStack {
                    Text("It is \(color)")
                    TabView(selection: $color) {
                        ForEach(["blue", "red"], id: \.self) { name in Text("All in \(name)").tabItem { Text(name) } }
                        Text("None").tabItem { Text("none") }.tag("no color")
                    }
                }
            }
        }
        let test = ViewTest(Colors(), phone)
        #expect(test.has("All in red"))
        try test.tap("blue")
        #expect(test.has("It is blue") && test.has("All in blue"))
        try test.tap("none")
        #expect(test.has("It is no color") && test.has("None"))
    }

    @Test func `a tap on the tab that is shown goes back to the first page of its stack`() throws {
        let log = Log()
        let test = ViewTest(
            TabView {
                Stack(log: log).tabItem { Text("Stack") }
                Stack(log: log).tabItem { Text("Other") }
            }, phone)
        try test.tap("Next")
        try test.tap("Next")
        _ = log.take()
        try test.tap("Stack")
        #expect(log.take() == ["[]", "+root", "-2"])
        try test.tap("Next")
        try test.tap("Other")
        try test.tap("Stack")
        #expect(test.has("Two more"))
    }

    private struct Stack: View {
        let log: Log
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                Noted(name: "root", log: log) { Button("Next") { path.append(1) } }
                    .navigationDestination(for: Int.self) { number in
                        Noted(name: "\(number)", log: log) {
                            VStack {
                                Button("Next") { path.append(number + 1) }
                                Button("Two more") { path += [number + 1, number + 2] }
                                Button("Root") { path = [] }
                            }
                        }
                    }
            }
            .onChange(of: path) { log.lines.append("\(path)") }
        }
    }

    @Test func `the page that comes appears before the one that goes disappears`() throws {
        let log = Log()
        let test = ViewTest(Stack(log: log), phone)
        try test.tap("Next")
        #expect(log.take() == ["+root", "[1]", "+1", "-root"])
        try test.tap("Next")
        #expect(log.take() == ["[1, 2]", "+2", "-1"])
        try test.tap("Back")
        #expect(log.take() == ["[1]", "+1", "-2"])
        try test.tap("Two more")
        #expect(log.take() == ["[1, 2, 3]", "+3", "-1"])
        try test.tap("Root")
        #expect(log.take() == ["[]", "+root", "-3"])
    }

    @Test func `a stack in a tab comes and goes with it, its covered pages do not`() throws {
        let log = Log()
        let test = ViewTest(
            TabView {
                Noted(name: "stack", log: log) { Stack(log: log) }.tabItem { Text("Stack") }
                Noted(name: "other", log: log) { Text("Other page") }.tabItem { Text("Other") }
            }, phone)
        try test.tap("Next")
        #expect(log.take() == ["+root", "+stack", "[1]", "+1", "-root"])
        try test.tap("Other")
        #expect(log.take() == ["+other", "-1", "-stack"])
        try test.tap("Stack")
        #expect(log.take() == ["+1", "+stack", "-other"])
    }

    @Test func `a sheet does not make what is below disappear, and stays while that goes`() throws {
        struct Page: View {
            let log: Log
            @State private var isUp = false
            @State private var path: [Int] = []
            @Environment(\.dismiss) private var dismiss

            var body: some View {
                NavigationStack(path: $path) {
                    Noted(name: "root", log: log) {
                        Button("Open") { isUp = true }
                            .sheet(isPresented: $isUp) {
                                log.lines.append("dismissed")
                            } content: {
                                Noted(name: "sheet", log: log) {
                                    VStack {
                                        Button("Push below") { path = [1] }
                                        Button("Close") { isUp = false }
                                    }
                                }
                            }
                    }
                    .navigationDestination(for: Int.self) { number in
                        Noted(name: "\(number)", log: log) { Text("Page \(number)") }
                    }
                }
            }
        }
        let log = Log()
        let test = ViewTest(Page(log: log), phone)
        try test.tap("Open")
        #expect(test.has("Close"))
        #expect(log.take() == ["+root", "+sheet"])
        try test.tap("Push below")
        #expect(log.take() == ["+1", "-root"])
        try test.tap("Close")
        #expect(log.take() == ["-sheet", "dismissed"])
        #expect(test.has("Page 1"))
    }
}
