import FioriThemeManager
import SwiftUI

/// The rows of a table below each other, each as an object: how a narrow screen shows a table.
struct TableList: View {
    @ObservedObject var model: TableModel

    var body: some View {
        // Rows are made later, when the model may have other ones.
        let items = model.rowData
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(items.indices, id: \.self) { index in
                    TableListRow(model: model, item: items[index], index: index)
                }
            }
        }
        .background(.preferredColor(.primaryBackground))
    }
}

private struct TableListRow: View {
    @ObservedObject var model: TableModel
    let item: TableRowItem
    let index: Int

    var body: some View {
        HStack(spacing: 0) {
            if model.isEditing { TableCheckmark(model: model, item: item, index: index) }
            TableAccessories(accessories: item.leadingAccessories)
            object
                .contentShape(Rectangle())
                .onTapGesture { model.tap(row: index) }
            TableAccessories(accessories: item.trailingAccessory.map { [$0] } ?? [])
        }
        .padding(EdgeInsets(top: 8, leading: model.isEditing ? 4 : 16, bottom: 8, trailing: 16))
        .background { TableRowBackground(isHeader: false, isSelected: isSelected) }
        .overlay(alignment: .bottom) {
            TableRowDivider(model: model, isLast: index == model.rowData.count - 1).padding(.leading, 16)
        }
    }

    private var isSelected: Bool { model.isEditing && model.selectedIndexes.contains(index) }

    @ViewBuilder private var object: some View {
        let content = TableListContent(item)
        let object = ObjectItem(
            title: content.texts[.title] ?? "", subtitle: content.texts[.subtitle],
            footnote: content.texts[.footnote],
            status: content.texts[.status].map { .text($0) } ?? content.images[.statusImage].map { .icon($0) },
            substatus: content.texts[.substatus].map { .text($0) } ?? content.images[.substatusImage].map { .icon($0) },
            detailImage: content.images[.detailImage])
        if model.isSelectable, !model.isEditing {
            object
                .accessibilityAddTraits(.isButton)
                .accessibilityAction { model.tap(row: index) }
        } else {
            object
        }
    }
}

/// Which content of a row goes where in an object: to its own place, or else to the first that is free, in the order of
/// the columns.
nonisolated struct TableListContent {
    private(set) var texts: [ObjectViewProperty.Text: String] = [:]
    private(set) var images: [ObjectViewProperty.Image: Image] = [:]

    init(_ row: TableRowItem) {
        for item in row.data {
            if let text = item as? DataTextItem, let place = text.binding { texts[place] = text.text }
            if let image = item as? DataImageItem, let place = image.binding { images[place] = image.image }
        }
        for item in row.data {
            if let text = item as? DataTextItem, text.binding == nil,
                let place = ObjectViewProperty.Text.allCases.first(where: { texts[$0] == nil })
            {
                texts[place] = text.text
            }
            if let image = item as? DataImageItem, image.binding == nil,
                let place = ObjectViewProperty.Image.allCases.first(where: { images[$0] == nil })
            {
                images[place] = image.image
            }
        }
    }
}
