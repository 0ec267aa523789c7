import SwiftUITestHost
import Testing

/// The calls of `onAppear` and `onDisappear` in each kind of container.
@MainActor
@Suite("Coming and going")
struct AppearanceReachTests {
    private let journal = Journal()

    private struct Told: View {
        let name: String
        let journal: Journal
        var body: some View {
            Text(name).onAppear { journal("+\(name)") }.onDisappear { journal("-\(name)") }
        }
    }

    private struct Cases: View {
        let journal: Journal
        @State private var number = 0
        var body: some View {
            VStack {
                switch number {
                case 0: Told(name: "zero", journal: journal)
                case 1: Told(name: "one", journal: journal)
                default: EmptyView()
                }
                ForEach(0..<number, id: \.self) { Told(name: "row \($0)", journal: journal) }
                Button("More") { number += 1 }
                Button("None") { number = 0 }
            }
        }
    }

    @Test func `branches and rows of stacks come and go one by one`() throws {
        let test = ViewTest(Cases(journal: journal))
        #expect(journal.take() == ["+zero"])
        try test.tap("More")
        #expect(Set(journal.take()) == ["-zero", "+one", "+row 0"])
        try test.tap("More")
        #expect(Set(journal.take()) == ["-one", "+row 1"])
        try test.tap("None")
        #expect(Set(journal.take()) == ["+zero", "-row 0", "-row 1"])
    }

    private struct Covered: View {
        let journal: Journal
        let kind: String
        @State private var isShown = false
        var body: some View {
            let page = VStack {
                Told(name: "page", journal: journal)
                Button("Show") { isShown = true }
            }
            switch kind {
            case "sheet": page.sheet(isPresented: $isShown) { layer }
            case "popover": page.popover(isPresented: $isShown) { layer }
            default: NavigationStack { page.navigationDestination(isPresented: $isShown) { layer } }
            }
        }

        private var layer: some View {
            VStack {
                Told(name: "layer", journal: journal)
                Button("Hide") { isShown = false }
            }
        }
    }

    @Test(arguments: ["sheet", "popover", "push"])
    func `a layer over a page leaves that on screen, a page after it does not`(kind: String) throws {
        let test = ViewTest(Covered(journal: journal, kind: kind), DisplayConfiguration(width: 390, height: 800))
        #expect(journal.take() == ["+page"])
        try test.tap("Show")
        test.advance(by: 1)
        #expect(test.has("layer"))
        let shown = journal.take()
        #expect(shown.contains("+layer"))
        #expect(shown.contains("-page") == (kind == "push"), "\(shown)")
        try test.tap("Hide")
        test.advance(by: 1)
        #expect(!test.has("layer"))
        let hidden = journal.take()
        #expect(hidden.contains("-layer"))
        #expect(hidden.contains("+page") == (kind == "push"), "\(hidden)")
    }

    private struct Tabs: View {
        let journal: Journal
        @State private var tab = 0
        var body: some View {
            VStack {
                TabView(selection: $tab) {
                    Told(name: "a", journal: journal).tabItem { Text("A") }.tag(0)
                    Told(name: "b", journal: journal).tabItem { Text("B") }.tag(1)
                }
                Button("Next") { tab = 1 - tab }
            }
        }
    }

    @Test func `a tab comes when it is chosen and goes when another one is`() throws {
        let test = ViewTest(Tabs(journal: journal), DisplayConfiguration(width: 390, height: 800))
        #expect(journal.take() == ["+a"])
        try test.tap("Next")
        test.advance(by: 1)
        #expect(Set(journal.take()) == ["-a", "+b"])
        try test.tap("Next")
        test.advance(by: 1)
        #expect(Set(journal.take()) == ["-b", "+a"])
    }

    @Test func `an opacity of nothing, hiding and disabling leave a view where it is`() {
        _ = ViewTest(
            VStack {
                Told(name: "clear", journal: journal).opacity(0)
                Told(name: "hidden", journal: journal).hidden()
                Told(name: "disabled", journal: journal).disabled(true)
                Told(name: "tiny", journal: journal).frame(width: 0, height: 0)
            })
        #expect(Set(journal.lines) == ["+clear", "+hidden", "+disabled", "+tiny"])
    }
}
