import Foundation

/// A path under construction.
// Unchecked: as Apple's; whoever changes a path is its only owner.
public class CGMutablePath: CGPath, @unchecked Sendable {
    /// Makes an empty path.
    public convenience init() {
        self.init(elements: [])
    }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        // A move replaces a preceding one, which draws nothing.
        if case .move = elements.last { elements.removeLast() }
        elements.append(.move(point))
    }

    /// Adds a line from the current point; in an empty path, begins a subpath at the point instead.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        guard continueSubpath() else { return move(to: point, transform: transform) }
        elements.append(.line(point.applying(transform)))
    }

    /// Adds lines between points, the first of which begins a subpath.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        guard continueSubpath() else { return move(to: end, transform: transform) }
        elements.append(.quad(control: control.applying(transform), to: end.applying(transform)))
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        guard continueSubpath() else { return move(to: end, transform: transform) }
        elements.append(
            .cubic(
                control1: control1.applying(transform), control2: control2.applying(transform),
                to: end.applying(transform)))
    }

    /// Closes the subpath with a line to its start.
    public func closeSubpath() {
        guard let last = elements.last, last != .close else { return }
        elements.append(.close)
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        elements += PathShapes.rectangle(rect).applying(transform)
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        elements += PathShapes.ellipse(in: rect).applying(transform)
    }

    /// Adds a rectangle with elliptic corners. Sizes that do not fit are limited to half of the shorter side.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull else { return }
        elements += PathShapes.roundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
            .applying(transform)
    }

    /// Adds an arc of a circle, joined by a line to the current point if there is one.
    ///
    /// Angles are radians from the positive x axis towards the positive y axis. `clockwise` assumes that y points up:
    /// true means decreasing angles, which looks anticlockwise where y points down.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let delta = PathShapes.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds an arc of a circle through `delta` radians, joined by a line to the current point if there is one.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard center.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite else { return }
        let start = CGPoint(
            x: center.x + radius * CGFloat(cos(Double(startAngle))),
            y: center.y + radius * CGFloat(sin(Double(startAngle))))
        addLine(to: start, transform: transform)
        elements += PathShapes.arc(center: center, radius: radius, startAngle: startAngle, delta: delta)
            .applying(transform)
    }

    /// Adds the arc that rounds the corner current point – `tangent1End` – `tangent2End`, with a line to its start.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard continueSubpath(), let current = elements.currentPoint else {
            return move(to: tangent1End, transform: transform)
        }
        let start = current.applying(transform.inverted())
        guard
            let corner = PathShapes.cornerArc(from: start, corner: tangent1End, to: tangent2End, radius: radius)
        else { return addLine(to: tangent1End, transform: transform) }
        addRelativeArc(
            center: corner.center, radius: radius, startAngle: corner.startAngle, delta: corner.delta,
            transform: transform)
    }

    /// Adds all elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        if case .move = path.elements.first, case .move = elements.last { elements.removeLast() }
        elements += path.elements.applying(transform)
    }

    /// Prepares an element that needs a current point; false if there is none. After a close, the next element starts
    /// at the start of the closed subpath; an explicit move is added, so that each subpath begins with one.
    private func continueSubpath() -> Bool {
        guard let last = elements.last else { return false }
        if last == .close, let start = elements.currentPoint { elements.append(.move(start)) }
        return true
    }
}
