import Drawing

/// A translucent layer between the background and the foreground.
///
/// A shape in a material blurs what lies behind it and lays a translucent colour over that. Pages, SVG and text in a
/// material have the colour alone. The opacities are chosen by eye so that text on a material reads as well as on iOS.
public struct Material: Sendable {
    private let kind: Kind

    /// The blur's standard deviation in points, and how much more colourful it makes what it shows: by eye, after the
    /// look of bars and sheets on iOS.
    private static let blurRadius: CGFloat = 15
    static let saturation = 1.8

    private enum Kind: Sendable {
        case ultraThin, thin, regular, thick, ultraThick, bar

        var opacity: Double {
            switch self {
            case .ultraThin: 0.5
            case .thin: 0.64
            case .regular: 0.78
            case .thick: 0.88
            case .ultraThick: 0.94
            case .bar: 0.82
            }
        }
    }

    public static let regular = Material(kind: .regular)
    public static let thick = Material(kind: .thick)
    public static let thin = Material(kind: .thin)
    public static let ultraThin = Material(kind: .ultraThin)
    public static let ultraThick = Material(kind: .ultraThick)
    /// The material of navigation and tool bars.
    public static let bar = Material(kind: .bar)
}

extension Material: ShapeStyle {
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        let isDark = shape.environment.colorScheme == .dark
        let base =
            kind == .bar ? RGBAColor(hex: isDark ? 0x161616 : 0xF9F9F9) : RGBAColor(hex: isDark ? 0x252525 : 0xF2F2F2)
        // Materials are opaque when reduced transparency is preferred.
        guard !shape.environment.accessibilityReduceTransparency else {
            shape.paint = .color(base)
            return
        }
        shape.paint = .color(base.opacity(kind.opacity))
        shape.result.backdropRadius = Self.blurRadius
    }
}

extension ShapeStyle where Self == Material {
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var thinMaterial: Material { .thin }
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of navigation and tool bars.
    public static var bar: Material { .bar }
}

private struct BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

extension EnvironmentValues {
    /// The material behind a view, or nil.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}
