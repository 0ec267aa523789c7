import Drawing

/// Colours along a line, to be laid over a shape in one of several ways.
///
/// As a style by itself it runs from the top of a shape to its bottom.
public struct Gradient: Equatable, Hashable {
    /// A colour at a place.
    public struct Stop: Equatable, Hashable, Sendable {
        public var color: Color
        /// 0 at the gradient's start, 1 at its end.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colour space in which colours between two stops are interpolated.
    public struct ColorSpace: Hashable, Sendable {
        private enum Kind { case device, perceptual }
        private let kind: Kind

        /// In sRGB, as it is encoded.
        public static let device = Gradient.ColorSpace(kind: .device)
        /// In a space in which equal steps look equally large (Oklab), so that the middle is neither dark nor gray.
        public static let perceptual = Gradient.ColorSpace(kind: .perceptual)
    }

    /// In rising order of their places.
    public var stops: [Gradient.Stop]

    public init(stops: [Gradient.Stop]) { self.stops = stops }

    /// Colours at equal distances, the first at 0 and the last at 1.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
    }

    /// The gradient with the colours between its stops found in a colour space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

extension Gradient: ShapeStyle {
    public func _apply(to shape: inout _ShapeStyle_Shape) { AnyGradient(self)._apply(to: &shape) }
}

/// A gradient whose colours may depend on the environment.
///
/// As a style by itself it runs from the top of a shape to its bottom.
public struct AnyGradient: Hashable, ShapeStyle, Sendable {
    private enum Storage: Hashable {
        case gradient(Gradient)
        /// The standard gradient of one colour.
        case shading(Color)
    }

    private var storage: Storage
    private var space = Gradient.ColorSpace.device

    public init(_ gradient: Gradient) { storage = .gradient(gradient) }

    fileprivate init(shading color: Color) { storage = .shading(color) }

    /// The gradient with the colours between its stops found in a colour space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var copy = self
        copy.space = space
        return copy
    }

    /// The share of white at the top of a colour's standard gradient; by eye from iOS 16.
    private static let shadingWhite = 0.2

    func stops(in environment: EnvironmentValues) -> GradientStops {
        let stops: [GradientStop]
        switch storage {
        case .gradient(let gradient):
            stops = gradient.stops.map {
                GradientStop(color: $0.color.rgba(in: environment), location: Double($0.location))
            }
        case .shading(let color):
            let base = color.rgba(in: environment)
            let light = base.mixed(with: RGBAColor(white: 1, alpha: base.alpha), by: Self.shadingWhite)
            stops = [GradientStop(color: light, location: 0), GradientStop(color: base, location: 1)]
        }
        return GradientStops(stops, isPerceptual: space == .perceptual)
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .linearGradient(
            stops(in: shape.environment).stops, start: UnitPoint.top.point(in: shape.bounds),
            end: UnitPoint.bottom.point(in: shape.bounds))
    }
}

extension Color {
    /// The standard gradient of the colour: lighter at its start.
    public var gradient: AnyGradient { AnyGradient(shading: self) }
}
