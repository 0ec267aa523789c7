import Foundation
import Testing

@testable import Symbols

/// Tests the elliptical arcs of SVG paths.
///
/// Numbers: circles and ellipses through the points of each path (SVG 1.1, F.6); each curve spans a quarter at most.
/// Tolerances are those of a cubic curve for a quarter of a circle, 0.00027 of the radius.
struct SVGArcTests {
    private func contour(_ data: String) throws -> Contour {
        let contours = try SVGPathReader.contours(of: data)
        try #require(contours.count == 1)
        return contours[0]
    }

    /// The point halfway along the first of an arc's curves.
    private func middle(_ contour: Contour, of index: Int = 0) -> CGPoint { contour.curves[index].point(at: 0.5) }

    @Test func `a half circle has two curves of a quarter each`() throws {
        let arc = try contour("M0 0A5 5 0 0 1 10 0")
        #expect(arc.segments.count == 2)
        // Clockwise on the screen from the left to the right is over the top.
        #expect(arc.segments[0].end.isClose(to: CGPoint(x: 5, y: -5)))
        #expect(arc.end == CGPoint(x: 10, y: 0))
        let eighth = 5 * CGFloat(0.5).squareRoot()
        #expect(middle(arc).isClose(to: CGPoint(x: 5 - eighth, y: -eighth), within: 0.002))
        #expect(arc.bounds.isClose(to: CGRect(x: 0, y: -5, width: 10, height: 5), within: 1e-5))
    }

    @Test(arguments: [
        // Large and sweep choose one of four arcs between the same points: of radius 5 around (5, 0) or (0, 5).
        (false, true, CGRect(x: 0, y: 0, width: 5, height: 5)),
        (true, true, CGRect(x: 0, y: -5, width: 10, height: 10)),
        (false, false, CGRect(x: 0, y: 0, width: 5, height: 5)),
        (true, false, CGRect(x: -5, y: 0, width: 10, height: 10)),
    ])
    func `the flags choose among four arcs`(isLarge: Bool, isSweep: Bool, bounds: CGRect) {
        let arc = SVGArc(
            start: CGPoint(x: 0, y: 0), radii: CGSize(width: 5, height: 5), rotation: 0, isLarge: isLarge,
            isSweep: isSweep, end: CGPoint(x: 5, y: 5))
        let contour = Contour(start: arc.start, segments: arc.segments)
        #expect(contour.bounds.isClose(to: bounds, within: 0.003), "\(contour.bounds)")
        #expect(arc.segments.count == (isLarge ? 3 : 1))
        let center = CGPoint(x: isLarge == isSweep ? 5 : 0, y: isLarge == isSweep ? 0 : 5)
        for curve in contour.curves.prefix(arc.segments.count) {
            for t in [0, 0.3, 0.5, 1] as [CGFloat] {
                let point = curve.point(at: t)
                #expect(hypot(point.x - center.x, point.y - center.y).isClose(to: 5, within: 0.002))
            }
        }
    }

    @Test func `radii that cannot reach are enlarged until they do`() throws {
        let arc = try contour("M0 0A1 1 0 0 1 10 0")
        #expect(arc.bounds.isClose(to: CGRect(x: 0, y: -5, width: 10, height: 5), within: 1e-5))
    }

    @Test func `an ellipse may be turned`() throws {
        // Turned by a quarter, the radii 4 and 2 change places.
        let turned = try contour("M0 0A4 2 90 0 1 4 0")
        #expect(turned.bounds.isClose(to: CGRect(x: 0, y: -4, width: 4, height: 4), within: 1e-5))
        let upright = try contour("M0 0A2 4 0 0 1 4 0")
        #expect(middle(turned).isClose(to: middle(upright)))
    }

    @Test func `without a radius an arc is a line, and without a way it is nothing`() throws {
        #expect(try contour("M0 0A0 5 0 0 1 10 0").segments == [.line(CGPoint(x: 10, y: 0))])
        #expect(try SVGPathReader.contours(of: "M3 3A5 5 0 0 1 3 3z") == [])
    }

    @Test func `a circle of two arcs has the area of a circle`() throws {
        let circle = try contour("M8 16A8 8 0 1 0 8 0a8 8 0 0 0 0 16z")
        #expect(abs(circle.signedArea).isClose(to: 64 * .pi, within: 0.15))
        #expect(circle.bounds.isClose(to: CGRect(x: 0, y: 0, width: 16, height: 16), within: 1e-5))
    }
}
