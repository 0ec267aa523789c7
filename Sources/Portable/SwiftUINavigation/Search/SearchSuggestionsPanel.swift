import SwiftUIControls
import SwiftUICore
import SwiftUIInteraction
import SwiftUIPresentation

/// The suggestions of a search while the field has the focus; nothing where there are none. They take the place of the page's
/// content, or lie over it in a menu below the field where it is wide, as on iPads.
struct SearchSuggestionsPanel: View {
    let settings: BarSettings
    let place: SearchFieldAnchor

    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    /// Corners of menus (see ``MenuPanel``).
    private static let cornerRadius: CGFloat = 13

    private var placement: SearchSuggestionsPlacement {
        SearchSuggestionsPlacement(horizontalSizeClass: horizontalSizeClass)
    }

    var body: some View {
        if let search = settings.search, search.isSearching, search.isEditing.wrappedValue,
            let suggestions = settings.searchSuggestions, !placement.isIn(settings.hiddenSuggestions)
        {
            if placement == .menu {
                menu(suggestions, of: search).hanging(below: place)
            } else {
                AllOrNothingLayout { rows(suggestions, of: search) }
                    .background(Color(storage: .system(.systemBackground)))
            }
        }
    }

    private func rows(_ suggestions: SearchAccessory, of search: SearchFieldState) -> some View {
        ScrollView {
            OptionsReader(
                groupsOf: suggestions.view
                    // Headers look as those of plain lists.
                    .environment(\.listSectionStyle, .plain)
                    .modifier(SearchPartEnvironment(environment: suggestions.environment))
            ) { groups in
                let rows = groups.flatMap(\.boxes)
                // After menus, and after plain lists on iOS.
                SuggestionsLayout(inset: placement == .menu ? 16 : 20, lineInset: placement == .menu ? 0 : 20) {
                    ForEach(0..<rows.count, id: \.self) { BoxView(box: rows[$0]) }
                    ForEach(0..<max(rows.count - 1, 0), id: \.self) { _ in
                        Divider().accessibilityHidden(true).layoutValue(key: SuggestionsLayout.IsLine.self, value: true)
                    }
                }
            }
            .font(.body)
            .environment(\.searchCompletes) { search.choose($0) }
        }
    }

    private func menu(_ suggestions: SearchAccessory, of search: SearchFieldState) -> some View {
        rows(suggestions, of: search)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: Self.cornerRadius))
            .clipShape(RoundedRectangle(cornerRadius: Self.cornerRadius))
            .background { PanelShadow(cornerRadius: Self.cornerRadius) }
            .contentShape(Rectangle())
            .semantics(.menu, children: .contain)
    }
}

/// Takes all the room there is, or none when the scroll view in it has no content.
private struct AllOrNothingLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let ideal = subviews.first?.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) ?? .zero
        return ideal.height > 0 ? proposal.replacingUnspecifiedDimensions(by: ideal) : .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

/// Rows of at least 44 points from one side to the other with lines between them.
private struct SuggestionsLayout: Layout {
    /// Distance of texts from the sides, and of lines from the leading side, in points.
    let inset: CGFloat
    let lineInset: CGFloat

    struct IsLine: LayoutValueKey { static var defaultValue: Bool { false } }

    private func heights(_ width: CGFloat?, _ rows: [LayoutSubview]) -> [CGFloat] {
        let offered = ProposedViewSize(width: width.map { max(0, $0 - 2 * inset) }, height: nil)
        return rows.map { max(44, $0.sizeThatFits(offered).height) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let rows = subviews.filter { !$0[IsLine.self] }
        return CGSize(width: proposal.width ?? 320, height: heights(proposal.width, rows).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let rows = subviews.filter { !$0[IsLine.self] }
        var lines = subviews.filter { $0[IsLine.self] }[...]
        var y = bounds.minY
        for (row, height) in zip(rows, heights(bounds.width, rows)) {
            row.place(
                at: CGPoint(x: bounds.minX + inset, y: y + height / 2), anchor: .leading,
                proposal: ProposedViewSize(width: max(0, bounds.width - 2 * inset), height: nil))
            y += height
            lines.popFirst()?.place(
                at: CGPoint(x: bounds.minX + lineInset, y: y), anchor: .bottomLeading,
                proposal: ProposedViewSize(width: max(0, bounds.width - lineInset), height: nil))
        }
    }
}
