import FioriSwiftUICore
import SwiftUI
import SwiftUITestHost
import Testing

/// Items to choose and side bars as existing apps call them.
///
/// Numbers: sizes that the tests give lists and tables, large enough for all rows; none is expected.
@MainActor
struct ChoosingTableTests {
    nonisolated private struct Full: ListPickerItemModel, SideBarModel, SideBarListItemModel {
        var key: String { "Key" }
        var value: String? { "Value" }
        var icon: Image? { Image(systemName: "star") }
        var title: String { "Title" }
        var subtitle: String? { "Subtitle" }
        var accessoryIcon: Image? { nil }
    }

    nonisolated private struct Empty: ListPickerItemModel, SideBarModel, SideBarListItemModel {
        var key: String { "Key" }
        var title: String { "Title" }
    }

    @Test func `list picker item`() {
        let texts = ["Key", "Value"]
        let views = ListPickerItem {
            Text("Key")
        } value: {
            Text("Value")
        }
        #expect(shownTexts(views) == texts)
        #expect(shownTexts(ListPickerItem(key: "Key", value: "Value")) == texts)
        #expect(shownTexts(ListPickerItem(model: Full())) == texts)
        #expect(shownTexts(ListPickerItem(model: Empty())) == ["Key"])
    }

    @Test func `side bar`() {
        let texts: Set = ["Subtitle", "Detail", "Footer"]
        let views = SideBar {
            Text("Subtitle")
        } detail: {
            Text("Detail")
        } footer: {
            Text("Footer")
        }
        #expect(Set(shownTexts(views)) == texts)
        let data = SideBar(subtitle: "Subtitle") {
            Text("Detail")
        } footer: {
            Text("Footer")
        }
        #expect(Set(shownTexts(data)) == texts)
        let model = SideBar(model: Full()) {
            Text("Detail")
        } footer: {
            Text("Footer")
        }
        #expect(Set(shownTexts(model)) == texts)
        let bare = SideBar(model: Empty()) {
            Text("Detail")
        } footer: {
            EmptyView()
        }
        #expect(shownTexts(bare) == ["Detail"])
    }

    @Test func `side bar list item`() {
        let texts: Set = ["Title", "Subtitle"]
        let views = SideBarListItem {
            Image(systemName: "star")
        } title: {
            Text("Title")
        } subtitle: {
            Text("Subtitle")
        }
        #expect(Set(shownTexts(views)) == texts)
        let data = SideBarListItem(icon: Image(systemName: "star"), title: "Title", subtitle: "Subtitle")
        #expect(Set(shownTexts(data)) == texts)
        #expect(Set(shownTexts(SideBarListItem(model: Full()))) == texts)
        #expect(shownTexts(SideBarListItem(model: Empty())) == ["Title"])
    }

    @Test func `expandable list`() {
        let folders = LibraryPreviewData.Folder.all
        let list = ExpandableList(data: folders, children: \.folders) { folder in
            SideBarListItem(title: folder.name)
        } destination: { folder in
            Text(folder.name)
        }
        #expect(shownTexts(list.frame(height: 300)) == ["Devices", "Orders", "People"])
        let chosen = ExpandableList(data: folders, children: \.folders, selection: .constant(folders[0])) {
            Text($0.name)
        } destination: { _ in
            EmptyView()
        }
        #expect(shownTexts(chosen.frame(height: 300)) == ["Devices", "Orders", "People"])
    }

    @Test func `table button and selector`() {
        let cells: [DataItem] = [DataTextItem("Cell"), DataImageItem(Image(systemName: "star"))]
        let model = TableModel(headerData: nil, rowData: [TableRowItem(data: cells)], showListView: false)
        #expect(shownTexts(DataTable(model: model).frame(width: 300, height: 200)) == ["Cell"])
        #expect(shownTexts(FioriButton { _ in Text("Label") }) == ["Label"])
        #expect(shownTexts(FioriButton(title: "Label")) == ["Label"])
        #expect(shownTexts(SegmentedControl(segmentTitles: ["1D"])) == ["1D"])
        #expect(shownTexts(DimensionSelector(segmentTitles: ["1D"], selectedIndex: 0)) == ["1D"])
    }
}
