import Foundation
import Testing

@testable import CoreGraphics

/// Tests the bounds, arcs, dashes and outlines of paths.
///
/// Numbers: geometry of the paths in each test. A cubic curve between equal heights of 0 with controls at 10 reaches
/// 3/4 of that; four curves leave a circle of radius 100 by 0.027 at most; outlines reach half the width, 2, beyond the
/// line.
@Suite struct PathTests {
    @Test func `bounds of curves leave out handles`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(abs(path.boundingBoxOfPath.height - 7.5) < 1e-9)
        #expect(CGMutablePath().boundingBox.isNull)
    }

    @Test func containment() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        #expect(circle.contains(CGPoint(x: 5, y: 5)) && !circle.contains(CGPoint(x: 1, y: 1)))
        let ring = CGMutablePath()
        ring.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        ring.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(ring.contains(CGPoint(x: 5, y: 5)) && !ring.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(!ring.contains(CGPoint(x: CGFloat.nan, y: 0)))
    }

    @Test func `arcs follow the circle`() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 100, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        for line in PathFlattening.polylines(path.elements, tolerance: 0.001) {
            for point in line.points { #expect(abs(hypot(point.x, point.y) - 100) < 0.03) }
        }
        #expect(abs(path.boundingBoxOfPath.width - 200) < 0.06)
    }

    @Test func `arc directions`() {
        func lowest(clockwise: Bool) -> CGFloat {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: clockwise)
            return path.boundingBoxOfPath.minY
        }
        // Rising angles pass through +y, falling ones through −y.
        #expect(abs(lowest(clockwise: false)) < 1e-9 && abs(lowest(clockwise: true) + 1) < 1e-3)
    }

    @Test func `arc by tangents`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 10))
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 10, y: 0), radius: 4)
        #expect(abs(path.currentPoint.x - 4) < 1e-9 && abs(path.currentPoint.y) < 1e-9)
        guard case .line(let touch) = path.elements[1] else {
            Issue.record("no line to the arc")
            return
        }
        #expect(abs(touch.x) < 1e-9 && abs(touch.y - 4) < 1e-9)
    }

    @Test func `rectangles are recognised`() {
        var found = CGRect.zero
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(CGPath(rect: rect, transform: nil).isRect(&found) && found == rect)
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    }

    @Test func `closed subpaths go on where they began`() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5)])
        path.closeSubpath()
        #expect(path.currentPoint == .zero)
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(path.elements.suffix(2) == [.move(.zero), .line(CGPoint(x: 1, y: 1))])
    }

    @Test func steps() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        var kinds: [CGPathElementType] = []
        var ends: [CGPoint] = []
        path.applyWithBlock { element in
            kinds.append(element.pointee.type)
            if element.pointee.type == .addQuadCurveToPoint { ends.append(element.pointee.points[1]) }
        }
        #expect(kinds == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
        #expect(ends == [CGPoint(x: 2, y: 0)])
    }

    @Test func dashes() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        func starts(_ phase: CGFloat, _ lengths: [CGFloat]) -> [CGFloat] {
            path.copy(dashingWithPhase: phase, lengths: lengths).elements.compactMap { element in
                if case .move(let point) = element { point.x } else { nil }
            }
        }
        #expect(starts(0, [2, 2]) == [0, 4, 8])
        #expect(starts(1, [2, 2]) == [0, 3, 7])
        #expect(starts(-1, [2, 2]) == [1, 5, 9])
        #expect(starts(0, [3]) == [0, 6])
        #expect(starts(0, [0, 0]) == [0] && starts(0, [-1, 2]) == [0] && starts(.nan, [1]) == [0])
    }

    @Test func `stroke outlines`() {
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        func bounds(_ cap: CGLineCap) -> CGRect {
            line.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10).boundingBoxOfPath
        }
        #expect(bounds(.butt) == CGRect(x: 0, y: -2, width: 10, height: 4))
        #expect(bounds(.square) == CGRect(x: -2, y: -2, width: 14, height: 4))
        #expect(abs(bounds(.round).width - 14) < 0.01)
        let corner = CGMutablePath()
        corner.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        func reach(_ join: CGLineJoin, limit: CGFloat = 10) -> Bool {
            corner.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: join, miterLimit: limit)
                .contains(CGPoint(x: 11.8, y: -1.8))
        }
        #expect(reach(.miter) && !reach(.bevel) && !reach(.round) && !reach(.miter, limit: 1))
        let nothing = CGMutablePath()
        #expect(nothing.copy(strokingWithWidth: 4, lineCap: .round, lineJoin: .round, miterLimit: 1).isEmpty)
    }
}
