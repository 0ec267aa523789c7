import FioriSwiftUICore
import SwiftUI

extension ComponentEntry {
    static let listPickerItem = ComponentEntry(
        "ListPickerItem", "A row with a label and a value that is chosen from a list.",
        properties: [
            ComponentProperty("key", .text, "Country"), ComponentProperty("value", .text, "Germany"),
            ComponentProperty("configuration", .data, choices: ["three countries"]),
        ],
        make: { values in
            ListPickerItem(
                key: values.required("key"), value: values.text("value"),
                configuration: values.text("configuration").map { _ in
                    ListPickerItemConfiguration(
                        ["France", "Germany", "Spain"],
                        selection: Binding(
                            get: { values.text("value") }, set: { values.binding("value").wrappedValue = $0 ?? "" }))
                })
        },
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
        "SideBar", "The navigation of an app in a column beside its pages, with a list and a footer.",
        isEdgeToEdge: true,
        properties: [
            ComponentProperty("subtitle", .text, "Laurel Osborn"),
            ComponentProperty("detail", .view, "folders", choices: ["folders"] + SampleView.names),
            ComponentProperty("footer", .view, "version", choices: ["version"] + SampleView.names),
        ],
        make: { values in
            SideBar(subtitle: values.text("subtitle")) {
                if values.text("detail") == "folders" { folders } else { values.view("detail") }
            } footer: {
                if values.text("footer") == "version" { Text("Version 1.0") } else { values.view("footer") }
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
        "ExpandableList", "A list of nested items; a tap expands or collapses an item.",
        properties: [
            ComponentProperty("data", .data, "folders", choices: ["folders", "more folders"]),
            ComponentProperty("children", .data),
            ComponentProperty("selection", .data, choices: LibraryPreviewData.Folder.all.map(\.name)),
            ComponentProperty("rowContent", .view, "side bar item", choices: ["side bar item", "key and value"]),
            ComponentProperty("rowModel", .data, choices: ["models of folders"]),
            ComponentProperty("destination", .view, "name", choices: ["name"] + SampleView.names),
        ],
        make: { values in makeList(values).frame(height: 240) },
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

    /// The list of the properties' values.
    @ViewBuilder private static func makeList(_ values: PropertyValues) -> some View {
        let all = LibraryPreviewData.Folder.all
        let more = [LibraryPreviewData.Folder(name: "Plants", symbolName: "building.2", count: "4")]
        let data = values.text("data") == "more folders" ? all + more : values.text("data") == nil ? [] : all
        let selection = values.text("selection").map { name in
            Binding(get: { data.first { $0.name == name } }, set: { values.page?.change("selection", $0?.name ?? "") })
        }
        if values.text("rowModel") != nil {
            ExpandableList(data: data, children: \.folders, selection: selection) { folder in
                FolderRow(folder: folder)
            } destination: { folder in
                makePage(of: folder, values)
            }
        } else {
            ExpandableList(
                data: data, children: \.folders, selection: selection,
                rowContent: { makeRow(of: $0, values) }, destination: { makePage(of: $0, values) })
        }
    }

    @ViewBuilder private static func makeRow(of folder: LibraryPreviewData.Folder, _ values: PropertyValues)
        -> some View
    {
        if values.text("rowContent") == "key and value" {
            KeyValueItem(key: folder.name, value: folder.count)
        } else if values.text("rowContent") != nil {
            SideBarListItem(icon: Image(systemName: folder.symbolName), title: folder.name, subtitle: folder.count)
        }
    }

    @ViewBuilder private static func makePage(of folder: LibraryPreviewData.Folder, _ values: PropertyValues)
        -> some View
    {
        if values.text("destination") == "name" { Text(folder.name) } else { values.view("destination") }
    }

    static let sideBarListItem = ComponentEntry(
        "SideBarListItem", "A row of a side bar: icon, title, subtitle and accessory icon.",
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
