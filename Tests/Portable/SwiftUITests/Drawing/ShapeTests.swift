import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// Shapes trim, transform, round and inset their outlines.
///
/// Numbers: worked out by geometry in each test, on a frame of 100 × 100 points. Radii of 6, 8 and 12 at heights of 28,
/// 34.5 and 50 are those of bordered buttons (Docs/Facts/IOSMetrics.md).
@MainActor
@Suite
struct ShapeTests {
    private let unit = CGRect(x: 0, y: 0, width: 100, height: 100)

    private func bounds<V: View>(_ view: V, width: CGFloat = 100, layoutDirection: LayoutDirection = .leftToRight)
        -> [CGRect]
    {
        Drawn.list(view, width: width, layoutDirection: layoutDirection).items.map(\.bounds)
    }

    // MARK: Trimming

    @Test func `trimming measures along the whole outline`() {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(square.trimmedPath(from: 0, to: 0.5).description == "0 0 m 10 0 l 10 10 l")
        #expect(square.trimmedPath(from: 0.125, to: 0.375).description == "5 0 m 10 0 l 10 5 l")
        #expect(square.trimmedPath(from: 0.875, to: 1).description == "0 5 m 0 0 l")
    }

    @Test func `trimming nothing leaves the outline closed`() {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(square.trimmedPath(from: 0, to: 1) == square)
        #expect(square.trimmedPath(from: -1, to: 7) == square)
        #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(square.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    }

    @Test func `trimmed curves stay curves and end at their length`() throws {
        let circle = Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))
        let part = circle.trimmedPath(from: 0, to: 0.3)
        // 0.3 of a turn from the right, clockwise as seen.
        let end = try #require(part.currentPoint)
        #expect(abs(end.x - 100 * cos(0.6 * .pi)) < 0.05)
        #expect(abs(end.y - 100 * sin(0.6 * .pi)) < 0.05)
        var curves = 0
        part.forEach { if case .curve = $0 { curves += 1 } }
        #expect(curves == 2)
    }

    @Test func `length of a quarter circle is half pi times its radius`() {
        let k: CGFloat = 55.228_474_983
        let quarter = CubicSegment(
            p0: CGPoint(x: 100, y: 0), p1: CGPoint(x: 100, y: k), p2: CGPoint(x: k, y: 100), p3: CGPoint(x: 0, y: 100))
        #expect(abs(quarter.length - 50 * .pi) < 0.05)
    }

    @Test func `trimming skips from one subpath to the next`() {
        var path = Path()
        path.addLines([.zero, CGPoint(x: 10, y: 0)])
        path.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
        #expect(path.trimmedPath(from: 0.25, to: 0.75).description == "5 0 m 10 0 l 0 5 m 5 5 l")
    }

    // MARK: Transformed shapes

    @Test func `transformed shapes keep their frame and move their outline`() {
        #expect(bounds(Rectangle().offset(x: 5, y: -3)) == [CGRect(x: 5, y: -3, width: 100, height: 100)])
        #expect(bounds(Rectangle().scale(0.5)) == [CGRect(x: 25, y: 25, width: 50, height: 50)])
        #expect(bounds(Rectangle().scale(x: 0.5, anchor: .topLeading)) == [CGRect(x: 0, y: 0, width: 50, height: 100)])
        #expect(bounds(Rectangle().size(width: 20, height: 30)) == [CGRect(x: 0, y: 0, width: 20, height: 30)])
        let turned = bounds(Rectangle().rotation(.degrees(90), anchor: .topLeading))[0]
        #expect(abs(turned.minX + 100) < 1e-9 && abs(turned.maxX) < 1e-9)
        let sheared = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
        #expect(bounds(Rectangle().transform(sheared)) == [CGRect(x: 0, y: 0, width: 200, height: 100)])
    }

    @Test func `transformed shapes animate the shape and the change`() {
        var shape = RoundedRectangle(cornerRadius: 4).offset(x: 1, y: 2)
        shape.animatableData.second.scale(by: 3)
        shape.animatableData.first.scale(by: 2)
        #expect(shape.offset == CGSize(width: 3, height: 6))
        #expect(shape.shape.cornerSize == CGSize(width: 8, height: 8))
    }

    @Test func `type erased shape keeps outline size and animation`() {
        var shape = AnyShape(RoundedRectangle(cornerRadius: 10))
        shape.animatableData.scale(by: 0.5)
        #expect(shape.path(in: unit) == RoundedRectangle(cornerRadius: 5).path(in: unit))
        #expect(AnyShape(Circle()).sizeThatFits(.init(width: 30, height: 80)) == CGSize(width: 30, height: 30))
        #expect(_AnyAnimatableData(1.0) + _AnyAnimatableData(2.0) == _AnyAnimatableData(3.0))
        #expect(_AnyAnimatableData.zero + _AnyAnimatableData(2.0) == _AnyAnimatableData(2.0))
    }

    // MARK: Rectangles with uneven corners

    @Test func `uneven rectangle rounds only the corners that it is asked to`() {
        let path = UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular).path(in: unit)
        #expect(!path.contains(CGPoint(x: 3, y: 3)))
        for corner in [CGPoint(x: 99, y: 1), CGPoint(x: 99, y: 99), CGPoint(x: 1, y: 99)] {
            #expect(path.contains(corner))
        }
        // A circular corner: 20 (1 − 1/√2) = 5.86 from each side on the diagonal.
        #expect(!path.contains(CGPoint(x: 5.8, y: 5.8)) && path.contains(CGPoint(x: 5.9, y: 5.9)))
    }

    @Test func `leading corners are right where text runs from the right`() throws {
        let list = Drawn.list(UnevenRoundedRectangle(topLeadingRadius: 40), layoutDirection: .rightToLeft)
        guard case .fill(let geometry, _, _, _) = try #require(list.items.first) else { throw Mismatch() }
        #expect(!geometry.path.contains(CGPoint(x: 97, y: 3)) && geometry.path.contains(CGPoint(x: 3, y: 3)))
        let clipped = Drawn.list(Color.red.clipShape(.rect(topLeadingRadius: 40)), layoutDirection: .rightToLeft)
        let clip = try #require(Drawn.groups(clipped).first?.clip?.geometry.path)
        #expect(!clip.contains(CGPoint(x: 97, y: 3)) && clip.contains(CGPoint(x: 3, y: 3)))
    }

    @Test func `equal corners are a rounded rectangle`() {
        let radii = RectangleCornerRadii(topLeading: 8, bottomLeading: 8, bottomTrailing: 8, topTrailing: 8)
        #expect(Path(roundedRect: unit, cornerRadii: radii) == Path(roundedRect: unit, cornerRadius: 8))
        #expect(UnevenRoundedRectangle(cornerRadii: .init()).path(in: unit) == Path(unit))
    }

    @Test func `inset corners keep their centres`() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 5, style: .circular)
        let expected = Path(
            roundedRect: CGRect(x: 8, y: 8, width: 84, height: 84), cornerRadii: .init(topLeading: 12), style: .circular
        )
        #expect(shape.inset(by: 8).path(in: unit) == expected)
        #expect(shape.inset(by: 3).inset(by: 5).path(in: unit) == expected)
    }

    // MARK: Container shapes

    @Test func `container relative shape has the containers corners less the distance`() throws {
        let view = ContainerRelativeShape().padding(10).containerShape(RoundedRectangle(cornerRadius: 30))
        let list = Drawn.list(view)
        guard case .group(let group) = try #require(list.items.first),
            case .fill(let geometry, _, _, _) = try #require(group.content.items.first)
        else { throw Mismatch() }
        #expect(
            geometry == .roundedRect(CGRect(x: 0, y: 0, width: 80, height: 80), cornerRadius: 20, style: .continuous))
        #expect(group.transform == CGAffineTransform(translationX: 10, y: 10))
    }

    @Test func `container relative shape without container is a rectangle`() throws {
        guard case .fill(let geometry, _, _, _) = try #require(Drawn.list(ContainerRelativeShape()).items.first) else {
            throw Mismatch()
        }
        #expect(geometry == .rect(unit))
    }

    @Test func `distance to the container is that to its nearest edge`() throws {
        let view = ContainerRelativeShape().padding(.leading, 40).padding(.top, 4).padding([.bottom, .trailing], 4)
            .containerShape(RoundedRectangle(cornerRadius: 30))
        let group = try #require(Drawn.groups(Drawn.list(view)).first)
        guard case .fill(.roundedRect(_, let corner, _), _, _, _) = try #require(group.content.items.first) else {
            throw Mismatch()
        }
        #expect(corner == CGSize(width: 26, height: 26))
    }

    // MARK: Views of shapes

    @Test func `later fills and strokes lie before earlier ones`() {
        let view = Circle().fill(Color(white: 1)).stroke(Color(white: 0), lineWidth: 2)
            .strokeBorder(Color(red: 1, green: 0, blue: 0), lineWidth: 4).fill(.green)
        #expect(Drawn.paints(Drawn.list(view)).map(\.hex) == ["FFFFFF", "000000", "FF0000", "34C759"])
    }

    @Test func `stroke border lies inside the shape`() {
        let list = Drawn.list(Rectangle().strokeBorder(.red, lineWidth: 10))
        guard case .stroke(let geometry, _, let attributes)? = list.items.first else {
            Issue.record("no stroke")
            return
        }
        #expect(geometry == .rect(CGRect(x: 5, y: 5, width: 90, height: 90)))
        #expect(attributes.width == 10)
    }

    @Test func `button border radius follows the height`() {
        func corner(_ shape: ButtonBorderShape, height: CGFloat) -> Path {
            shape.path(in: CGRect(x: 0, y: 0, width: 200, height: height))
        }
        for (height, radius) in [(28, 6), (34.5, 8), (50, 12)] as [(CGFloat, CGFloat)] {
            let rect = CGRect(x: 0, y: 0, width: 200, height: height)
            #expect(corner(.automatic, height: height) == Path(roundedRect: rect, cornerRadius: radius))
        }
        let rect = CGRect(x: 0, y: 0, width: 200, height: 50)
        #expect(corner(.roundedRectangle(radius: 3), height: 50) == Path(roundedRect: rect, cornerRadius: 3))
        #expect(corner(.capsule, height: 50) == Capsule().path(in: rect))
        #expect(corner(.circle, height: 50) == Circle().path(in: rect))
    }

    @Test func `even odd holes take no touches`() {
        let ring = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
            path.addRect(CGRect(x: 40, y: 40, width: 20, height: 20))
        }
        var taps = 0
        let test = ViewTest(
            Button(action: { taps += 1 }) { ring.fill(.red, style: FillStyle(eoFill: true)) }.buttonStyle(.plain),
            DisplayConfiguration(width: 100, height: 100))
        #expect(test.tap(at: CGPoint(x: 10, y: 10)))
        #expect(taps == 1)
    }
}
