import Drawing

/// The styles of primary, secondary and tertiary content.
package final class ForegroundStyles: Sendable {
    package let levels: [AnyShapeStyle]
    /// The foreground styles outside, for a style that refers to the foreground.
    package let outer: ForegroundStyles?

    package init(_ levels: [AnyShapeStyle], outer: ForegroundStyles?) {
        self.levels = levels
        self.outer = outer
    }
}

private struct ForegroundStylesKey: EnvironmentKey { static var defaultValue: ForegroundStyles? { nil } }

extension EnvironmentValues {
    package var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }
}

/// A style that has steps of its own below its primary one; others become more transparent.
protocol LeveledShapeStyle: ShapeStyle {
    /// Resolves the style at a step: 0 is primary, 4 quinary.
    func apply(level: Int, to shape: inout _ShapeStyle_Shape)
}

/// The style of content in the foreground.
public struct ForegroundStyle: LeveledShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) { apply(level: 0, to: &shape) }

    func apply(level: Int, to shape: inout _ShapeStyle_Shape) {
        HierarchicalShapeStyle(level: level)._apply(to: &shape)
    }
}

/// A step of the hierarchy from primary to quinary content, in whatever style the foreground has.
public struct HierarchicalShapeStyle: LeveledShapeStyle {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// Opacities of the steps below a foreground that is not the label colour.
    static let opacities = [1, 0.5, 0.25, 0.18, 0.12]

    init(level: Int) { self.level = min(max(level, 0), Self.opacities.count - 1) }

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
        if known < level { shape.result.fade(by: Self.opacities[level] / Self.opacities[known]) }
    }

    func apply(level: Int, to shape: inout _ShapeStyle_Shape) {
        HierarchicalShapeStyle(level: self.level + level)._apply(to: &shape)
    }
}

/// A step below the primary one of any style.
public struct HierarchicalShapeStyleModifier<Base>: LeveledShapeStyle where Base: ShapeStyle {
    let base: Base
    let level: Int

    public func _apply(to shape: inout _ShapeStyle_Shape) { apply(level: 0, to: &shape) }

    func apply(level: Int, to shape: inout _ShapeStyle_Shape) {
        let level = min(self.level + level, HierarchicalShapeStyle.opacities.count - 1)
        let style: any ShapeStyle = (base as? AnyShapeStyle)?.storage ?? base
        if let leveled = style as? any LeveledShapeStyle {
            leveled.apply(level: level, to: &shape)
        } else {
            style._apply(to: &shape)
            shape.result.fade(by: HierarchicalShapeStyle.opacities[level])
        }
    }
}

extension ShapeStyle {
    /// The second step of the style's hierarchy.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    /// The third step of the style's hierarchy.
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    /// The fourth step of the style's hierarchy.
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    /// The fifth step of the style's hierarchy.
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
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
