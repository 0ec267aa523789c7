import CoreGraphics

/// Labels of points on slopes, whose lines run through the places right above and below them.
nonisolated extension ChartLayoutBuilder {
    /// The distances of labels from their points to one side, in parts of their width.
    private static var shifts: [CGFloat] { [0.25, 0.5] }

    /// The distances of labels from their usual places, in parts of their height.
    private static var rises: [CGFloat] { [0.4, 0.8] }

    /// Points nearer to a label than its own one by less than this would have it, too, in points.
    private static var clearDistance: CGFloat { 6 }

    /// Labels are compared with at most so many points around them.
    private static var comparedPoints: Int { 200 }

    /// The labels of a point of a line beside the slope: above it towards one side, below it, or a little farther up or down;
    /// only those that stand clearly nearer to this point than to any other.
    /// - Parameter end: The lowest place at which labels beside points end.
    func fartherLabels(of point: ChartPointIndex, in plot: ChartPlot, above end: CGFloat) -> [ChartLabel] {
        let (series, category) = (point.series, point.category)
        guard case .categoriesAcross = kind.coordinates, !kind.hasBars || kind.isContinuous(series, of: input),
            let mark = kind.frame(series: series, category: category, in: plot),
            isInView(mark, series: series, of: plot),
            kind.layer(series: series, category: category, in: plot) == nil,
            let text = dataLabelText(series: series, category: category)
        else { return [] }
        let extent = measure(text, dataLabelSize)
        let (above, below) = (mark.minY - extent.height - 1, mark.maxY + 1)
        let (middle, isNegative) = (mark.midX - extent.width / 2, input.table.value(series, category) < 0)
        let sides = Self.shifts.flatMap { [-$0, $0] }
        let heights = isNegative ? [below, above] : [above, below]
        let beside = heights.flatMap { y in sides.map { CGPoint(x: middle + extent.width * $0, y: y) } }
        let farther = Self.rises.flatMap { rise -> [CGPoint] in
            let away = extent.height * rise
            let places = [CGPoint(x: middle, y: above - away), CGPoint(x: middle, y: below + away)]
            return isNegative ? places.reversed() : places
        }
        let (center, color) = (CGPoint(x: mark.midX, y: mark.midY), colorOfLabels(besideSeries: series))
        return (beside + farther).map { CGRect(origin: $0, size: extent) }
            .filter { frame in
                frame.minX >= plot.frame.minX + 3 && frame.maxX <= plot.frame.maxX - 3 && frame.maxY <= end
                    && isClear(frame, of: center, point, in: plot)
            }
            .map { ChartLabel(text: text, frame: $0, color: color, fontSize: dataLabelSize) }
    }

    /// True if all other points are clearly farther from a label than its own one.
    private func isClear(
        _ label: CGRect, of center: CGPoint, _ own: ChartPointIndex, in plot: ChartPlot
    ) -> Bool {
        let reach = label.distance(to: center) + Self.clearDistance
        let around = plot.categories(around: label.insetBy(dx: -reach, dy: -reach))
        // Among more points, none has room of its own.
        guard around.count * input.visibleSeries.count <= Self.comparedPoints else { return false }
        return !input.visibleSeries.contains { series in
            around.contains { category in
                guard ChartPointIndex(series: series, category: category) != own,
                    let point = plot.point(series: series, category: category)
                else { return false }
                return label.distance(to: point) < reach
            }
        }
    }
}
