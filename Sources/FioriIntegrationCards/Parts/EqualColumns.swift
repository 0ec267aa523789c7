import SwiftUI

/// Places two views on one base line in columns of equal width, the second at the trailing end; below each other where
/// words would break. One view has the whole width.
nonisolated struct EqualColumns: Layout {
    /// The distance between the columns, in points.
    var spacing: CGFloat
    /// The distance between the two below each other, in points.
    var lineSpacing: CGFloat
    /// The width in points below which words of the two would break.
    var least: CGFloat

    /// The places of the views in a width; nil for their ideal sizes.
    private func frames(_ proposed: CGFloat?, _ subviews: Subviews) -> [CGRect] {
        let width = proposed.flatMap { $0.isFinite ? max($0, 0) : nil }
        let column = width.map { ($0 - spacing) / 2 }
        guard subviews.count == 2, (column ?? .infinity) + CardMetrics.rounding >= least else {
            return lines(width, subviews)
        }
        let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: column, height: nil)) }
        let baselines = zip(subviews, sizes).map { subview, size in
            subview.dimensions(in: ProposedViewSize(size))[VerticalAlignment.firstTextBaseline]
        }
        let line = max(baselines[0], baselines[1])
        let end = width ?? 2 * max(sizes[0].width, sizes[1].width) + spacing
        return [
            CGRect(origin: CGPoint(x: 0, y: line - baselines[0]), size: sizes[0]),
            CGRect(origin: CGPoint(x: end - sizes[1].width, y: line - baselines[1]), size: sizes[1]),
        ]
    }

    private func lines(_ width: CGFloat?, _ subviews: Subviews) -> [CGRect] {
        var y: CGFloat = 0
        return subviews.map { subview in
            let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
            defer { y += size.height + lineSpacing }
            return CGRect(origin: CGPoint(x: 0, y: y), size: size)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(proposal.width, subviews)
        let width = proposal.finiteWidth
        return CGSize(width: width ?? frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.place(at: frames(bounds.width, subviews), in: bounds)
    }
}
