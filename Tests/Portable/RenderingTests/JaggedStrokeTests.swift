import Foundation
import Testing

@testable import Rendering

/// Tests strokes of jagged lines, whose coverage is computed column by column.
///
/// Numbers: the picture of the same line that Cairo strokes, mirrored so that it is not computed here. Columns of a
/// quarter pixel move edges by half of that at most, 32 of 255 levels, to both sides alike: 8 levels on average where
/// every fourth pixel has an edge, and 3 when both sides are added up. One pixel in a hundred is the tip between two
/// segments.
@Suite struct JaggedStrokeTests {
    private static func line(_ count: Int, height: CGFloat = 100, seed: UInt64 = 7) -> [CGPoint] {
        var state = seed
        return (0..<count).map { index in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let y = CGFloat(state >> 40) / CGFloat(1 << 24) * height
            return CGPoint(x: 10 + CGFloat(index) * 180 / CGFloat(count - 1), y: 10 + y)
        }
    }

    private static func path(_ points: [CGPoint]) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points)
        return path
    }

    private static let pen = StrokeAttributes(width: 2, cap: .round, join: .round)

    private static func jagged(
        _ path: CGPath, stroke: StrokeAttributes = pen, scale: CGFloat = 2
    ) -> JaggedStroke? {
        JaggedStroke(
            path.elements, stroke: stroke, scale: scale, visible: .init(left: 0, top: 0, right: 600, bottom: 360))
    }

    /// The coverage, row by row.
    private static func coverage(_ jagged: JaggedStroke) -> [UInt8] {
        let (width, height) = (jagged.area.right - jagged.area.left, jagged.area.bottom - jagged.area.top)
        return [UInt8](unsafeUninitializedCapacity: width * height) { pixels, count in
            jagged.write(to: pixels.baseAddress!, rowBytes: width)
            count = width * height
        }
    }

    @Test(arguments: [90, 250, 700], [1.0, 2, 3])
    func `covers what a stroke covers`(count: Int, scale: CGFloat) throws {
        for points in [Self.line(count), Self.line(count).reversed()] {
            let path = Self.path(points)
            try #require(Self.jagged(path, scale: scale) != nil)
            let item = DisplayItem.stroke(.path(path), red, Self.pen)
            let filled = try picture([item], width: 200, height: 120, scale: scale)
            let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 200, ty: 0)
            let stroked = try picture(
                [.group(DisplayGroup(DisplayList([item]), transform: mirror))], width: 200, height: 120, scale: scale)
            var (sum, excess, strayed) = (0, 0, 0)
            for y in 0..<filled.height {
                for x in 0..<filled.width {
                    let difference = pixel(filled, x, y)[1] - pixel(stroked, filled.width - 1 - x, y)[1]
                    sum += abs(difference)
                    excess += difference
                    strayed += abs(difference) > 64 ? 1 : 0
                }
            }
            let count = filled.width * filled.height
            #expect(sum <= count * 8)
            #expect(abs(excess) <= count * 3, "thicker or thinner")
            #expect(strayed <= count / 100)
        }
    }

    @Test func `only pixels that can be seen are covered`() throws {
        let points = Self.line(900)
        let path = Self.path(points)
        let whole = try #require(Self.jagged(path, scale: 1))
        let part = try #require(
            JaggedStroke(
                path.elements, stroke: Self.pen, scale: 1, visible: .init(left: 50, top: 40, right: 80, bottom: 70)))
        #expect(part.area == .init(left: 50, top: 40, right: 80, bottom: 70))
        let width = whole.area.right - whole.area.left
        let (wholeCoverage, partCoverage) = (Self.coverage(whole), Self.coverage(part))
        for (x, y) in [(50, 40), (79, 69), (63, 55)] {
            #expect(
                partCoverage[(y - 40) * 30 + x - 50]
                    == wholeCoverage[(y - whole.area.top) * width + x - whole.area.left])
        }
    }

    @Test func `other lines are stroked by Cairo`() {
        let points = Self.line(200)
        #expect(Self.jagged(Self.path(points)) != nil)
        #expect(Self.jagged(Self.path(Array(points.prefix(40)))) == nil)
        #expect(Self.jagged(Self.path(Self.line(200, height: 2))) == nil)
        let smooth = (0..<1_000).map { CGPoint(x: CGFloat($0) / 5, y: 50 + 40 * sin(CGFloat($0) / 80)) }
        #expect(Self.jagged(Self.path(smooth)) == nil)
        #expect(Self.jagged(Self.path(points + [CGPoint(x: 100, y: 0)])) == nil)
        #expect(Self.jagged(Self.path(points.map { CGPoint(x: 5, y: $0.y) })) == nil)
        #expect(Self.jagged(Self.path(points.map { CGPoint(x: $0.x, y: $0.y * 1e300) })) == nil)
        let closed = CGMutablePath()
        closed.addPath(Self.path(points))
        closed.closeSubpath()
        #expect(Self.jagged(closed) == nil)
        for change in [
            { $0.cap = .butt }, { $0.join = .miter }, { $0.dash = [2, 2] }, { $0.isAntialiased = false },
        ] as [(inout StrokeAttributes) -> Void] {
            var stroke = Self.pen
            change(&stroke)
            #expect(Self.jagged(Self.path(points), stroke: stroke) == nil)
        }
        // Rotated, mirrored and distorted contexts have no scale.
        #expect(Self.jagged(Self.path(points), scale: 0) == nil)
    }

    @Test func `gaps stay free`() throws {
        let gapped = CGMutablePath()
        let points = Self.line(200)
        gapped.addLines(between: Array(points.prefix(100)))
        gapped.addLines(between: Array(points.suffix(90)))
        let jagged = try #require(Self.jagged(gapped, scale: 1))
        let width = jagged.area.right - jagged.area.left
        let coverage = Self.coverage(jagged)
        let middle = Int((points[99].x + points[110].x) / 2) - jagged.area.left
        for row in 0..<(jagged.area.bottom - jagged.area.top) { #expect(coverage[row * width + middle] == 0) }
    }
}
