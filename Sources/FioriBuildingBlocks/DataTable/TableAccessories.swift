import FioriThemeManager
import SwiftUI

/// Accessories before or after the cells of a row.
struct TableAccessories: View {
    let accessories: [AccessoryItem]
    /// The room around the accessories, if there are any.
    var padding = EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)

    var body: some View {
        HStack(spacing: 8) {
            ForEach(accessories.indices, id: \.self) { TableAccessory(accessory: accessories[$0]) }
        }
        .padding(accessories.isEmpty ? EdgeInsets() : padding)
        .modifier(TableLooks.accessory)
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

/// Check mark of a row. The header only reserves the space for it.
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
