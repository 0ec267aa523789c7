import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUINavigation

private struct Seven: View {
    @State var selection = 0
    let journal: Journal

    var body: some View {
        TabView(selection: $selection) {
            ForEach(0..<7, id: \.self) { index in
                VStack {
                    Text("Page \(index)").onAppear { journal("\(index) in") }.onDisappear { journal("\(index) out") }
                    Counter()
                    Button("Go to 5") { selection = 5 }
                    Button("Go to 0") { selection = 0 }
                }
                .navigationTitle("Title \(index)")
                .badge(index == 6 ? 3 : 0)
                .tabItem { Label("Tab \(index)", systemImage: "star") }
                .tag(index)
            }
        }
    }
}

private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("Count \(count)") { count += 1 } }
}

/// Narrow tab bars have a button for the tabs that they have no room for.
///
/// Numbers: five buttons at most in a narrow bar (Human Interface Guidelines), so four of seven tabs and one for the
/// others.
@MainActor
@Suite("Tabs that the bar has no room for")
struct MoreTabsTests {
    private let phone = DisplayConfiguration(width: 390, height: 600)
    private let journal = Journal()

    private func bar<V: View>(_ test: ViewTest<V>) -> [String] {
        test.elements.filter { $0.frame.minY > 540 }.compactMap(\.label).filter { !$0.isEmpty }
    }

    @Test func `a narrow bar has five buttons at most, a wide one all`() throws {
        let test = ViewTest(Seven(journal: journal), phone)
        #expect(bar(test) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
        let wide = ViewTest(
            Seven(journal: journal), DisplayConfiguration(width: 1024, height: 600, horizontalSizeClass: .regular))
        #expect(bar(wide) == (0..<7).map { "Tab \($0)" })
    }

    @Test func `the list of the other tabs settles`() throws {
        let lines = LogLines()
        let test = ViewTest(Seven(journal: journal), phone)
        try test.tap("More")
        try test.tap("Tab 6")
        try test.tap("Count 0")
        #expect(test.has("Count 1"))
        try test.tap("Tab 0")
        try test.tap("More")
        #expect(test.has("Tab 6"))
        #expect(lines.stop().filter { $0.contains("did not settle") } == [])
    }

    @Test func `the last button leads to a list, that to the other tabs and back`() throws {
        let test = ViewTest(Seven(journal: journal), phone)
        try test.tap("More")
        #expect(!test.has("Page 0") && test.has("Tab 4") && test.has("Tab 6"))
        #expect(test.elements.last { $0.label == "More" }?.isSelected == true)
        #expect(journal.lines == ["0 in", "0 out"])
        try test.tap("Tab 5")
        #expect(test.has("Page 5") && !test.has("Tab 4") && test.has("Title 5"))
        #expect(journal.lines == ["0 in", "0 out", "5 in"])
        try test.tap("Count 0")
        test.tap(at: CGPoint(x: 30, y: 22))
        #expect(test.has("Tab 4") && !test.has("Page 5"))
        #expect(journal.lines == ["0 in", "0 out", "5 in", "5 out"])
        try test.tap("Tab 5")
        #expect(test.has("Count 1"))
        try test.tap("Tab 1")
        #expect(test.has("Page 1") && !test.has("Page 5"))
    }

    @Test func `a selection by code leads there as well, and away`() throws {
        let test = ViewTest(Seven(journal: journal), phone)
        try test.tap("Go to 5")
        #expect(test.has("Page 5") && test.elements.last { $0.label == "More" }?.isSelected == true)
        try test.tap("Go to 0")
        #expect(test.has("Page 0") && !test.has("Page 5"))
        #expect(ViewTest(Seven(selection: 6, journal: journal), phone).has("Page 6"))
    }

    @Test func `a tab stays live where the bar gets room for it and loses it again`() throws {
        struct Window: View {
            let journal: Journal
            @State private var isWide = false

            var body: some View {
                VStack {
                    Button("Turn") { isWide.toggle() }
                    Seven(selection: 5, journal: journal).environment(
                        \.horizontalSizeClass, isWide ? .regular : .compact)
                }
            }
        }
        let test = ViewTest(Window(journal: journal), phone)
        for count in 0..<6 {
            try test.tap("Count \(count)")
            #expect(test.has("Count \(count + 1)"))
            try test.tap("Turn")
        }
    }
}
