import CoreGraphics

/// How a rectangle's corners are rounded.
package enum CornerStyle: Hashable, Sendable {
    /// A quarter of a circle: curvature jumps where the side begins.
    case circular
    /// The corner of iOS: curvature rises and falls smoothly, and the curve begins earlier on the side.
    case continuous
}

/// A shape. Simple ones keep their name so that outputs can write them shortly.
package enum Geometry: Equatable, Sendable {
    case rect(CGRect)
    /// All corners alike; radii beyond half the shorter side are reduced to it.
    case roundedRect(CGRect, cornerSize: CGSize, style: CornerStyle)
    case ellipse(CGRect)
    case path(CGPath)

    /// A rectangle with equal corner radii.
    package static func roundedRect(_ rect: CGRect, cornerRadius: CGFloat, style: CornerStyle = .circular) -> Geometry {
        .roundedRect(rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The smallest upright rectangle around the shape; null for an empty path.
    package var bounds: CGRect {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect
        case .path(let path): path.boundingBoxOfPath
        }
    }

    /// The shape's steps.
    package var elements: [PathElement] {
        switch self {
        case .rect(let rect): return PathShapes.rectangle(rect)
        case .ellipse(let rect): return PathShapes.ellipse(in: rect)
        case .path(let path): return path.elements
        case .roundedRect(let rect, let corner, .circular):
            return PathShapes.roundedRectangle(rect, cornerWidth: corner.width, cornerHeight: corner.height)
        case .roundedRect(let rect, let corner, .continuous):
            let radius = min(corner.width, corner.height)
            return ContinuousCorners.roundedRectangle(
                rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
        }
    }

    /// The shape as a path.
    package var path: CGPath {
        if case .path(let path) = self { return path }
        return CGPath(elements: elements)
    }

    /// False when a coordinate is NaN or infinite; such a shape draws nothing.
    package var isFinite: Bool {
        switch self {
        case .rect(let rect), .ellipse(let rect): rect.isFinite
        case .roundedRect(let rect, let corner, _): rect.isFinite && corner.width.isFinite && corner.height.isFinite
        case .path(let path): path.elements.isFinite
        }
    }
}

extension CGRect {
    /// What both rectangles cover; null if that is nothing or an edge is not finite, where Foundation's own
    /// `intersection` stops the program.
    package func overlap(_ other: CGRect) -> CGRect {
        guard isFinite, other.isFinite else { return .null }
        let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
        let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
        guard left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle around both; one that is not finite is left out.
    package func enclosing(_ other: CGRect) -> CGRect {
        guard isFinite else { return other.isFinite ? other : .null }
        guard other.isFinite else { return self }
        let (left, right) = (min(minX, other.minX), max(maxX, other.maxX))
        let (top, bottom) = (min(minY, other.minY), max(maxY, other.maxY))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
