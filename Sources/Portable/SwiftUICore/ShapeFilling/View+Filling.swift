extension View {
    /// Fills the area behind the view with a style.
    nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    where S: ShapeStyle {
        background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// Fills the area behind the view with the background style.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind the view with a style.
    nonisolated public func background<S, T>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape {
        background { shape.fill(style, style: fillStyle) }
    }

    /// Fills a shape behind the view with the background style.
    nonisolated public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View
    where S: Shape {
        background { shape.fill(BackgroundStyle(), style: fillStyle) }
    }

    /// Fills the area before the view with a style.
    nonisolated public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    where S: ShapeStyle {
        overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// Fills a shape before the view with a style.
    nonisolated public func overlay<S, T>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// A line along the inside of the view's edges, in points.
    nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
