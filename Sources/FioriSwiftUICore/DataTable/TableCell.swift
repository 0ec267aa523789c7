import FioriThemeManager
import SwiftUI

/// The content of a cell, as assistive technology reads it: with the title of its column.
struct TableCell: View {
    let item: DataItem?
    let isHeader: Bool
    /// The title of the column, unless it is the one that names the row.
    let title: String?

    var body: some View {
        if let item {
            if isHeader {
                TableItemView(item: item, isHeader: true).accessibilityAddTraits(.isHeader)
            } else if let title, let text = item as? DataTextItem, !title.isEmpty {
                TableItemView(item: item, isHeader: false)
                    .accessibilityLabel(Text(verbatim: "\(title), \(text.text)"))
            } else {
                TableItemView(item: item, isHeader: false)
            }
        } else {
            Color.clear
        }
    }
}

/// A text or a picture in the look of the table.
struct TableItemView: View {
    let item: DataItem
    let isHeader: Bool

    var body: some View {
        if isHeader {
            content.modifier(Fiori.DataTable.header)
        } else {
            content.modifier(Fiori.DataTable.cell)
        }
    }

    @ViewBuilder private var content: some View {
        if let text = item as? DataTextItem {
            Text(text.text)
                .font(optional: text.font)
                .foregroundStyle(optional: text.textColor)
                .lineLimit(text.lineLimit)
        } else if let image = item as? DataImageItem {
            image.image.foregroundStyle(optional: image.tintColor)
        }
    }
}

extension View {
    /// A colour of an item's own, if it has one.
    @ViewBuilder fileprivate func foregroundStyle(optional color: Color?) -> some View {
        if let color { foregroundStyle(color) } else { self }
    }

    /// A font of an item's own, if it has one; nil would be the system's font.
    @ViewBuilder fileprivate func font(optional font: Font?) -> some View {
        if let font { self.font(font) } else { self }
    }
}

/// What stands before or after the cells of a row.
struct TableAccessories: View {
    let accessories: [AccessoryItem]

    var body: some View {
        HStack(spacing: 8) {
            ForEach(accessories.indices, id: \.self) { TableAccessory(accessory: accessories[$0]) }
        }
        .padding(.horizontal, accessories.isEmpty ? 0 : 8)
        .modifier(Fiori.DataTable.accessory)
    }
}

private struct TableAccessory: View {
    let accessory: AccessoryItem

    var body: some View {
        switch accessory {
        case .button(let button):
            Button {
                button.action()
            } label: {
                Group {
                    if let image = button.image {
                        image
                    } else {
                        Text(button.title)
                    }
                }
                .foregroundStyle(.preferredColor(button.isEnabled ? .tintColor : .quaternaryLabel))
                .frame(minWidth: 44, minHeight: 44)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .disabled(!button.isEnabled)
            .accessibilityLabel(Text(button.title))
        case .icon(let icon):
            icon.image.foregroundStyle(icon.tintColor ?? .preferredColor(.secondaryLabel))
        case .text(let text):
            Text(text)
        }
    }
}

/// Whether a row is chosen. The header has the room for it alone.
struct TableCheckmark: View {
    @ObservedObject var model: TableModel
    let item: TableRowItem
    let index: Int?

    var body: some View {
        if let index {
            let isSelected = model.selectedIndexes.contains(index)
            let name = item.name ?? String(index + 1)
            Button {
                model.tap(row: index)
            } label: {
                Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
                    .font(.fiori(forTextStyle: .body))
                    .foregroundStyle(.preferredColor(isSelected ? .tintColor : .tertiaryLabel))
                    .frame(minWidth: 44, minHeight: 44)
                    .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text("Select \(name)", bundle: .module))
            .accessibilityAddTraits(isSelected ? .isSelected : [])
        } else {
            Color.clear
        }
    }
}

struct TableRowBackground: View {
    let isHeader: Bool
    let isSelected: Bool

    var body: some View {
        Rectangle()
            .fill(.preferredColor(isHeader ? .secondaryBackground : .primaryBackground))
            .overlay {
                if isSelected { Rectangle().fill(.preferredColor(.tertiaryFill)) }
            }
    }
}

/// The line below a row; the last row has none.
struct TableRowDivider: View {
    @ObservedObject var model: TableModel
    let isLast: Bool

    var body: some View {
        if model.showRowDivider, !isLast {
            (model.rowDividerColor ?? .preferredColor(.separator)).frame(height: model.rowDividerHeight)
        }
    }
}
