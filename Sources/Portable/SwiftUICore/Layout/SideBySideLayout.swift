import Foundation

/// Views side by side, each in all the room.
package struct SideBySideLayout: Layout {
    /// The positions of the views, in widths towards the trailing edge.
    package var places: [CGFloat]

    package init(places: [CGFloat] = [0]) { self.places = places }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: subviews.first?.sizeThatFits(proposal) ?? .zero)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (place, subview) in zip(places, subviews) {
            let x = bounds.midX + place * bounds.width
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
        }
    }
}
