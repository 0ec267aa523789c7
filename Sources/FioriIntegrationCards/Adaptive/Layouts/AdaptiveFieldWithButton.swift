import SwiftUI

/// Places a button beside a field, or below it where a word in the field would break beside the button.
///
/// The views keep their identity, so that text is entered on while the button moves.
nonisolated struct AdaptiveFieldWithButton: Layout {
    /// The width in points below which a word in the field would break.
    let leastFieldWidth: CGFloat

    /// The distance between both in points.
    private static let gap: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard subviews.count == 2 else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
        let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
        let available = proposal.finiteWidth ?? ideal[0].width + Self.gap + ideal[1].width
        let places = places(available, subviews)
        return CGSize(width: available, height: max(places.field.maxY, places.button.maxY))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 2 else {
            for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
            return
        }
        let places = places(bounds.width, subviews)
        for (subview, place) in zip(subviews, [places.field, places.button]) {
            subview.place(
                at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
                proposal: ProposedViewSize(width: place.width, height: place.height))
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        // The baseline is that of the field, for a label beside it.
        guard guide == .firstTextBaseline, subviews.count == 2 else { return nil }
        let field = places(bounds.width, subviews).field
        return bounds.minY + field.minY
            + subviews[0].dimensions(in: ProposedViewSize(width: field.width, height: nil))[guide]
    }

    /// The places of the field and of the button.
    private func places(_ available: CGFloat, _ subviews: Subviews) -> (field: CGRect, button: CGRect) {
        let ideal = subviews[1].sizeThatFits(.unspecified)
        let rest = available - Self.gap - ideal.width
        let isBeside = rest + CardMetrics.rounding >= leastFieldWidth
        let fieldWidth = isBeside ? rest : available
        let field = subviews[0].sizeThatFits(ProposedViewSize(width: fieldWidth, height: nil))
        guard !isBeside else {
            let height = max(field.height, ideal.height)
            return (
                CGRect(x: 0, y: height - field.height, width: fieldWidth, height: field.height),
                CGRect(x: fieldWidth + Self.gap, y: height - ideal.height, width: ideal.width, height: ideal.height)
            )
        }
        let width = min(ideal.width, available)
        let button = width < ideal.width ? subviews[1].sizeThatFits(ProposedViewSize(width: width, height: nil)) : ideal
        return (
            CGRect(x: 0, y: 0, width: fieldWidth, height: field.height),
            CGRect(x: 0, y: field.height + Self.gap, width: width, height: button.height)
        )
    }
}
