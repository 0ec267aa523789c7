import CoreGraphics
import Testing

@testable import SwiftUICore

/// Paths that are built step by step.
///
/// Numbers: a step adds one element; a copy of a path is another object.
struct PathBuildingTests {
    private func object(_ path: Path) -> ObjectIdentifier? {
        if case .path(let path) = path.storage { ObjectIdentifier(path) } else { nil }
    }

    @Test func `steps change the path in its place`() throws {
        var path = Path()
        path.move(to: .zero)
        let first = try #require(object(path))
        for x in 1...100 { path.addLine(to: CGPoint(x: x, y: x % 7)) }
        path.addQuadCurve(to: CGPoint(x: 200, y: 0), control: CGPoint(x: 150, y: 9))
        path.closeSubpath()
        #expect(object(path) == first && path.cgPath.elements.count == 103)
    }

    @Test func `a copy keeps its steps`() {
        var path = Path()
        path.addLines([.zero, CGPoint(x: 1, y: 1)])
        let copy = path
        path.addLine(to: CGPoint(x: 2, y: 0))
        #expect(object(path) != object(copy))
        #expect(copy.cgPath.elements.count == 2 && path.cgPath.elements.count == 3)
    }

    @Test func `steps go on from shapes`() {
        var path = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
        let rectangle = path.cgPath.elements.count
        path.move(to: CGPoint(x: 9, y: 9))
        path.addLine(to: CGPoint(x: 10, y: 9))
        #expect(path.cgPath.elements.count == rectangle + 2 && path.boundingRect.maxX == 10)
    }
}
