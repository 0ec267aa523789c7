import SwiftUITestHost
import Testing

/// Search fields where bars are wide.
///
/// Numbers: a bar of 44 points below insets of 24, so the middle is 46 and content begins at 68; a field is 36 high
/// (Docs/Facts/IOSMetrics.md) with icons inset by 8, margins are 20. Widths of 320 down to 240 and menus with rows of
/// 44 are by eye from iPadOS; not compared with a device.
@MainActor
@Suite("Search in the row of a bar")
struct SearchInRowTests {
    private let pad = DisplayConfiguration(
        width: 1024, height: 768, horizontalSizeClass: .regular,
        safeAreaInsets: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))

    private struct Page: View {
        var title = "Fruit"
        var placement = SearchFieldPlacement.automatic
        var hasItems = false
        @State private var query = ""
        @State private var scope = 0

        private var fruit: [String] {
            ["Apple", "Pear", "Plum"].filter { query.isEmpty || $0.lowercased().contains(query) }
        }

        var body: some View {
            NavigationStack {
                Text("Query [\(query)]")
                    .navigationTitle(title)
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        if hasItems {
                            ToolbarItem(placement: .topBarLeading) { Button("Edit fruit") {} }
                            ToolbarItem(placement: .primaryAction) { Button("Add") {} }
                        }
                    }
                    .searchable(text: $query, placement: placement)
                    .searchScopes($scope) {
                        Text("All").tag(0)
                        Text("Mine").tag(1)
                    }
                    .searchSuggestions {
                        ForEach(fruit, id: \.self) { Text($0).searchCompletion($0) }
                    }
            }
        }
    }

    /// The frame of the field with its icon.
    private func plate(_ test: ViewTest<some View>) throws -> CGRect {
        let magnifier = try #require(test.images.first { $0.name == "magnifyingglass" }).frame
        let field = try #require(test.elements.first { $0.role == "searchField" }).frame
        return magnifier.union(field)
    }

    @Test func `the field stands at the end of the row, the title in the middle`() throws {
        let test = ViewTest(Page(), pad)
        let plate = try plate(test)
        #expect(plate.minX == 1024 - 20 - 320 + 8 && plate.maxX == 1024 - 20 - 8)
        #expect(abs(plate.midY - 46) <= 1)
        let title = try test.frame(of: "Fruit")
        #expect(abs(title.midX - 512) <= 1 && abs(title.midY - 46) <= 1)
        // The content begins directly below the row.
        #expect(abs(try test.frame(of: "Query []").midY - (68 + 748) / 2) <= 1)
    }

    @Test func `a long title gives way, and so does the field down to 240`() throws {
        let title = String(repeating: "A long story about fruit ", count: 6)
        let test = ViewTest(Page(title: title, hasItems: true), pad)
        let plate = try plate(test)
        #expect(plate.minX == 1024 - 20 - 240 + 8 && plate.maxX == 1024 - 20 - 8)
        let add = try test.frame(of: "Add")
        #expect(add.maxX == CGFloat(1024 - 20 - 240 - 16))
        #expect(try test.frame(of: title).maxX <= add.minX - 8)
        #expect(try test.frame(of: title).minX >= test.frame(of: "Edit fruit").maxX + 8)
    }

    @Test func `right to left the field stands at the left`() throws {
        var pad = pad
        pad.layoutDirection = .rightToLeft
        let test = ViewTest(Page(), pad)
        let plate = try plate(test)
        #expect(plate.minX == 28 && plate.maxX == 20 + 320 - 8)
        try test.tap("Search")
        let menu = try #require(test.elements.first { $0.role == "menu" }).frame
        let searching = try self.plate(test)
        #expect(menu.width == 320 && menu.maxX == searching.maxX + 8)
    }

    @Test func `people search with a way out, scopes below the row and suggestions below the field`() throws {
        let test = ViewTest(Page(), pad)
        try test.tap("Search")
        let plate = try plate(test)
        let cancel = try test.frame(of: "Cancel")
        #expect(cancel.maxX == 1024 - 20 && plate.maxX == cancel.minX - 12 - 8)
        #expect(test.has("Fruit") && !test.has("Mine"))
        let menu = try #require(test.elements.first { $0.role == "menu" }).frame
        #expect(menu.minX == plate.minX - 8 && menu.width == 320 && menu.height == 3 * 44)
        #expect(menu.minY == CGFloat(46 + 18 + 8))
        #expect(try test.frame(of: "Pear").minX == menu.minX + 16)
        try test.type("pl")
        #expect(!test.has("Pear"))
        #expect(try test.frame(of: "Mine").minY >= 68)
        try test.tap("Plum")
        #expect(test.has("Query [Plum]") && test.focusedElement == nil && test.has("Cancel"))
        try test.tap("Cancel")
        #expect(test.has("Query []") && !test.has("Cancel") && !test.has("Mine"))
        #expect(try self.plate(test).maxX == 1024 - 20 - 8)
    }

    @Test func `a drawer stays below the row`() throws {
        let test = ViewTest(Page(placement: .navigationBarDrawer(displayMode: .always)), pad)
        let plate = try plate(test)
        #expect(plate.minX == 28 && abs(plate.midY - (68 + 1 + 18)) <= 1)
    }

    @Test func `in a side bar the field stands below the title, in the detail in the row`() throws {
        struct Split: View {
            let isInDetail: Bool
            @State private var query = ""

            var body: some View {
                NavigationSplitView {
                    if isInDetail { Text("List") } else { Text("List").searchable(text: $query, placement: .sidebar) }
                } detail: {
                    if isInDetail { Text("Detail").searchable(text: $query) } else { Text("Detail") }
                }
            }
        }
        let side = try plate(ViewTest(Split(isInDetail: false), pad))
        #expect(side.minX == 28 && side.maxX < 320 && side.midY > 68)
        let detail = try plate(ViewTest(Split(isInDetail: true), pad))
        #expect(detail.maxX == 1024 - 28 && abs(detail.midY - 46) <= 1)
    }

    @Test func `a search around a split view has one field, in the side bar`() throws {
        struct Split: View {
            @State private var query = ""
            var body: some View {
                NavigationSplitView {
                    Text("List")
                } detail: {
                    Text("Detail")
                }
                .searchable(text: $query)
            }
        }
        let fields = ViewTest(Split(), pad).elements.filter { $0.role == "searchField" }
        #expect(fields.count == 1 && (fields.first?.frame.maxX ?? 0) < 320)
    }

    @Test func `a search goes on when the place becomes narrow`() throws {
        struct Resized: View {
            @State private var isNarrow = false
            var body: some View {
                Page().environment(\.horizontalSizeClass, isNarrow ? .compact : .regular)
                Button("Resize") { isNarrow.toggle() }
            }
        }
        let test = ViewTest(Resized(), pad)
        try test.tap("Search")
        try test.type("p")
        try test.tap("Resize")
        #expect(test.focusedElement?.value == "p")
        try test.tap("Resize")
        #expect(test.focusedElement?.value == "p")
    }
}
