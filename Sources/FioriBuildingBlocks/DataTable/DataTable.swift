import FioriThemeManager
import SwiftUI

/// Rows and columns of texts and pictures that scroll both ways, with a header and a first column that may stay in
/// sight. Only visible cells are built, however large the table.
///
/// ```swift
/// let model = TableModel(
///     headerData: TableRowItem(data: [DataTextItem("Device"), DataTextItem("Stock")]),
///     rowData: [TableRowItem(data: [DataTextItem("Pump"), DataTextItem("12")])],
///     isHeaderSticky: true, columnAttributes: [.init(), .init(textAlignment: .trailing)])
/// DataTable(model: model)
/// ```
///
/// Each row is as high as its highest cell. In compact width rows are shown as a list of objects, unless
/// ``TableModel/showListView`` is false.
nonisolated public struct DataTable: View {
    private let model: TableModel
    private let isEditing: Binding<Bool>?

    /// - Parameter model: Content and layout of the table.
    public init(model: TableModel) {
        self.model = model
        isEditing = nil
    }

    /// - Parameters:
    ///   - model: Content and layout of the table.
    ///   - isEditing: Binding that is true while the table is being edited. It sets ``TableModel/isEditing`` when the
    ///     table appears; from then on each follows changes of the other.
    public init(model: TableModel, isEditing: Binding<Bool>) {
        self.model = model
        self.isEditing = isEditing
    }

    @MainActor public var body: some View { ObservedTable(model: model, isEditing: isEditing) }
}

/// A table that follows its model.
private struct ObservedTable: View {
    @ObservedObject var model: TableModel
    let isEditing: Binding<Bool>?
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    var body: some View {
        if let isEditing {
            table
                .onChange(of: isEditing.wrappedValue, initial: true) { model.isEditing = isEditing.wrappedValue }
                .onChange(of: model.isEditing) {
                    if isEditing.wrappedValue != model.isEditing { isEditing.wrappedValue = model.isEditing }
                }
        } else {
            table
        }
    }

    @ViewBuilder private var table: some View {
        if model.showListView, horizontalSizeClass == .compact {
            TableList(model: model)
        } else {
            TableGrid(model: model)
        }
    }
}

nonisolated enum TableLooks {
    nonisolated struct Header: ViewModifier {
        func body(content: Content) -> some View {
            content
                .font(.fiori(forTextStyle: .subheadline, weight: .semibold))
                .foregroundStyle(.preferredColor(.secondaryLabel))
        }
    }

    nonisolated struct Cell: ViewModifier {
        func body(content: Content) -> some View {
            content
                .font(.fiori(forTextStyle: .body))
                .foregroundStyle(.preferredColor(.primaryLabel))
        }
    }

    nonisolated struct Accessory: ViewModifier {
        func body(content: Content) -> some View {
            content
                .font(.fiori(forTextStyle: .body))
                .foregroundStyle(.preferredColor(.secondaryLabel))
        }
    }

    static let header = Themed("DataTable.header", Header(), as: .label)
    static let cell = Themed("DataTable.cell", Cell(), as: .cellTitle)
    static let accessory = Themed("DataTable.accessory", Accessory())
}
