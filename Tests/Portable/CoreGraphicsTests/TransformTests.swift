import Testing

@testable import CoreGraphics

/// Tests affine transforms of points, sizes and rectangles.
///
/// Numbers: products of the matrices in each test with its points, as Core Graphics documents their order.
@Suite struct TransformTests {
    private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

    @Test func `the latest step comes first`() {
        let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 3))
        let turned = CGAffineTransform.identity.rotated(by: .pi / 2)
        #expect(isClose(CGPoint(x: 1, y: 0).applying(turned), CGPoint(x: 0, y: 1)))
        let chained = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 5, y: 0))
        #expect(CGPoint(x: 1, y: 1).applying(chained) == CGPoint(x: 7, y: 2))
    }

    @Test func inverse() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
        let point = CGPoint(x: 3, y: 5)
        #expect(isClose(point.applying(transform).applying(transform.inverted()), point))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func `rectangles become their bounds`() {
        let turned = CGRect(x: 0, y: 0, width: 2, height: 4).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.minX + 4) < 1e-9 && abs(turned.width - 4) < 1e-9 && abs(turned.height - 2) < 1e-9)
        #expect(CGSize(width: 2, height: 3).applying(CGAffineTransform(scaleX: 2, y: 2)) == CGSize(width: 4, height: 6))
    }

    @Test func `empty is not identity`() {
        #expect(CGAffineTransform() != .identity && CGAffineTransform.identity.isIdentity)
    }
}
