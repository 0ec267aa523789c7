import Drawing
import ValueReflection

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
    public func _apply(to shape: inout _ShapeStyle_Shape) {}
}

/// A shape on its way to a paint.
public struct _ShapeStyle_Shape {
    /// Without a tint while a tint itself is resolved.
    package var environment: EnvironmentValues
    /// The rectangle that a style's unit space is mapped to, in the coordinates that it is drawn in: the frame of the
    /// shape.
    var bounds: CGRect
    /// The foreground; differs from the environment's while a foreground style itself is resolved.
    package var foreground: ForegroundStyles?
    /// The background; differs from the environment's while a background style itself is resolved.
    var background: AnyShapeStyle?
    /// The resolved style.
    package var result = ResolvedStyle(paint: .black)

    init(environment: EnvironmentValues, bounds: CGRect) {
        self.environment = environment
        self.bounds = bounds
        foreground = environment.foregroundStyles
        background = environment.backgroundStyle
    }

    package var paint: Paint {
        get { result.paint }
        set { result = ResolvedStyle(paint: newValue) }
    }
}

extension ShapeStyle {
    /// All that the style comes to for something that is drawn.
    /// - Parameter bounds: what the style's unit space is mapped to.
    package func resolved(in environment: EnvironmentValues, bounds: CGRect) -> ResolvedStyle {
        var shape = _ShapeStyle_Shape(environment: environment, bounds: bounds)
        _apply(to: &shape)
        return shape.result
    }

    /// The paint alone, without the shadows and the blend mode that the style may have.
    func paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
        resolved(in: environment, bounds: bounds).paint
    }
}

/// A style with its type erased.
public struct AnyShapeStyle: ShapeStyle {
    package let storage: any ShapeStyle

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
