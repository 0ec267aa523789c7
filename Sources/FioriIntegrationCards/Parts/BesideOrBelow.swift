import SwiftUI

/// Places a view behind another, or below it where a word of it would have no room.
nonisolated struct BesideOrBelow: Layout {
    /// The distance to a view behind, in points.
    var spacing: CGFloat
    /// The distance to a view below, in points.
    var lineSpacing: CGFloat
    /// The width in points in which no word of the second view is broken.
    var leastWidth: CGFloat
    /// The line on which the two stand beside each other.
    var alignment = VerticalAlignment.firstTextBaseline

    /// The places of the two in a width.
    private func frames(_ subviews: Subviews, width: CGFloat?) -> [CGRect] {
        guard subviews.count == 2 else {
            return subviews.first.map {
                [CGRect(origin: .zero, size: $0.sizeThatFits(ProposedViewSize(width: width, height: nil)))]
            } ?? []
        }
        let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
        let width = width.flatMap { $0.isFinite ? max($0, 0) : nil }
        let rest = width.map { $0 - ideal[0].width - spacing } ?? .infinity
        guard rest + CardMetrics.rounding >= min(leastWidth, ideal[1].width) else {
            let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
            return [
                CGRect(origin: .zero, size: sizes[0]),
                CGRect(origin: CGPoint(x: 0, y: sizes[0].height + lineSpacing), size: sizes[1]),
            ]
        }
        // A word that needs a part of a pixel more than there is has it.
        let room = max(rest, min(leastWidth, ideal[1].width))
        let second = subviews[1].sizeThatFits(ProposedViewSize(width: width == nil ? nil : room, height: nil))
        let guides = zip(subviews, [ideal[0], second]).map { subview, size in
            subview.dimensions(in: ProposedViewSize(size))[alignment]
        }
        let line = max(guides[0], guides[1])
        return [
            CGRect(origin: CGPoint(x: 0, y: line - guides[0]), size: ideal[0]),
            CGRect(origin: CGPoint(x: ideal[0].width + spacing, y: line - guides[1]), size: second),
        ]
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(subviews, width: proposal.width)
        // The views are placed in the width in which they were measured.
        let width = proposal.finiteWidth ?? 0
        return CGSize(width: max(width, frames.map(\.maxX).max() ?? 0), height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.place(at: frames(subviews, width: bounds.width), in: bounds)
    }
}
