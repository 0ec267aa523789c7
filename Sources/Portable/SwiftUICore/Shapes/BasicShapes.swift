/// A rectangle.
public struct Rectangle: Shape {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Body = _ShapeView<Rectangle, ForegroundStyle>

    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape {
    public typealias Body = _ShapeView<RoundedRectangle, ForegroundStyle>

    /// In points.
    nonisolated public var cornerSize: CGSize
    nonisolated public var style: RoundedCornerStyle

    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Body = _ShapeView<Capsule, ForegroundStyle>

    nonisolated public var style: RoundedCornerStyle

    nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    nonisolated public func path(in r: CGRect) -> Path {
        Path(roundedRect: r, cornerRadius: min(r.width, r.height) / 2, style: style)
    }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// The largest circle in the middle of a rectangle.
public struct Circle: Shape {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Body = _ShapeView<Circle, ForegroundStyle>

    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path {
        let diameter = min(rect.width, rect.height)
        let origin = CGPoint(x: rect.midX - diameter / 2, y: rect.midY - diameter / 2)
        return Path(ellipseIn: CGRect(origin: origin, size: CGSize(width: diameter, height: diameter)))
    }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// A square of the shorter side that is offered.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side =
            switch (proposal.width, proposal.height) {
            case (nil, nil): CGFloat(10)
            case (let side?, nil), (nil, let side?): side
            case (let width?, let height?): min(width, height)
            }
        return CGSize(width: side, height: side)
    }
}

/// An ellipse that touches all sides of a rectangle.
public struct Ellipse: Shape {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Body = _ShapeView<Ellipse, ForegroundStyle>

    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Rectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

extension RoundedRectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetRoundedRectangle(base: self, amount: amount)
    }
}

extension Capsule: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

extension Circle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

extension Ellipse: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

/// A shape in a smaller rectangle.
nonisolated private struct Inset<Base: Shape>: InsettableShape {
    let base: Base
    let amount: CGFloat

    func path(in rect: CGRect) -> Path { base.path(in: rect.inset(evenly: amount)) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    func inset(by amount: CGFloat) -> Inset<Base> { Inset(base: base, amount: self.amount + amount) }
}

/// A rounded rectangle in a smaller rectangle, with the corners drawn around the same centres.
nonisolated private struct InsetRoundedRectangle: InsettableShape {
    let base: RoundedRectangle
    let amount: CGFloat

    func path(in rect: CGRect) -> Path {
        let corner = CGSize(
            width: max(0, base.cornerSize.width - amount), height: max(0, base.cornerSize.height - amount))
        return Path(roundedRect: rect.inset(evenly: amount), cornerSize: corner, style: base.style)
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    func inset(by amount: CGFloat) -> InsetRoundedRectangle {
        InsetRoundedRectangle(base: base, amount: self.amount + amount)
    }
}

extension CGRect {
    /// The rectangle made smaller on all sides; empty in its centre when there is nothing left.
    func inset(evenly amount: CGFloat) -> CGRect {
        let horizontal = min(amount, width / 2)
        let vertical = min(amount, height / 2)
        return CGRect(
            x: minX + horizontal, y: minY + vertical, width: width - 2 * horizontal, height: height - 2 * vertical)
    }
}

extension Shape where Self == Rectangle {
    nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        .init(cornerSize: cornerSize, style: style)
    }

    nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        .init(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == Capsule {
    nonisolated public static var capsule: Capsule { Capsule() }

    nonisolated public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}

extension Shape where Self == Circle {
    nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    nonisolated public static var ellipse: Ellipse { Ellipse() }
}
