import Drawing

extension GraphicsContext {
    /// The paint of a drawing: a colour, gradient, picture or style.
    public struct Shading: Sendable {
        /// Unchecked for the environment, a persistent list that never changes once it is captured; what drawing reads from
        /// it are styles, which are sendable.
        indirect enum Kind: @unchecked Sendable {
            case backdrop
            case foreground
            case palette([Shading])
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint, GradientOptions)
            case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
            case conic(Gradient, CGPoint, Angle, GradientOptions)
            case tiles(Image, CGPoint, CGRect, CGFloat)
            /// With the environment that it was resolved in.
            case resolved(Shading, EnvironmentValues)
        }

        let kind: Kind

        /// The backdrop that has been drawn so far, for drawing it again through a filter.
        public static var backdrop: GraphicsContext.Shading { Shading(kind: .backdrop) }

        /// The foreground style of the canvas.
        public static var foreground: GraphicsContext.Shading { Shading(kind: .foreground) }

        /// Several shadings: symbols draw their layers with them, everything else takes the first.
        public static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading {
            Shading(kind: .palette(array))
        }

        public static func color(_ color: Color) -> GraphicsContext.Shading {
            Shading(kind: .style(AnyShapeStyle(color)))
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> GraphicsContext.Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> GraphicsContext.Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style; its unit space is mapped to the bounds of what is drawn.
        public static func style<S>(_ style: S) -> GraphicsContext.Shading where S: ShapeStyle {
            Shading(kind: .style(AnyShapeStyle(style)))
        }

        /// A gradient along a line between two points of user space.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GraphicsContext.GradientOptions = GradientOptions()
        ) -> GraphicsContext.Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint, options))
        }

        /// A gradient in circles around a point of user space; radii in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GraphicsContext.GradientOptions = GradientOptions()
        ) -> GraphicsContext.Shading {
            Shading(kind: .radial(gradient, center, startRadius, endRadius, options))
        }

        /// A gradient around a point of user space, for a full turn from an angle.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GraphicsContext.GradientOptions = GradientOptions()
        ) -> GraphicsContext.Shading {
            Shading(kind: .conic(gradient, center, angle, options))
        }

        /// A picture, or a part of it in its unit space, repeated in both directions from an origin on.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> GraphicsContext.Shading {
            Shading(kind: .tiles(image, origin, sourceRect, scale))
        }
    }
}

extension GraphicsContext.Shading {
    /// True if the first shading is the backdrop.
    var isBackdrop: Bool {
        switch kind {
        case .backdrop: true
        case .palette(let shadings): shadings.first?.isBackdrop ?? false
        case .resolved(let shading, _): shading.isBackdrop
        default: false
        }
    }

    /// The shadings of a palette, or the one that there is.
    var levels: [GraphicsContext.Shading] {
        switch kind {
        case .palette(let shadings) where !shadings.isEmpty: shadings
        case .resolved(let shading, let environment):
            shading.levels.map { GraphicsContext.Shading(kind: .resolved($0, environment)) }
        default: [self]
        }
    }

    /// Resolves the shading for a shape with these bounds in user space.
    func resolved(in environment: EnvironmentValues, bounds: CGRect) -> ResolvedStyle {
        switch kind {
        case .backdrop: return ResolvedStyle(paint: .color(.clear))
        case .foreground: return ForegroundStyle().resolved(in: environment, bounds: bounds)
        case .palette(let shadings):
            return (shadings.first ?? .foreground).resolved(in: environment, bounds: bounds)
        case .style(let style): return style.resolved(in: environment, bounds: bounds)
        case .linear(let gradient, let start, let end, let options):
            let stops = Self.stops(gradient, options, in: environment)
            return ResolvedStyle(
                paint: RepeatedGradient(stops, options).linear(from: start, to: end, covering: bounds))
        case .radial(let gradient, let center, let startRadius, let endRadius, let options):
            let stops = Self.stops(gradient, options, in: environment)
            return ResolvedStyle(
                paint: RepeatedGradient(stops, options)
                    .radial(center: center, from: startRadius, to: endRadius, covering: bounds))
        case .conic(let gradient, let center, let angle, let options):
            return ResolvedStyle(
                paint: .angularGradient(
                    Self.stops(gradient, options, in: environment).stops, center: center, startAngle: angle.radians,
                    endAngle: angle.radians + 2 * .pi))
        case .tiles(let image, let origin, let sourceRect, let scale):
            let tile = ResolvedImage(image, in: environment)
                .tile(sourceRect: sourceRect, scale: scale, origin: origin)
            return ResolvedStyle(paint: tile ?? .color(.clear))
        case .resolved(let shading, let environment): return shading.resolved(in: environment, bounds: bounds)
        }
    }

    private static func stops(
        _ gradient: Gradient, _ options: GraphicsContext.GradientOptions, in environment: EnvironmentValues
    ) -> GradientStops {
        let stops = AnyGradient(gradient).stops(in: environment)
        return options.contains(.linearColor) ? stops.mixedLinearly : stops
    }
}

/// A gradient that goes on beyond its ends, as one with more stops.
struct RepeatedGradient {
    private let stops: GradientStops
    private let options: GraphicsContext.GradientOptions

    /// More periods than this cannot be told apart.
    private static let limit = 500.0

    init(_ stops: GradientStops, _ options: GraphicsContext.GradientOptions) {
        self.stops = stops
        self.options = options
    }

    private var repeats: Bool { options.contains(.repeat) || options.contains(.mirror) }

    func linear(from start: CGPoint, to end: CGPoint, covering bounds: CGRect) -> Paint {
        let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
        let square = dx * dx + dy * dy
        guard repeats, square > 0, bounds.isFinite else {
            return .linearGradient(stops.stops, start: start, end: end)
        }
        let places = [bounds.minX, bounds.maxX].flatMap { x in
            [bounds.minY, bounds.maxY].map { y in
                (Double(x - start.x) * dx + Double(y - start.y) * dy) / square
            }
        }
        let (first, last) = periods(from: places.min()!, to: places.max()!)
        func point(_ place: Double) -> CGPoint {
            CGPoint(x: start.x + CGFloat(dx * place), y: start.y + CGFloat(dy * place))
        }
        let repeated = repeated(first, last) { ($0 - first) / (last - first) }
        return .linearGradient(repeated.stops, start: point(first), end: point(last))
    }

    func radial(center: CGPoint, from: CGFloat, to: CGFloat, covering bounds: CGRect) -> Paint {
        let (from, width) = (Double(from), Double(to - from))
        guard repeats, width > 0, bounds.isFinite else {
            return .radialGradient(stops.stops, center: center, startRadius: CGFloat(from), endRadius: to)
        }
        let x = max(abs(bounds.minX - center.x), abs(bounds.maxX - center.x))
        let y = max(abs(bounds.minY - center.y), abs(bounds.maxY - center.y))
        let farthest = Double(x * x + y * y).squareRoot()
        let (first, last) = periods(from: -from / width, to: (farthest - from) / width)
        let end = from + last * width
        let repeated = repeated(first, last) { (from + $0 * width) / end }
        return .radialGradient(repeated.stops, center: center, startRadius: 0, endRadius: CGFloat(end))
    }

    private func periods(from: Double, to: Double) -> (Double, Double) {
        let first = from.rounded(.down)
        return (first, min(max(to.rounded(.up), first + 1), first + Self.limit))
    }

    /// The stops of each period in turn.
    /// - Parameter place: where a place of the endless gradient lies in the new one.
    private func repeated(_ first: Double, _ last: Double, place: (Double) -> Double) -> GradientStops {
        var all: [GradientStop] = []
        for period in Int(first)..<Int(last) {
            let isMirrored = options.contains(.mirror) && !period.isMultiple(of: 2)
            let part = isMirrored ? stops.reversed.stops : stops.stops
            let ends = [
                GradientStop(color: part[0].color, location: 0),
                GradientStop(color: part[part.count - 1].color, location: 1),
            ]
            all += ([ends[0]] + part + [ends[1]]).map {
                GradientStop(color: $0.color, location: place(Double(period) + $0.location))
            }
        }
        return GradientStops(all)
    }
}
