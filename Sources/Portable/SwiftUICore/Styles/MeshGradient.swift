import Drawing

/// Colours at the points of a grid that may be bent, and those between them.
///
/// Points are in the unit space of what is filled, in rows from the top, each from the leading edge; the lines between
/// them are curves that go on smoothly at each point.
@available(iOS 18.0, *)
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
    public typealias Resolved = Never

    /// The places of the points.
    public enum Locations: Equatable, Sendable {
        case points([SIMD2<Float>])
    }

    /// The colours at the points.
    public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// The number of points in a row.
    public private(set) var width: Int
    /// The number of rows.
    public private(set) var height: Int
    public private(set) var locations: MeshGradient.Locations
    public private(set) var colors: MeshGradient.Colors
    /// The colour outside of the mesh.
    public private(set) var background: Color
    /// True if colours go on smoothly at the points, too, and not from each to the next in a straight line.
    public private(set) var smoothsColors: Bool
    /// The space in which colours are mixed.
    public private(set) var colorSpace: Gradient.ColorSpace

    /// - Parameters:
    ///   - width: the number of points in a row, 2 at least.
    ///   - height: the number of rows, 2 at least.
    ///   - locations: `width * height` places.
    ///   - colors: a colour for each.
    ///   - background: the colour outside of the mesh.
    ///   - smoothsColors: whether colours go on smoothly at the points.
    ///   - colorSpace: the space in which colours are mixed.
    public init(
        width: Int, height: Int, locations: MeshGradient.Locations, colors: MeshGradient.Colors,
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    nonisolated public func _apply(to shape: inout _ShapeStyle_Shape) {
        let environment = shape.environment
        let bounds = shape.bounds
        let background = background.rgba(in: environment)
        guard let surface = MeshSurface(self, in: environment), bounds.width > 0, bounds.height > 0 else {
            shape.paint = .color(background)
            return
        }
        // A pixel for each point will do for what has no edges, and bounds the work for a large one.
        let limit: CGFloat = 1024
        let scale = min(environment.displayScale, limit / bounds.width, limit / bounds.height)
        let pixels = CGSize(
            width: max(1, (bounds.width * scale).rounded(.up)), height: max(1, (bounds.height * scale).rounded(.up)))
        guard let image = surface.image(width: Int(pixels.width), height: Int(pixels.height), on: background) else {
            shape.paint = .color(background)
            return
        }
        shape.paint = .imageTile(
            image, source: CGRect(origin: .zero, size: pixels),
            transform: CGAffineTransform(
                a: bounds.width / pixels.width, b: 0, c: 0, d: bounds.height / pixels.height, tx: bounds.minX,
                ty: bounds.minY))
    }
}
