import FioriThemeManager
import SwiftUI

/// A page with a list of values to choose from.
struct ListPickerDestination<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
    let data: Data
    let source: ListPickerSource<Data, ID, Row>
    let title: AnyView
    /// Called when nothing more is to be chosen, by a page that is reached from another one.
    let didChoose: () -> Void
    @State private var searchText = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        if source.searchFilter != nil {
            list
                .overlay { if found.isEmpty { ContentUnavailableView.search(text: searchText) } }
                .searchable(text: $searchText)
        } else {
            list
        }
    }

    private var found: [Data.Element] { source.search(data, for: searchText) }

    private var list: some View {
        List(found, id: source.id) {
            // The whole height of a row can be hit.
            row($0).listRowInsets(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)).cellStyleClass()
        }
        .listStyle(.plain)
        .styleClass("Table")
        .styleClass("NavigationBar")
        .toolbar {
            ToolbarItem(placement: .principal) {
                title
                    .textStyleClass("NavigationBar")
                    .font(.fiori(forTextStyle: .body))
                    .fontWeight(.semibold)
                    .foregroundStyle(.preferredColor(.primaryLabel))
                    .lineLimit(1)
                    .accessibilityAddTraits(.isHeader)
            }
        }
    }

    @ViewBuilder private func row(_ element: Data.Element) -> some View {
        if let below = source.children(of: element) {
            NavigationLink {
                ListPickerDestination(
                    data: below, source: source, title: AnyView(source.rowContent(element)), didChoose: end)
            } label: {
                ListPickerRow(isSelected: source.isChosen(below: element)) { source.rowContent(element) }
            }
        } else if case .nothing = source.selection {
            ListPickerRow(isSelected: false) { source.rowContent(element) }
        } else {
            let isSelected = source.selection.contains(element[keyPath: source.id])
            Button {
                if source.selection.tap(element[keyPath: source.id]) { end() }
            } label: {
                ListPickerRow(isSelected: isSelected) { source.rowContent(element) }
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(isSelected ? .isSelected : [])
        }
    }

    /// Goes back to the item, past all the pages between.
    private func end() {
        didChoose()
        dismiss()
    }
}

/// A value, and a check mark if it, or something below it, is chosen.
private struct ListPickerRow<Content: View>: View {
    let isSelected: Bool
    @ViewBuilder let content: Content

    var body: some View {
        // Other views than texts may have a title of their own, which keeps the rule for titles itself.
        let isTitle = Content.self == Text.self
        TitleRow(spacing: 16, titleShare: isTitle ? 0.4 : 0) {
            content
                .font(.fiori(forTextStyle: .body))
                .foregroundStyle(.preferredColor(.primaryLabel))
                .titleRowPart(isTitle ? .title : .row)
            if isSelected {
                Image(systemName: "checkmark")
                    .font(.fiori(forTextStyle: .body, weight: .semibold))
                    .foregroundStyle(.preferredColor(.tintColor))
                    .accessibilityHidden(true)
                    .titleRowPart(.side)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.vertical, 8)
        .frame(minHeight: 44)
        .contentShape(Rectangle())
    }
}
