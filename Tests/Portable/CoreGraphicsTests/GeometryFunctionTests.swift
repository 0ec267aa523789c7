import CoreGraphics
import Testing

/// Tests the functions that make points, sizes and rectangles.
///
/// Numbers: arguments of the functions, in their order.
@Suite("Geometry by the functions of the C interface")
struct GeometryFunctionTests {
    @Test func `they make the same values`() {
        #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
        #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
