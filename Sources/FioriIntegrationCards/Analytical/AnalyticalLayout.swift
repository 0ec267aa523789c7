import SwiftUI

/// Places a chart, the first view, with the entries of its legend, the others.
///
/// A legend beside the chart moves below it where the chart would become too narrow. The chart is one view in both
/// places, so that it keeps its state.
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
    private static let entrySpacing: CGFloat = 16
    private static let lineSpacing: CGFloat = 6

    /// The frames of the chart and of the entries in a width, from the leading top corner.
    private func frames(_ width: CGFloat, _ subviews: Subviews) -> [CGRect] {
        let entries = subviews.dropFirst()
        guard !entries.isEmpty else { return [CGRect(x: 0, y: 0, width: width, height: height)] }
        if side == .left || side == .right {
            let most = AnalyticalCardMetrics.legendWidth
            let sizes = entries.map { $0.sizeThatFits(ProposedViewSize(width: most, height: nil)) }
            let column = sizes.map(\.width).max() ?? 0
            let room = width - column - Self.besideSpacing
            if room >= AnalyticalCardMetrics.minWidthBesideLegend { return beside(room, column: column, sizes) }
        }
        return aboveOrBelow(
            width, entries.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)) })
    }

    private func beside(_ room: CGFloat, column: CGFloat, _ sizes: [CGSize]) -> [CGRect] {
        let legend = sizes.reduce(0) { $0 + $1.height } + CGFloat(sizes.count - 1) * Self.lineSpacing
        let whole = max(height, legend)
        let x = side == .left ? 0 : room + Self.besideSpacing
        var y = isCentred ? (whole - legend) / 2 : 0
        let chart = CGRect(
            x: side == .left ? column + Self.besideSpacing : 0, y: isCentred ? (whole - height) / 2 : 0, width: room,
            height: height)
        return [chart]
            + sizes.map { size in
                defer { y += size.height + Self.lineSpacing }
                return CGRect(origin: CGPoint(x: x, y: y), size: size)
            }
    }

    private func aboveOrBelow(_ width: CGFloat, _ sizes: [CGSize]) -> [CGRect] {
        let lines = WrappingRow.lines(of: sizes, width: width, spacing: Self.entrySpacing)
        var y = side == .top ? 0 : height + Self.spacing
        var entries: [CGRect] = []
        for line in lines {
            var x = isCentred ? (width - line.width) / 2 : 0
            for index in line.members {
                let size = sizes[index]
                entries.append(
                    CGRect(origin: CGPoint(x: x, y: y + (line.height - size.height) / 2), size: size))
                x += size.width + Self.entrySpacing
            }
            y += line.height + Self.lineSpacing
        }
        let top = side == .top ? y - Self.lineSpacing + Self.spacing : 0
        return [CGRect(x: 0, y: top, width: width, height: height)] + entries
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 320
        return CGSize(width: width, height: frames(width, subviews).reduce(0) { max($0, $1.maxY) })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (view, frame) in zip(subviews, frames(bounds.width, subviews)) {
            view.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }
}
