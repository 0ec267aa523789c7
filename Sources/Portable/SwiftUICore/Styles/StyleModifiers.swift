import Drawing

/// A style that changes what another one came to.
private struct ModifiedStyle<Base: ShapeStyle, Change: StyleChange>: ShapeStyle {
    let base: Base
    let change: Change

    func _apply(to shape: inout _ShapeStyle_Shape) {
        base._apply(to: &shape)
        change.apply(to: &shape)
    }
}

private protocol StyleChange: Sendable {
    func apply(to shape: inout _ShapeStyle_Shape)
}

private struct OpacityChange: StyleChange {
    let opacity: Double

    func apply(to shape: inout _ShapeStyle_Shape) { shape.result.fade(by: opacity) }
}

private struct BlendModeChange: StyleChange {
    let mode: BlendMode

    func apply(to shape: inout _ShapeStyle_Shape) { shape.result.blendMode = mode.cgBlendMode }
}

private struct ShadowChange: StyleChange {
    let style: ShadowStyle

    func apply(to shape: inout _ShapeStyle_Shape) {
        shape.result.shadows.append(style.resolved(in: shape.environment))
    }
}

/// A style whose unit space is mapped to a fixed rectangle.
private struct PlacedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let rect: CGRect

    func _apply(to shape: inout _ShapeStyle_Shape) {
        let outer = shape.bounds
        shape.bounds = rect
        base._apply(to: &shape)
        shape.bounds = outer
    }
}

extension ShapeStyle {
    /// The style with its unit space mapped to a rectangle, in points, instead of the frame of what is drawn.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { PlacedStyle(base: self, rect: rect) }

    /// The style with its opacity multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        ModifiedStyle(base: self, change: OpacityChange(opacity: opacity))
    }

    /// The style mixed with what lies below it in another way.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        ModifiedStyle(base: self, change: BlendModeChange(mode: mode))
    }

    /// The style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ModifiedStyle(base: self, change: ShadowChange(style: style))
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground with its opacity multiplied.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

    /// The foreground mixed with what lies below it in another way.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

    /// The foreground with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
