import CoreGraphics

/// Parts that a chart goes without, so that its plot keeps its share.
nonisolated struct ChartOmissions: OptionSet {
    let rawValue: Int

    /// The room beyond the marks for data labels. Labels that find room without it stay.
    static let dataLabels = ChartOmissions(rawValue: 1)
    /// The titles of the axes.
    static let titles = ChartOmissions(rawValue: 2)
}

nonisolated extension ChartLayoutBuilder {
    /// The part of the chart's height, and of the width of bars, that the plot keeps, as far as it depends on titles and
    /// data labels.
    private static var plotShare: CGFloat { 0.5 }

    /// The part of the chart's width that bars keep beside the smallest sums of great texts.
    private static var plotShareBesideSmallTotals: CGFloat { 0.4 }

    /// The part of the chart's height that category labels leave to the plot.
    private static var plotShareUnderLabels: CGFloat { 1 / 3 }

    /// Arranges the chart. Where great texts or a low chart would leave the plot less than half, the room for data labels is
    /// given up, then the titles of the axes; where it would still be less than a third, great texts become smaller, and then
    /// the category labels go, too.
    mutating func build() -> ChartPlot {
        let blank = self
        var plot = buildParts()
        if case .free = kind.coordinates { return plot }
        guard !isMicro, !hasShare(plot, Self.plotShare) || lacksCategoryLabels(blank) else { return plot }
        if let plot = buildWithSmallerTotals(blank) { return plot }
        let titles = [
            title(.y, model.numericAxis), title(.category, model.categoryAxis), title(.x, model.categoryAxis),
        ]
        var parts: [ChartOmissions] = []
        if model.showsDataLabels { parts.append(.dataLabels) }
        if titles.contains(where: { $0 != nil }) { parts.append(parts.isEmpty ? .titles : [.dataLabels, .titles]) }
        for part in parts {
            self = blank
            omitted = part
            plot = buildParts()
            if hasShare(plot, Self.plotShare), !lacksCategoryLabels(blank) { return plot }
        }
        guard lacksCategoryLabels(blank) || !hasShare(plot, Self.plotShareUnderLabels) else { return plot }
        for scale in [0.7, 0.5, 0.3] where blank.surroundings.textScale > 1 {
            self = blank
            omitted = parts.last ?? []
            surroundings.textScale = max(blank.surroundings.textScale * scale, 1)
            plot = buildParts()
            if !lacksCategoryLabels(blank), hasShare(plot, Self.plotShareUnderLabels) { return plot }
        }
        guard !isLying, !lacksCategoryLabels(blank) else { return plot }
        self = blank
        omitted = parts.last ?? []
        dropsCategoryLabels = true
        return buildParts()
    }

    /// Arranges a chart of stacks with smaller sums, so that the plot keeps its share, or two fifths of the width beside the
    /// smallest ones; nil where it does not.
    private mutating func buildWithSmallerTotals(_ blank: ChartLayoutBuilder) -> ChartPlot? {
        guard hasTotals else { return nil }
        let scales = smallerScales(than: 1)
        for scale in scales {
            self = blank
            totalTextScale = scale
            let plot = buildParts()
            let isSmallest = scale == scales.last && isLying
            let share = isSmallest ? Self.plotShareBesideSmallTotals : Self.plotShare
            guard !lacksCategoryLabels(blank), plot.frame.height >= size.height * Self.plotShare,
                !isLying || plot.frame.width >= size.width * share
            else { continue }
            return plot
        }
        return nil
    }

    /// True if the labels of categories found no room.
    private func lacksCategoryLabels(_ blank: ChartLayoutBuilder) -> Bool {
        dropsCategoryLabels && !blank.dropsCategoryLabels
    }

    private func hasShare(_ plot: ChartPlot, _ share: CGFloat) -> Bool {
        plot.frame.height >= size.height * share && (!isLying || plot.frame.width >= size.width * share)
    }
}
