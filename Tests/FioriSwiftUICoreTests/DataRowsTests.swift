import FioriSwiftUICore
import SwiftUITestHost
import Testing

/// Lists whose rows are made from data or models alone.
///
/// Numbers: 44 is the least size of a touch target (Docs/Facts/IOSMetrics.md).
@MainActor
struct DataRowsTests {
    private let compact = DisplayConfiguration(width: 358, height: 600)
    private static let countries = ["France", "Germany", "Spain"]

    private struct OneCountry: View {
        @State var chosen: String? = "Spain"

        var body: some View {
            NavigationStack {
                ListPickerItem(
                    key: "Country", value: chosen,
                    configuration: ListPickerItemConfiguration(
                        countries, selection: $chosen, searchFilter: { $0.contains($1) }))
            }
        }
    }

    private struct ManyNumbers: View {
        @State var chosen: Set<Int> = [2]

        var body: some View {
            NavigationStack {
                ListPickerItem(
                    key: "Floors", value: chosen.sorted().map(String.init).joined(separator: " "),
                    configuration: ListPickerItemConfiguration(1...3, id: \.self, selection: $chosen))
            }
        }
    }

    private struct Names: View {
        var body: some View {
            NavigationStack {
                ListPickerItem(key: "Countries", configuration: ListPickerItemConfiguration(countries))
            }
        }
    }

    @Test func `one of the texts is chosen`() throws {
        let test = ViewTest(OneCountry(), compact)
        try test.tap("Country, Spain")
        test.advance(by: 1)
        for country in Self.countries { #expect(try test.frame(of: country).height >= 44) }
        #expect(try test.element("Spain").isSelected)
        try test.tap("Germany")
        test.advance(by: 1)
        #expect(test.has("Country, Germany"))
    }

    @Test func `some of the texts are chosen`() throws {
        let test = ViewTest(ManyNumbers(), compact)
        try test.tap("Floors, 2")
        test.advance(by: 1)
        try test.tap("3")
        #expect(try test.element("3").isSelected && test.element("2").isSelected && !test.element("1").isSelected)
    }

    @Test func `nothing of a list to look at is chosen`() throws {
        let test = ViewTest(Names(), compact)
        try test.tap("Countries")
        test.advance(by: 1)
        #expect(try !test.element("France").traits.contains(.isButton))
    }

    // MARK: Rows from models

    private struct Folder: Identifiable, Hashable {
        let id: String
        var folders: [Folder]?
    }

    nonisolated private struct Row: SideBarListItemModel {
        let title: String
        let subtitle: String? = "12"
        let icon: Image? = Image(systemName: "folder")
    }

    private struct SideList: View {
        let folders = [Folder(id: "Orders", folders: [Folder(id: "Open")]), Folder(id: "Devices")]
        @State var selection: Folder?

        var body: some View {
            NavigationStack {
                ExpandableList(data: folders, children: \.folders, selection: $selection) { folder in
                    Row(title: folder.id)
                } destination: { folder in
                    Text(verbatim: "Page of \(folder.id)")
                }
            }
        }
    }

    @Test func `rows of an expandable list are made from models`() throws {
        let test = ViewTest(SideList(), compact)
        #expect(test.has("Orders, 12") && test.has("Devices, 12"))
        try test.tap("Orders, 12")
        test.advance(by: 1)
        #expect(test.has("Open, 12"))
        try test.tap("Devices, 12")
        test.advance(by: 1)
        #expect(test.has("Page of Devices"))
    }

    @Test func `row models may be named`() {
        let list = ExpandableList(
            data: [Folder(id: "Orders")], children: \.folders, rowModel: { Row(title: $0.id) },
            destination: { _ in EmptyView() })
        #expect(ViewTest(list, compact).elements.map(\.label) == ["Orders, 12"])
    }
}
