import SwiftUICore

/// The controls of a group beside each other, each as wide as it is, with lines between them; below each other where
/// they have no room beside each other, as in the large type of accessibility (by eye).
///
/// The subviews are a control and in turn the line after it.
struct ControlGroupPlateLayout: Layout {
    /// The length of lines between controls that are beside each other, and the thickness of lines, in points.
    private static let lineHeight: CGFloat = 18
    private static let lineWidth: CGFloat = 1

    private func controls(_ subviews: Subviews) -> [LayoutSubview] {
        stride(from: 0, to: subviews.count, by: 2).map { subviews[$0] }
    }

    /// The widths of controls beside each other; nil where there is no room for them.
    private func widths(_ subviews: Subviews, in width: CGFloat?) -> [CGFloat]? {
        let widths = controls(subviews).map { $0.sizeThatFits(.unspecified).width }
        guard let width else { return widths }
        return widths.reduce(0, +) <= width + 1e-6 ? widths : nil
    }

    /// Of all controls, below each other.
    private func columnWidth(_ subviews: Subviews, in width: CGFloat?) -> CGFloat {
        let widest = controls(subviews).map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return min(widest, width ?? .infinity)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let controls = controls(subviews)
        if let widths = widths(subviews, in: proposal.width) {
            let height = controls.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
            return CGSize(width: widths.reduce(0, +), height: height)
        }
        let offered = ProposedViewSize(width: columnWidth(subviews, in: proposal.width), height: nil)
        let sizes = controls.map { $0.sizeThatFits(offered) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        if let widths = widths(subviews, in: bounds.width) {
            placeRow(in: bounds, subviews: subviews, widths: widths)
        } else {
            placeColumn(in: bounds, subviews: subviews)
        }
    }

    private func placeRow(in bounds: CGRect, subviews: Subviews, widths: [CGFloat]) {
        var x = bounds.minX
        for (index, subview) in subviews.enumerated() {
            if index.isMultiple(of: 2) {
                subview.place(
                    at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                    proposal: ProposedViewSize(width: widths[index / 2], height: nil))
                x += widths[index / 2]
            } else {
                subview.place(
                    at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                    proposal: ProposedViewSize(width: Self.lineWidth, height: Self.lineHeight))
            }
        }
    }

    private func placeColumn(in bounds: CGRect, subviews: Subviews) {
        var y = bounds.minY
        for (index, subview) in subviews.enumerated() {
            if index.isMultiple(of: 2) {
                let offered = ProposedViewSize(width: bounds.width, height: nil)
                subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: offered)
                y += subview.sizeThatFits(offered).height
            } else {
                subview.place(
                    at: CGPoint(x: bounds.minX, y: y),
                    proposal: ProposedViewSize(width: bounds.width, height: Self.lineWidth))
            }
        }
    }
}
