internal import CCairo
import Foundation

extension CGContext {
    public func beginPath() { cairo_new_path(cairo) }

    public func closePath() { cairo_close_path(cairo) }

    public func move(to point: CGPoint) { append([.move(point)]) }

    public func addLine(to point: CGPoint) { append([.line(point)]) }

    public func addLines(between points: [CGPoint]) { build { $0.addLines(between: points) } }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append([.cubic(control1: control1, control2: control2, to: end)])
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        let current = currentPointOfPath
        let handles = PathFlattening.cubic(fromQuad: control, from: current, to: end)
        append([.cubic(control1: handles.0, control2: handles.1, to: end)])
    }

    public func addRect(_ rect: CGRect) { build { $0.addRect(rect) } }

    public func addRects(_ rects: [CGRect]) { build { $0.addRects(rects) } }

    public func addEllipse(in rect: CGRect) { build { $0.addEllipse(in: rect) } }

    /// Adds an arc, joined by a line to the current point if there is one. See `CGMutablePath` for the angles.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        continuing { path in
            path.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        }
    }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        continuing { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }

    public func addPath(_ path: CGPath) { append(path.elements) }

    /// Replaces the current path with the outline of its stroke.
    public func replacePathWithStrokedPath() {
        guard let current = path else { return }
        let join: CGLineJoin =
            switch cairo_get_line_join(cairo) {
            case CAIRO_LINE_JOIN_ROUND: .round
            case CAIRO_LINE_JOIN_BEVEL: .bevel
            default: .miter
            }
        let cap: CGLineCap =
            switch cairo_get_line_cap(cairo) {
            case CAIRO_LINE_CAP_ROUND: .round
            case CAIRO_LINE_CAP_SQUARE: .square
            default: .butt
            }
        let outline = current.copy(
            strokingWithWidth: CGFloat(cairo_get_line_width(cairo)), lineCap: cap, lineJoin: join,
            miterLimit: CGFloat(cairo_get_miter_limit(cairo)))
        beginPath()
        addPath(outline)
    }

    public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }

    public var currentPointOfPath: CGPoint {
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(cairo, &x, &y)
        return CGPoint(x: x, y: y)
    }

    public var boundingBoxOfPath: CGRect { path?.boundingBoxOfPath ?? .null }

    /// The current path in user space; nil if it is empty.
    public var path: CGPath? {
        guard let copy = cairo_copy_path(cairo) else { return nil }
        defer { cairo_path_destroy(copy) }
        var elements: [PathElement] = []
        var index = 0
        while index < Int(copy.pointee.num_data) {
            let step = copy.pointee.data[index].header
            func point(_ offset: Int) -> CGPoint {
                let point = copy.pointee.data[index + offset].point
                return CGPoint(x: point.x, y: point.y)
            }
            switch step.type {
            case CAIRO_PATH_MOVE_TO: elements.append(.move(point(1)))
            case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
            case CAIRO_PATH_CURVE_TO:
                elements.append(.cubic(control1: point(1), control2: point(2), to: point(3)))
            default: elements.append(.close)
            }
            index += Int(step.length)
        }
        // After a close Cairo moves to the start of the subpath; at the end of a path that move is redundant.
        if elements.count > 1, case .move = elements[elements.count - 1] { elements.removeLast() }
        return elements.isEmpty ? nil : CGPath(elements: elements)
    }

    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard let path else { return false }
        switch mode {
        case .fill, .fillStroke: return path.contains(point)
        case .eoFill, .eoFillStroke: return path.contains(point, using: .evenOdd)
        case .stroke: return cairo_in_stroke(cairo, Double(point.x), Double(point.y)) != 0
        }
    }

    /// Appends elements unchanged. Elements that are not finite are ignored, because they would put Cairo's context
    /// into an error state.
    private func append(_ elements: [PathElement]) {
        guard elements.isFinite else { return }
        elements.append(toCairo: cairo)
    }

    private func build(_ body: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        body(path)
        append(path.elements)
    }

    /// Appends elements that depend on the current point.
    private func continuing(_ body: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        let hasPoint = !isPathEmpty
        if hasPoint { path.move(to: currentPointOfPath) }
        body(path)
        append(hasPoint ? Array(path.elements.dropFirst()) : path.elements)
    }
}
