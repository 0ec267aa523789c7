import FioriSwiftUICore
import SwiftUI

/// The filters of a card in a grid of equal widths.
nonisolated struct FilterBar: View {
    private let filters: [ResolvedFilter]
    @ScaledMetric(relativeTo: .subheadline) private var controlWidth: CGFloat = 140

    init(_ filters: [ResolvedFilter]) { self.filters = filters }

    @MainActor var body: some View {
        VStack(spacing: 0) {
            FilterGrid(minimumWidth: controlWidth, spacing: 8) {
                ForEach(filters) { filter in
                    CardSectionView(filter.control, isCompact: true) { _ in
                        .filter
                    } content: {
                        FilterControl(filter: filter, control: $0)
                    }
                }
            }
            .padding(.horizontal, CardMetrics.padding)
            .padding(.vertical, 8)
            CardSeparator()
        }
    }
}

/// A filter's control by its kind.
nonisolated private struct FilterControl: View {
    let filter: ResolvedFilter
    let control: ResolvedFilter.Control
    @Environment(\.cardActions) private var actions

    @MainActor var body: some View {
        switch control {
        case .select(let choice): SelectFilter(name: filter.id, label: filter.label, choice: choice)
        case .comboBox(let choice): ComboBoxFilter(name: filter.id, label: filter.label, choice: choice)
        case .search(let value, let placeholder):
            SearchFilter(name: filter.id, label: filter.label, value: value, placeholder: placeholder)
        case .dateRange(let range):
            DateRangeControl(range, label: filter.label) { actions.setFilter(filter.id, $0) }
        }
    }
}

/// The looks of filters' parts, by their names in style sheets.
nonisolated enum CardFilterParts {
    static let value = Themed("CardFilter.value", TextStyle(.subheadline, .primaryLabel), as: .fieldText)
    static let field = Themed("CardFilter.field", FilterField())
}

/// The background of a filter's control.
nonisolated struct FilterField: ViewModifier {
    @MainActor func body(content: Content) -> some View {
        content
            .padding(.horizontal, 10)
            .padding(.vertical, 6)
            .frame(maxWidth: .infinity, minHeight: 36, alignment: .leading)
            .background(.preferredColor(.tertiaryFill), in: RoundedRectangle(cornerRadius: 8))
    }
}

nonisolated extension FilterField: ControlStyle {
    var classes: PartClasses { .field }

    @MainActor func classLook(_ styles: StyleSheetStyles) -> some ViewModifier {
        StyleSheetLook(
            styles, base: StyleSheetBase(textStyle: .subheadline),
            box: BoxBase(
                padding: EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10), maxWidth: .infinity, minHeight: 36,
                fill: .preferredColor(.tertiaryFill), cornerRadius: 8, alignment: .leading))
    }
}
