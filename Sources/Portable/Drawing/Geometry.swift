import CoreGraphics

/// The curve of rounded corners.
package enum CornerStyle: Hashable, Sendable {
    /// A quarter of a circle, with a jump in curvature at the side.
    case circular
    /// The corner of iOS: continuous curvature, with a curve that begins earlier on the side.
    case continuous
}

/// A shape. Simple ones are separate cases, so that outputs can represent them concisely.
package enum Geometry: Equatable, Sendable {
    case rect(CGRect)
    /// Equal corners; those that do not fit are limited to half of the shorter side. Corners of unequal width and height
    /// are quarters of an ellipse in both styles.
    case roundedRect(CGRect, cornerSize: CGSize, style: CornerStyle)
    case ellipse(CGRect)
    case path(CGPath)

    /// A rectangle with equal corner radii.
    package static func roundedRect(_ rect: CGRect, cornerRadius: CGFloat, style: CornerStyle = .circular) -> Geometry {
        .roundedRect(rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The bounding box of the shape; null for an empty path.
    package var bounds: CGRect {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect
        case .path(let path): path.boundingBoxOfPath
        }
    }

    /// The path elements of the shape.
    package var elements: [PathElement] {
        switch self {
        case .rect(let rect): return PathShapes.rectangle(rect)
        case .ellipse(let rect): return PathShapes.ellipse(in: rect)
        case .path(let path): return path.elements
        case .roundedRect(let rect, let corner, .circular):
            return PathShapes.roundedRectangle(rect, cornerWidth: corner.width, cornerHeight: corner.height)
        case .roundedRect(let rect, let corner, .continuous):
            let size = PathShapes.cornerSize(corner, in: rect)
            guard size.width == size.height else {
                return PathShapes.roundedRectangle(rect, cornerWidth: size.width, cornerHeight: size.height)
            }
            return ContinuousCorners.roundedRectangle(
                rect, topLeft: size.width, topRight: size.width, bottomRight: size.width, bottomLeft: size.width)
        }
    }

    /// The shape as a path.
    package var path: CGPath {
        if case .path(let path) = self { return path }
        return CGPath(elements: elements)
    }

    /// False if a coordinate is NaN or infinite; such a shape draws nothing. Corners may be infinite.
    package var isFinite: Bool {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect.isFinite
        case .path(let path): path.elements.isFinite
        }
    }
}

extension CGRect {
    /// The intersection of both rectangles; null if it is empty or an edge is not finite, for which Foundation's own
    /// `intersection` stops the program.
    package func overlap(_ other: CGRect) -> CGRect {
        guard isFinite, other.isFinite else { return .null }
        let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
        let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
        guard left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The bounding box of both rectangles; one that is not finite is ignored.
    package func enclosing(_ other: CGRect) -> CGRect {
        guard isFinite else { return other.isFinite ? other : .null }
        guard other.isFinite else { return self }
        let (left, right) = (min(minX, other.minX), max(maxX, other.maxX))
        let (top, bottom) = (min(minY, other.minY), max(maxY, other.maxY))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
