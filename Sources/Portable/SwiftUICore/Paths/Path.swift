import Drawing

/// An outline made of lines and curves.
public struct Path: Equatable, LosslessStringConvertible, Sendable {
    package var storage: Geometry

    /// An empty path.
    public init() { storage = .path(CGMutablePath()) }

    public init(_ path: CGPath) { storage = .path(path.copy() ?? path) }

    public init(_ path: CGMutablePath) { storage = .path(path.copy() ?? path) }

    public init(_ rect: CGRect) { storage = .rect(rect) }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        storage = .roundedRect(rect, cornerSize: cornerSize, style: style.geometry)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Radii that do not fit the sides are reduced together.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        storage = cornerRadii.geometry(in: rect, style: style)
    }

    public init(ellipseIn rect: CGRect) { storage = .ellipse(rect) }

    /// A path that a function draws.
    public init(_ callback: (inout Path) -> ()) {
        self.init()
        callback(&self)
    }

    /// The outline as an immutable path.
    public var cgPath: CGPath { storage.path }

    public var isEmpty: Bool {
        switch storage {
        case .path(let path): path.isEmpty
        case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect.isNull
        }
    }

    /// The smallest rectangle around the outline, in points.
    public var boundingRect: CGRect { isEmpty ? .null : storage.bounds }

    /// True if a point is inside.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        switch storage {
        case .rect(let rect): rect.contains(p)
        default: cgPath.contains(p, using: eoFill ? .evenOdd : .winding)
        }
    }

    /// A step of an outline.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    public func forEach(_ body: (Path.Element) -> Void) {
        cgPath.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: body(.move(to: points[0]))
            case .addLineToPoint: body(.line(to: points[0]))
            case .addQuadCurveToPoint: body(.quadCurve(to: points[1], control: points[0]))
            case .addCurveToPoint: body(.curve(to: points[2], control1: points[0], control2: points[1]))
            case .closeSubpath: body(.closeSubpath)
            }
        }
    }

    /// The outline of the stroked path.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        var path = cgPath
        if !style.dash.isEmpty { path = path.copy(dashingWithPhase: style.dashPhase, lengths: style.dash) }
        return Path(
            path.copy(
                strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
                miterLimit: style.miterLimit))
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        if case .rect(let rect) = storage, transform.b == 0, transform.c == 0 { return Path(rect.applying(transform)) }
        var transform = transform
        return Path(cgPath.copy(using: &transform) ?? cgPath)
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// The last point, or nil in an empty path.
    public var currentPoint: CGPoint? { isEmpty ? nil : cgPath.currentPoint }

    /// Changes the outline in place when nobody else holds it, so that building a path step by step is linear.
    private mutating func edit(_ body: (CGMutablePath) -> Void) {
        var mutable = takeMutablePath()
        if !isKnownUniquelyReferenced(&mutable) { mutable = mutable.mutableCopy() ?? CGMutablePath() }
        body(mutable)
        storage = .path(mutable)
    }

    /// The outline as a path that can be changed, which is taken out of the storage.
    // Not inlined: the caller would keep the reference of the storage, and so hold the path twice.
    @inline(never) private mutating func takeMutablePath() -> CGMutablePath {
        defer { storage = .rect(.null) }
        if case .path(let path as CGMutablePath) = storage { return path }
        return cgPath.mutableCopy() ?? CGMutablePath()
    }

    public mutating func move(to end: CGPoint) { edit { $0.move(to: end) } }

    public mutating func addLine(to end: CGPoint) { edit { $0.addLine(to: end) } }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        edit { $0.addQuadCurve(to: end, control: control) }
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        edit { $0.addCurve(to: end, control1: control1, control2: control2) }
    }

    public mutating func closeSubpath() { edit { $0.closeSubpath() } }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        edit { path in
            path.move(to: first)
            for point in lines.dropFirst() { path.addLine(to: point) }
        }
    }

    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        edit {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians), delta: CGFloat(delta.radians),
                transform: transform)
        }
    }

    /// An arc of a circle. `clockwise` is as seen with y pointing up, so that it looks the other way round on screen.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        edit {
            $0.addArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
                endAngle: CGFloat(endAngle.radians), clockwise: clockwise, transform: transform)
        }
    }

    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        edit {
            $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
        }
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        if isEmpty, transform.isIdentity {
            storage = path.storage
        } else {
            edit { $0.addPath(path.cgPath, transform: transform) }
        }
    }
}
