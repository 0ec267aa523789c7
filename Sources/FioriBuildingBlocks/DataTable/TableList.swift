import FioriThemeManager
import SwiftUI

/// The rows of a table below each other, each as an object: how a narrow screen shows a table.
struct TableList: View {
    @ObservedObject var model: TableModel

    var body: some View {
        // Rows are built lazily, when the model may already have changed.
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
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        HStack(spacing: 0) {
            if model.editMode == .select { TableCheckmark(model: model, item: item, index: index) }
            if dynamicTypeSize.isAccessibilitySize {
                VStack(alignment: .leading, spacing: 8) { parts }
            } else {
                TitleRow(spacing: 8, leadingSpacing: 0) { parts }
            }
        }
        .padding(EdgeInsets(top: 8, leading: model.editMode == .select ? 4 : 16, bottom: 8, trailing: 16))
        .background { TableRowBackground(isHeader: false, isSelected: model.isSelected(row: index)) }
        .overlay(alignment: .bottom) {
            TableRowDivider(model: model, isLast: index == model.rowData.count - 1).padding(.leading, 16)
        }
    }

    @ViewBuilder private var parts: some View {
        if !item.leadingAccessories.isEmpty {
            TableAccessories(accessories: item.leadingAccessories).titleRowPart(.leading)
        }
        content
            .environment(\.objectTitleShare, hasAccessories ? 0.5 : 0.4)
            .frame(maxWidth: .infinity, alignment: .leading)
            .contentShape(Rectangle())
            .onTapGesture { model.tap(row: index) }
            .titleRowPart(.row)
        if let accessory = item.trailingAccessory {
            TableAccessories(accessories: [accessory], padding: Self.trailingPadding).titleRowPart(.side)
        }
    }

    private static let trailingPadding = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 8)

    private var hasAccessories: Bool { !item.leadingAccessories.isEmpty || item.trailingAccessory != nil }

    @ViewBuilder private var content: some View {
        let fields = model.editMode == .inline ? item.editableColumns : []
        if fields.isEmpty {
            object(TableListContent(item.data))
        } else {
            TitleRow(alignment: .top, titleShare: 0) {
                let rest = item.data.indices.filter { !fields.contains($0) }.map { item.data[$0] }
                if !rest.isEmpty { object(TableListContent(rest).movedUp).titleRowPart(.row) }
                ForEach(fields, id: \.self) { column in
                    if let text = item.data[column] as? DataTextItem {
                        TableListField(model: model, item: text, row: index, column: column)
                    }
                }
            }
        }
    }

    @ViewBuilder private func object(_ content: TableListContent) -> some View {
        let object = ObjectRow(
            title: content.texts[.title] ?? "", subtitle: content.texts[.subtitle],
            footnote: content.texts[.footnote],
            status: content.texts[.status].map { .text($0) } ?? content.images[.statusImage].map { .picture($0) },
            substatus: content.texts[.substatus].map { .text($0) }
                ?? content.images[.substatusImage].map { .picture($0) },
            detailImage: content.images[.detailImage])
        if model.hasActiveRows {
            object
                .accessibilityAddTraits(.isButton)
                .accessibilityAction { model.tap(row: index) }
        } else {
            object
        }
    }
}

/// A text of a row that is being edited, below the object that the other texts make, with the title of its column
/// beside it; above it where lines are short because letters are large.
private struct TableListField: View {
    @ObservedObject var model: TableModel
    let item: DataTextItem
    let row: Int
    let column: Int
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        let title = model.title(of: column) ?? ""
        if title.isEmpty {
            field(title: title)
        } else if dynamicTypeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 0) { parts(title: title) }
        } else {
            TitleRow(belowSpacing: 0) { parts(title: title) }
        }
    }

    @ViewBuilder private func parts(title: String) -> some View {
        // The field says it, too.
        Text(verbatim: title)
            .modifier(TableLooks.header)
            .accessibilityHidden(true)
            .titleRowPart(.title)
        field(title: title).titleRowPart(.column)
    }

    private func field(title: String) -> some View {
        TableField(model: model, item: item, row: row, column: column, title: title)
            .frame(maxWidth: .infinity)
    }
}

extension TableRowItem {
    /// The columns whose texts can be edited.
    fileprivate var editableColumns: [Int] { data.indices.filter { (data[$0] as? DataTextItem)?.isEditable == true } }
}

/// Assigns the content of a row to the places of an object: to its own place, else to the first free one, in the order
/// of the columns.
nonisolated struct TableListContent {
    private(set) var texts: [ObjectViewProperty.Text: String] = [:]
    private(set) var images: [ObjectViewProperty.Image: Image] = [:]

    init(_ items: [DataItem]) {
        for item in items {
            if let text = item as? DataTextItem, let place = text.binding { texts[place] = text.text }
            if let image = item as? DataImageItem, let place = image.binding { images[place] = image.image }
        }
        for item in items {
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

    /// The same with the first of its texts as the title, where it has none.
    var movedUp: TableListContent {
        guard texts[.title] == nil, let first = ObjectViewProperty.Text.allCases.first(where: { texts[$0] != nil })
        else { return self }
        var content = self
        content.texts[.title] = content.texts.removeValue(forKey: first)
        return content
    }
}
