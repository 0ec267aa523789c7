import SwiftUI

/// The place of an element in a vertical stack.
nonisolated struct AdaptivePlace: Sendable, Hashable {
    /// The distance to the element above, in points.
    var gap: CGFloat = 0
    /// Tells whether the element takes height that is left.
    var fillsHeight = false
}

nonisolated private struct AdaptivePlaceKey: LayoutValueKey {
    static let defaultValue = AdaptivePlace()
}

nonisolated extension View {
    func adaptivePlace(gap: CGFloat = 0, fillsHeight: Bool = false) -> some View {
        layoutValue(key: AdaptivePlaceKey.self, value: AdaptivePlace(gap: gap, fillsHeight: fillsHeight))
    }
}

/// Places elements below each other in the full width, each with its own distance to the one above.
///
/// Height beyond that of the content goes to elements that fill it, or else around the content by the alignment.
nonisolated struct AdaptiveStack: Layout {
    /// The least height, in points.
    var minimumHeight: CGFloat = 0
    /// The place of content that is lower than the stack.
    var alignment = AdaptiveVerticalAlignment.top

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.finiteWidth
        var size = CGSize.zero
        for subview in subviews {
            let fitting = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
            size.width = max(size.width, fitting.width)
            size.height += fitting.height + subview[AdaptivePlaceKey.self].gap
        }
        var height = max(size.height, minimumHeight)
        if let proposed = proposal.height, proposed.isFinite { height = max(height, proposed) }
        return CGSize(width: width ?? size.width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = bounds.width
        var heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
        let gaps = subviews.map { $0[AdaptivePlaceKey.self].gap }
        let left = max(0, bounds.height - heights.reduce(0, +) - gaps.reduce(0, +))
        let filling = subviews.indices.filter { subviews[$0][AdaptivePlaceKey.self].fillsHeight }
        for index in filling { heights[index] += left / CGFloat(filling.count) }
        var y = bounds.minY + (filling.isEmpty ? left * alignment.share : 0)
        for index in subviews.indices {
            y += gaps[index]
            subviews[index].place(
                at: CGPoint(x: bounds.minX, y: y),
                proposal: ProposedViewSize(width: width, height: filling.contains(index) ? heights[index] : nil))
            y += heights[index]
        }
    }
}
