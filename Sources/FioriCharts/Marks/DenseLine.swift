import SwiftUI

/// The area that a line through very many points covers, as one polygon.
///
/// A stroke of each segment would paint every pixel many times; the outline has two points for each pixel column, whatever
/// the number of values.
nonisolated enum DenseLine {
    /// The outline of a line, rounded at its peaks as a stroke with round joins is.
    ///
    /// - Parameters:
    ///   - points: the points from left to right, or from right to left.
    ///   - width: the width of the line in points.
    ///   - column: the width of a pixel in points.
    static func outline(of points: [CGPoint], width: CGFloat, column: CGFloat) -> Path {
        guard let first = points.first, let last = points.last, column > 0 else { return Path() }
        guard last.x != first.x else { return points.count > 1 ? upright(points, width: width) : Path() }
        guard last.x > first.x else { return outline(of: points.reversed(), width: width, column: column) }
        let (lows, highs) = extents(of: points, from: first.x, to: last.x, column: column)
        let radius = width / 2
        let reach = Int((radius / column).rounded(.up))
        // The height that a column at a distance adds.
        let rises = (0...reach).map { steps -> CGFloat in
            let distance = max(0, CGFloat(steps) * column - column / 2)
            return (max(0, radius * radius - distance * distance)).squareRoot()
        }
        let count = lows.count
        var tops: [CGPoint] = []
        var bottoms: [CGPoint] = []
        tops.reserveCapacity(count * 2 + 4)
        bottoms.reserveCapacity(count + 2)
        for index in 0..<count {
            var (top, bottom) = (CGFloat.infinity, -CGFloat.infinity)
            for other in max(0, index - reach)...min(count - 1, index + reach) {
                let rise = rises[abs(other - index)]
                top = min(top, lows[other] - rise)
                bottom = max(bottom, highs[other] + rise)
            }
            let x = min(first.x + (CGFloat(index) + 0.5) * column, last.x)
            if index == 0 {
                tops.append(CGPoint(x: first.x, y: top))
                bottoms.append(CGPoint(x: first.x, y: bottom))
            }
            tops.append(CGPoint(x: x, y: top))
            bottoms.append(CGPoint(x: x, y: bottom))
            if index == count - 1, x < last.x {
                tops.append(CGPoint(x: last.x, y: top))
                bottoms.append(CGPoint(x: last.x, y: bottom))
            }
        }
        tops.append(contentsOf: bottoms.reversed())
        var path = Path()
        path.addLines(tops)
        path.closeSubpath()
        return path
    }

    /// The outline of a line through points above each other.
    private static func upright(_ points: [CGPoint], width: CGFloat) -> Path {
        let ends = points.reduce(into: (top: CGFloat.infinity, bottom: -CGFloat.infinity)) { ends, point in
            ends = (min(ends.top, point.y), max(ends.bottom, point.y))
        }
        let line = CGRect(x: points[0].x, y: ends.top, width: 0, height: ends.bottom - ends.top)
        return Path(roundedRect: line.insetBy(dx: -width / 2, dy: -width / 2), cornerRadius: width / 2)
    }

    /// The least and the greatest place that the line has in each pixel column.
    private static func extents(
        of points: [CGPoint], from left: CGFloat, to right: CGFloat, column: CGFloat
    ) -> (lows: [CGFloat], highs: [CGFloat]) {
        let count = max(1, Int(((right - left) / column).rounded(.up)))
        var lows = [CGFloat](repeating: .infinity, count: count)
        var highs = [CGFloat](repeating: -.infinity, count: count)
        func include(_ y: CGFloat, _ index: Int) {
            lows[index] = min(lows[index], y)
            highs[index] = max(highs[index], y)
        }
        func index(_ x: CGFloat) -> Int { min(max(Int((x - left) / column), 0), count - 1) }
        var start = points[0]
        var startColumn = 0
        include(start.y, 0)
        for end in points.dropFirst() {
            let endColumn = index(end.x)
            if endColumn > startColumn {
                let slope = (end.y - start.y) / (end.x - start.x)
                for boundary in startColumn + 1...endColumn {
                    let y = start.y + (left + CGFloat(boundary) * column - start.x) * slope
                    include(y, boundary - 1)
                    include(y, boundary)
                }
            }
            include(end.y, endColumn)
            (start, startColumn) = (end, endColumn)
        }
        return (lows, highs)
    }
}
