import SwiftUI

nonisolated extension LibraryPreviewData {
    /// Devices in stock, to show in tables.
    nonisolated public enum Stock {
        /// The titles of the columns.
        public static var header: TableRowItem {
            TableRowItem(data: ["Device", "", "Location", "In stock", "Price"].map { DataTextItem($0) })
        }

        /// The rows.
        public static var rows: [TableRowItem] {
            [
                row("Rotary Pump, Model 23", "gearshape.2", "Houston, Texas", "12", "€ 2,480.00"),
                row("Three Phase Transformer", "bolt.circle", "1000-Hamburg, Main Street 1", "3", "€ 18,900.00"),
                row("Valve", "drop", "Houston, Texas", "240", "€ 39.50"),
                row("Pressure Gauge", "gauge", "Walldorf", "61", "€ 112.00"),
                row("Fan, 400 mm", "fan", "Houston, Texas", "8", "€ 310.20"),
            ]
        }

        private static func row(
            _ name: String, _ symbol: String, _ place: String, _ count: String, _ price: String
        ) -> TableRowItem {
            TableRowItem(data: [
                DataTextItem(name, binding: .title), DataImageItem(Image(systemName: symbol)),
                DataTextItem(place, binding: .subtitle), DataTextItem(count, binding: .status),
                DataTextItem(price, binding: .substatus),
            ])
        }

        /// A table of all of them.
        public static var table: TableModel {
            TableModel(
                headerData: header, rowData: rows, isHeaderSticky: true, isFirstColumnSticky: true,
                columnAttributes: [
                    TableColumnAttribute(), TableColumnAttribute(textAlignment: .center),
                    TableColumnAttribute(), TableColumnAttribute(textAlignment: .trailing),
                    TableColumnAttribute(textAlignment: .trailing),
                ],
                showListView: false)
        }

        /// A table of all of them, after a change.
        public static func table(_ change: (TableModel) -> Void) -> TableModel {
            let model = table
            change(model)
            return model
        }
    }
}
