import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@Suite("Containers that go are released")
@MainActor
struct ContainerReleaseTests {
    private let pad = DisplayConfiguration(width: 1024, height: 768, horizontalSizeClass: .regular)

    @Test func `a list whose rows are swiped, chosen, moved and deleted`() throws {
        try expectReleased { belongings, bound in
            List(selection: bound.selection) {
                ForEach(belongings.items, id: \.self) { item in
                    Text("Row \(item)").swipeActions { Button("Act") { belongings.act() } }
                        .contextMenu { Button("Choose") { belongings.act() } }
                }
                .onDelete { belongings.items.remove(atOffsets: $0) }
                .onMove { belongings.items.move(fromOffsets: $0, toOffset: $1) }
            }
            .refreshable { await MainActor.run { belongings.act() } }
            .environment(\.editMode, .constant(belongings.isOn ? .active : .inactive))
        } use: { test in
            try test.drag("Row 1", by: CGSize(width: -120, height: 0))
            try #require(test.has("Act"))
            try test.tap("Act")
            test.scroll(at: CGPoint(x: 195, y: 350), y: 40)
        }
    }

    @Test func `a long list that was scrolled`() throws {
        try expectReleased { belongings, _ in
            ScrollViewReader { proxy in
                List(0..<500) { index in Button("Row \(index)") { belongings.act() } }
                    .onAppear { proxy.scrollTo(300) }
            }
        } use: { test in
            test.scroll(at: CGPoint(x: 195, y: 350), y: 2000)
        }
    }

    @Test func `lazy stacks and grids`() throws {
        try expectReleased { belongings, _ in
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], pinnedViews: .sectionHeaders) {
                    Section("Head") { ForEach(0..<400) { index in Button("\(index)") { belongings.act() } } }
                }
                LazyVStack { ForEach(0..<400) { index in Text("\(index)").onTapGesture { belongings.act() } } }
            }
            .onScrollGeometry(belongings)
        } use: { test in
            test.scroll(at: CGPoint(x: 195, y: 350), y: 3000)
        }
    }

    @Test func `a table`() throws {
        struct Item: Identifiable {
            let id: Int
            var name: String { "Item \(id)" }
        }
        try expectReleased(pad) { belongings, bound in
            Table(belongings.items.map(Item.init), selection: bound.selection) {
                TableColumn("Name") { item in Button(item.name) { belongings.act() } }
                TableColumn("Number") { item in Text("\(item.id)") }
            }
        } use: { test in
            try test.tap("Item 2")
        }
    }

    @Test func `a stack of pages with a path`() throws {
        try expectReleased { belongings, bound in
            NavigationStack(path: bound.path) {
                List(belongings.items, id: \.self) { NavigationLink("Go \($0)", value: $0) }
                    .navigationTitle("Start")
                    .navigationDestination(for: Int.self) { value in
                        Button("Page \(value)") { belongings.act() }.navigationTitle("Page")
                            .toolbar { Button("Bar") { belongings.act() } }
                    }
                    .searchable(text: bound.text)
            }
        } use: { test in
            try test.tap("Go 2")
            try test.tap("Bar")
            try test.tap("Page 2")
        }
    }

    @Test func `pages that have gone back`() throws {
        try expectReleased(DisplayConfiguration(width: 390, height: 700, animates: true)) { belongings, _ in
            NavigationStack {
                NavigationLink("Go") { Button("Page") { belongings.act() } }.navigationTitle("Start")
            }
        } use: { test in
            try test.tap("Go")
            test.advance(by: 1)
            try test.tap("Start")
            test.advance(by: 0.1)
        }
    }

    @Test(arguments: [false, true]) func `split views`(isWide: Bool) throws {
        try expectReleased(isWide ? pad : DisplayConfiguration(width: 390, height: 700)) { belongings, bound in
            NavigationSplitView {
                List {
                    NavigationLink("Go") { Button("Page") { belongings.act() } }
                    NavigationLink("Value", value: 4)
                }
                .toolbar { Button("Bar") { belongings.act() } }
            } content: {
                List(belongings.items, id: \.self, selection: bound.selection) { Text("Row \($0)") }
            } detail: {
                NavigationStack {
                    Text("Detail \(belongings.choice)").navigationDestination(for: Int.self) { Text("Number \($0)") }
                }
            }
        } use: { test in
            if test.has("Go") { try test.tap("Go") }
            if test.has("Page") { try test.tap("Page") }
        }
    }

    @Test func `tabs`() throws {
        try expectReleased { belongings, bound in
            TabView(selection: bound.choice) {
                ForEach(0..<7) { index in
                    NavigationStack { Button("Page \(index)") { belongings.act() } }
                        .tabItem { Label("Tab \(index)", systemImage: "star") }.tag(index)
                }
            }
        } use: { test in
            try test.tap("Tab 2")
            try test.tap("Page 2")
            try test.tap("More")
            try test.tap("Tab 6")
        }
    }

    @Test func `pages that are swiped`() throws {
        try expectReleased(DisplayConfiguration(width: 390, height: 700, animates: true)) { belongings, _ in
            TabView {
                ForEach(0..<3) { index in Button("Page \(index)") { belongings.act() } }
            }
            .tabViewStyle(.page)
        } use: { test in
            test.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 60, y: 200))
            test.advance(by: 0.1)
        }
    }

    @Test func `a search that is under way`() throws {
        try expectReleased { belongings, bound in
            NavigationStack {
                List(belongings.items, id: \.self) { Text("Row \($0)") }
                    .searchable(text: bound.text, isPresented: bound.isShown, prompt: "Find")
                    .searchSuggestions { Button("Suggestion") { belongings.act() } }
                    .searchScopes(bound.choice) {
                        Text("One").tag(1); Text("Two").tag(2)
                    }
                    .onSubmit(of: .search) { belongings.act() }
            }
        } use: { test in
            try test.type("a", into: "Find")
            try #require(test.has("Suggestion"))
        }
    }
}

extension View {
    fileprivate func onScrollGeometry(_ belongings: Belongings) -> some View {
        background(
            GeometryReader { proxy in
                Color.clear.preference(key: Reach.self, value: proxy.size.height)
            }
        )
        .onPreferenceChange(Reach.self) { _ in belongings.act() }
    }
}

private struct Reach: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}
