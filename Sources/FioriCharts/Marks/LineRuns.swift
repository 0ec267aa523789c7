import SwiftUI

/// The visible points of a series between its gaps, reduced to what pixels can show.
nonisolated struct LineRuns {
    private(set) var runs: [[CGPoint]] = []
    /// The categories of the points.
    private(set) var categories: [[Int]] = []
    private(set) var isDecimated = false

    init(series: Int, in plot: ChartPlot) {
        let values = plot.input.table.values(series)
        let range = plot.visibleCategories.clamped(to: 0..<values.count)
        let indices = Decimation.indices(values, in: range, columns: plot.pixelColumns, places: plot.categories.places)
        isDecimated = indices.count < range.count
        let scale = plot.scale(ofSeries: series)
        var run: [CGPoint] = []
        var members: [Int] = []
        run.reserveCapacity(indices.count)
        for index in indices {
            let value = values[index]
            if value.isNaN {
                close(&run, &members)
                continue
            }
            run.append(CGPoint(x: plot.position(category: index), y: plot.position(value: value, on: scale)))
            members.append(index)
        }
        close(&run, &members)
    }

    private mutating func close(_ run: inout [CGPoint], _ members: inout [Int]) {
        guard !run.isEmpty else { return }
        runs.append(run)
        categories.append(members)
        run = []
        members = []
    }
}

nonisolated extension Path {
    /// Adds the lines between neighbours, as far as they are not near the points.
    /// - Parameter radius: The distance from the points that stays free.
    mutating func addSegments(_ points: [CGPoint], keepingFree radius: CGFloat) {
        for (start, end) in zip(points, points.dropFirst()) {
            let across = end.x - start.x
            let down = end.y - start.y
            let length = (across * across + down * down).squareRoot()
            guard length > radius * 2 else { continue }
            let part = radius / length
            move(to: CGPoint(x: start.x + across * part, y: start.y + down * part))
            addLine(to: CGPoint(x: end.x - across * part, y: end.y - down * part))
        }
    }

    /// Adds a circle around a point.
    mutating func addDot(at point: CGPoint, diameter: CGFloat) {
        addEllipse(
            in: CGRect(x: point.x - diameter / 2, y: point.y - diameter / 2, width: diameter, height: diameter))
    }

    /// Adds a shape that tells a series from others without colour: circle, square, diamond, triangle.
    mutating func addPointShape(_ series: Int, at point: CGPoint, diameter: CGFloat) {
        let radius = diameter / 2
        switch series % 4 {
        case 0: addDot(at: point, diameter: diameter)
        case 1: addRect(CGRect(x: point.x - radius, y: point.y - radius, width: diameter, height: diameter))
        case 2:
            move(to: CGPoint(x: point.x, y: point.y - radius * 1.2))
            addLine(to: CGPoint(x: point.x + radius * 1.2, y: point.y))
            addLine(to: CGPoint(x: point.x, y: point.y + radius * 1.2))
            addLine(to: CGPoint(x: point.x - radius * 1.2, y: point.y))
            closeSubpath()
        default:
            move(to: CGPoint(x: point.x, y: point.y - radius * 1.1))
            addLine(to: CGPoint(x: point.x + radius * 1.1, y: point.y + radius * 0.9))
            addLine(to: CGPoint(x: point.x - radius * 1.1, y: point.y + radius * 0.9))
            closeSubpath()
        }
    }
}
