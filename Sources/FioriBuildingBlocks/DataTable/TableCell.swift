import FioriThemeManager
import SwiftUI

/// A cell with the room around its content, as assistive technology reads it: with the title of its column.
struct TableCell: View {
    @ObservedObject var model: TableModel
    let item: DataItem?
    /// The number of the row; nil for the header.
    let row: Int?
    let column: Int
    /// Title of the column; nil in the column that names the row.
    let title: String?

    var body: some View {
        if let row, model.editMode == .inline, let text = item as? DataTextItem, text.isEditable {
            TableField(model: model, item: text, row: row, column: column, title: title)
        } else {
            content.padding(row == nil ? model.headerCellPadding : model.dataCellPadding)
        }
    }

    @ViewBuilder private var content: some View {
        if let item {
            if row == nil {
                TableItemView(item: item, isHeader: true).accessibilityAddTraits(.isHeader)
            } else if let title, !title.isEmpty, let text = item as? DataTextItem {
                TableItemView(item: item, isHeader: false)
                    .accessibilityLabel(Text(verbatim: "\(title), \(text.text)"))
            } else {
                TableItemView(item: item, isHeader: false)
            }
        }
    }
}

/// A text or a picture in the look of the table.
struct TableItemView: View {
    let item: DataItem
    let isHeader: Bool

    var body: some View {
        if isHeader {
            content.modifier(TableLooks.header)
        } else {
            content.modifier(TableLooks.cell)
        }
    }

    @ViewBuilder private var content: some View {
        if let text = item as? DataTextItem {
            Text(text.text)
                .modifier(TableTextLook(item: text))
                .lineLimit(text.lineLimit)
        } else if let image = item as? DataImageItem {
            image.image.foregroundStyle(optional: image.tintColor)
        }
    }
}

/// The font and the colour that a text has of its own.
nonisolated struct TableTextLook: ViewModifier {
    let item: DataTextItem

    @MainActor func body(content: Content) -> some View {
        content
            .font(optional: item.font)
            .foregroundStyle(optional: item.textColor)
    }
}

nonisolated extension View {
    /// A colour of an item's own, if it has one.
    @ViewBuilder fileprivate func foregroundStyle(optional color: Color?) -> some View {
        if let color { foregroundStyle(color) } else { self }
    }

    /// A font of an item's own, if it has one; nil would be the system's font.
    @ViewBuilder fileprivate func font(optional font: Font?) -> some View {
        if let font { self.font(font) } else { self }
    }
}
