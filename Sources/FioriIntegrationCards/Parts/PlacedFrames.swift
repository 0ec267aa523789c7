import SwiftUI

nonisolated extension LayoutSubviews {
    /// The ideal sizes of the views, or those in a width for views that are wider.
    ///
    /// - Parameter width: the greatest width in points; nil for any.
    func sizes(upTo width: CGFloat?) -> [CGSize] {
        map { view in
            let ideal = view.sizeThatFits(.unspecified)
            guard let width, ideal.width > width + CardMetrics.rounding else { return ideal }
            return view.sizeThatFits(ProposedViewSize(width: width, height: nil))
        }
    }

    /// Places each view at its frame within bounds, in the width of the frame and in the height that it takes there: a
    /// height would be divided among the parts of a view, and cut texts of those that can be lower.
    ///
    /// - Parameters:
    ///   - frames: the frames of the views in their order, from the leading top corner of the bounds.
    ///   - bounds: the bounds of the layout.
    func place(at frames: [CGRect], in bounds: CGRect) {
        for (subview, frame) in zip(self, frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(width: frame.width, height: nil))
        }
    }
}

nonisolated extension ProposedViewSize {
    /// The proposed width in points, from 0; nil where none or an infinite one is proposed.
    var finiteWidth: CGFloat? { width.flatMap { $0.isFinite ? Swift.max($0, 0) : nil } }
}
