import CoreGraphics

/// Sizes of labels in segments of stacks, which become smaller before they go.
nonisolated extension ChartLayoutBuilder {
    /// The size of texts without Dynamic Type, in parts of that which it gives them.
    var smallestTextScale: CGFloat { min(1 / max(surroundings.textScale, 0.01), 1) }

    /// The text size of all labels in segments: that of data labels, or a smaller one at which segments of a greater part of
    /// the stacks hold theirs. It is at least three fifths of that of data labels; where most would still have none, that
    /// without Dynamic Type.
    func sizeOfSegmentLabels(of categories: [Int], in plot: ChartPlot) -> CGFloat {
        let smallest = smallestTextScale
        guard smallest < 1 else { return dataLabelSize }
        var segments: [(point: ChartPointIndex, text: String, length: CGFloat)] = []
        for series in input.visibleSeries {
            for category in categories {
                guard let mark = kind.frame(series: series, category: category, in: plot)?.intersection(plot.frame),
                    !mark.isNull, let text = dataLabelText(series: series, category: category)
                else { continue }
                let point = ChartPointIndex(series: series, category: category)
                segments.append((point, text, plot.isLying ? mark.width : mark.height))
            }
        }
        let whole = segments.reduce(0) { $0 + $1.length }
        /// The part of the stacks whose segments hold their labels in a size.
        func share(_ scale: CGFloat) -> CGFloat {
            let held = segments.reduce(0) { sum, segment in
                // Letters of small texts are wider in proportion.
                let extent = measure(segment.text, dataLabelSize * scale, isBold: true)
                let holds = kind.holdsLabel(
                    of: extent, series: segment.point.series, category: segment.point.category, in: plot)
                return holds == true ? sum + segment.length : sum
            }
            return whole > 0 ? held / whole : 1
        }
        var best = (scale: 1 as CGFloat, share: share(1))
        func consider(_ scales: [CGFloat]) {
            for scale in scales where best.share < 0.95 {
                let share = share(scale)
                // Segments too small for labels do not make those of all others smaller.
                if share > best.share + 0.05 { best = (scale, share) }
            }
        }
        consider([0.85, 0.7, 0.6].filter { $0 > smallest })
        if best.share < 0.5 { consider([0.5].filter { $0 > smallest } + [smallest]) }
        return dataLabelSize * best.scale
    }
}
