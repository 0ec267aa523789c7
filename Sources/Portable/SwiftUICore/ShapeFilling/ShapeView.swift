/// A view that draws a shape.
nonisolated public protocol ShapeView<Content>: View {
    associatedtype Content: Shape

    nonisolated var shape: Self.Content { get }
}

extension _ShapeView: ShapeView {}

extension ShapeView {
    /// The shape filled with a style, before what is drawn of it already.
    nonisolated public func fill<S>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Self.Content, S, Self> where S: ShapeStyle {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// The outline drawn with a style, before what is drawn of the shape already.
    nonisolated public func stroke<S>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self.Content, S, Self> where S: ShapeStyle {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// The outline drawn with a style, before what is drawn of the shape already.
    nonisolated public func stroke<S>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self.Content, S, Self> where S: ShapeStyle {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// The outline drawn inside the shape, before what is drawn of it already.
    nonisolated public func strokeBorder<S>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self.Content, S, Self> where S: ShapeStyle {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// The outline drawn inside the shape, before what is drawn of it already.
    nonisolated public func strokeBorder<S>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self.Content, S, Self> where S: ShapeStyle {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

/// A shape whose inside is drawn with a style, over a background.
nonisolated public struct FillShapeView<Content, Style, Background>: ShapeView
where Content: Shape, Style: ShapeStyle, Background: View {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public var background: Background

    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    @MainActor public var body: some View {
        _ShapeView(shape: shape, style: style, fillStyle: fillStyle).background { background }
    }
}

/// A shape whose outline is drawn with a style.
nonisolated public struct StrokeShapeView<Content, Style, Background>: ShapeView
where Content: Shape, Style: ShapeStyle, Background: View {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    @MainActor public var body: some View {
        _StrokedShapeView(shape: shape, style: style, strokeStyle: strokeStyle, isAntialiased: isAntialiased)
            .background { background }
    }
}

/// A shape whose outline is drawn inside it.
nonisolated public struct StrokeBorderShapeView<Content, Style, Background>: ShapeView
where Content: InsettableShape, Style: ShapeStyle, Background: View {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    @MainActor public var body: some View {
        _StrokedShapeView(
            shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style, strokeStyle: strokeStyle,
            isAntialiased: isAntialiased
        )
        .background { background }
    }
}
