import Foundation

/// The elements of standard shapes. Each closed shape runs through increasing angles from the middle of its right side.
package enum PathShapes {
    /// The handle length with which a cubic curve approximates a quarter circle of radius 1 within 0.03 %: 4/3 · (√2 −
    /// 1), which puts the middle of the curve on the circle.
    package static let quarterCircleHandle: CGFloat = 0.552_284_749_830_793_4

    package static func rectangle(_ rect: CGRect) -> [PathElement] {
        [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    package static func ellipse(in rect: CGRect) -> [PathElement] {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let rx = rect.width / 2
        let ry = rect.height / 2
        let kx = rx * quarterCircleHandle
        let ky = ry * quarterCircleHandle
        func at(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: center.x + dx, y: center.y + dy) }
        return [
            .move(at(rx, 0)),
            .cubic(control1: at(rx, ky), control2: at(kx, ry), to: at(0, ry)),
            .cubic(control1: at(-kx, ry), control2: at(-rx, ky), to: at(-rx, 0)),
            .cubic(control1: at(-rx, -ky), control2: at(-kx, -ry), to: at(0, -ry)),
            .cubic(control1: at(kx, -ry), control2: at(rx, -ky), to: at(rx, 0)),
            .close,
        ]
    }

    /// The size of all four corners that is drawn: as given where it fits half of the sides, else limited to half of the
    /// shorter side along both axes, so that large and infinite radii make a capsule. Zero for NaN, and for sizes that
    /// are not positive.
    package static func cornerSize(_ size: CGSize, in rect: CGRect) -> CGSize {
        guard size.width > 0, size.height > 0 else { return .zero }
        if size.width <= rect.width / 2, size.height <= rect.height / 2 { return size }
        let limit = min(rect.width, rect.height) / 2
        return CGSize(width: min(size.width, limit), height: min(size.height, limit))
    }

    package static func roundedRectangle(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) -> [PathElement] {
        let corner = cornerSize(CGSize(width: cornerWidth, height: cornerHeight), in: rect)
        let (rx, ry) = (corner.width, corner.height)
        guard rx > 0, ry > 0 else { return rectangle(rect) }
        let kx = rx * (1 - quarterCircleHandle)
        let ky = ry * (1 - quarterCircleHandle)
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        return [
            .move(at(right, rect.midY)),
            .line(at(right, bottom - ry)),
            .cubic(control1: at(right, bottom - ky), control2: at(right - kx, bottom), to: at(right - rx, bottom)),
            .line(at(left + rx, bottom)),
            .cubic(control1: at(left + kx, bottom), control2: at(left, bottom - ky), to: at(left, bottom - ry)),
            .line(at(left, top + ry)),
            .cubic(control1: at(left, top + ky), control2: at(left + kx, top), to: at(left + rx, top)),
            .line(at(right - rx, top)),
            .cubic(control1: at(right - kx, top), control2: at(right, top + ky), to: at(right, top + ry)),
            .close,
        ]
    }

    /// The angle of an arc: positive for increasing angles. Equal angles make an empty arc, a difference of a full turn
    /// or more a full circle.
    package static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let delta = end - start
        guard delta.isFinite else { return 0 }
        if clockwise {
            if delta <= -turn { return -turn }
            let rest = delta.truncatingRemainder(dividingBy: turn)
            return rest > 0 ? rest - turn : rest
        }
        if delta >= turn { return turn }
        let rest = delta.truncatingRemainder(dividingBy: turn)
        return rest < 0 ? rest + turn : rest
    }

    /// The curves of an arc, without the move or line to its start: one cubic per quarter turn or less.
    package static func arc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat
    ) -> [PathElement] {
        guard delta != 0, radius != 0 else { return [] }
        // Further turns draw over the first one; the bound limits the memory for a huge angle.
        let limit = 2 * CGFloat.pi * 64
        let delta = min(max(delta, -limit), limit)
        let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = Double(delta) / Double(count)
        let handle = CGFloat(4.0 / 3.0 * tan(step / 4)) * radius
        var curves: [PathElement] = []
        curves.reserveCapacity(count)
        for index in 0..<count {
            let from = Double(startAngle) + step * Double(index)
            let to = from + step
            let (c0, s0, c1, s1) = (CGFloat(cos(from)), CGFloat(sin(from)), CGFloat(cos(to)), CGFloat(sin(to)))
            let p0 = CGPoint(x: center.x + radius * c0, y: center.y + radius * s0)
            let p1 = CGPoint(x: center.x + radius * c1, y: center.y + radius * s1)
            curves.append(
                .cubic(
                    control1: CGPoint(x: p0.x - handle * s0, y: p0.y + handle * c0),
                    control2: CGPoint(x: p1.x + handle * s1, y: p1.y - handle * c1), to: p1))
        }
        return curves
    }

    /// The circle that touches both sides of a corner; nil for a flat corner or a zero radius.
    package static func cornerArc(
        from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat
    ) -> (center: CGPoint, startAngle: CGFloat, delta: CGFloat)? {
        let (ax, ay) = (Double(start.x - corner.x), Double(start.y - corner.y))
        let (bx, by) = (Double(end.x - corner.x), Double(end.y - corner.y))
        let (la, lb) = (hypot(ax, ay), hypot(bx, by))
        guard la > 0, lb > 0, radius > 0, la.isFinite, lb.isFinite, radius.isFinite else { return nil }
        let cross = (ax * by - ay * bx) / (la * lb)
        let dot = (ax * bx + ay * by) / (la * lb)
        guard abs(cross) > 1e-9 else { return nil }
        let half = atan2(abs(cross), dot) / 2
        let reach = Double(radius) / tan(half)
        let touch = (x: Double(corner.x) + ax / la * reach, y: Double(corner.y) + ay / la * reach)
        let middle = (x: ax / la + bx / lb, y: ay / la + by / lb)
        let length = hypot(middle.x, middle.y)
        let distance = Double(radius) / sin(half)
        let center = CGPoint(
            x: corner.x + CGFloat(middle.x / length * distance), y: corner.y + CGFloat(middle.y / length * distance))
        let startAngle = atan2(touch.y - Double(center.y), touch.x - Double(center.x))
        let turned = Double.pi - 2 * half
        return (center, CGFloat(startAngle), CGFloat(cross > 0 ? -turned : turned))
    }
}
