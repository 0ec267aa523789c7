import SwiftUI

/// The outline of areas that stand on one baseline, as their highest and lowest edge at each half pixel.
///
/// Areas of many series are cut out by it: a path of all of them would have each point of each, for each area behind.
nonisolated struct AreaSilhouette {
    private let start: CGFloat
    private let step: CGFloat
    private let baseline: CGFloat
    private var upper: [CGFloat]
    private var lower: [CGFloat]

    /// - Parameter baseline: The edge on which the areas stand.
    init(_ plot: ChartPlot, baseline: CGFloat) {
        let count = min(plot.pixelColumns * 2, 8_000)
        start = plot.frame.minX
        step = plot.frame.width / CGFloat(count)
        self.baseline = baseline
        upper = Array(repeating: .infinity, count: count + 1)
        lower = Array(repeating: -.infinity, count: count + 1)
    }

    /// Adds the area between a line and the baseline.
    /// - Parameter run: The points of the line; their places across ascend or descend.
    mutating func add(_ run: [CGPoint], shape: ChartLineShape) {
        guard let first = run.first, let last = run.last, run.count > 1, step > 0 else { return }
        // A step holds the height of the point before it, whichever direction is that of reading.
        let holdsEnd = first.x > last.x
        let run = holdsEnd ? run.reversed() : run
        let slopes = shape == .smooth ? LineEdge.slopes(run) : []
        var place = 1
        let range = columns(from: run[0].x, to: run[run.count - 1].x)
        for column in range {
            let x = start + CGFloat(column) * step
            while place < run.count - 1, run[place].x < x { place += 1 }
            let (from, to) = (run[place - 1], run[place])
            let length = to.x - from.x
            let part = length > 0 ? ((x - from.x) / length).clamped(to: 0...1) : 0
            let height: CGFloat
            switch shape {
            case .straight: height = from.y + (to.y - from.y) * part
            case .step: height = holdsEnd ? to.y : from.y
            case .smooth:
                let third = length / 3
                height = Self.curve(
                    from.y, from.y + slopes[place - 1] * third, to.y - slopes[place] * third, to.y, part)
            }
            upper[column] = min(upper[column], height, baseline)
            lower[column] = max(lower[column], height, baseline)
        }
    }

    private func columns(from left: CGFloat, to right: CGFloat) -> ClosedRange<Int> {
        let last = CGFloat(upper.count - 1)
        let ends = [((left - start) / step).rounded(.up), ((right - start) / step).rounded(.down)]
            .map { Int($0.clamped(to: 0...last)) }
        return ends[0]...max(ends[0], ends[1])
    }

    /// The value of a cubic Bézier curve at a part of its length.
    private static func curve(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ part: CGFloat) -> CGFloat {
        let rest = 1 - part
        return a * rest * rest * rest + 3 * b * rest * rest * part + 3 * c * rest * part * part + d * part * part * part
    }

    /// The outline: parts that do not overlap.
    var path: Path {
        var path = Path()
        var column = 0
        while column < upper.count {
            guard upper[column].isFinite else {
                column += 1
                continue
            }
            let first = column
            while column < upper.count, upper[column].isFinite { column += 1 }
            let columns = first..<column
            guard columns.count > 1 else { continue }
            path.move(to: point(first, upper))
            addEdge(columns.dropFirst(), upper, to: &path)
            path.addLine(to: point(column - 1, lower))
            addEdge(columns.dropLast().reversed(), lower, to: &path)
            path.closeSubpath()
        }
        return path
    }

    private func point(_ column: Int, _ edge: [CGFloat]) -> CGPoint {
        CGPoint(x: start + CGFloat(column) * step, y: edge[column])
    }

    /// Adds the points of an edge, but for those between two of the same height.
    private func addEdge(_ columns: some Collection<Int>, _ edge: [CGFloat], to path: inout Path) {
        let columns = Array(columns)
        for (place, column) in columns.enumerated() {
            let isLevel =
                place > 0 && place < columns.count - 1 && edge[columns[place - 1]] == edge[column]
                && edge[columns[place + 1]] == edge[column]
            if !isLevel { path.addLine(to: point(column, edge)) }
        }
    }
}
