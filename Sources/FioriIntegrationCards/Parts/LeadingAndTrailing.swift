import SwiftUI

/// Places two views on one base line: the second at the trailing end with at most a share of the width, the first in what
/// is left.
nonisolated struct LeadingAndTrailing: Layout {
    /// The least distance between the two, in points.
    var spacing: CGFloat
    /// The greatest share of the width that the second view has, from 0 to 1.
    var trailingShare: CGFloat

    private func sizes(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (leading: CGSize, trailing: CGSize) {
        guard subviews.count > 1 else {
            return (subviews.first?.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) ?? .zero, .zero)
        }
        guard let width = proposal.width, width.isFinite else {
            return (subviews[0].sizeThatFits(.unspecified), subviews[1].sizeThatFits(.unspecified))
        }
        let trailing = subviews[1].sizeThatFits(ProposedViewSize(width: width * trailingShare, height: nil))
        let rest = max(0, width - trailing.width - (trailing.width > 0 ? spacing : 0))
        return (subviews[0].sizeThatFits(ProposedViewSize(width: rest, height: nil)), trailing)
    }

    private func baselines(_ subviews: Subviews, _ sizes: (leading: CGSize, trailing: CGSize)) -> (CGFloat, CGFloat) {
        func baseline(_ index: Int, _ size: CGSize) -> CGFloat {
            guard index < subviews.count else { return 0 }
            return subviews[index].dimensions(in: ProposedViewSize(size))[VerticalAlignment.firstTextBaseline]
        }
        return (baseline(0, sizes.leading), baseline(1, sizes.trailing))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = sizes(proposal, subviews)
        let (first, second) = baselines(subviews, sizes)
        let line = max(first, second)
        let height = max(line - first + sizes.leading.height, line - second + sizes.trailing.height)
        let ideal = sizes.leading.width + sizes.trailing.width + (sizes.trailing.width > 0 ? spacing : 0)
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? ideal
        return CGSize(width: max(width, 0), height: subviews.count > 1 ? height : sizes.leading.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let sizes = sizes(ProposedViewSize(width: bounds.width, height: nil), subviews)
        guard subviews.count > 1 else {
            subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(sizes.leading))
            return
        }
        let (first, second) = baselines(subviews, sizes)
        let line = max(first, second)
        subviews[0].place(
            at: CGPoint(x: bounds.minX, y: bounds.minY + line - first), proposal: ProposedViewSize(sizes.leading))
        subviews[1].place(
            at: CGPoint(x: bounds.maxX - sizes.trailing.width, y: bounds.minY + line - second),
            proposal: ProposedViewSize(sizes.trailing))
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guard guide == .firstTextBaseline, !subviews.isEmpty else { return nil }
        let (first, second) = baselines(subviews, sizes(ProposedViewSize(width: bounds.width, height: nil), subviews))
        return max(first, second)
    }
}
