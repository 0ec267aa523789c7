import FioriSwiftUICore
import SwiftUI

/// A table of 10,000 rows that creates the visible ones only; its code is in a sheet, since the table fills the page.
struct LongTablePage: View {
    @State private var model = Self.table()

    var body: some View {
        DataTable(model: model)
            .codeButton(SourceCode(file: #filePath))
    }

    /// The rows, which the tables of all windows share.
    private static let rows = (1...10_000).map { number in
        TableRowItem(data: [
            DataTextItem("Order \(number)"), DataTextItem("Customer \(number % 97)"),
            DataTextItem("€ \(number * 37 % 10_000)"),
        ])
    }

    private static func table() -> TableModel {
        TableModel(
            headerData: TableRowItem(data: ["Order", "Customer", "Amount"].map { DataTextItem($0) }), rowData: rows,
            isHeaderSticky: true)
    }
}
