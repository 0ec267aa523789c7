import SwiftUI

/// Views one below the other: at the trailing edge beside a title, at the leading edge below it, where a ``TitleRow``
/// proposes a width.
package struct TitleSideStack: Layout {
    /// Spacing between the views, in points.
    var spacing: CGFloat

    package init(spacing: CGFloat = 4) { self.spacing = spacing }

    private func line(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width, height: nil)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(line(proposal)) }
        return CGSize(
            width: sizes.map(\.width).max() ?? 0,
            height: sizes.reduce(0) { $0 + $1.height } + spacing * CGFloat(max(sizes.count - 1, 0)))
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for subview in subviews {
            let size = subview.sizeThatFits(line(proposal))
            let x = proposal.width == nil ? bounds.maxX - size.width : bounds.minX
            subview.place(at: CGPoint(x: x, y: y), proposal: line(proposal))
            y += size.height + spacing
        }
    }
}
