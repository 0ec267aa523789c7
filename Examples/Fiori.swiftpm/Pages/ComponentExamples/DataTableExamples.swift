import FioriSwiftUICore
import SwiftUI

extension ComponentEntry {
    static let dataTable = ComponentEntry(
        "DataTable", "A table that scrolls in both directions.", isEdgeToEdge: true,
        properties: [
            ComponentProperty("isHeaderSticky", .flag, "true"),
            ComponentProperty("isFirstColumnSticky", .flag, "true"),
            ComponentProperty("isEditing", .flag, "false"),
            ComponentProperty("showListView", .flag, "false"),
            ComponentProperty("isPinchZoomEnable", .flag, "false"),
            ComponentProperty("showRowDivider", .flag, "true"),
            ComponentProperty("showColumnDivider", .flag, "false"),
            ComponentProperty("rowDividerHeight", .number, "1"),
            ComponentProperty("columnDividerWidth", .number, "1"),
            ComponentProperty("minRowHeight", .number, "44"),
            ComponentProperty("minColumnWidth", .number, "48"),
            ComponentProperty("headerData", .data, "titles", choices: ["titles"]),
            ComponentProperty("rowData", .data, "five rows", choices: ["five rows", "two rows", "a thousand rows"]),
            ComponentProperty("columnAttributes", .data, "by content", choices: ["by content", "fixed widths"]),
            ComponentProperty("rowAlignment", .data, "center", choices: RowAlignment.allCases.map { "\($0)" }),
            ComponentProperty("editMode", .data, choices: TableModel.EditMode.allCases.map { "\($0)" }),
            ComponentProperty("selectedIndexes", .data, choices: ["first and third"]),
            ComponentProperty("rowDividerColor", .data, choices: SampleColor.names),
            ComponentProperty("columnDividerColor", .data, choices: SampleColor.names),
            ComponentProperty("headerCellPadding", .data, choices: SampleInsets.names),
            ComponentProperty("dataCellPadding", .data, choices: SampleInsets.names),
            ComponentProperty("didSelectRowAt", .function), ComponentProperty("didEditCellAt", .function),
        ],
        make: { values in
            DataTable(
                model: LibraryPreviewData.Stock.table {
                    $0.isHeaderSticky = values.flag("isHeaderSticky")
                    $0.isFirstColumnSticky = values.flag("isFirstColumnSticky")
                    $0.isEditing = values.flag("isEditing")
                    $0.showListView = values.flag("showListView")
                    $0.isPinchZoomEnable = values.flag("isPinchZoomEnable")
                    $0.showRowDivider = values.flag("showRowDivider")
                    $0.showColumnDivider = values.flag("showColumnDivider")
                    $0.rowDividerHeight = values.length("rowDividerHeight")
                    $0.columnDividerWidth = values.length("columnDividerWidth")
                    $0.minRowHeight = values.length("minRowHeight")
                    $0.minColumnWidth = values.length("minColumnWidth")
                    $0.apply(values)
                })
        },
        examples: [
            GalleryExample("sticky header and column", height: 300) {
                DataTable(model: LibraryPreviewData.Stock.table)
            },
            GalleryExample("choosing rows", height: 300) {
                DataTable(
                    model: LibraryPreviewData.Stock.table {
                        $0.editMode = .select
                        $0.selectedIndexes = [1, 3]
                    })
            },
            GalleryExample("lines and accessories", height: 304) {
                DataTable(
                    model: LibraryPreviewData.Stock.table { model in
                        model.showColumnDivider = true
                        for index in model.rowData.indices {
                            model.rowData[index].leadingAccessories = [
                                .icon(Image(systemName: index == 1 ? "star.fill" : "star"))
                            ]
                            model.rowData[index].trailingAccessory = .button(
                                AccessoryButton(image: Image(systemName: "info.circle"), title: "Details") {})
                        }
                    })
            },
            GalleryExample("cells of their own look", height: 300) {
                DataTable(
                    model: LibraryPreviewData.Stock.table { model in
                        model.rowData[1].data[3] = DataTextItem(
                            "3", .fiori(forTextStyle: .body, weight: .bold), .preferredColor(.negativeLabel),
                            binding: .status)
                        model.rowData[1].data[1] = DataImageItem(
                            Image(systemName: "bolt.circle"), .preferredColor(.criticalLabel))
                    })
            },
            GalleryExample("editing cells", height: 240) {
                DataTable(
                    model: LibraryPreviewData.Stock.table { model in
                        model.headerData = TableRowItem(data: [DataTextItem("Device"), DataTextItem("In stock")])
                        model.rowData = [
                            TableRowItem(data: [DataTextItem("Valve"), DataTextItem("240", isEditable: true)]),
                            TableRowItem(data: [DataTextItem("Gauge"), DataTextItem("61", isEditable: true)]),
                            TableRowItem(data: [DataTextItem("Fan"), DataTextItem("8", isEditable: true)]),
                        ]
                        model.columnAttributes = [
                            TableColumnAttribute(), TableColumnAttribute(textAlignment: .trailing),
                        ]
                        model.editMode = .inline
                    })
            },
            GalleryExample("rows of different heights", height: 400) {
                DataTable(
                    model: LibraryPreviewData.Stock.table { model in
                        model.rowData[1].data[2] = DataTextItem(
                            "1000-Hamburg, Main Street 1, in the basement behind the stairs: ask for the key at the gate",
                            binding: .subtitle)
                        model.columnAttributes[2].width = .infinity
                        model.rowAlignment = .top
                    })
            },
            GalleryExample("list in compact width", height: 360) {
                DataTable(model: LibraryPreviewData.Stock.table { $0.showListView = true })
            },
            GalleryExample("editing a list", height: 360) {
                DataTable(
                    model: LibraryPreviewData.Stock.table { model in
                        model.showListView = true
                        model.editMode = .inline
                        for index in model.rowData.indices {
                            guard var count = model.rowData[index].data[3] as? DataTextItem else { continue }
                            count.isEditable = true
                            model.rowData[index].data[3] = count
                        }
                    })
            },
        ])
}

extension TableModel {
    /// Takes over the values that are chosen by name.
    fileprivate func apply(_ values: PropertyValues) {
        if values.text("headerData") == nil { headerData = nil }
        let rows = rowData
        switch values.text("rowData") {
        case "two rows": rowData = Array(rows.prefix(2))
        case "a thousand rows": rowData = (0..<1_000).map { rows[$0 % rows.count] }
        case "five rows": break
        default: rowData = []
        }
        switch values.text("columnAttributes") {
        case "fixed widths": for index in columnAttributes.indices { columnAttributes[index].width = .fixed(120) }
        case "by content": break
        default: columnAttributes = []
        }
        rowAlignment = RowAlignment.allCases.first { "\($0)" == values.text("rowAlignment") } ?? .center
        if let mode = EditMode.allCases.first(where: { "\($0)" == values.text("editMode") }) { editMode = mode }
        if values.text("selectedIndexes") != nil { selectedIndexes = [0, 2] }
        rowDividerColor = values.color("rowDividerColor")
        columnDividerColor = values.color("columnDividerColor")
        headerCellPadding = values.insets("headerCellPadding") ?? headerCellPadding
        dataCellPadding = values.insets("dataCellPadding") ?? dataCellPadding
        didSelectRowAt = values.function("didSelectRowAt") { "row \($0)" }
        if let page = values.page {
            didEditCellAt = { page.report("didEditCellAt", "row \($0), column \($1), \($2)") }
        }
    }
}
