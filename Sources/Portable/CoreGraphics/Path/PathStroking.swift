import Foundation

extension CGPath {
    /// The outline of the stroked path, to be filled with the winding rule.
    ///
    /// Curves are flattened to lines within 1/50 of a point; overlapping parts of the stroke also overlap in the
    /// outline.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard lineWidth > 0, lineWidth.isFinite, elements.isFinite else { return CGPath(elements: []) }
        var outline = StrokeOutline(halfWidth: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        for line in PathFlattening.polylines(elements, tolerance: 0.02) { outline.add(line) }
        return CGPath(elements: outline.path.elements.applying(transform))
    }
}

/// Builds the outline of a pen of some width along a line.
private struct StrokeOutline {
    let halfWidth: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat
    let path = CGMutablePath()

    mutating func add(_ line: Polyline) {
        var points: [CGPoint] = []
        for point in line.points where points.last != point { points.append(point) }
        if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        guard let first = points.first else { return }
        if points.count == 1 { return addDot(at: first, isClosed: line.isClosed) }
        if line.isClosed, points.count > 2 {
            // Two rings in opposite directions: the area between them has winding ±1.
            addRing(points)
            addRing(points.reversed())
            return
        }
        var side: [CGPoint] = []
        addSide(points, to: &side)
        addCap(at: points[points.count - 1], from: points[points.count - 2], to: &side)
        let back = Array(points.reversed())
        addSide(back, to: &side)
        addCap(at: first, from: points[1], to: &side)
        path.addLines(between: side)
        path.closeSubpath()
    }

    /// Adds a subpath of zero length: a dot with round or square caps, nothing with butt ones.
    private func addDot(at point: CGPoint, isClosed: Bool) {
        let box = CGRect(
            x: point.x - halfWidth, y: point.y - halfWidth, width: 2 * halfWidth, height: 2 * halfWidth)
        switch cap {
        case .butt: break
        case .round: path.addEllipse(in: box)
        case .square: path.addRect(box)
        }
    }

    private func addRing(_ points: [CGPoint]) {
        var ring: [CGPoint] = []
        for index in points.indices {
            let before = points[(index + points.count - 1) % points.count]
            addJoin(before, points[index], points[(index + 1) % points.count], to: &ring)
        }
        path.addLines(between: ring)
        path.closeSubpath()
    }

    private func addSide(_ points: [CGPoint], to side: inout [CGPoint]) {
        side.append(offset(points[0], along: points[0], points[1]))
        for index in 1..<max(1, points.count - 1) {
            addJoin(points[index - 1], points[index], points[index + 1], to: &side)
        }
        let last = points.count - 1
        side.append(offset(points[last], along: points[last - 1], points[last]))
    }

    /// The point beside `point`, offset by half the width perpendicular to the direction start → end (towards
    /// decreasing angles).
    private func offset(_ point: CGPoint, along start: CGPoint, _ end: CGPoint) -> CGPoint {
        let length = CGFloat(hypot(Double(end.x - start.x), Double(end.y - start.y)))
        return CGPoint(
            x: point.x + (end.y - start.y) / length * halfWidth, y: point.y - (end.x - start.x) / length * halfWidth)
    }

    private func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, to side: inout [CGPoint]) {
        let from = offset(corner, along: before, corner)
        let to = offset(corner, along: corner, after)
        // Corners of flattened curves turn so little that both offsets coincide.
        if hypot(Double(to.x - from.x), Double(to.y - from.y)) < 0.02 {
            side.append(CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2))
            return
        }
        let cross =
            (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x)
        if cross <= 0, from != to, !isStraight(before, corner, after) {
            // The inner side passes through the corner itself, which the winding of the outer side always covers.
            side += [from, corner, to]
            return
        }
        side.append(from)
        let startAngle = atan2(Double(from.y - corner.y), Double(from.x - corner.x))
        var turn = atan2(Double(to.y - corner.y), Double(to.x - corner.x)) - startAngle
        if turn < 0 { turn += 2 * .pi }
        if turn > 1e-4, turn <= .pi + 1e-6 {
            // Flattened curves turn slightly at every corner; only actual corners get the line join.
            switch join {
            case .round:
                addArc(around: corner, from: startAngle, turn: turn, to: &side)
            case .miter where 1 / max(cos(turn / 2), 1e-9) <= Double(max(miterLimit, 1)):
                let reach = Double(halfWidth) / cos(turn / 2)
                let angle = startAngle + turn / 2
                side.append(
                    CGPoint(
                        x: corner.x + CGFloat(cos(angle) * reach), y: corner.y + CGFloat(sin(angle) * reach)))
            case .miter, .bevel:
                break
            }
        }
        side.append(to)
    }

    private func isStraight(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) -> Bool {
        let (ax, ay) = (Double(corner.x - before.x), Double(corner.y - before.y))
        let (bx, by) = (Double(after.x - corner.x), Double(after.y - corner.y))
        return abs(ax * by - ay * bx) < 1e-9 * hypot(ax, ay) * hypot(bx, by) && ax * bx + ay * by > 0
    }

    private func addCap(at end: CGPoint, from before: CGPoint, to side: inout [CGPoint]) {
        let edge = offset(end, along: before, end)
        let angle = atan2(Double(edge.y - end.y), Double(edge.x - end.x))
        switch cap {
        case .butt:
            break
        case .round:
            addArc(around: end, from: angle, turn: .pi, to: &side)
        case .square:
            let forward = angle + .pi / 2
            let (dx, dy) = (CGFloat(cos(forward)) * halfWidth, CGFloat(sin(forward)) * halfWidth)
            let other = CGPoint(x: 2 * end.x - edge.x, y: 2 * end.y - edge.y)
            side += [
                CGPoint(x: edge.x + dx, y: edge.y + dy), CGPoint(x: other.x + dx, y: other.y + dy),
            ]
        }
    }

    private func addArc(around center: CGPoint, from angle: Double, turn: Double, to side: inout [CGPoint]) {
        // Chords within 1/50 of a point of the circle.
        let step = 2 * acos(max(0, 1 - 0.02 / Double(halfWidth)))
        let count = max(1, Int((turn / max(step, 0.01)).rounded(.up)))
        for index in 0...count {
            let at = angle + turn * Double(index) / Double(count)
            side.append(
                CGPoint(x: center.x + CGFloat(cos(at)) * halfWidth, y: center.y + CGFloat(sin(at)) * halfWidth))
        }
    }
}
