import Drawing

/// The curve of a rectangle's rounded corners.
public enum RoundedCornerStyle: Sendable {
    /// Quarter circles.
    case circular
    /// Curves that ease into the sides.
    case continuous

    var geometry: CornerStyle { self == .circular ? .circular : .continuous }
}

/// The pen of an outline.
public struct StrokeStyle: Equatable, Sendable {
    /// In points.
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in points, or empty for an unbroken line.
    public var dash: [CGFloat]
    /// Offset into the dash pattern at which the line begins, in points.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    var attributes: StrokeAttributes {
        StrokeAttributes(
            width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
    }
}

extension StrokeStyle: Animatable {
    public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

    public var animatableData: AnimatableData {
        get { .init(lineWidth, .init(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}

/// The rule and smoothing of a filled outline.
public struct FillStyle: Equatable, Sendable {
    /// True if overlapping parts cancel each other (even-odd rule).
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
