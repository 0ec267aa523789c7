import SwiftUICore

/// Items at both sides and the title in the middle of the bar, or of what the sides leave; a search field after the
/// items.
struct NavigationBarRowLayout: Layout {
    private static let gap: CGFloat = 8
    private static let itemSpacing: CGFloat = 16
    /// Minimum widths of the leading items and the title, in points (by eye).
    private static let least: CGFloat = 60

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: BarMetrics.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        func offered(_ width: CGFloat) -> ProposedViewSize { ProposedViewSize(width: width, height: bounds.height) }
        let title = subviews.count > 1 ? subviews[1].sizeThatFits(offered(bounds.width)) : .zero
        // The minimum width of the views before the items.
        let others =
            [subviews[0].sizeThatFits(offered(Self.least)).width, min(title.width, Self.least)]
            + subviews.dropFirst(3).map { $0.sizeThatFits(offered(0)).width + Self.gap }
        let rest = bounds.width - others.reduce(0) { $0 + ($1 > 0 ? $1 + Self.gap : 0) }
        let items = subviews[2].sizeThatFits(offered(max(0, rest)))
        var trailing = items.width
        if subviews.count > 3 {
            let search = subviews[3]
            // The field leaves the title in the middle if it can.
            let others = max(
                subviews[0].sizeThatFits(offered(bounds.width)).width + 2 * Self.gap + title.width,
                (bounds.width + title.width) / 2 + Self.gap)
            if items.width > 0 { trailing += Self.itemSpacing }
            let width = search.sizeThatFits(offered(max(0, bounds.width - others - trailing))).width
            search.place(
                at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: offered(width))
            trailing += width
        }
        // The back button's title gives way to that of the page.
        let side = max((bounds.width - title.width) / 2 - Self.gap, 44)
        let room = bounds.width - trailing
        let most = title.width > 0 ? min(max(min(side, room - title.width - 2 * Self.gap), Self.least), room) : room
        let leading = subviews[0].sizeThatFits(offered(most))
        subviews[0].place(
            at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
            proposal: offered(leading.width))
        subviews[2].place(
            at: CGPoint(x: bounds.maxX - trailing + items.width, y: bounds.midY), anchor: .trailing,
            proposal: offered(items.width))
        let free = CGRect(
            x: bounds.minX + leading.width + Self.gap, y: bounds.minY,
            width: max(0, bounds.width - leading.width - trailing - 2 * Self.gap), height: bounds.height)
        let width = min(title.width, free.width)
        let x = max(free.minX, min(bounds.midX - width / 2, free.maxX - width))
        subviews[1].place(
            at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: offered(width))
    }
}
