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
