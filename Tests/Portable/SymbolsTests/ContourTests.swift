import Foundation
import Testing

@testable import Symbols

/// Tests curves and contours: their bounds, areas, pieces and cuts.
///
/// Numbers: geometry of the figures in each test, by the formulas in the comments. A disk is a polygon of 24 sides
/// around its circle, with an area of 24 r² tan(π / 24); a cubic curve reaches 3/4 of the height of its controls.
struct ContourTests {
    private let square = Contour.roundedRectangle(CGRect(x: 0, y: 0, width: 10, height: 10), radius: .zero)

    private func ring() throws -> Figure {
        Figure(
            contours: [
                .circle(center: CGPoint(x: 8, y: 8), radius: 8), .circle(center: CGPoint(x: 8, y: 8), radius: 6),
            ],
            usesEvenOddRule: true)
    }

    @Test func `bounds end at the curve, not at its controls`() {
        let curve = CubicCurve(
            start: CGPoint(x: 0, y: 0), first: CGPoint(x: 0, y: 4), second: CGPoint(x: 4, y: 4),
            end: CGPoint(x: 4, y: 0))
        #expect(curve.bounds.isClose(to: CGRect(x: 0, y: 0, width: 4, height: 3)))
    }

    @Test func `a piece of a curve lies on the curve`() {
        let curve = CubicCurve(
            start: CGPoint(x: 0, y: 0), first: CGPoint(x: 1, y: 5), second: CGPoint(x: 6, y: -2),
            end: CGPoint(x: 9, y: 3))
        let piece = curve.piece(from: 0.2, to: 0.7)
        #expect(piece.start.isClose(to: curve.point(at: 0.2)))
        #expect(piece.point(at: 0.5).isClose(to: curve.point(at: 0.45)))
        #expect(piece.end.isClose(to: curve.point(at: 0.7)))
        let line = CubicCurve(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 8, y: 4))
        #expect(line.point(at: 0.25).isClose(to: CGPoint(x: 2, y: 1)))
        #expect(line.piece(from: 0.25, to: 1) == CubicCurve(from: CGPoint(x: 2, y: 1), to: CGPoint(x: 8, y: 4)))
    }

    @Test func `a capsule is a line with round ends`() {
        let capsule = Contour.capsule(from: CGPoint(x: 2, y: 5), to: CGPoint(x: 8, y: 5), thickness: 2)
        #expect(capsule.bounds.isClose(to: CGRect(x: 1, y: 4, width: 8, height: 2)))
        #expect(capsule.signedArea.isClose(to: 12 + .pi, within: 0.003))
    }

    @Test func `clipping to a half plane keeps that half`() throws {
        let right = HalfPlane(normal: CGPoint(x: 1, y: 0), offset: 4)
        let half = try #require(square.clipped(to: right))
        #expect(half.bounds.isClose(to: CGRect(x: 4, y: 0, width: 6, height: 10)))
        #expect(half.signedArea.isClose(to: 60))
        #expect(square.clipped(to: HalfPlane(normal: CGPoint(x: 1, y: 0), offset: 11)) == nil)
        #expect(square.clipped(to: HalfPlane(normal: CGPoint(x: 1, y: 0), offset: -1))?.signedArea == 100)
    }

    @Test func `clipped circles keep their curves`() throws {
        let circle = Contour.circle(center: .zero, radius: 5)
        let half = try #require(circle.clipped(to: HalfPlane(normal: CGPoint(x: 0, y: 1), offset: 3)))
        // A segment of a circle: r²·acos(h/r) − h·√(r² − h²).
        let area = 25 * acos(CGFloat(0.6)) - 3 * 4
        #expect(half.signedArea.isClose(to: area, within: 0.01))
        #expect(half.bounds.isClose(to: CGRect(x: -4, y: 3, width: 8, height: 2), within: 0.003))
    }

    @Test func `a band takes its area away and leaves two parts`() {
        let band = ConvexRegion.band(through: .zero, CGPoint(x: 10, y: 10), thickness: CGFloat(2).squareRoot())
        let parts = square.subtracting(band)
        #expect(parts.count == 2)
        // Each part is a triangle with legs of 9.
        for part in parts { #expect(part.signedArea.isClose(to: 40.5)) }
    }

    @Test func `a disk takes its area away from the middle and from a corner`() {
        let polygon = 24 * tan(CGFloat.pi / 24)
        let middle = square.subtracting(.disk(center: CGPoint(x: 5, y: 5), radius: 2))
        #expect(middle.map(\.signedArea).reduce(0, +).isClose(to: 100 - 4 * polygon))
        let corner = square.subtracting(.disk(center: CGPoint(x: 10, y: 10), radius: 2))
        #expect(corner.map(\.signedArea).reduce(0, +).isClose(to: 100 - polygon))
    }

    @Test func `a region that does not touch changes nothing`() {
        #expect(square.subtracting(.disk(center: CGPoint(x: 20, y: 5), radius: 3)) == [square])
        #expect(
            square.subtracting(.band(through: CGPoint(x: 0, y: 30), CGPoint(x: 9, y: 30), thickness: 2)) == [square])
    }

    @Test func `a silhouette has no holes`() throws {
        let figure = try ring()
        #expect(figure.silhouette.contours == [figure.contours[0]])
    }
}
