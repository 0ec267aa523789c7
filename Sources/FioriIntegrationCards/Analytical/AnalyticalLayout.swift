import SwiftUI

/// Places a chart, the first view, and its legend, the second.
///
/// A legend beside the chart moves below it where the chart would become too narrow. Beside the chart it is no higher than the
/// chart, above and below it no higher than half of the chart: a third of both. The chart is one view in all places, so that
/// it keeps its state.
nonisolated struct AnalyticalLayout: Layout {
    /// The sides of a chart.
    enum Side: String {
        case top, bottom, left, right
    }

    var side: Side
    var isCentred: Bool
    /// The height of the chart in points.
    var height: CGFloat

    private static let spacing: CGFloat = 12
    private static let besideSpacing: CGFloat = 16

    /// The frames of the chart and of the legend, from the leading top corner, and what the legend is offered.
    private struct Arrangement {
        var frames: [CGRect]
        var legendProposal = ProposedViewSize.zero
    }

    private func arrangement(_ width: CGFloat, _ subviews: Subviews) -> Arrangement {
        guard subviews.count > 1 else {
            return Arrangement(frames: [CGRect(x: 0, y: 0, width: width, height: height)])
        }
        let legend = subviews[1]
        if side == .left || side == .right {
            let most = AnalyticalCardMetrics.legendWidth
            let proposal = ProposedViewSize(width: most, height: height)
            let size = legend.sizeThatFits(proposal)
            let room = width - size.width - Self.besideSpacing
            if room + CardMetrics.rounding >= AnalyticalCardMetrics.minWidthBesideLegend,
                size.width <= (width + CardMetrics.rounding) * AnalyticalCardMetrics.legendShare
            {
                return Arrangement(frames: beside(room, size), legendProposal: proposal)
            }
        }
        let proposal = ProposedViewSize(width: width, height: (height / 2).rounded(.down))
        let size = legend.sizeThatFits(proposal)
        let isAbove = side == .top
        let chart = CGRect(x: 0, y: isAbove ? size.height + Self.spacing : 0, width: width, height: height)
        let place = CGRect(
            x: 0, y: isAbove ? 0 : height + Self.spacing, width: min(size.width, width), height: size.height)
        return Arrangement(frames: [chart, place], legendProposal: proposal)
    }

    private func beside(_ room: CGFloat, _ legend: CGSize) -> [CGRect] {
        let whole = max(height, legend.height)
        let isLeft = side == .left
        return [
            CGRect(
                x: isLeft ? legend.width + Self.besideSpacing : 0, y: isCentred ? (whole - height) / 2 : 0,
                width: room, height: height),
            CGRect(
                origin: CGPoint(
                    x: isLeft ? 0 : room + Self.besideSpacing, y: isCentred ? (whole - legend.height) / 2 : 0),
                size: legend),
        ]
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 320
        let frames = arrangement(width, subviews).frames
        return CGSize(width: width, height: frames.reduce(0) { max($0, $1.maxY) })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let arrangement = arrangement(bounds.width, subviews)
        for (index, (view, frame)) in zip(subviews, arrangement.frames).enumerated() {
            view.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: index == 0 ? ProposedViewSize(frame.size) : arrangement.legendProposal)
        }
    }
}
