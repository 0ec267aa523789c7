import Foundation

/// An elliptical arc of path data, in endpoint parameterisation (SVG 2, appendix B.2).
struct SVGArc {
    var start: CGPoint
    /// The radii of the ellipse, which are enlarged if they do not reach from start to end.
    var radii: CGSize
    /// The angle between the ellipse's first axis and the x axis, in degrees.
    var rotation: CGFloat
    /// True for the longer of the two arcs.
    var isLarge: Bool
    /// True for increasing angles: clockwise, as y points down.
    var isSweep: Bool
    var end: CGPoint

    /// The arc as cubic curves of at most 90 degrees; a line if a radius is 0, empty if both ends are equal.
    var segments: [Contour.Segment] {
        if start == end { return [] }
        var (rx, ry) = (abs(radii.width), abs(radii.height))
        if rx == 0 || ry == 0 { return [.line(end)] }
        let angle = rotation * .pi / 180
        let (sine, cosine) = (sin(angle), cos(angle))

        // Half the vector from end to start, in the directions of the axes.
        let dx = (start.x - end.x) / 2
        let dy = (start.y - end.y) / 2
        let x = cosine * dx + sine * dy
        let y = -sine * dx + cosine * dy

        let reach = (x / rx) * (x / rx) + (y / ry) * (y / ry)
        if reach > 1 {
            rx *= reach.squareRoot()
            ry *= reach.squareRoot()
        }
        let numerator = rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x
        let denominator = rx * rx * y * y + ry * ry * x * x
        let factor = (isLarge == isSweep ? -1 : 1) * max(0, numerator / denominator).squareRoot()
        let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
        let center = CGPoint(
            x: cosine * cx - sine * cy + (start.x + end.x) / 2, y: sine * cx + cosine * cy + (start.y + end.y) / 2)

        let from = atan2((y - cy) / ry, (x - cx) / rx)
        var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - from
        if isSweep, sweep < 0 { sweep += 2 * .pi }
        if !isSweep, sweep > 0 { sweep -= 2 * .pi }

        func place(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
            CGPoint(
                x: center.x + cosine * rx * u - sine * ry * v, y: center.y + sine * rx * u + cosine * ry * v)
        }
        // The tolerance prevents an additional curve due to rounding.
        let count = max(1, Int((abs(sweep) / (.pi / 2 + 1e-6)).rounded(.up)))
        let step = sweep / CGFloat(count)
        let handle = 4 / 3 * tan(step / 4)
        return (0..<count).map { index in
            let a = from + CGFloat(index) * step
            let b = a + step
            return .cubic(
                place(cos(a) - handle * sin(a), sin(a) + handle * cos(a)),
                place(cos(b) + handle * sin(b), sin(b) - handle * cos(b)),
                index == count - 1 ? end : place(cos(b), sin(b)))
        }
    }
}
