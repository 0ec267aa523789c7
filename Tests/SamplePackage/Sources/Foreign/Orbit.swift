import QuartzCore
import SwiftUI
import simd

/// A point that turns around another one, drawn by matrices and quaternions.
public struct Orbit: View {
    private let rotation: simd_quatf
    private let start = CACurrentMediaTime()

    public init(angle: Double) { rotation = simd_quatf(angle: Float(angle), axis: [0, 0, 1]) }

    /// The place of the point around the origin.
    public var place: SIMD2<Float> {
        var model = matrix_identity_float4x4
        model.columns.3 = [0, 0, 0, 1]
        let turned = simd_mul(simd_mul(model, float4x4(rotation)), SIMD4<Float>(10, 0, 0, 1))
        return simd_mix(SIMD2(turned.x, turned.y), SIMD2(repeating: 0), SIMD2(repeating: 0))
    }

    public var body: some View {
        Canvas { context, size in
            var path = Path()
            let radius = CGFloat(simd_length(place))
            path.addEllipse(in: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
            let centre = CGAffineTransformMakeTranslation(size.width / 2, size.height / 2)
            context.stroke(path.applying(centre), with: .color(.blue))
            context.fill(Path(path.cgPath.elementBounds), with: .color(.red))
        }
        .accessibilityValue("\(CACurrentMediaTime() - start)")
    }
}

extension CGPath {
    /// The rectangle around the points of the elements, as packages for shapes compute it.
    fileprivate var elementBounds: CGRect {
        var points: [CGPoint] = []
        applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint, .addLineToPoint: points.append(element.pointee.points[0])
            case .addQuadCurveToPoint: points.append(element.pointee.points[1])
            case .addCurveToPoint: points.append(element.pointee.points[2])
            case .closeSubpath: break
            @unknown default: break
            }
        }
        return points.reduce(.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
}
