import SwiftUI

/// The padding beside the content of a cell, less of it where a word needs the room.
nonisolated struct AdaptiveCellPadding: Layout {
    /// The padding on each side, in points.
    var padding: CGFloat
    /// The width in points of the widest word, and the factor by which that may be too great.
    var word: CGFloat
    var slack: CGFloat

    /// The least padding on each side, in points.
    static let least: CGFloat = 2

    /// The padding on each side in a width. A word that breaks in any case leaves it as it is.
    func padding(in width: CGFloat?) -> CGFloat {
        guard let width, width.isFinite, word + 2 * padding > width else { return padding }
        let most = width - 2 * Self.least
        guard word <= most * slack else { return padding }
        return min(max((width - word) / 2, Self.least), padding)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let width = proposal.width else { return proposal }
        return ProposedViewSize(width: max(width - 2 * padding(in: width), 0), height: proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let inner = inner(proposal)
        let size = subviews.first?.sizeThatFits(inner) ?? .zero
        return CGSize(width: size.width + 2 * padding(in: proposal.width), height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let padding = padding(in: proposal.width)
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX + padding, y: bounds.minY), proposal: inner(proposal))
        }
    }
}
