import FioriSwiftUI
import SwiftUI

/// A table of machines. The model is made wherever the data is.
public enum Tables {
    public static func model(of machines: [Machine]) -> TableModel {
        let header = TableRowItem(data: [DataTextItem("Machine"), DataTextItem("Phase"), DataTextItem("")])
        let rows = machines.map { machine in
            TableRowItem(
                leadingAccessories: [
                    .button(AccessoryButton(image: Image(systemName: "star"), title: "Follow", isEnabled: true) {}),
                    .icon(AccessoryIcon(image: Image(systemName: "bolt"), tintColor: .red)), .text("1"),
                    .icon(Image(systemName: "lock")),
                ],
                trailingAccessory: .text("More"),
                data: [
                    DataTextItem(machine.title, .headline, .primary, lineLimit: 2, binding: .title),
                    DataTextItem(machine.subtitle ?? "", binding: .subtitle, isEditable: true),
                    DataImageItem(Image(systemName: "bolt"), .red, binding: .statusImage),
                ])
        }
        let model = TableModel(
            headerData: header, rowData: rows, isHeaderSticky: true, isFirstColumnSticky: true,
            columnAttributes: [
                TableColumnAttribute(textAlignment: .leading, width: .flexible),
                TableColumnAttribute(textAlignment: .trailing, width: .fixed(120)),
                ColumnAttribute(textAlignment: .center, width: .infinity),
            ],
            isPinchZoomEnable: true, showListView: true)
        model.rowAlignment = .top
        model.showRowDivider = true
        model.showColumnDivider = true
        model.rowDividerHeight = 2
        model.columnDividerWidth = 2
        model.rowDividerColor = .red
        model.columnDividerColor = .red
        model.headerCellPadding = EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        model.dataCellPadding = EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        model.minRowHeight = 48
        model.minColumnWidth = nil
        model.didSelectRowAt = { print($0) }
        model.didEditCellAt = { print($0, $1, $2) }
        model.selectedIndexes = [0]
        model.isEditing = true
        return model
    }
}

public struct MachineTable: View {
    @StateObject private var model: TableModel
    @State private var isEditing = false

    public init(machines: [Machine]) { _model = StateObject(wrappedValue: Tables.model(of: machines)) }

    public var body: some View {
        VStack {
            Toggle("Edit", isOn: $model.isEditing)
            DataTable(model: model)
            DataTable(model: model, isEditing: $isEditing)
        }
    }
}
