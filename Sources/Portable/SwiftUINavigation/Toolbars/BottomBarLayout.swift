import SwiftUICore

/// Layout of a bottom bar: a single item in the middle, several from the leading edge; spacers share the width left.
struct BottomBarLayout: Layout {
    var centersSingleItem = true

    private var row: HStackLayout { HStackLayout(spacing: 16) }

    static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

    func makeCache(subviews: Subviews) -> HStackLayout.Cache { row.makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache) -> CGSize {
        let size = row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
    ) {
        let size = row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        let x = centersSingleItem && subviews.count == 1 ? bounds.midX - size.width / 2 : bounds.minX
        row.placeSubviews(
            in: CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height),
            proposal: ProposedViewSize(size), subviews: subviews, cache: &cache)
    }
}
