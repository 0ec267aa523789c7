import Drawing

/// The radii of a rectangle's corners, in points. Leading and trailing are those of left-to-right text; a shape is
/// mirrored as a whole where text runs the other way.
public struct RectangleCornerRadii: Equatable, Animatable, Sendable {
    public typealias AnimatableData = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>

    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { .init(.init(topLeading, bottomLeading), .init(bottomTrailing, topTrailing)) }
        set {
            (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
            (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
        }
    }

    /// The radii around the same centres for a rectangle that is smaller on all sides.
    func inset(by amount: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: max(0, topLeading - amount), bottomLeading: max(0, bottomLeading - amount),
            bottomTrailing: max(0, bottomTrailing - amount), topTrailing: max(0, topTrailing - amount))
    }

    func geometry(in rect: CGRect, style: RoundedCornerStyle) -> Geometry {
        if topLeading == bottomLeading, topLeading == bottomTrailing, topLeading == topTrailing {
            return topLeading > 0
                ? .roundedRect(rect, cornerRadius: topLeading, style: style.geometry) : .rect(rect)
        }
        return .path(
            CGPath(
                elements: ContinuousCorners.roundedRectangle(
                    rect, topLeft: topLeading, topRight: topTrailing, bottomRight: bottomTrailing,
                    bottomLeft: bottomLeading, style: style.geometry)))
    }
}

/// A rectangle each corner of which is rounded in its own way.
public struct UnevenRoundedRectangle: Shape {
    public typealias AnimatableData = RectangleCornerRadii.AnimatableData
    public typealias Body = _ShapeView<UnevenRoundedRectangle, ForegroundStyle>

    nonisolated public var cornerRadii: RectangleCornerRadii
    nonisolated public var style: RoundedCornerStyle

    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    nonisolated public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

extension UnevenRoundedRectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetUnevenRoundedRectangle(base: self, amount: amount)
    }
}

/// The rectangle in a smaller one, with the corners drawn around the same centres.
nonisolated private struct InsetUnevenRoundedRectangle: InsettableShape {
    let base: UnevenRoundedRectangle
    let amount: CGFloat

    func path(in rect: CGRect) -> Path {
        Path(
            roundedRect: rect.inset(evenly: amount), cornerRadii: base.cornerRadii.inset(by: amount), style: base.style)
    }

    func inset(by amount: CGFloat) -> InsetUnevenRoundedRectangle {
        InsetUnevenRoundedRectangle(base: base, amount: self.amount + amount)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle each corner of which is rounded in its own way.
    nonisolated public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> Self {
        .init(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle each corner of which is rounded in its own way.
    nonisolated public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        .init(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
