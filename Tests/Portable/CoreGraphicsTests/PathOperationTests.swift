import Foundation
import Testing

@testable import CoreGraphics

/// Tests operations on the areas of paths: union, intersection, subtraction, components.
///
/// Numbers: worked out from the squares in each test; a line with a gap in it has two moves and two lines.
@Suite("Areas of paths put together") struct PathOperationTests {
    private func square(_ x: CGFloat, _ size: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: x, width: size, height: size), transform: nil)
    }

    @Test func `union, intersection, subtraction and difference`() {
        let (a, b) = (square(0, 10), square(5, 10))
        #expect(a.intersection(b).boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(a.union(b).boundingBox == CGRect(x: 0, y: 0, width: 15, height: 15))
        #expect(!a.union(b).contains(CGPoint(x: 2, y: 12)))
        #expect(a.subtracting(b).contains(CGPoint(x: 2, y: 8)) && !a.subtracting(b).contains(CGPoint(x: 7, y: 7)))
        let difference = a.symmetricDifference(b)
        #expect(difference.contains(CGPoint(x: 12, y: 12)) && !difference.contains(CGPoint(x: 7, y: 7)))
        #expect(a.intersects(b) && !a.intersects(square(10, 5)))
    }

    @Test func `a line is cut at an area`() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: -5, y: 5))
        line.addLine(to: CGPoint(x: 15, y: 5))
        #expect(line.lineIntersection(square(0, 10)).boundingBox == CGRect(x: 0, y: 5, width: 10, height: 0))
        #expect(line.lineSubtracting(square(0, 10)).elements.count == 4)
    }

    @Test func `the fill rule decides what is inside`() {
        let ring = CGMutablePath()
        ring.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        ring.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        let middle = CGPoint(x: 5, y: 5)
        #expect(ring.normalized(using: .winding).contains(middle))
        #expect(!ring.normalized(using: .evenOdd).contains(middle))
    }

    @Test func `components keep their holes`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        path.addRect(CGRect(x: 20, y: 0, width: 5, height: 5))
        let parts = path.componentsSeparated(using: .evenOdd)
        #expect(parts.count == 2)
        #expect(parts[0].boundingBox == CGRect(x: 20, y: 0, width: 5, height: 5))
        #expect(parts[1].contains(CGPoint(x: 1, y: 1)) && !parts[1].contains(CGPoint(x: 5, y: 5)))
    }
}
