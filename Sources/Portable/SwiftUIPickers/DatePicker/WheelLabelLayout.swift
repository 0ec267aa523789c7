import SwiftUICore

/// A label before wheels where it has room beside them, else above them. On iOS it stays beside them however little
/// room there is; nobody could read it then.
struct WheelLabelLayout: Layout {
    private static let spacing: CGFloat = 8
    /// Of the wheels beside a label, in points.
    private static let wheelWidth: CGFloat = 320

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let label = subviews[0].sizeThatFits(.unspecified)
        let width = proposal.width ?? label.width + Self.spacing + Self.wheelWidth
        if isBeside(label, in: width) {
            let wheels = subviews[1].sizeThatFits(ProposedViewSize(width: Self.wheelWidth, height: proposal.height))
            return CGSize(width: width, height: max(label.height, wheels.height))
        }
        let above = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil))
        let wheels = subviews[1].sizeThatFits(ProposedViewSize(width: width, height: nil))
        return CGSize(width: width, height: above.height + Self.spacing + wheels.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let label = subviews[0].sizeThatFits(.unspecified)
        if isBeside(label, in: bounds.width) {
            subviews[0].place(
                at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(label))
            subviews[1].place(
                at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing,
                proposal: ProposedViewSize(width: Self.wheelWidth, height: bounds.height))
            return
        }
        let offered = ProposedViewSize(width: bounds.width, height: nil)
        subviews[0].place(at: bounds.origin, proposal: offered)
        let height = subviews[0].sizeThatFits(offered).height + Self.spacing
        subviews[1].place(
            at: CGPoint(x: bounds.minX, y: bounds.minY + height),
            proposal: ProposedViewSize(width: bounds.width, height: max(0, bounds.height - height)))
    }

    private func isBeside(_ label: CGSize, in width: CGFloat) -> Bool {
        label.width + Self.spacing + Self.wheelWidth <= width
    }
}
