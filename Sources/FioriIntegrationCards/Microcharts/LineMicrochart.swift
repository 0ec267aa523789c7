import SwiftUI

/// Courses of values with their points, and a line at the threshold.
nonisolated struct LineMicrochart: View {
    private let chart: ResolvedMicrochart.Lines
    @Environment(\.layoutDirection) private var layoutDirection

    init(_ chart: ResolvedMicrochart.Lines) { self.chart = chart }

    @MainActor var body: some View {
        let isMirrored = layoutDirection == .rightToLeft
        MicrochartCorners(chart.corners) {
            Canvas { context, size in
                let places = LinePlaces(chart, in: size, isMirrored: isMirrored)
                if let threshold = places.threshold {
                    var path = Path()
                    path.move(to: CGPoint(x: 0, y: threshold))
                    path.addLine(to: CGPoint(x: size.width, y: threshold))
                    context.stroke(
                        path, with: .color(.preferredColor(.tertiaryLabel)),
                        style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
                }
                context.clip(to: Path(CGRect(origin: .zero, size: size)))
                for (line, points) in zip(chart.lines, places.lines) { draw(line, at: points, in: &context) }
            }
            .environment(\.layoutDirection, .leftToRight)
        }
    }

    private func draw(
        _ line: ResolvedMicrochart.Lines.Line, at points: [CGPoint], in context: inout GraphicsContext
    ) {
        var path = Path()
        path.addLines(points)
        let dash: [CGFloat] =
            switch line.stroke {
            case .solid: []
            case .dashed: [6, 4]
            case .dotted: [0.1, 4]
            }
        let color = GraphicsContext.Shading.color(line.color.markColor)
        context.stroke(
            path, with: color,
            style: StrokeStyle(
                lineWidth: 2, lineCap: line.stroke == .dashed ? .butt : .round, lineJoin: .round, dash: dash))
        // A single point has no course that would show it.
        guard line.showsPoints || points.count == 1 else { return }
        for point in points {
            context.fill(
                Path(ellipseIn: CGRect(x: point.x - 3, y: point.y - 3, width: 6, height: 6)), with: color)
        }
    }
}

/// The places of lines' points in a plot.
nonisolated struct LinePlaces: Equatable {
    /// The points of each line.
    let lines: [[CGPoint]]
    /// The height of the threshold; nil when it has none within the plot.
    let threshold: CGFloat?

    private static let inset: CGFloat = 3

    /// - Parameter isMirrored: true starts at the right edge.
    init(_ chart: ResolvedMicrochart.Lines, in size: CGSize, isMirrored: Bool) {
        let points = chart.lines.flatMap(\.points)
        let x = Self.scale(points.map(\.x), from: chart.minX, to: chart.maxX)
        let y = Self.scale(points.map(\.y) + (chart.threshold.map { [$0] } ?? []), from: chart.minY, to: chart.maxY)
        // Points and strokes at the ends need room.
        let width = max(size.width - 2 * Self.inset, 0)
        let height = max(size.height - 2 * Self.inset, 0)
        func place(_ point: ResolvedMicrochart.Lines.Point) -> CGPoint {
            let across = x.place(point.x)
            return CGPoint(
                x: Self.inset + (isMirrored ? 1 - across : across) * width,
                y: Self.inset + (1 - y.place(point.y)) * height)
        }
        func isWithin(_ point: ResolvedMicrochart.Lines.Point) -> Bool {
            (x.lower...x.upper).contains(point.x) && (y.lower...y.upper).contains(point.y)
        }
        lines = chart.lines.map { line in line.points.filter(isWithin).map(place) }
        threshold = chart.threshold.flatMap { value in
            (y.lower...y.upper).contains(value) ? Self.inset + (1 - y.place(value)) * height : nil
        }
    }

    /// The scale of values; equal values are in the middle.
    private static func scale(_ values: [Double], from lower: Double?, to upper: Double?) -> MicrochartScale {
        let least = lower ?? values.min() ?? 0
        let greatest = upper ?? values.max() ?? 0
        if least == greatest {
            let margin = max(1, abs(least) / 2)
            return MicrochartScale(lower: least - margin, upper: greatest + margin)
        }
        return MicrochartScale(lower: least, upper: greatest)
    }
}
