import Drawing

/// A shadow of a filled shape.
public struct ShadowStyle: Equatable, Sendable {
    private let kind: ResolvedShadow.Kind
    private let color: Color
    private let radius: CGFloat
    private let offset: CGSize

    /// A shadow behind the shape. Radius and offsets are in points.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .drop, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    /// A shadow that the shape's edge casts into it, as if the shape were a hole. Radius and offsets are in points.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .inner, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    func resolved(in environment: EnvironmentValues) -> ResolvedShadow {
        ResolvedShadow(kind: kind, color: color.rgba(in: environment), radius: radius, offset: offset)
    }
}
