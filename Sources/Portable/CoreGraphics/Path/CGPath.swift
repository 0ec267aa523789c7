import Foundation

/// The types of path elements.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint = 0
    case addLineToPoint = 1
    case addQuadCurveToPoint = 2
    case addCurveToPoint = 3
    case closeSubpath = 4
}

/// A path element for `applyWithBlock`; its points are valid during the call.
public struct CGPathElement {
    public var type: CGPathElementType
    /// Points of the element: one for a move or a line, two for a quadratic and three for a cubic curve, the end point
    /// last.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// A path element with its points.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, to: CGPoint)
    case cubic(control1: CGPoint, control2: CGPoint, to: CGPoint)
    case close
}

/// An immutable path of lines and curves; `CGMutablePath` is mutable.
// Unchecked: the class has a mutable subclass; a path that is shared is a copy, which never changes.
public class CGPath: Hashable, @unchecked Sendable {
    /// The elements, in drawing order. A subpath always begins with a move.
    package var elements: [PathElement]

    package init(elements: [PathElement]) {
        self.elements = elements
    }

    /// A path of one rectangle, from its origin towards positive x.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: PathShapes.rectangle(rect).applying(transform?.pointee ?? .identity))
    }

    /// A path of the ellipse inscribed in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: PathShapes.ellipse(in: rect).applying(transform?.pointee ?? .identity))
    }

    /// A path of a rectangle with elliptic corners. Sizes that do not fit are limited to half of the shorter side.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let shape = PathShapes.roundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        self.init(elements: shape.applying(transform?.pointee ?? .identity))
    }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs === rhs || lhs.elements == rhs.elements
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }

    // MARK: Copies

    public func copy() -> CGPath? {
        CGPath(elements: elements)
    }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements.applying(transform?.pointee ?? .identity))
    }

    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(elements: elements)
    }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(elements: elements.applying(transform?.pointee ?? .identity))
    }

    // MARK: Queries

    public var isEmpty: Bool { elements.isEmpty }

    /// The end point of the last element; zero in an empty path. After a close it is the start of that subpath.
    public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

    /// True if the path is an axis-aligned rectangle, which is then written to `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = elements.rectangle else { return false }
        rect?.pointee = found
        return true
    }

    /// The bounding box of all points including control points; `CGRect.null` for an empty path.
    public var boundingBox: CGRect {
        var bounds = PathBounds()
        for element in elements { bounds.includeControlPoints(of: element) }
        return bounds.rect
    }

    /// The bounding box of the drawn curves, without control points; `CGRect.null` for an empty path.
    public var boundingBoxOfPath: CGRect { elements.curveBounds }

    /// Calls `block` with each element in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
            let base = points.baseAddress!
            points.initialize(repeating: .zero)
            for element in elements {
                var step = CGPathElement(type: .closeSubpath, points: base)
                switch element {
                case .move(let point):
                    step.type = .moveToPoint
                    base[0] = point
                case .line(let point):
                    step.type = .addLineToPoint
                    base[0] = point
                case .quad(let control, let point):
                    step.type = .addQuadCurveToPoint
                    base[0] = control
                    base[1] = point
                case .cubic(let control1, let control2, let point):
                    step.type = .addCurveToPoint
                    base[0] = control1
                    base[1] = control2
                    base[2] = point
                case .close:
                    break
                }
                withUnsafePointer(to: step, block)
            }
        }
    }
}

extension [PathElement] {
    /// The elements with every point transformed.
    package func applying(_ t: CGAffineTransform) -> [PathElement] {
        if t.isIdentity { return self }
        return map { element in
            switch element {
            case .move(let point): .move(point.applying(t))
            case .line(let point): .line(point.applying(t))
            case .quad(let control, let point): .quad(control: control.applying(t), to: point.applying(t))
            case .cubic(let control1, let control2, let point):
                .cubic(control1: control1.applying(t), control2: control2.applying(t), to: point.applying(t))
            case .close: .close
            }
        }
    }

    /// The end point of the last element; nil without elements.
    package var currentPoint: CGPoint? {
        for index in indices.reversed() {
            switch self[index] {
            case .move(let point), .line(let point), .quad(_, let point), .cubic(_, _, let point):
                return point
            case .close:
                for earlier in self[..<index].reversed() {
                    if case .move(let start) = earlier { return start }
                }
                return nil
            }
        }
        return nil
    }

    /// False if any coordinate is NaN or infinite.
    package var isFinite: Bool {
        allSatisfy { element in
            switch element {
            case .move(let point), .line(let point): point.isFinite
            case .quad(let control, let point): control.isFinite && point.isFinite
            case .cubic(let control1, let control2, let point):
                control1.isFinite && control2.isFinite && point.isFinite
            case .close: true
            }
        }
    }

    /// The axis-aligned rectangle that these elements draw, if they draw exactly one.
    package var rectangle: CGRect? {
        var corners: [CGPoint] = []
        for (index, element) in enumerated() {
            switch element {
            case .move(let point) where index == 0: corners.append(point)
            case .line(let point) where index > 0: corners.append(point)
            case .close where index == count - 1: break
            default: return nil
            }
        }
        if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
        guard corners.count == 4 else { return nil }
        let horizontalFirst =
            corners[0].y == corners[1].y && corners[1].x == corners[2].x
            && corners[2].y == corners[3].y && corners[3].x == corners[0].x
        let verticalFirst =
            corners[0].x == corners[1].x && corners[1].y == corners[2].y
            && corners[2].x == corners[3].x && corners[3].y == corners[0].y
        guard horizontalFirst || verticalFirst else { return nil }
        return CGRect(
            x: Swift.min(corners[0].x, corners[2].x), y: Swift.min(corners[0].y, corners[2].y),
            width: abs(corners[2].x - corners[0].x), height: abs(corners[2].y - corners[0].y))
    }
}

extension CGPoint {
    /// False when a coordinate is NaN or infinite.
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    /// False when an edge is NaN or infinite, as in `CGRect.null`.
    package var isFinite: Bool {
        origin.isFinite && size.width.isFinite && size.height.isFinite
    }
}
