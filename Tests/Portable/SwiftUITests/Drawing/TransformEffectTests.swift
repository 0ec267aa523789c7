import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// As an app writes it: no isolation anywhere.
private struct Diamond: Shape {
    var inset: CGFloat = 0

    var animatableData: CGFloat {
        get { inset }
        set { inset = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { $0.addLines([CGPoint(x: rect.midX, y: rect.minY + inset), CGPoint(x: rect.maxX, y: rect.midY)]) }
    }
}

private struct Shift: GeometryEffect {
    var distance: CGFloat

    var animatableData: CGFloat {
        get { distance }
        set { distance = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: distance * size.width, y: 0))
    }
}

/// Effects transform the drawing, elements and touches of views, not their layout.
///
/// Numbers: matrices by the formulas of rotation, scaling and perspective around each test's anchor, on views of 100 ×
/// 100 points. The distance of the viewer in perspective is not compared with a device.
@MainActor
@Suite
struct TransformEffectTests {
    private func transform<V: View>(_ view: V, width: CGFloat = 100) throws -> CGAffineTransform {
        try #require(Drawn.groups(Drawn.list(view, width: width)).first).transform
    }

    private func isClose(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
        zip([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty]).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test func `rotation turns clockwise around its anchor`() throws {
        let turned = try transform(Color.red.rotationEffect(.degrees(90)))
        #expect(isClose(turned, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0)))
        let corner = try transform(Color.red.rotationEffect(.degrees(180), anchor: .bottomTrailing))
        #expect(isClose(corner, CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 200, ty: 200)))
    }

    @Test func `scale keeps its anchor in place`() throws {
        #expect(try transform(Color.red.scaleEffect(2)) == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -50, ty: -50))
        #expect(
            try transform(Color.red.scaleEffect(x: 0.5, anchor: .trailing))
                == CGAffineTransform(a: 0.5, b: 0, c: 0, d: 1, tx: 50, ty: 0))
        #expect(
            try transform(Color.red.scaleEffect(CGSize(width: 3, height: 1), anchor: .topLeading))
                == CGAffineTransform(scaleX: 3, y: 1))
    }

    @Test func `scale of zero draws nothing and takes no touches`() {
        var taps = 0
        let test = ViewTest(
            Button("A") { taps += 1 }.scaleEffect(0), DisplayConfiguration(width: 100, height: 100))
        #expect(test.displayList.isEmpty)
        #expect(!test.tap(at: CGPoint(x: 50, y: 50)) && taps == 0)
    }

    @Test func `transform effect works from the top left corner`() throws {
        let sheared = CGAffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 3, ty: 4)
        #expect(try transform(Color.red.transformEffect(sheared)) == sheared)
    }

    @Test func `effects leave layout as it is`() throws {
        let test = ViewTest(
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).scaleEffect(3).accessibilityIdentifier("a")
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b")
            })
        #expect(test.sizeThatFits(.unspecified) == CGSize(width: 40, height: 20))
        #expect(try test.frame(of: "b").minX - test.frame(of: "a").minX == 20)
    }

    @Test func `elements are read where they are drawn`() throws {
        let test = ViewTest(
            Text("A").frame(width: 40, height: 20).accessibilityElement().accessibilityLabel("A")
                .padding(10).scaleEffect(2, anchor: .topLeading).offset(x: 5, y: 0),
            DisplayConfiguration(width: 60, height: 40))
        #expect(try test.frame(of: "A") == CGRect(x: 25, y: 20, width: 80, height: 40))
        let turned = ViewTest(
            Color.red.frame(width: 40, height: 20).accessibilityIdentifier("b").rotationEffect(.degrees(90)),
            DisplayConfiguration(width: 40, height: 20))
        let frame = try turned.frame(of: "b")
        #expect(abs(frame.minX - 10) < 1e-9 && abs(frame.minY + 10) < 1e-9)
        #expect(abs(frame.width - 20) < 1e-9 && abs(frame.height - 40) < 1e-9)
    }

    @Test func `touches go through transforms`() {
        var taps = 0
        let view = Button(action: { taps += 1 }) { Color.red.frame(width: 20, height: 20) }.buttonStyle(.plain)
            .rotationEffect(.degrees(90), anchor: .bottomTrailing).scaleEffect(2, anchor: .topLeading)
        let test = ViewTest(view, DisplayConfiguration(width: 20, height: 20))
        // The square from (0, 0) to (20, 20) turns about (20, 20) to x 20…40, y 0…20 and doubles to x 40…80, y 0…40.
        #expect(test.tap(at: CGPoint(x: 79, y: 1)))
        #expect(test.tap(at: CGPoint(x: 41, y: 39)))
        #expect(!test.tap(at: CGPoint(x: 39, y: 10)))
        #expect(!test.tap(at: CGPoint(x: 60, y: 41)))
        #expect(taps == 2)
    }

    @Test func `geometry effect of an app moves drawing and touches`() throws {
        #expect(try transform(Color.red.modifier(Shift(distance: 0.25))) == CGAffineTransform(translationX: 25, y: 0))
        let moved = ViewTest(
            Color.red.accessibilityIdentifier("a").modifier(Shift(distance: 1)),
            DisplayConfiguration(width: 100, height: 100))
        #expect(try moved.frame(of: "a").minX == 100)
        moved.update(Color.red.accessibilityIdentifier("a").modifier(Shift(distance: 2)))
        #expect(try moved.frame(of: "a").minX == 200)
        let ignored = ViewTest(
            Color.red.accessibilityIdentifier("a").modifier(Shift(distance: 1).ignoredByLayout()),
            DisplayConfiguration(width: 100, height: 100))
        #expect(try ignored.frame(of: "a").minX == 0)
        #expect(Drawn.groups(ignored.displayList).first?.transform == CGAffineTransform(translationX: 100, y: 0))
    }

    @Test func `shape of an app needs no isolation`() {
        #expect(Diamond(inset: 5).path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).description == "5 5 m 10 5 l")
        #expect(Drawn.list(Diamond().stroke(.red)).items.count == 1)
    }

    // MARK: Projections

    @Test func `projections multiply from left to right`() {
        let scaled = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
        let moved = ProjectionTransform(CGAffineTransform(translationX: 10, y: 0))
        #expect(scaled.concatenating(moved).apply(to: CGPoint(x: 1, y: 1)) == CGPoint(x: 12, y: 2))
        #expect(moved.concatenating(scaled).apply(to: CGPoint(x: 1, y: 1)) == CGPoint(x: 22, y: 2))
    }

    @Test func `transforms of space project the plane`() {
        var transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        transform = CATransform3DTranslate(transform, 10, 0, 0)
        // The translation comes first: 20 points, turned to half their length.
        let point = ProjectionTransform(transform).apply(to: CGPoint(x: 10, y: 5))
        #expect(point.map { abs($0.x - 10) < 1e-9 && abs($0.y - 5) < 1e-9 } == true)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 100
        // 50 points nearer to a viewer at 100 points, all is twice as large.
        perspective = CATransform3DTranslate(perspective, 0, 0, 50)
        #expect(ProjectionTransform(perspective).apply(to: CGPoint(x: 10, y: 5)) == CGPoint(x: 20, y: 10))
        let back = CATransform3DConcat(perspective, CATransform3DInvert(perspective))
        #expect(CATransform3DIsIdentity(back))
        let turn = CGAffineTransform(rotationAngle: .pi / 4)
        #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(turn)))
        #expect(CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi / 4, 0, 0, 2)) == turn)
        #expect(!CATransform3DIsAffine(perspective))
    }

    @Test func `projection times its inverse is the identity`() {
        var projection = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7))
        projection.m13 = 0.01
        let identity = projection.concatenating(projection.inverted())
        #expect(abs(identity.m11 - 1) < 1e-12 && abs(identity.m31) < 1e-12 && abs(identity.m13) < 1e-12)
        var singular = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        #expect(!singular.invert() && singular.m22 == 1)
        #expect(!projection.isAffine && ProjectionTransform().isAffine && ProjectionTransform().isIdentity)
    }

    @Test func `turn without perspective is exact`() {
        let turn = Rotation3D(angle: .degrees(60), axis: (0, 1, 0), anchor: .center, anchorZ: 0, perspective: 0)
        let flat = turn.projection(size: CGSize(width: 100, height: 50)).flattened(over: CGSize(width: 100, height: 50))
        // Half as wide around the middle: cos 60° = 1/2.
        #expect(isClose(flat, CGAffineTransform(a: 0.5, b: 0, c: 0, d: 1, tx: 25, ty: 0)))
        let z = Rotation3D(angle: .degrees(90), axis: (0, 0, 2), anchor: .topLeading, anchorZ: 0, perspective: 1)
        #expect(
            isClose(
                z.projection(size: CGSize(width: 9, height: 9)).flattened(over: CGSize(width: 9, height: 9)),
                CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)))
    }

    @Test func `turn in perspective brings one side nearer`() throws {
        let size = CGSize(width: 100, height: 100)
        let turn = Rotation3D(angle: .degrees(45), axis: (0, 1, 0), anchor: .center, anchorZ: 0, perspective: 1)
        let projection = turn.projection(size: size)
        let left = try #require(projection.apply(to: CGPoint(x: 0, y: 0)))
        let right = try #require(projection.apply(to: CGPoint(x: 100, y: 0)))
        // z = ∓50 sin 45°; the left side comes nearer: 35.36 / (1 − 0.3536) = 54.7 left of the middle, and is taller.
        #expect(abs(left.x - (50 - 35.355 / (1 - 0.353_55))) < 0.01 && abs(left.y - (50 - 50 / (1 - 0.353_55))) < 0.01)
        #expect(abs(right.x - (50 + 35.355 / (1 + 0.353_55))) < 0.01)
        // Flattened, the middles of the sides' corners are kept.
        let flat = projection.flattened(over: size)
        #expect(abs(CGPoint(x: 0, y: 50).applying(flat).x - left.x) < 1e-9)
        #expect(abs(CGPoint(x: 100, y: 50).applying(flat).x - right.x) < 1e-9)
    }

    @Test func `flip happens only where text runs from the right`() {
        let view = Color.red.flipsForRightToLeftLayoutDirection(true)
        #expect(Drawn.groups(Drawn.list(view)).isEmpty)
        let flipped = Drawn.groups(Drawn.list(view, layoutDirection: .rightToLeft))
        #expect(flipped.map(\.transform) == [CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0)])
    }
}
