import Foundation
import SwiftUITestHost
import Testing

/// Search fields in navigation bars.
///
/// Numbers: below a status bar of 47 and a bar of 96 points, a field of 36 (Docs/Facts/IOSMetrics.md), one point
/// down; suggestions are rows of 44. The width of the menu, 320, is by eye from iPadOS; not compared with a device.
@MainActor
@Suite("Search")
struct SearchTests {
    private let phone = DisplayConfiguration(
        width: 390, height: 844, safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))

    private final class Log { var lines: [String] = [] }

    private struct Results: View {
        let query: String
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            VStack {
                Text("Query [\(query)] \(isSearching ? "searching" : "idle")")
                Button("Leave") { dismissSearch() }
            }
        }
    }

    private struct Page: View {
        var log = Log()
        var isOutside = false
        @State private var query = ""

        var body: some View {
            if isOutside {
                NavigationStack { Results(query: query).navigationTitle("Fruit") }
                    .searchable(text: $query, prompt: "Fruit by name")
            } else {
                NavigationStack {
                    Results(query: query)
                        .navigationTitle("Fruit")
                        .searchable(text: $query, prompt: "Fruit by name")
                        .searchSuggestions {
                            if !query.isEmpty { Text("Apple tree").searchCompletion("apple") }
                        }
                        .onSubmit(of: .search) { log.lines.append("search \(query)") }
                        .onSubmit { log.lines.append("text \(query)") }
                }
            }
        }
    }

    @Test func `the field stands below the large title, 36 high`() throws {
        let test = ViewTest(Page(), phone)
        let field = try test.element("Fruit by name")
        #expect(field.role == "searchField")
        let title = try test.frame(of: "Fruit")
        #expect(title.maxY <= 47 + 96)
        let frame = try test.frame(of: "Fruit by name")
        #expect(frame.midY == CGFloat(47 + 96 + 1 + 18))
        #expect(!test.has("Cancel") && test.has("Query [] idle"))
    }

    @Test(arguments: [false, true])
    func `typing searches, cancel leaves and clears`(isOutside: Bool) throws {
        let test = ViewTest(Page(isOutside: isOutside), phone)
        try test.tap("Fruit by name")
        #expect(test.has("Query [] searching") && test.has("Cancel"))
        try test.type("pe")
        #expect(try test.element("Fruit by name").value == "pe")
        try test.tap("Clear text")
        #expect(try test.element("Fruit by name").value != "pe")
        try test.type("fig")
        try test.tap("Cancel")
        #expect(test.has("Query [] idle") && !test.has("Cancel") && test.focusedElement == nil)
    }

    @Test func `return hands the search in and nothing else`() throws {
        let log = Log()
        let test = ViewTest(Page(log: log), phone)
        try test.tap("Fruit by name")
        try test.type("fig\n")
        #expect(log.lines == ["search fig"])
        #expect(test.has("Query [fig] searching") && test.focusedElement == nil)
        try test.tap("Leave")
        #expect(test.has("Query [] idle"))
    }

    @Test func `escape leaves the search as cancel does`() throws {
        let test = ViewTest(Page(), phone)
        try test.tap("Fruit by name")
        try test.type("fig")
        #expect(test.press(.escape))
        #expect(test.has("Query [] idle") && test.focusedElement == nil)
    }

    @Test func `suggestions cover the page and fill the field`() throws {
        let log = Log()
        let test = ViewTest(Page(log: log), phone)
        try test.tap("Fruit by name")
        #expect(test.has("Leave") && !test.has("Apple tree"))
        try test.type("a")
        #expect(!test.elements.contains { $0.label == "Leave" })
        #expect(try test.frame(of: "Apple tree").minX == 20)
        #expect(try test.frame(of: "Apple tree").height == 44)
        try test.tap("Apple tree")
        #expect(log.lines == ["search apple"])
        #expect(test.has("Query [apple] searching") && !test.has("Apple tree"))
    }

    @Test func `a search that is presented has the focus, without a container there is no field`() throws {
        struct Presented: View {
            @State private var query = ""
            @State private var isPresented = true
            var body: some View {
                NavigationStack {
                    Text("Page \(isPresented ? "up" : "down")").searchable(text: $query, isPresented: $isPresented)
                }
            }
        }
        let test = ViewTest(Presented(), phone)
        #expect(test.focusedElement?.label == "Search")
        try test.tap("Cancel")
        #expect(test.has("Page down") && test.focusedElement == nil)
        #expect(
            !ViewTest(Text("Alone").searchable(text: .constant("")), phone).elements.contains { $0.label == "Search" })
    }

    @Test func `scopes are shown from when something is typed until the search is left, or from its beginning`() throws
    {
        struct Scoped: View {
            var activation = SearchScopeActivation.automatic
            @State private var query = ""
            @State private var scope = 0
            var body: some View {
                NavigationStack {
                    Text("Scope \(scope)")
                        .searchable(text: $query)
                        .searchScopes($scope, activation: activation) {
                            Text("All").tag(0)
                            Text("Mine").tag(1)
                        }
                }
            }
        }
        let test = ViewTest(Scoped(), phone)
        #expect(!test.has("Mine"))
        try test.tap("Search")
        #expect(!test.has("Mine"))
        try test.type("a")
        try test.tap("Mine")
        #expect(test.has("Scope 1"))
        try test.tap("Clear text")
        #expect(test.has("Mine"))
        try test.tap("Cancel")
        #expect(!test.has("Mine"))
        try test.tap("Search")
        #expect(!test.has("Mine"))
        let early = ViewTest(Scoped(activation: .onSearchPresentation), phone)
        try early.tap("Search")
        #expect(early.has("Mine"))
    }

    private struct Tag: Identifiable, Hashable { let id: String }

    @Test func `tokens are added by suggestions and removed by the delete key`() throws {
        struct Tagged: View {
            @State private var query = ""
            @State private var tags: [Tag] = []
            @State private var suggested = [Tag(id: "Red"), Tag(id: "Green")]
            var body: some View {
                NavigationStack {
                    Text("Tags \(tags.map(\.id).joined(separator: "+"))")
                        .searchable(text: $query, tokens: $tags, suggestedTokens: $suggested) { Text($0.id) }
                }
            }
        }
        let test = ViewTest(Tagged(), phone)
        try test.tap("Search")
        try test.tap("Green")
        #expect(test.has("Tags Green"))
        try test.tap("Search")
        test.press(.delete)
        try test.tap("Cancel")
        #expect(test.has("Tags "))
    }

    private struct Placed: View {
        var hides: SearchSuggestionsPlacement.Set = []
        var keepsBar = false
        @State private var query = "a"
        @State private var isPresented = true

        private struct Place: View {
            @Environment(\.searchSuggestionsPlacement) private var placement
            var body: some View {
                Text(placement == .content ? "content" : placement == .menu ? "menu" : "automatic")
            }
        }

        var body: some View {
            NavigationStack {
                Place()
                    .navigationTitle("Fruit")
                    .searchable(text: $query, isPresented: $isPresented)
                    .searchSuggestions { Text("Apple").searchCompletion("apple") }
                    .searchSuggestions(.hidden, for: hides)
                    .searchPresentationToolbarBehavior(keepsBar ? .avoidHidingContent : .automatic)
            }
        }
    }

    @Test func `suggestions are in place of the content where it is narrow, in a menu where it is wide, or nowhere`() {
        #expect(ViewTest(Placed(), phone).has("Apple"))
        let hidden = ViewTest(Placed(hides: .content), phone)
        #expect(!hidden.has("Apple") && hidden.has("content"))
        #expect(ViewTest(Placed(hides: .menu), phone).has("Apple"))
        var pad = phone
        pad.width = 1024
        pad.horizontalSizeClass = .regular
        #expect(!ViewTest(Placed(hides: .menu), pad).has("Apple"))
        #expect(ViewTest(Placed(hides: .menu), pad).has("menu"))
    }

    @Test func `where it is wide suggestions stand in a menu below the field, over the page`() throws {
        var pad = phone
        (pad.width, pad.height) = (1024, 768)
        pad.horizontalSizeClass = .regular
        let test = ViewTest(Page(), pad)
        try test.tap("Fruit by name")
        #expect(!test.elements.contains { $0.role == "menu" })
        try test.type("a")
        let field = try #require(test.elements.first { $0.value == "a" }).frame
        let menu = try #require(test.elements.first { $0.role == "menu" }).frame
        #expect(menu.width == 320 && menu.height == 44)
        #expect(menu.minY > field.maxY && menu.minY < field.maxY + 24)
        // The views beside the menu are still there.
        #expect(test.has("Query [a] searching"))
        try test.tap("Leave")
        #expect(test.has("Query [] idle") && !test.has("Apple tree"))
        try test.tap("Fruit by name")
        try test.type("a")
        try test.tap("Apple tree")
        #expect(test.has("Query [apple] searching") && !test.has("Apple tree"))
    }

    @Test func `a bar that is to keep its title keeps it while people search`() {
        #expect(!ViewTest(Placed(hides: .content), phone).has("Fruit"))
        #expect(ViewTest(Placed(hides: .content, keepsBar: true), phone).has("Fruit"))
    }
}
