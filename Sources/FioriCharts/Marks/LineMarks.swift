import SwiftUI

/// Lines through the values of each series. A gap breaks the line; a value between gaps is a dot.
nonisolated struct LineMarks: ChartMarks {
    var showsOneSeries = false

    var coordinates: ChartCoordinates { .categoriesAcross(isBanded: false) }

    var legendEntries: ChartLegendEntries { showsOneSeries ? .none : .series(hasPointShapes: true) }

    var hasSecondaryAxis: Bool { !showsOneSeries }

    func isContinuous(_ series: Int, of input: ChartInput) -> Bool { true }

    func margin(of input: ChartInput) -> CGFloat {
        input.visibleSeries.reduce(max(2, input.selectionMargin)) { margin, series in
            let attributes = input.attributes(ofSeries: series)
            let shape: CGFloat = input.differentiatesWithoutColor ? 9 : 0
            // Diamonds and triangles are larger than circles.
            let growth: CGFloat = input.differentiatesWithoutColor ? 1.2 : 1
            let point = attributes?.ownPoint.map { $0.isHidden ? 0 : ($0.diameter + 1) * growth } ?? 0
            let cap = max(attributes?.firstLineCapDiameter ?? 0, attributes?.lastLineCapDiameter ?? 0)
            // The ring of a selected point is around it.
            let ring = input.selectionMargin > 0 && max(point, cap) > Self.marker ? Self.ring : 0
            return max(margin, max(point, cap, shape, input.lineWidth(ofSeries: series) * 2) / 2 + ring)
        }
    }

    func marks(in plot: ChartPlot) -> [ChartMark] {
        plot.input.visibleSeries.flatMap { Self.line(ofSeries: $0, in: plot) }
    }

    func frame(series: Int, category: Int, in plot: ChartPlot) -> CGRect? {
        guard let point = plot.point(series: series, category: category) else { return nil }
        let diameter = Self.diameter(series: series, category: category, in: plot)
        return CGRect(x: point.x - diameter / 2, y: point.y - diameter / 2, width: diameter, height: diameter)
    }

    /// The diameter of the marks of points that are smaller or not drawn: that of the marker of a selection.
    static let marker: CGFloat = 8
    /// The distance that the ring of a selection reaches beyond larger points.
    private static let ring: CGFloat = 1.5

    /// The diameter of a point, or of the cap of a line at its end.
    private static func diameter(series: Int, category: Int, in plot: ChartPlot) -> CGFloat {
        let shown = plot.visibleCategories.clamped(to: 0..<plot.input.table.series[series].count)
        guard let attributes = plot.input.attributes(ofSeries: series) else { return marker }
        var diameter = marker
        if let point = attributes.ownPoint, !point.isHidden,
            Decimation.keepsAll(of: shown.count, columns: plot.pixelColumns)
        {
            diameter = max(diameter, point.diameter * (plot.input.differentiatesWithoutColor ? 1.2 : 1))
        }
        let (first, last) = (attributes.firstLineCapDiameter, attributes.lastLineCapDiameter)
        if max(first, last) > diameter,
            let ends = plot.input.model.derived.ends(ofSeries: series, in: shown, plot.input.table.values(series))
        {
            if category == ends.first { diameter = max(diameter, first) }
            if category == ends.last { diameter = max(diameter, last) }
        }
        return max(min(diameter, plot.largestMark), marker)
    }

    /// The greatest diameter of the points and caps of a series; 0 for points that are no larger than a marker.
    private static func greatestDiameter(ofSeries series: Int, in plot: ChartPlot) -> CGFloat {
        guard let attributes = plot.input.attributes(ofSeries: series) else { return 0 }
        let point = attributes.ownPoint.map { $0.isHidden ? 0 : $0.diameter * 1.2 } ?? 0
        let greatest = max(point, attributes.firstLineCapDiameter, attributes.lastLineCapDiameter)
        return greatest > marker ? min(greatest, plot.largestMark) : 0
    }

    func reach(into rect: CGRect, in plot: ChartPlot) -> Bool {
        plot.input.visibleSeries.contains { Self.line(ofSeries: $0, reachesInto: rect, in: plot) }
    }

    /// True if a line between neighbouring points runs through a rectangle, or one of its larger points reaches into it.
    static func line(ofSeries series: Int, reachesInto rect: CGRect, in plot: ChartPlot) -> Bool {
        let isStepped = plot.input.lineShape(ofSeries: series) == .step
        let greatest = greatestDiameter(ofSeries: series, in: plot)
        var last: CGPoint?
        for category in plot.categories(around: rect.insetBy(dx: -greatest / 2, dy: -greatest / 2)) {
            let point = plot.point(series: series, category: category)
            if let point, rect.contains(point) { return true }
            if greatest > 0, let point,
                rect.distance(to: point) < diameter(series: series, category: category, in: plot) / 2
            {
                return true
            }
            if let last, let point {
                // A step runs through the corner between its points.
                let corner = isStepped ? CGPoint(x: point.x, y: last.y) : point
                if rect.isCrossed(from: last, to: corner) || rect.isCrossed(from: corner, to: point) { return true }
            }
            last = point
        }
        return false
    }

    /// The line, the points and the caps of one series.
    /// - Parameter keepsColor: True for lines over areas, which have the style of the series instead of the lines.
    static func line(ofSeries series: Int, in plot: ChartPlot, keepsColor: Bool = false) -> [ChartMark] {
        let input = plot.input
        let color = input.color(ofSeries: series)
        let style = keepsColor ? nil : input.shapeStyles.series[series]
        let shape = input.lineShape(ofSeries: series)
        let dash = input.dash(ofSeries: series)
        let width = min(input.lineWidth(ofSeries: series), plot.largestMark)
        let attributes = input.attributes(ofSeries: series)
        let runs = LineRuns(series: series, in: plot)
        var marks: [ChartMark] = []
        var line = Path()
        var dense = Path()
        var dots = Path()
        let pixel = 1 / max(plot.displayScale, 1)
        for run in runs.runs {
            if run.count == 1 {
                dots.addDot(at: run[0], diameter: min(max(width * 2, 4), plot.largestMark))
            } else if shape == .straight, let point = attributes?.ownPoint, !point.isHidden, point.gap > 0,
                !runs.isDecimated
            {
                let diameter = min(point.diameter, plot.largestMark)
                line.addSegments(run, keepingFree: diameter / 2 + point.gap + width / 2)
            } else if CGFloat(run.count) > 2 * abs(run[run.count - 1].x - run[0].x) / pixel {
                // Where points are closer than pixels, no dash can be seen.
                dense.addPath(DenseLine.outline(of: run, width: width, column: pixel))
            } else {
                line.addLine(through: run, shape: shape)
            }
        }
        if !dense.isEmpty { marks.append(.fill(dense, color, style: style)) }
        if !line.isEmpty { marks.append(.stroke(line, color, width: width, dash: dash, style: style)) }
        if !dots.isEmpty { marks.append(.fill(dots, color, style: style)) }
        if let point = attributes?.ownPoint, !point.isHidden, point.diameter > 0, !runs.isDecimated {
            marks += points(runs, look: point, series: series, in: plot, style: style)
        } else if input.differentiatesWithoutColor, !runs.isDecimated {
            var shapes = Path()
            let diameter = min(7, plot.largestMark / 1.2)
            for run in runs.runs { for point in run { shapes.addPointShape(series, at: point, diameter: diameter) } }
            marks.append(.fill(shapes, color))
        }
        var caps = Path()
        if let first = runs.runs.first?.first, let cap = attributes?.firstLineCapDiameter, cap > 0 {
            caps.addDot(at: first, diameter: min(cap, plot.largestMark))
        }
        if let last = runs.runs.last?.last, let cap = attributes?.lastLineCapDiameter, cap > 0 {
            caps.addDot(at: last, diameter: min(cap, plot.largestMark))
        }
        if !caps.isEmpty { marks.append(.fill(caps, color)) }
        return marks
    }

    private static func points(
        _ runs: LineRuns, look: ChartPointAttributes, series: Int, in plot: ChartPlot, style: AnyShapeStyle?
    ) -> [ChartMark] {
        let input = plot.input
        var shared = Path()
        var own: [ChartMark] = []
        let diameter = min(look.diameter, plot.largestMark / (input.differentiatesWithoutColor ? 1.2 : 1))
        for (run, categories) in zip(runs.runs, runs.categories) {
            for (point, category) in zip(run, categories) {
                let ownStyle = input.shapeStyles.categories[series]?[category]
                let color = input.ownColor(series: series, category: category)
                if ownStyle != nil || color != nil {
                    var dot = Path()
                    dot.addDot(at: point, diameter: diameter)
                    own.append(.fill(dot, color ?? input.color(ofSeries: series), style: ownStyle))
                } else if input.differentiatesWithoutColor {
                    shared.addPointShape(series, at: point, diameter: diameter)
                } else {
                    shared.addDot(at: point, diameter: diameter)
                }
            }
        }
        var marks: [ChartMark] = [.fill(shared, input.color(ofSeries: series), style: style)] + own
        // Points have the colour of their series unless they are given an outline.
        if look.hasOutline {
            marks += marks.map { .stroke($0.path, look.strokeColor, width: 1) }
        }
        return marks
    }
}

nonisolated extension CGRect {
    /// The distance from a point to the rectangle, 0 in it.
    func distance(to point: CGPoint) -> CGFloat {
        hypot(max(minX - point.x, 0, point.x - maxX), max(minY - point.y, 0, point.y - maxY))
    }

    /// True if a straight line runs through the rectangle (clipping by Liang and Barsky).
    fileprivate func isCrossed(from start: CGPoint, to end: CGPoint) -> Bool {
        var (first, last): (CGFloat, CGFloat) = (0, 1)
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        for (step, room) in [
            (-dx, start.x - minX), (dx, maxX - start.x), (-dy, start.y - minY), (dy, maxY - start.y),
        ] {
            if step == 0 {
                if room < 0 { return false }
            } else if step < 0 {
                first = max(first, room / step)
            } else {
                last = min(last, room / step)
            }
        }
        return first < last
    }
}
