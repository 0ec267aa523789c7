import SwiftUI

/// Places a label above an input, or beside it on the same baseline. The label comes first, if there is one.
nonisolated struct AdaptiveLabeledField: Layout {
    /// The width of a label beside its input; nil for one above.
    var width: AdaptiveLabelWidth?
    /// The width in points below which a word of the label would break. Labels beside inputs are at least as wide, or above
    /// where that leaves too little to the input.
    var leastLabelWidth: CGFloat = 0
    /// The width in points that the input needs beside its label.
    var leastFieldWidth = AdaptiveLabeledField.usualField
    /// The width in points for which the label gives up what its text does not need, down to one line.
    var idealFieldWidth: CGFloat = 0

    /// The share of a label whose width is not named, in percent.
    static let usualShare: Double = 40
    /// The distance between a label and the input below, and beside, in points.
    private static let gaps = (below: CGFloat(4), beside: CGFloat(8))
    /// The width that is left to an input at least, in points.
    static let usualField: CGFloat = 96

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard subviews.count == 2 else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
        let available = proposal.finiteWidth
        guard let available, isBeside(available) else {
            let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: available, height: nil)) }
            return CGSize(
                width: max(sizes[0].width, sizes[1].width), height: sizes[0].height + Self.gaps.below + sizes[1].height)
        }
        let places = places(available, subviews)
        return CGSize(width: available, height: max(places.label.maxY, places.field.maxY))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 2 else {
            for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
            return
        }
        var places = places(bounds.width, subviews)
        if !isBeside(bounds.width) {
            let label = subviews[0].sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
            places.label = CGRect(origin: .zero, size: label)
            places.field = CGRect(x: 0, y: label.height + Self.gaps.below, width: bounds.width, height: 0)
        }
        for (subview, place) in zip(subviews, [places.label, places.field]) {
            subview.place(
                at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
                proposal: ProposedViewSize(width: place.width, height: nil))
        }
    }

    /// True if the label has room beside its input.
    private func isBeside(_ available: CGFloat) -> Bool {
        width != nil
            && min(leastLabelWidth, available) + Self.gaps.beside + leastFieldWidth <= available + CardMetrics.rounding
    }

    /// The places of a label and of its input beside each other.
    private func places(_ available: CGFloat, _ subviews: Subviews) -> (label: CGRect, field: CGRect) {
        let wanted: CGFloat =
            switch width {
            case .percent(let percent)?: (available - Self.gaps.beside) * CGFloat(percent) / 100
            case .points(let points)?: CGFloat(points)
            case nil: 0
            }
        var labelWidth = max(
            0, min(max(wanted, leastLabelWidth), available - Self.gaps.beside - leastFieldWidth))
        let rest = available - Self.gaps.beside - idealFieldWidth
        if idealFieldWidth > 0, rest < labelWidth {
            let text = max(leastLabelWidth, subviews[0].sizeThatFits(.unspecified).width)
            labelWidth = min(labelWidth, max(rest, text))
        }
        let fieldWidth = max(0, available - Self.gaps.beside - labelWidth)
        let label = subviews[0].dimensions(in: ProposedViewSize(width: labelWidth, height: nil))
        let field = subviews[1].dimensions(in: ProposedViewSize(width: fieldWidth, height: nil))
        // Fields without a text have their baseline below.
        let drop = field[.firstTextBaseline] - label[.firstTextBaseline]
        let isBaseline = field[.firstTextBaseline] < field.height
        let y = isBaseline ? drop : (field.height - label.height) / 2
        return (
            CGRect(x: 0, y: max(0, y), width: labelWidth, height: label.height),
            CGRect(x: labelWidth + Self.gaps.beside, y: max(0, -y), width: fieldWidth, height: field.height)
        )
    }
}
