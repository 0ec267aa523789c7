import FioriThemeManager
import SwiftUI

/// A text of a cell that is being edited in its place. It is handed to the model when the editing of it ends.
struct TableField: View {
    @ObservedObject var model: TableModel
    let item: DataTextItem
    let row: Int
    let column: Int
    /// Title of the column; nil in the column that names the row.
    let title: String?
    @State private var draft: String
    @FocusState private var isFocused: Bool

    init(model: TableModel, item: DataTextItem, row: Int, column: Int, title: String?) {
        self.model = model
        self.item = item
        self.row = row
        self.column = column
        self.title = title
        _draft = State(initialValue: item.text)
    }

    var body: some View {
        TextField(text: $draft, axis: .vertical) { Text(verbatim: label) }
            .accessibilityLabel(Text(verbatim: label))
            .focused($isFocused)
            .submitLabel(.done)
            .modifier(TableTextLook(item: item))
            .modifier(TableLooks.cell)
            .padding(model.dataCellPadding)
            .frame(minHeight: 44)
            .background {
                RoundedRectangle(cornerRadius: 8)
                    .stroke(.preferredColor(isFocused ? .tintColor : .separator), lineWidth: isFocused ? 2 : 1)
                    .padding(.horizontal, 2)
                    .padding(.vertical, 4)
            }
            .contentShape(Rectangle())
            .onTapGesture { isFocused = true }
            .onSubmit(commit)
            .onChange(of: draft) { old, new in endAtReturn(old, new) }
            .onChange(of: isFocused) { if !isFocused { commit() } }
            .onChange(of: item.text) { draft = item.text }
            .onDisappear(perform: commit)
    }

    private var label: String { title.flatMap { $0.isEmpty ? nil : $0 } ?? item.text }

    /// The return key ends a cell; only where a text has lines of its own already may it get more, as from the clipboard.
    private func endAtReturn(_ old: String, _ new: String) {
        guard isFocused, new.count == old.count + 1,
            new.count(where: \.isNewline) == old.count(where: \.isNewline) + 1
        else { return }
        draft = old
        isFocused = false
    }

    private func commit() { model.setText(draft, row: row, column: column) }
}
