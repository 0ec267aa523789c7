import Expectations
import Foundation
import Testing

@testable import Drawing

/// Tests corners with continuous curvature.
///
/// Numbers: a continuous corner begins 1.53 radii from the corner, as measured on screen (`ContinuousCorners`), and
/// crosses the diagonal where the circle does. Without room for it, it is the circle of the test's radius.
@Suite struct ContinuousCornerTests {
    private func corners(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
        CGPath(
            elements: ContinuousCorners.roundedRectangle(
                rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius))
    }

    @Test(arguments: [CGSize(width: 100, height: 100), CGSize(width: 100, height: 60), CGSize(width: 100, height: 44)])
    func `crosses the diagonal where the circle does`(size: CGSize) {
        let path = corners(CGRect(origin: .zero, size: size), 20)
        // 20 · (1 − 1/√2) from both sides.
        let place = 20 * (1 - 0.5.squareRoot())
        #expect(path.contains(CGPoint(x: place + 0.15, y: place + 0.15)))
        #expect(!path.contains(CGPoint(x: place - 0.15, y: place - 0.15)))
        #expect(path.boundingBoxOfPath == CGRect(origin: .zero, size: size))
    }

    @Test func `bends earlier than a circle`() {
        let path = corners(CGRect(x: 0, y: 0, width: 200, height: 200), 40)
        #expect(!path.contains(CGPoint(x: 45, y: 0.1)) && path.contains(CGPoint(x: 62, y: 0.01)))
        guard case .move(let start) = path.elements.first else { return }
        #expect(abs(start.x - (200 - 40 * 1.53)) < 1e-9)
    }

    @Test func `capsules are circles`() {
        let path = corners(CGRect(x: 0, y: 0, width: 100, height: 40), 20)
        let points = PathFlattening.polylines(path.elements, tolerance: 0.01).flatMap(\.points)
        expectAll(points.filter { $0.x < 19 }, count: 10...) { point in
            #expect(abs(hypot(point.x - 20, point.y - 20) - 20) < 0.02)
        }
    }

    @Test func `directions meet at joints`() {
        for height in [44.0, 50, 60, 100] {
            let path = corners(CGRect(x: 0, y: 0, width: 120, height: height), 20)
            var last = CGPoint.zero
            var arriving: CGPoint?
            var joints = 0
            for element in path.elements {
                guard case .cubic(let control1, let control2, let end) = element else {
                    if case .line(let point) = element { last = point }
                    if case .move(let point) = element { last = point }
                    arriving = nil
                    continue
                }
                if let arriving {
                    let (dx, dy) = (control1.x - last.x, control1.y - last.y)
                    let cross = (arriving.x * dy - arriving.y * dx) / hypot(arriving.x, arriving.y) / hypot(dx, dy)
                    #expect(abs(cross) < 1e-6)
                    joints += 1
                }
                arriving = CGPoint(x: end.x - control2.x, y: end.y - control2.y)
                last = end
            }
            // Curves meet within each of the four corners at least.
            #expect(joints >= 4)
        }
    }

    @Test func `corners without room shrink together`() {
        let path = CGPath(
            elements: ContinuousCorners.roundedRectangle(
                CGRect(x: 0, y: 0, width: 30, height: 100), topLeft: 40, topRight: 20, bottomRight: 0, bottomLeft: 0))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 30, height: 100))
        #expect(path.contains(CGPoint(x: 0.5, y: 99.5)) && !path.contains(CGPoint(x: 0.5, y: 0.5)))
    }
}
