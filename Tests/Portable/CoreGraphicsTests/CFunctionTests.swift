import CoreGraphics
import Testing

/// The functions of C's interface of transforms and paths, and the names of Core Foundation that come with them.
///
/// Numbers: computed by hand; the clock counts seconds since 1 January 2001, as `Date` does.
@Suite("CoreGraphics: functions of C")
struct CFunctionTests {
    @Test func `transforms are made by functions`() {
        #expect(CGAffineTransformMakeTranslation(3, 4) == CGAffineTransform(translationX: 3, y: 4))
        #expect(CGAffineTransformMakeScale(2, 5) == CGAffineTransform(scaleX: 2, y: 5))
        #expect(CGAffineTransformMakeRotation(.pi / 2) == CGAffineTransform(rotationAngle: .pi / 2))
        #expect(CGAffineTransformMake(1, 2, 3, 4, 5, 6) == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        #expect(CGAffineTransformIsIdentity(.identity))
        #expect(!CGAffineTransformIsIdentity(CGAffineTransformMakeScale(2, 1)))
    }

    @Test func `transforms are put together by functions`() {
        let scale = CGAffineTransformMakeScale(2, 2)
        let move = CGAffineTransformMakeTranslation(10, 0)
        let point = CGPoint(x: 1, y: 1)
        #expect(CGPointApplyAffineTransform(point, CGAffineTransformConcat(scale, move)) == CGPoint(x: 12, y: 2))
        #expect(CGPointApplyAffineTransform(point, CGAffineTransformTranslate(scale, 10, 0)) == CGPoint(x: 22, y: 2))
        #expect(CGPointApplyAffineTransform(point, CGAffineTransformScale(move, 3, 3)) == CGPoint(x: 13, y: 3))
        let turned = CGPointApplyAffineTransform(point, CGAffineTransformRotate(.identity, .pi))
        #expect(abs(turned.x + 1) < 1e-12 && abs(turned.y + 1) < 1e-12)
        #expect(CGAffineTransformEqualToTransform(CGAffineTransformInvert(scale), CGAffineTransformMakeScale(0.5, 0.5)))
        #expect(CGSizeApplyAffineTransform(CGSize(width: 3, height: 4), move) == CGSize(width: 3, height: 4))
        #expect(
            CGRectApplyAffineTransform(CGRect(x: 0, y: 0, width: 1, height: 1), move)
                == CGRect(x: 10, y: 0, width: 1, height: 1))
    }

    @Test func `a function is called with each element of a path and the caller's pointer`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
        path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 7, y: 7), control2: CGPoint(x: 8, y: 8))
        path.closeSubpath()
        var seen: [(CGPathElementType, CGPoint)] = []
        withUnsafeMutablePointer(to: &seen) { seen in
            path.apply(info: seen) { info, element in
                let seen = info!.assumingMemoryBound(to: [(CGPathElementType, CGPoint)].self)
                let element = element.pointee
                let last = [0, 0, 1, 2, 0][Int(element.type.rawValue)]
                seen.pointee.append((element.type, element.type == .closeSubpath ? .zero : element.points[last]))
            }
        }
        #expect(seen.map(\.0) == [.moveToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
        #expect(seen.map(\.1) == [CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 6), CGPoint(x: 9, y: 9), .zero])
    }

    @Test func `the clock of Core Foundation comes along`() {
        let start: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
        let elapsed: CFTimeInterval = CFAbsoluteTimeGetCurrent() - start
        #expect(elapsed >= 0 && elapsed < 60)
        #expect(abs(start - Date.timeIntervalSinceReferenceDate) < 60)
    }
}
