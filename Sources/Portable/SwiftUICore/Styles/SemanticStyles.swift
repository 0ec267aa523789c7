import Drawing

/// A style that is one of the system's colours at each step of its hierarchy.
private protocol SystemColorStyle: LeveledShapeStyle {
    /// From primary to quinary.
    var levels: [SystemColor] { get }
}

extension SystemColorStyle {
    func apply(level: Int, to shape: inout _ShapeStyle_Shape) {
        shape.paint = .color(levels[min(level, levels.count - 1)].color(in: shape.environment))
        // Steps that the system has no colours for are more transparent, as those of any style.
        if level >= levels.count {
            let opacities = HierarchicalShapeStyle.opacities
            shape.result.fade(by: opacities[level] / opacities[levels.count - 1])
        }
    }
}

/// The background of the place: the page's, unless `backgroundStyle(_:)` says otherwise.
public struct BackgroundStyle: SystemColorStyle {
    public init() {}

    fileprivate var levels: [SystemColor] {
        [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) { apply(level: 0, to: &shape) }

    func apply(level: Int, to shape: inout _ShapeStyle_Shape) {
        guard let style = shape.background else {
            let index = min(level, levels.count - 1)
            shape.paint = .color(levels[index].color(in: shape.environment))
            return
        }
        shape.background = nil
        if level == 0 {
            style._apply(to: &shape)
        } else {
            HierarchicalShapeStyleModifier(base: style, level: level)._apply(to: &shape)
        }
        shape.background = style
    }
}

/// The accent colour of the place.
public struct TintShapeStyle: ShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        if let tint = shape.environment.tint {
            let environment = shape.environment
            shape.environment = environment.untinted
            tint._apply(to: &shape)
            shape.environment = environment
        } else {
            shape.paint = .color(SystemColor.blue.color(in: shape.environment))
        }
    }
}

/// Lines between parts of a page.
public struct SeparatorShapeStyle: SystemColorStyle {
    public init() {}

    fileprivate var levels: [SystemColor] { [.separator] }

    public func _apply(to shape: inout _ShapeStyle_Shape) { apply(level: 0, to: &shape) }
}

/// Areas over a background, such as the tracks of sliders: translucent, so that they suit any background.
public struct FillShapeStyle: SystemColorStyle {
    public init() {}

    fileprivate var levels: [SystemColor] {
        [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) { apply(level: 0, to: &shape) }
}

/// Text that stands where something is to be entered.
public struct PlaceholderTextShapeStyle: SystemColorStyle {
    public init() {}

    fileprivate var levels: [SystemColor] { [.placeholderText] }

    public func _apply(to shape: inout _ShapeStyle_Shape) { apply(level: 0, to: &shape) }
}

/// Links in text.
public struct LinkShapeStyle: SystemColorStyle {
    public init() {}

    fileprivate var levels: [SystemColor] { [.link] }

    public func _apply(to shape: inout _ShapeStyle_Shape) { apply(level: 0, to: &shape) }
}

/// The background of what is selected: the gray of a selected table row.
public struct SelectionShapeStyle: SystemColorStyle {
    public init() {}

    fileprivate var levels: [SystemColor] { [.gray4] }

    public func _apply(to shape: inout _ShapeStyle_Shape) { apply(level: 0, to: &shape) }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: SystemColorStyle {
    public init() {}

    fileprivate var levels: [SystemColor] { [.systemBackground] }

    public func _apply(to shape: inout _ShapeStyle_Shape) { apply(level: 0, to: &shape) }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

private struct BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// The style that `BackgroundStyle` resolves to; nil for the system's.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style that the background style resolves to in this view and below.
    nonisolated public func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
