import SwiftUI

/// Room between the numbers beside a plot and large points of lines at its edges.
nonisolated extension ChartLayoutBuilder {
    /// Points up to this diameter stay apart from numbers without room of their own.
    private static var usualPoint: CGFloat { 10 }

    /// Takes the room that large points at the edges of a plot need beside numbers, which move into the margin first that the
    /// chart keeps for points at its own edges.
    /// - Parameters:
    ///   - sides: The edges at which numbers stand: at the start, and those of a second axis at the end.
    ///   - inset: The margin of the chart.
    ///   - values: The scale of the first axis.
    ///   - secondary: The scale of the second axis; nil for none.
    mutating func takePointRoom(
        beside sides: (start: Bool, end: Bool), inset: CGFloat, _ values: ValueAxisScale, _ secondary: ValueAxisScale?,
        from room: inout CGRect
    ) {
        (reach.beside, reach.besideEnd) = (0, 0)
        let large = seriesOfLargePoints
        guard sides.start || sides.end, !large.isEmpty else { return }
        let own = reach(of: large, in: plot(in: room, values: values, secondary: secondary).withoutZoom)
        let edges: (start: CGRectEdge, end: CGRectEdge) =
            surroundings.isRightToLeft ? (.maxXEdge, .minXEdge) : (.minXEdge, .maxXEdge)
        let spare = max(inset - max(2, input.selectionMargin), 0)
        // Half of the distance that numbers have anyway is left free.
        let (free, limit) = (Self.labelGap, max(room.width / 4, 0))
        if sides.start {
            reach.beside = (own.start - free).clamped(to: 0...limit)
            take(reach.beside - spare, from: edges.start, of: &room)
        }
        if sides.end {
            reach.besideEnd = (own.end - free).clamped(to: 0...limit)
            take(reach.besideEnd - spare, from: edges.end, of: &room)
        }
    }

    /// The lines that have larger points or caps than usual.
    private var seriesOfLargePoints: [Int] {
        input.visibleSeries.filter { series in
            largestPoint(ofSeries: series) > Self.usualPoint && kind.isContinuous(series, of: input)
        }
    }

    /// The lengths that the first and the last points of lines reach beyond the edges of a plot.
    private func reach(of large: [Int], in plot: ChartPlot) -> (start: CGFloat, end: CGFloat) {
        let (left, right) = (plot.frame.minX, plot.frame.maxX)
        var reach: (left: CGFloat, right: CGFloat) = (0, 0)
        for series in large {
            let shown = plot.visibleCategories.clamped(to: 0..<input.table.series[series].count)
            let frame = { (category: Int) in kind.frame(series: series, category: category, in: plot) }
            let ends = [shown.lazy.compactMap(frame).first, shown.reversed().lazy.compactMap(frame).first]
            // Points beyond explicit ends are cut there.
            for frame in ends.compactMap({ $0 }) where frame.midX > left - 0.5 && frame.midX < right + 0.5 {
                reach = (max(reach.left, left - frame.minX), max(reach.right, frame.maxX - right))
            }
        }
        return plot.isRightToLeft ? (reach.right, reach.left) : (reach.left, reach.right)
    }

    /// The greatest diameter of a series' points and caps.
    private func largestPoint(ofSeries series: Int) -> CGFloat {
        guard let attributes = input.attributes(ofSeries: series) else { return 0 }
        let point = attributes.ownPoint.map { $0.isHidden ? 0 : $0.diameter } ?? 0
        return max(point, attributes.firstLineCapDiameter, attributes.lastLineCapDiameter)
    }
}
