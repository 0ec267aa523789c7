import SwiftUICore

/// A page with a bar above and one below; the page may reach under them. The fourth view lies over the page, a fifth one
/// fills everything.
package struct BarsLayout: SafeAreaLayout {
    /// The height of the keyboard's bar at the lower edge, in points.
    package var keyboardInset: CGFloat

    package init(keyboardInset: CGFloat = 0) { self.keyboardInset = keyboardInset }

    package func safeAreaInsets(proposal: ProposedViewSize, subviews: LayoutSubviews) -> EdgeInsets {
        let offered = ProposedViewSize(width: proposal.width, height: nil)
        return EdgeInsets(
            top: subviews[1].sizeThatFits(offered).height, leading: 0,
            bottom: max(subviews[2].sizeThatFits(offered).height, keyboardInset), trailing: 0)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let insets = safeAreaInsets(proposal: proposal, subviews: subviews)
        var ideal = subviews[0].sizeThatFits(proposal.inset(by: insets))
        ideal.height += insets.top + insets.bottom
        return proposal.replacingUnspecifiedDimensions(by: ideal)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let insets = safeAreaInsets(proposal: ProposedViewSize(bounds.size), subviews: subviews)
        let room = bounds.inset(by: insets)
        subviews[0].place(
            at: CGPoint(x: room.midX, y: room.midY), anchor: .center, proposal: ProposedViewSize(room.size))
        subviews[1].place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: insets.top))
        subviews[2].place(
            at: CGPoint(x: bounds.minX, y: bounds.maxY), anchor: .bottomLeading,
            proposal: ProposedViewSize(
                width: bounds.width,
                height: subviews[2].sizeThatFits(ProposedViewSize(width: bounds.width, height: nil)).height))
        for subview in subviews.dropFirst(3).prefix(1) {
            subview.place(
                at: CGPoint(x: room.midX, y: room.maxY), anchor: .bottom, proposal: ProposedViewSize(room.size))
        }
        for subview in subviews.dropFirst(4) {
            subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }
}
