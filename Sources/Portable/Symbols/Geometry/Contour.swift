import Foundation

/// A closed contour: a start point and consecutive segments.
///
/// Filling closes every contour, so an end point other than the start is joined to it by a line.
struct Contour: Hashable, Sendable {
    enum Segment: Hashable, Sendable {
        case line(CGPoint)
        case cubic(CGPoint, CGPoint, CGPoint)

        /// The end point of the segment.
        var end: CGPoint {
            switch self {
            case .line(let end), .cubic(_, _, let end): end
            }
        }
    }

    var start: CGPoint
    var segments: [Segment] = []

    /// The end point of the last segment.
    var end: CGPoint { segments.last?.end ?? start }

    /// The segments as curves, including the closing line; lines are curves with their control points on the line.
    var curves: [CubicCurve] {
        var curves: [CubicCurve] = []
        curves.reserveCapacity(segments.count + 1)
        var from = start
        for segment in segments {
            switch segment {
            case .line(let end): curves.append(CubicCurve(from: from, to: end))
            case .cubic(let first, let second, let end):
                curves.append(CubicCurve(start: from, first: first, second: second, end: end))
            }
            from = segment.end
        }
        if from != start { curves.append(CubicCurve(from: from, to: start)) }
        return curves
    }

    func map(_ transform: (CGPoint) -> CGPoint) -> Contour {
        Contour(
            start: transform(start),
            segments: segments.map { segment in
                switch segment {
                case .line(let end): .line(transform(end))
                case .cubic(let first, let second, let end):
                    .cubic(transform(first), transform(second), transform(end))
                }
            })
    }

    /// The bounding box of the contour itself, without its control points.
    var bounds: CGRect {
        curves.reduce(CGRect(origin: start, size: .zero)) { $0.union($1.bounds) }
    }
}

extension Contour {
    /// The distance of a cubic's control points from its ends that approximates a quarter circle of radius 1 within
    /// 0.03 %.
    static let quarterCircle: CGFloat = 0.552_284_749_8

    /// A circle.
    static func circle(center: CGPoint, radius: CGFloat) -> Contour {
        capsule(from: center, to: center, thickness: 2 * radius)
    }

    /// A line of some thickness with round ends around `from` and `to`.
    static func capsule(from: CGPoint, to: CGPoint, thickness: CGFloat) -> Contour {
        let length = hypot(to.x - from.x, to.y - from.y)
        let radius = thickness / 2
        let along = length > 0 ? CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length) : CGPoint(x: 1, y: 0)
        let across = CGPoint(x: -along.y, y: along.x)
        func point(_ center: CGPoint, _ a: CGFloat, _ b: CGFloat) -> CGPoint {
            CGPoint(
                x: center.x + radius * (a * along.x + b * across.x),
                y: center.y + radius * (a * along.y + b * across.y))
        }
        let k = quarterCircle
        var contour = Contour(start: point(from, 0, -1))
        if length > 0 { contour.segments.append(.line(point(to, 0, -1))) }
        contour.segments += [
            .cubic(point(to, k, -1), point(to, 1, -k), point(to, 1, 0)),
            .cubic(point(to, 1, k), point(to, k, 1), point(to, 0, 1)),
        ]
        if length > 0 { contour.segments.append(.line(point(from, 0, 1))) }
        contour.segments += [
            .cubic(point(from, -k, 1), point(from, -1, k), point(from, -1, 0)),
            .cubic(point(from, -1, -k), point(from, -k, -1), point(from, 0, -1)),
        ]
        return contour
    }

    /// A rectangle with elliptic corners.
    static func roundedRectangle(_ rect: CGRect, radius: CGSize) -> Contour {
        let rx = min(max(radius.width, 0), rect.width / 2)
        let ry = min(max(radius.height, 0), rect.height / 2)
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        guard rx > 0, ry > 0 else {
            return Contour(
                start: point(left, top),
                segments: [.line(point(right, top)), .line(point(right, bottom)), .line(point(left, bottom))])
        }
        let (kx, ky) = (rx * (1 - quarterCircle), ry * (1 - quarterCircle))
        return Contour(
            start: point(left + rx, top),
            segments: [
                .line(point(right - rx, top)),
                .cubic(point(right - kx, top), point(right, top + ky), point(right, top + ry)),
                .line(point(right, bottom - ry)),
                .cubic(point(right, bottom - ky), point(right - kx, bottom), point(right - rx, bottom)),
                .line(point(left + rx, bottom)),
                .cubic(point(left + kx, bottom), point(left, bottom - ky), point(left, bottom - ry)),
                .line(point(left, top + ry)),
                .cubic(point(left, top + ky), point(left + kx, top), point(left + rx, top)),
            ])
    }
}
