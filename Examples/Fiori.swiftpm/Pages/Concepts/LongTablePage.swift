import FioriSwiftUICore
import SwiftUI

/// A table of 10,000 rows, of which those in sight are made.
struct LongTablePage: View {
    @State private var model = Self.table(rows: 10_000)

    var body: some View { DataTable(model: model) }

    private static func table(rows: Int) -> TableModel {
        TableModel(
            headerData: TableRowItem(data: ["Order", "Customer", "Amount"].map { DataTextItem($0) }),
            rowData: (1...rows).map { number in
                TableRowItem(data: [
                    DataTextItem("Order \(number)"), DataTextItem("Customer \(number % 97)"),
                    DataTextItem("€ \(number * 37 % 10_000)"),
                ])
            },
            isHeaderSticky: true)
    }
}
