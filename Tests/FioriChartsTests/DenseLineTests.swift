import Expectations
import SwiftUI
import Testing

@testable import FioriCharts

/// Outlines of lines through very many points.
///
/// Numbers: half of the line's width of 2 around the points. An outline has two points for each of the 600 half points
/// of 300, and few at its ends.
struct DenseLineTests {
    /// A walk with several points for each half point of width.
    private func walk(_ count: Int, width: CGFloat) -> [CGPoint] {
        var y: CGFloat = 100
        var seed: UInt64 = 42
        return (0..<count).map { index in
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            y += CGFloat(seed >> 40) / CGFloat(1 << 24) * 8 - 4
            return CGPoint(x: 10 + width * CGFloat(index) / CGFloat(count - 1), y: y)
        }
    }

    @Test func `the outline covers the points and half the width around them`() {
        let points = walk(4_000, width: 300)
        let outline = DenseLine.outline(of: points, width: 2, column: 0.5)
        expectAll(points.dropFirst(8).dropLast(8), count: 4_000 - 16) { point in
            #expect(outline.contains(point))
            #expect(outline.contains(CGPoint(x: point.x, y: point.y + 0.8)))
            #expect(outline.contains(CGPoint(x: point.x, y: point.y - 0.8)))
        }
    }

    @Test func `it is no larger than a stroke`() {
        let points = walk(4_000, width: 300)
        let outline = DenseLine.outline(of: points, width: 2, column: 0.5)
        var line = Path()
        line.addLines(points)
        let stroke = line.strokedPath(StrokeStyle(lineWidth: 3.2, lineCap: .round, lineJoin: .round))
        let box = outline.boundingRect
        var outside = 0
        for x in stride(from: box.minX + 1, to: box.maxX - 1, by: 1.7) {
            for y in stride(from: box.minY, to: box.maxY, by: 1.3) {
                let point = CGPoint(x: x, y: y)
                if outline.contains(point), !stroke.contains(point) { outside += 1 }
            }
        }
        #expect(outside == 0)
    }

    @Test func `extremes stay, and two points for each pixel are enough`() {
        let points = walk(40_000, width: 300)
        let outline = DenseLine.outline(of: points, width: 2, column: 0.5)
        let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
        #expect(abs(outline.boundingRect.minY - (top - 1)) < 0.1)
        #expect(abs(outline.boundingRect.maxY - (bottom + 1)) < 0.1)
        var count = 0
        outline.forEach { _ in count += 1 }
        #expect(count < 2 * 600 + 10)
    }

    @Test func `a steep line between columns has no gap`() {
        let points = (0..<100).map { CGPoint(x: CGFloat($0) * 0.2, y: $0 < 50 ? 0 : 100) }
        let outline = DenseLine.outline(of: points, width: 2, column: 0.5)
        let edge = points[49].x + 0.1
        for y in stride(from: 0.0, through: 100, by: 5) { #expect(outline.contains(CGPoint(x: edge, y: y)), "\(y)") }
    }

    @Test func `the direction of the points makes no difference`() {
        let points = walk(2_000, width: 200)
        let outline = DenseLine.outline(of: points, width: 2, column: 0.5)
        #expect(DenseLine.outline(of: points.reversed(), width: 2, column: 0.5) == outline)
    }

    @Test func `no points have no outline`() {
        #expect(DenseLine.outline(of: [], width: 2, column: 0.5).isEmpty)
        #expect(DenseLine.outline(of: [CGPoint(x: 1, y: 1)], width: 2, column: 0.5).isEmpty)
    }
}
