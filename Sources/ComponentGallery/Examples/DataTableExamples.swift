import FioriSwiftUICore
import SwiftUI

extension ComponentEntry {
    static let dataTable = ComponentEntry(
        "DataTable", "Rows and columns that scroll both ways.",
        properties: [
            ComponentProperty("isHeaderSticky", .flag, "true"),
            ComponentProperty("isFirstColumnSticky", .flag, "true"),
            ComponentProperty("isEditing", .flag, "false"),
            ComponentProperty("showListView", .flag, "false"),
            ComponentProperty("showColumnDivider", .flag, "false"),
        ],
        make: { values in
            DataTable(
                model: stock {
                    $0.isHeaderSticky = values.flag("isHeaderSticky")
                    $0.isFirstColumnSticky = values.flag("isFirstColumnSticky")
                    $0.isEditing = values.flag("isEditing")
                    $0.showListView = values.flag("showListView")
                    $0.showColumnDivider = values.flag("showColumnDivider")
                })
        },
        examples: [
            GalleryExample("sticky header and column") {
                DataTable(model: stock()).frame(height: 300)
            },
            GalleryExample("choosing rows") {
                DataTable(
                    model: stock {
                        $0.isEditing = true
                        $0.selectedIndexes = [1, 3]
                    }
                )
                .frame(height: 300)
            },
            GalleryExample("lines and accessories") {
                DataTable(
                    model: stock { model in
                        model.showColumnDivider = true
                        for index in model.rowData.indices {
                            model.rowData[index].leadingAccessories = [
                                .icon(AccessoryIcon(image: Image(systemName: index == 1 ? "star.fill" : "star")))
                            ]
                            model.rowData[index].trailingAccessory = .button(
                                AccessoryButton(image: Image(systemName: "info.circle"), title: "Details") {})
                        }
                    }
                )
                .frame(height: 300)
            },
            GalleryExample("cells of their own look") {
                DataTable(
                    model: stock { model in
                        model.rowData[1].data[3] = DataTextItem(
                            "3", .fiori(forTextStyle: .body, weight: .bold), .preferredColor(.negativeLabel),
                            binding: .status)
                        model.rowData[1].data[1] = DataImageItem(
                            Image(systemName: "bolt.circle"), .preferredColor(.criticalLabel))
                    }
                )
                .frame(height: 300)
            },
            GalleryExample("editing cells") {
                DataTable(
                    model: stock { model in
                        model.isEditing = true
                        for index in model.rowData.indices {
                            guard var count = model.rowData[index].data[3] as? DataTextItem else { continue }
                            count.isEditable = true
                            model.rowData[index].data[3] = count
                        }
                        model.columnAttributes[3].width = .fixed(96)
                    }
                )
                .frame(height: 340)
            },
            GalleryExample("rows of different heights") {
                DataTable(
                    model: stock { model in
                        model.columnAttributes[0].width = .fixed(120)
                        model.columnAttributes[2].width = .fixed(140)
                        model.rowAlignment = .top
                    }
                )
                .frame(height: 400)
            },
            GalleryExample("list in compact width") {
                DataTable(model: stock { $0.showListView = true }).frame(height: 360)
            },
        ])

    /// The devices in stock.
    private static func stock(_ change: (TableModel) -> Void = { _ in }) -> TableModel {
        let model = LibraryPreviewData.Stock.table
        change(model)
        return model
    }
}
