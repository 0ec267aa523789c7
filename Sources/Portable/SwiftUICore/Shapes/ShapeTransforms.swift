/// A shape moved by a distance.
public struct OffsetShape<Content>: Shape where Content: Shape {
    public typealias AnimatableData = AnimatablePair<Content.AnimatableData, CGSize.AnimatableData>
    public typealias Body = _ShapeView<OffsetShape<Content>, ForegroundStyle>

    nonisolated public var shape: Content
    /// In points.
    nonisolated public var offset: CGSize

    nonisolated public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    nonisolated public static var role: ShapeRole { Content.role }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    nonisolated public var animatableData: OffsetShape<Content>.AnimatableData {
        get { .init(shape.animatableData, offset.animatableData) }
        set {
            shape.animatableData = newValue.first
            offset.animatableData = newValue.second
        }
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

/// A shape made larger or smaller around a point.
public struct ScaledShape<Content>: Shape where Content: Shape {
    public typealias AnimatableData = AnimatablePair<
        Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
    public typealias Body = _ShapeView<ScaledShape<Content>, ForegroundStyle>

    nonisolated public var shape: Content
    /// Factors across and down.
    nonisolated public var scale: CGSize
    /// The fixed point, in the unit space of the rectangle that the shape is drawn in.
    nonisolated public var anchor: UnitPoint

    nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        let scaling = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return shape.path(in: rect).applying(scaling.around(anchor.point(in: rect)))
    }

    nonisolated public static var role: ShapeRole { Content.role }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    nonisolated public var animatableData: ScaledShape<Content>.AnimatableData {
        get { .init(shape.animatableData, .init(scale.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            scale.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

/// A shape turned around a point, clockwise as seen on screen.
public struct RotatedShape<Content>: Shape where Content: Shape {
    public typealias AnimatableData = AnimatablePair<
        Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
    public typealias Body = _ShapeView<RotatedShape<Content>, ForegroundStyle>

    nonisolated public var shape: Content
    nonisolated public var angle: Angle
    /// The fixed point, in the unit space of the rectangle that the shape is drawn in.
    nonisolated public var anchor: UnitPoint

    nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        return shape.path(in: rect).applying(turn.around(anchor.point(in: rect)))
    }

    nonisolated public static var role: ShapeRole { Content.role }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    nonisolated public var animatableData: RotatedShape<Content>.AnimatableData {
        get { .init(shape.animatableData, .init(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

/// A shape with an affine transform applied, in the coordinates of the rectangle that it is drawn in.
public struct TransformedShape<Content>: Shape where Content: Shape {
    public typealias AnimatableData = Content.AnimatableData
    public typealias Body = _ShapeView<TransformedShape<Content>, ForegroundStyle>

    nonisolated public var shape: Content
    nonisolated public var transform: CGAffineTransform

    nonisolated public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(transform)
    }

    nonisolated public static var role: ShapeRole { Content.role }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    nonisolated public var animatableData: TransformedShape<Content>.AnimatableData {
        get { shape.animatableData }
        set {
            shape.animatableData = newValue
        }
    }
}

/// A shape in a rectangle of a fixed size at the origin of the one that it is given.
nonisolated private struct SizedShape<Content: Shape>: Shape {
    var shape: Content
    var size: CGSize

    func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
    static var role: ShapeRole { Content.role }
    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { .init(shape.animatableData, size.animatableData) }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

/// A part of a shape's outline.
nonisolated private struct TrimmedShape<Content: Shape>: Shape {
    var shape: Content
    var start: CGFloat
    var end: CGFloat

    func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }
    static var role: ShapeRole { Content.role }
    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { .init(shape.animatableData, .init(start, end)) }
        set {
            shape.animatableData = newValue.first
            (start, end) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension Shape {
    /// The shape moved by a distance in points.
    nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// The shape moved by a distance in points.
    nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// The shape moved by a distance in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// The shape made larger or smaller around a point.
    nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// The shape made larger or smaller around a point.
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape turned around a point, clockwise as seen on screen.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// The shape with an affine transform applied.
    nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// The shape in a size of its own, whatever room it is given.
    nonisolated public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

    /// The shape in a size of its own, whatever room it is given.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }

    /// The part of the outline between two fractions of its length.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(shape: self, start: startFraction, end: endFraction)
    }
}

extension CGAffineTransform {
    /// The same change around a point instead of the origin.
    package func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
