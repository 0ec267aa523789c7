import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUICore

/// Paths unite, intersect and subtract without a loss of area.
///
/// Numbers: areas of the squares in the tests by hand, of a lens and a pentagram by their formulas, on a flattening
/// within a hundredth of a point.
@Suite
struct PathOperationTests {
    private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
        Path(CGRect(x: x, y: y, width: side, height: side))
    }

    /// The area by the winding rule of an outline of lines that does not overlap itself.
    private func area(_ path: Path) -> CGFloat {
        PathFlattening.polylines(path.cgPath.elements, tolerance: 0.01).reduce(0) { sum, line in
            sum
                + line.points.indices.reduce(0) { part, index in
                    let (a, b) = (line.points[index], line.points[(index + 1) % line.points.count])
                    return part + (a.x * b.y - b.x * a.y) / 2
                }
        }
    }

    @Test func `squares that overlap`() {
        let (a, b) = (square(0, 0, 10), square(5, 5, 10))
        #expect(area(a.intersection(b)) == 25)
        #expect(a.intersection(b).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(area(a.union(b)) == 175)
        #expect(area(a.subtracting(b)) == 75)
        #expect(area(a.symmetricDifference(b)) == 150)
    }

    @Test func `outlines have no more corners than they need`() {
        #expect(square(0, 0, 10).intersection(square(5, 5, 10)).description == "5 10 m 5 5 l 10 5 l 10 10 l h")
        #expect(square(0, 0, 10).union(square(10, 0, 10)).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
        var corners = 0
        square(0, 0, 10).union(square(10, 0, 10)).forEach { if $0 != .closeSubpath { corners += 1 } }
        #expect(corners == 4)
    }

    @Test func `shared edges and equal outlines are exact`() {
        let a = square(0, 0, 10)
        #expect(area(a.union(a)) == 100 && area(a.intersection(a)) == 100)
        #expect(a.subtracting(a).isEmpty && a.symmetricDifference(a).isEmpty)
        #expect(area(a.subtracting(square(0, 0, 5))) == 75)
        #expect(a.intersection(square(10, 0, 10)).isEmpty)
        #expect(a.intersection(square(20, 20, 5)).isEmpty && area(a.union(square(20, 20, 5))) == 125)
    }

    @Test func `hole is an outline in the other direction`() {
        let ring = square(0, 0, 10).subtracting(square(3, 3, 4))
        #expect(area(ring) == 84)
        #expect(!ring.contains(CGPoint(x: 5, y: 5)) && ring.contains(CGPoint(x: 1, y: 5)))
        #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true) && ring.contains(CGPoint(x: 1, y: 5), eoFill: true))
    }

    @Test func `touching corners stay two outlines`() {
        let both = square(0, 0, 10).union(square(10, 10, 10))
        var outlines = 0
        both.forEach { if $0 == .closeSubpath { outlines += 1 } }
        #expect(outlines == 2 && area(both) == 200)
    }

    @Test func `fill rule decides what is inside`() {
        var twice = square(0, 0, 10)
        twice.addPath(square(2, 2, 4))
        #expect(area(twice.normalized(eoFill: true)) == 84)
        #expect(area(twice.normalized(eoFill: false)) == 100)
        var star = Path()
        star.addLines(
            (0..<5).map { index in
                let angle = Double(index) * 4 * .pi / 5 - .pi / 2
                return CGPoint(x: 100 * cos(angle), y: 100 * sin(angle))
            })
        star.closeSubpath()
        #expect(star.normalized(eoFill: false).contains(.zero) && !star.normalized(eoFill: true).contains(.zero))
        // By the winding rule a pentagram of radius r has the area 1.12257 r².
        #expect(abs(area(star.normalized(eoFill: false)) - 11_225.7) < 1)
    }

    @Test func `lens of two circles has its area`() {
        let a = Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))
        let b = a.offsetBy(dx: 100, dy: 0)
        // r² (2π/3 − √3/2) for circles a radius apart.
        let lens = 10_000 * (2 * CGFloat.pi / 3 - CGFloat(3).squareRoot() / 2)
        #expect(abs(area(a.intersection(b)) - lens) < 10)
        #expect(abs(area(a.union(b)) - (20_000 * .pi - lens)) < 15)
    }

    /// Areas of a random pair add up: |A| + |B| = |A ∪ B| + |A ∩ B|, and so on, however the outlines cross.
    @Test func `areas of random outlines add up`() {
        var random = Sequence(state: 7)
        for _ in 0..<200 {
            func polygon() -> Path {
                Path { path in
                    path.addLines(
                        (0..<7).map { _ in
                            // On a coarse grid, so that corners, edges and crossings fall together often.
                            CGPoint(
                                x: Int.random(in: 0...12, using: &random), y: Int.random(in: 0...12, using: &random))
                        })
                    path.closeSubpath()
                }
            }
            let (a, b) = (polygon(), polygon())
            let (areaA, areaB) = (area(a.normalized(eoFill: false)), area(b.normalized(eoFill: false)))
            let (both, either) = (area(a.intersection(b)), area(a.union(b)))
            let (rest, one) = (area(a.subtracting(b)), area(a.symmetricDifference(b)))
            let message = Comment(rawValue: "\(a)\n\(b)")
            #expect(abs(areaA + areaB - either - both) < 0.05, message)
            #expect(abs(areaA - both - rest) < 0.05, message)
            #expect(abs(either - both - one) < 0.05, message)
            #expect(areaA >= 0 && both >= 0 && rest >= 0, message)
        }
    }

    @Test func `lines are cut at the area`() {
        var line = Path()
        line.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 25, y: 5)])
        #expect(line.lineIntersection(square(0, 0, 10)).description == "0 5 m 10 5 l")
        #expect(line.lineSubtraction(square(0, 0, 10)).boundingRect == CGRect(x: -5, y: 5, width: 30, height: 0))
        #expect(!line.lineSubtraction(square(0, 0, 10)).description.contains("0 5 m 10"))
    }

    @Test func `numbers that are none make nothing`() {
        let broken = Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        #expect(broken.union(square(0, 0, 1)).isEmpty)
        #expect(area(square(0, 0, 1).union(Path())) == 1)
    }

    @Test func `shapes combine in their frame`() {
        let ring = Circle().subtracting(Circle().scale(0.5))
        let path = ring.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(!path.contains(CGPoint(x: 50, y: 50)) && path.contains(CGPoint(x: 10, y: 50)))
    }
}

/// The same random numbers in each run (Knuth's MMIX generator).
private struct Sequence: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
