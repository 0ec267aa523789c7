import CoreGraphics

/// The lengths that marks reach beyond the edges of the plot, in points.
nonisolated struct MarkReach: Equatable {
    /// Beyond the edge at which the value axis stands.
    var start: CGFloat
    var end: CGFloat
    var top: CGFloat
    var bottom: CGFloat
    /// The distance that labels beside the plot keep for marks, beyond that which they have anyway.
    var beside: CGFloat = 0
    /// The same distance of the labels of a second axis, at the end.
    var besideEnd: CGFloat = 0
    /// The distance that labels below the plot keep for marks.
    var below: CGFloat = 0

    /// More marks than these are not looked at.
    private static let mostMarks = 5_000

    init(all length: CGFloat) {
        (start, end, top, bottom) = (length, length, length, length)
    }

    /// The reach of the marks of a plot at its first zoom, with a distance of a point; nil where they are too many.
    init?(of plot: ChartPlot, _ kind: any ChartMarks) {
        let series = plot.input.visibleSeries
        guard series.reduce(0, { $0 + plot.input.table.series[$1].count }) <= Self.mostMarks else { return nil }
        let plot = plot.withoutZoom
        self.init(all: 1)
        for series in series {
            for category in 0..<plot.input.table.series[series].count {
                guard let frame = kind.frame(series: series, category: category, in: plot) else { continue }
                let left = plot.frame.minX - frame.minX
                let right = frame.maxX - plot.frame.maxX
                start = max(start, (plot.isRightToLeft ? right : left) + 1)
                end = max(end, (plot.isRightToLeft ? left : right) + 1)
                top = max(top, plot.frame.minY - frame.minY + 1)
                bottom = max(bottom, frame.maxY - plot.frame.maxY + 1)
            }
        }
    }

    /// The same lengths, none longer than a limit.
    func limited(to limit: CGFloat) -> MarkReach {
        var result = self
        (result.start, result.end) = (min(start, limit), min(end, limit))
        (result.top, result.bottom) = (min(top, limit), min(bottom, limit))
        return result
    }
}
