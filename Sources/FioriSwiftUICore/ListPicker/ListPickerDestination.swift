import FioriThemeManager
import SwiftUI

/// What is chosen in a list.
enum ListPickerSelection<ID: Hashable> {
    case single(Binding<ID?>)
    case multiple(Binding<Set<ID>>)

    func contains(_ id: ID) -> Bool {
        switch self {
        case .single(let chosen): chosen.wrappedValue == id
        case .multiple(let chosen): chosen.wrappedValue.contains(id)
        }
    }

    /// A tap: one takes the place of another, of many each comes and goes.
    func tap(_ id: ID) {
        switch self {
        case .single(let chosen): chosen.wrappedValue = id
        case .multiple(let chosen):
            if chosen.wrappedValue.remove(id) == nil { chosen.wrappedValue.insert(id) }
        }
    }
}

/// The list of what there is to choose from, with a field to search it.
struct ListPickerDestination<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let selection: ListPickerSelection<ID>
    let searchFilter: ((Data.Element, String) -> Bool)?
    let rowContent: (Data.Element) -> Row
    @State private var searchText = ""
    @Environment(\.dismiss) private var dismiss

    private var found: [Data.Element] {
        guard let searchFilter, !searchText.isEmpty else { return Array(data) }
        return data.filter { searchFilter($0, searchText) }
    }

    var body: some View {
        VStack(spacing: 0) {
            if searchFilter != nil { ListPickerSearchField(text: $searchText) }
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(found, id: id) { element in
                        ListPickerRow(isSelected: selection.contains(element[keyPath: id])) {
                            if case .single = selection { dismiss() }
                            selection.tap(element[keyPath: id])
                        } content: {
                            rowContent(element)
                        }
                    }
                }
            }
        }
        .background(.preferredColor(.primaryBackground))
    }
}

private struct ListPickerRow<Content: View>: View {
    let isSelected: Bool
    let action: () -> Void
    @ViewBuilder let content: Content

    var body: some View {
        Button {
            action()
        } label: {
            HStack(spacing: 16) {
                content
                    .font(.fiori(forTextStyle: .body))
                    .foregroundStyle(.preferredColor(.primaryLabel))
                    .frame(maxWidth: .infinity, alignment: .leading)
                if isSelected {
                    Image(systemName: "checkmark")
                        .font(.fiori(forTextStyle: .body, weight: .semibold))
                        .foregroundStyle(.preferredColor(.tintColor))
                        .accessibilityHidden(true)
                }
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .frame(minHeight: 44)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        .overlay(alignment: .bottom) { Divider().padding(.leading, 16) }
    }
}

private struct ListPickerSearchField: View {
    @Binding var text: String

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: "magnifyingglass")
                .foregroundStyle(.preferredColor(.secondaryLabel))
                .accessibilityHidden(true)
            TextField(text: $text, prompt: Text("Search", bundle: .module)) { Text("Search", bundle: .module) }
                .foregroundStyle(.preferredColor(.primaryLabel))
        }
        .font(.fiori(forTextStyle: .body))
        .padding(.horizontal, 8)
        .frame(minHeight: 44)
        .background(.preferredColor(.tertiaryFill), in: RoundedRectangle(cornerRadius: 8))
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
    }
}
