extension Shape {
    /// The shape filled with a style.
    nonisolated public func fill<S>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> where S: ShapeStyle {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// The outline drawn with a style; half of the line lies outside the shape.
    nonisolated public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
        -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle
    {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// The outline drawn with a style; half of the line lies outside the shape.
    nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle
    {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// The outline itself as a shape.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }

    /// The outline itself as a shape.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension Shape {
    /// The shape filled with a style.
    @_disfavoredOverload
    nonisolated public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some View where S: ShapeStyle {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// The shape filled with the foreground style.
    @_disfavoredOverload
    nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }

    /// The outline drawn with a style; half of the line lies outside the shape.
    @_disfavoredOverload
    nonisolated public func stroke<S>(_ content: S, style: StrokeStyle) -> some View where S: ShapeStyle {
        _StrokedShapeView(shape: self, style: content, strokeStyle: style, isAntialiased: true)
    }

    /// The outline drawn with a style; half of the line lies outside the shape.
    @_disfavoredOverload
    nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle {
        _StrokedShapeView(
            shape: self, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth), isAntialiased: true)
    }
}

extension InsettableShape {
    /// The outline drawn inside the shape.
    nonisolated public func strokeBorder<S>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// The outline drawn inside the shape.
    nonisolated public func strokeBorder<S>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension InsettableShape {
    /// The outline drawn inside the shape.
    @_disfavoredOverload
    nonisolated public func strokeBorder<S>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View where S: ShapeStyle {
        _StrokedShapeView(
            shape: inset(by: style.lineWidth / 2), style: content, strokeStyle: style, isAntialiased: antialiased)
    }

    /// The outline drawn inside the shape, in the foreground style.
    @_disfavoredOverload
    nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        _StrokedShapeView(
            shape: inset(by: style.lineWidth / 2), style: ForegroundStyle(), strokeStyle: style,
            isAntialiased: antialiased)
    }

    /// The outline drawn inside the shape.
    @_disfavoredOverload
    nonisolated public func strokeBorder<S>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View where S: ShapeStyle {
        _StrokedShapeView(
            shape: inset(by: lineWidth / 2), style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth),
            isAntialiased: antialiased)
    }

    /// The outline drawn inside the shape, in the foreground style.
    @_disfavoredOverload
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        _StrokedShapeView(
            shape: inset(by: lineWidth / 2), style: ForegroundStyle(), strokeStyle: StrokeStyle(lineWidth: lineWidth),
            isAntialiased: antialiased)
    }
}
