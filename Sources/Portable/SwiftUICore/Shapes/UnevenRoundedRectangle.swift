import Drawing

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
