import FioriSwiftUICore
import SwiftUI

extension ComponentEntry {
    static let listPickerItem = ComponentEntry(
        "ListPickerItem", "A name, and a value that is chosen from a list.",
        properties: [
            ComponentProperty("key", .text, "Country"), ComponentProperty("value", .text, "Germany"),
            ComponentProperty("configuration", .data),
        ],
        make: { values in ListPickerItem(key: values.required("key"), value: values.text("value")) },
        examples: [
            GalleryExample("plain types") {
                ListPickerItem(key: "Country", value: "Germany")
            },
            GalleryExample("view builders") {
                ListPickerItem {
                    Text("Priority")
                } value: {
                    Text("High").foregroundStyle(.preferredColor(.negativeLabel))
                }
            },
            GalleryExample("long texts") {
                ListPickerItem(
                    key: "Responsible plant and storage location", value: "1000-Hamburg, Main Street 1, Third Floor")
            },
            GalleryExample("key alone") {
                ListPickerItem(key: "Country")
            },
            GalleryExample("in a form, leading to its list", height: 160) {
                NavigationStack {
                    Form {
                        ListPickerItem(
                            key: "Country", value: "Germany",
                            configuration: ListPickerItemConfiguration(
                                ["France", "Germany", "Spain"], selection: .constant("Germany")))
                    }
                }
            },
        ])

    static let sideBar = ComponentEntry(
        "SideBar", "What an app is made of, beside its pages.", isEdgeToEdge: true,
        properties: [
            ComponentProperty("subtitle", .text, "Laurel Osborn"), ComponentProperty("detail", .view),
            ComponentProperty("footer", .view),
        ],
        make: { values in
            SideBar(subtitle: values.text("subtitle")) {
                folders
            } footer: {
                Text("Version 1.0")
            }
        },
        examples: [
            GalleryExample("with an expandable list", height: 360, width: 320) {
                SideBar(subtitle: "Laurel Osborn") {
                    ExpandableList(data: LibraryPreviewData.Folder.all, children: \.folders) { folder in
                        SideBarListItem(
                            icon: Image(systemName: folder.symbolName), title: folder.name, subtitle: folder.count)
                    } destination: { folder in
                        Text(folder.name)
                    }
                } footer: {
                    Text("Version 1.0")
                }
            },
            GalleryExample("list alone", height: 200, width: 320) {
                SideBar {
                    EmptyView()
                } detail: {
                    SideBarListItem(icon: Image(systemName: "shippingbox"), title: "Orders", subtitle: "12")
                        .padding(.horizontal, 16)
                }
            },
        ])

    @ViewBuilder private static var folders: some View {
        ExpandableList(data: LibraryPreviewData.Folder.all, children: \.folders) { folder in
            SideBarListItem(icon: Image(systemName: folder.symbolName), title: folder.name, subtitle: folder.count)
        } destination: { folder in
            Text(folder.name)
        }
        .frame(height: 240)
    }

    static let expandableList = ComponentEntry(
        "ExpandableList", "A list whose items may have further items below them, which a tap shows and hides.",
        properties: [
            ComponentProperty("data", .data), ComponentProperty("children", .data),
            ComponentProperty("selection", .data),
            ComponentProperty("rowContent", .view), ComponentProperty("rowModel", .data),
            ComponentProperty("destination", .view),
        ],
        make: { _ in folders },
        examples: [
            GalleryExample("items of a side bar", height: 240, width: 320) {
                ExpandableList(data: LibraryPreviewData.Folder.all, children: \.folders) { folder in
                    SideBarListItem(
                        icon: Image(systemName: folder.symbolName), title: folder.name, subtitle: folder.count)
                } destination: { folder in
                    Text(folder.name)
                }
            },
            GalleryExample("one is chosen", height: 240, width: 320) {
                ExpandableList(
                    data: LibraryPreviewData.Folder.all, children: \.folders,
                    selection: .constant(LibraryPreviewData.Folder.all.last)
                ) { folder in
                    SideBarListItem(icon: Image(systemName: folder.symbolName), title: folder.name)
                } destination: { _ in
                    EmptyView()
                }
            },
            GalleryExample("rows from models", height: 240, width: 320) {
                ExpandableList(data: LibraryPreviewData.Folder.all, children: \.folders) { folder in
                    FolderRow(folder: folder)
                } destination: { folder in
                    Text(folder.name)
                }
            },
            GalleryExample("rows of the app", height: 320, width: 320) {
                ExpandableList(data: LibraryPreviewData.Folder.all, children: \.folders) { folder in
                    KeyValueItem(key: folder.name, value: folder.count)
                } destination: { folder in
                    Text(folder.name)
                }
            },
        ])

    static let sideBarListItem = ComponentEntry(
        "SideBarListItem", "An item of a side bar.",
        properties: [
            ComponentProperty("icon", .image, "shippingbox"), ComponentProperty("title", .text, "Orders"),
            ComponentProperty("subtitle", .text, "12"), ComponentProperty("accessoryIcon", .image),
        ],
        make: { values in
            SideBarListItem(
                icon: values.image("icon"), title: values.required("title"), subtitle: values.text("subtitle"),
                accessoryIcon: values.image("accessoryIcon"))
        },
        examples: [
            GalleryExample("plain types") {
                SideBarListItem(
                    icon: Image(systemName: "shippingbox"), title: "Orders", subtitle: "12",
                    accessoryIcon: Image(systemName: "lock"))
            },
            GalleryExample("view builders") {
                SideBarListItem {
                    Image(systemName: "shippingbox")
                } title: {
                    Text("Orders")
                } subtitle: {
                    Text("12").bold()
                }
            },
            GalleryExample("long texts") {
                SideBarListItem(
                    icon: Image(systemName: "shippingbox"), title: "Orders of all customers in the southern region",
                    subtitle: "12")
            },
            GalleryExample("title alone") {
                SideBarListItem(title: "Orders")
            },
        ])
}

/// The model of a row, as in an app's data layer.
private struct FolderRow: SideBarListItemModel {
    let folder: LibraryPreviewData.Folder

    var title: String { folder.name }
    var subtitle: String? { folder.count }
    var icon: Image? { Image(systemName: folder.symbolName) }
}
