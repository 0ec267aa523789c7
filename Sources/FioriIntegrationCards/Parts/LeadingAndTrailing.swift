import SwiftUI

/// Places two views on one base line: the second at the trailing end with at most a share of the width, the first in what
/// is left. Where words would break, the second gets more than its share, or stands below the first.
nonisolated struct LeadingAndTrailing: Layout {
    /// The least distance between the two, in points.
    var spacing: CGFloat
    /// The distance between the two below each other, in points.
    var lineSpacing: CGFloat = 4
    /// The greatest share of the width that the second view has, from 0 to 1.
    var trailingShare: CGFloat
    /// The widths in points below which words of the two would break.
    var least: (leading: CGFloat, trailing: CGFloat) = (0, 0)
    /// True for a first view that has its ideal width beside a second one of several lines, which goes below it otherwise.
    var isWholeBesideLines = false

    /// The sizes and places of the two.
    private struct Places {
        var frames: [CGRect] = []
        var size = CGSize.zero
        var baseline: CGFloat = 0
    }

    private func places(_ width: CGFloat?, _ subviews: Subviews) -> Places {
        guard subviews.count > 1 else {
            guard let subview = subviews.first else { return Places() }
            let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
            return Places(
                frames: [CGRect(origin: .zero, size: size)],
                size: CGSize(
                    width: width.flatMap { $0.isFinite ? max($0, 0) : nil } ?? size.width, height: size.height),
                baseline: baseline(subview, size))
        }
        guard let width, width.isFinite else {
            return beside(subviews[0].sizeThatFits(.unspecified), subviews[1].sizeThatFits(.unspecified), nil, subviews)
        }
        let trailing = subviews[1].sizeThatFits(
            ProposedViewSize(width: max(width * trailingShare, min(least.trailing, width)), height: nil))
        let rest = max(0, width - trailing.width - (trailing.width > 0 ? spacing : 0))
        if trailing.width > 0, rest + CardMetrics.rounding < least.leading { return below(width, subviews) }
        if isWholeBesideLines, trailing.width > 0 {
            let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
            let wraps = trailing.height > ideal[1].height + 0.5
            if wraps, rest + CardMetrics.rounding < ideal[0].width { return below(width, subviews) }
        }
        let leading = subviews[0].sizeThatFits(ProposedViewSize(width: rest, height: nil))
        return beside(leading, trailing, width, subviews)
    }

    private func baseline(_ subview: LayoutSubview, _ size: CGSize) -> CGFloat {
        subview.dimensions(in: ProposedViewSize(size))[VerticalAlignment.firstTextBaseline]
    }

    private func beside(_ leading: CGSize, _ trailing: CGSize, _ width: CGFloat?, _ subviews: Subviews) -> Places {
        let (first, second) = (baseline(subviews[0], leading), baseline(subviews[1], trailing))
        let line = max(first, second)
        let width = width.map { max($0, 0) } ?? leading.width + trailing.width + (trailing.width > 0 ? spacing : 0)
        return Places(
            frames: [
                CGRect(origin: CGPoint(x: 0, y: line - first), size: leading),
                CGRect(origin: CGPoint(x: width - trailing.width, y: line - second), size: trailing),
            ],
            size: CGSize(width: width, height: max(line - first + leading.height, line - second + trailing.height)),
            baseline: line)
    }

    private func below(_ width: CGFloat, _ subviews: Subviews) -> Places {
        let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
        return Places(
            frames: [
                CGRect(origin: .zero, size: sizes[0]),
                CGRect(origin: CGPoint(x: 0, y: sizes[0].height + lineSpacing), size: sizes[1]),
            ],
            size: CGSize(width: max(width, 0), height: sizes[0].height + lineSpacing + sizes[1].height),
            baseline: baseline(subviews[0], sizes[0]))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        places(proposal.width, subviews).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, places(bounds.width, subviews).frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                // A height would be divided among parts, and cut texts of those that can be lower.
                proposal: ProposedViewSize(width: frame.width, height: nil))
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guard guide == .firstTextBaseline, !subviews.isEmpty else { return nil }
        return places(bounds.width, subviews).baseline
    }
}
