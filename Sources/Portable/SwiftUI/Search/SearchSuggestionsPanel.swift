/// The suggestions of a search while the field has the focus; nothing where there are none. They take the place of the page's
/// content, or lie over it in a menu below the field where it is wide, as on iPads.
struct SearchSuggestionsPanel: View {
    let settings: BarSettings

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
                SuggestionsMenuLayout { menu(suggestions, of: search) }
            } else {
                AllOrNothingLayout { rows(suggestions, of: search) }
                    .background(Color(storage: .system(.systemBackground)))
            }
        }
    }

    private func rows(_ suggestions: SearchPart, of search: SearchEntry) -> some View {
        ScrollView {
            SuggestionsLayout {
                suggestions.view.modifier(SearchPartEnvironment(environment: suggestions.environment))
            }
            .font(.body)
            .environment(\.searchCompletes) { search.choose($0) }
        }
    }

    private func menu(_ suggestions: SearchPart, of search: SearchEntry) -> some View {
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

/// Rows of at least 44 points from one side to the other, 20 from the edges (after plain lists on iOS).
private struct SuggestionsLayout: Layout {
    private static let inset: CGFloat = 20

    private func heights(_ width: CGFloat?, _ subviews: Subviews) -> [CGFloat] {
        let offered = ProposedViewSize(width: width.map { max(0, $0 - 2 * Self.inset) }, height: nil)
        return subviews.map { max(44, $0.sizeThatFits(offered).height) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: proposal.width ?? 320, height: heights(proposal.width, subviews).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        for (subview, height) in zip(subviews, heights(bounds.width, subviews)) {
            subview.place(
                at: CGPoint(x: bounds.minX + Self.inset, y: y + height / 2), anchor: .leading,
                proposal: ProposedViewSize(width: max(0, bounds.width - 2 * Self.inset), height: nil))
            y += height
        }
    }
}

/// Puts its content below the search field, as high as it is, or takes no room when the scroll view in it has no content.
private struct SuggestionsMenuLayout: Layout {
    /// In points: the field's distance from the side, the gap below it, and how wide the menu is at most (by eye from iPadOS).
    private static let side: CGFloat = 16
    private static let gap: CGFloat = 8
    /// How much of the bar is below the field.
    private static let overlap: CGFloat = 15
    private static let greatestWidth: CGFloat = 420

    private func width(in room: CGFloat?) -> CGFloat {
        min(max(0, (room ?? .infinity) - 2 * Self.side), Self.greatestWidth)
    }

    private func ideal(in room: CGFloat?, _ subviews: Subviews) -> CGSize {
        subviews.first?.sizeThatFits(ProposedViewSize(width: width(in: room), height: nil)) ?? .zero
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let ideal = ideal(in: proposal.width, subviews)
        return ideal.height > 0 ? proposal.replacingUnspecifiedDimensions(by: ideal) : .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let top = bounds.minY - Self.overlap + Self.gap
        let height = min(ideal(in: bounds.width, subviews).height, max(0, bounds.maxY - top - Self.gap))
        subviews.first?.place(
            at: CGPoint(x: bounds.minX + Self.side, y: top),
            proposal: ProposedViewSize(width: width(in: bounds.width), height: height))
    }
}
