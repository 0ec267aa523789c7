import Drawing

/// A colour, gradient or the like: what a shape is filled or stroked with, resolved where the shape stands.
public protocol ShapeStyle: Sendable {
    /// Resolves the style for a shape.
    func _apply(to shape: inout _ShapeStyle_Shape)

    /// The style that this one becomes in an environment; `Never` for those that the module draws itself.
    associatedtype Resolved: ShapeStyle = Never

    /// The style to draw with in an environment.
    func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension ShapeStyle where Resolved == Never {
    /// Styles that the module draws itself are never asked.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) does not resolve to another style")
    }
}

extension ShapeStyle {
    public func _apply(to shape: inout _ShapeStyle_Shape) { resolve(in: shape.environment)._apply(to: &shape) }
}

extension Never: ShapeStyle {
    @_documentation(visibility: internal)
    public typealias Resolved = Never

    public func _apply(to shape: inout _ShapeStyle_Shape) {}
}

/// A shape on its way to a paint.
public struct _ShapeStyle_Shape {
    let environment: EnvironmentValues
    /// What the paint covers, in the coordinates that it is drawn in.
    let bounds: CGRect
    /// What "foreground" means; differs from the environment's while a foreground style itself is resolved.
    var foreground: ForegroundStyles?
    /// What the style came to.
    var paint = Paint.black

    init(environment: EnvironmentValues, bounds: CGRect) {
        self.environment = environment
        self.bounds = bounds
        foreground = environment.foregroundStyles
    }
}

extension ShapeStyle {
    func paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
        var shape = _ShapeStyle_Shape(environment: environment, bounds: bounds)
        _apply(to: &shape)
        return shape.paint
    }

    /// The style with its opacity multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(style: self, opacity: opacity) }
}

private struct OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Double

    func _apply(to shape: inout _ShapeStyle_Shape) {
        style._apply(to: &shape)
        shape.paint = shape.paint.opacity(opacity)
    }
}

/// A style with its type erased.
public struct AnyShapeStyle: ShapeStyle {
    let storage: any ShapeStyle

    public init<S>(_ style: S) where S: ShapeStyle { storage = (style as? AnyShapeStyle)?.storage ?? style }

    public func _apply(to shape: inout _ShapeStyle_Shape) { storage._apply(to: &shape) }
}

/// A style that can be compared, for values that are skipped when they did not change.
struct ComparableStyle: Equatable, Sendable {
    let style: AnyShapeStyle

    init<S: ShapeStyle>(_ style: S) { self.style = AnyShapeStyle(style) }

    static func == (lhs: Self, rhs: Self) -> Bool {
        func compare<S: ShapeStyle>(_ mine: S) -> Bool {
            guard let theirs = rhs.style.storage as? S else { return false }
            return ValueComparison.areEqual(mine, theirs)
        }
        return compare(lhs.style.storage)
    }
}

/// The styles of primary, secondary and tertiary content.
final class ForegroundStyles: Sendable {
    let levels: [AnyShapeStyle]
    /// What was foreground outside: a style that refers to the foreground means that.
    let outer: ForegroundStyles?

    init(_ levels: [AnyShapeStyle], outer: ForegroundStyles?) {
        self.levels = levels
        self.outer = outer
    }
}

private struct ForegroundStylesKey: EnvironmentKey { static var defaultValue: ForegroundStyles? { nil } }

extension EnvironmentValues {
    var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }
}

/// The style of content in the foreground.
public struct ForegroundStyle: ShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) { HierarchicalShapeStyle.primary._apply(to: &shape) }
}

/// A step of the hierarchy from primary to quinary content, in whatever style the foreground has.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// Opacities of the steps below a foreground that is not the label colour (remembered from iOS).
    private static let opacities = [1, 0.5, 0.25, 0.18, 0.12]

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        guard let foreground = shape.foreground else {
            let colors: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel]
            shape.paint = .color(colors[level].color(in: shape.environment))
            return
        }
        let known = min(level, foreground.levels.count - 1)
        shape.foreground = foreground.outer
        foreground.levels[known]._apply(to: &shape)
        shape.foreground = foreground
        if known < level { shape.paint = shape.paint.opacity(Self.opacities[level] / Self.opacities[known]) }
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The background of the page.
public struct BackgroundStyle: ShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .color(SystemColor.systemBackground.color(in: shape.environment))
    }
}

/// The accent colour of the place.
public struct TintShapeStyle: ShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        if let tint = shape.environment.tint {
            tint._apply(to: &shape)
        } else {
            shape.paint = .color(SystemColor.blue.color(in: shape.environment))
        }
    }
}

/// Lines between parts of a page.
public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .color(SystemColor.separator.color(in: shape.environment))
    }
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

private struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// The accent of controls, or nil for the system's blue.
    var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

extension View {
    /// The style of content in this view and below.
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        foreground([AnyShapeStyle(style)])
    }

    /// The styles of primary and secondary content in this view and below.
    nonisolated public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
    where S1: ShapeStyle, S2: ShapeStyle {
        foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }

    /// The styles of primary, secondary and tertiary content in this view and below.
    nonisolated public func foregroundStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View
    where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
        foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }

    @available(*, deprecated, renamed: "foregroundStyle(_:)")
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        foreground(color.map { [AnyShapeStyle($0)] })
    }

    nonisolated private func foreground(_ levels: [AnyShapeStyle]?) -> some View {
        transformEnvironment(\.foregroundStyles) { styles in
            styles = levels.map { ForegroundStyles($0, outer: styles) }
        }
    }

    /// The accent of controls in this view and below.
    nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
        environment(\.tint, tint.map { AnyShapeStyle($0) })
    }

    @_disfavoredOverload
    nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tint, tint.map { AnyShapeStyle($0) }) }

    @available(*, deprecated, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        environment(\.tint, accentColor.map { AnyShapeStyle($0) })
    }
}
