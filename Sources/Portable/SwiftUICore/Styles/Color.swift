import CoreGraphics
import DeveloperToolsSupport
import Drawing

/// A colour, possibly one that depends on the environment.
public struct Color: Hashable, CustomStringConvertible, Sendable {
    package let storage: Storage

    package indirect enum Storage: Hashable, Sendable {
        case rgba(RGBAColor)
        case system(SystemColor)
        case accent
        case primary(HierarchyLevel)
        case opacity(Color, Double)
        case style(AnyHashableStyle)
        case asset(String, BundleReference?)
    }

    package enum HierarchyLevel: Int, Hashable, Sendable { case primary, secondary }

    package init(storage: Storage) { self.storage = storage }

    /// A colour of the system.
    package init(system color: SystemColor) { storage = .system(color) }

    /// The space that components are given in.
    public enum RGBColorSpace: Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(
            storage: .rgba(colorSpace.convert(RGBAColor(red: red, green: green, blue: blue, alpha: opacity))))
    }

    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// - Parameters:
    ///   - hue: 0 to 1 around the colour circle, from red.
    ///   - saturation: 0 (grey) to 1.
    ///   - brightness: 0 (black) to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ n: Double) -> Double {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    public init(_ resolved: Color.Resolved) { self.init(storage: .rgba(resolved.rgba)) }

    public init(cgColor: CGColor) { self.init(storage: .rgba(RGBAColor(cgColor))) }

    @available(
        iOS, deprecated: 100000.0,
        message: "Use Color(cgColor:) when converting a CGColor, or create a standard Color directly"
    )
    public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

    /// A colour from an asset catalogue.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(storage: .asset(name, bundle.map(BundleReference.init)))
    }

    /// A colour of an asset catalogue.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }

    /// A colour that resolves itself in the environment.
    public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
        self.init(storage: .style(AnyHashableStyle(color)))
    }

    public static let red = Color(storage: .system(.red))
    public static let orange = Color(storage: .system(.orange))
    public static let yellow = Color(storage: .system(.yellow))
    public static let green = Color(storage: .system(.green))
    public static let mint = Color(storage: .system(.mint))
    public static let teal = Color(storage: .system(.teal))
    public static let cyan = Color(storage: .system(.cyan))
    public static let blue = Color(storage: .system(.blue))
    public static let indigo = Color(storage: .system(.indigo))
    public static let purple = Color(storage: .system(.purple))
    public static let pink = Color(storage: .system(.pink))
    public static let brown = Color(storage: .system(.brown))
    public static let gray = Color(storage: .system(.gray))
    public static let white = Color(white: 1)
    public static let black = Color(white: 0)
    public static let clear = Color(white: 0, opacity: 0)
    public static let primary = Color(storage: .primary(.primary))
    public static let secondary = Color(storage: .primary(.secondary))

    /// The accent colour of the place.
    public static var accentColor: Color { Color(storage: .accent) }

    /// The colour with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color { Color(storage: .opacity(self, opacity)) }

    /// The colour in an environment.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved { Resolved(rgba(in: environment)) }

    @available(iOS, deprecated: 100000.0, renamed: "resolve(in:)")
    public var cgColor: CGColor? {
        guard case .rgba = storage else { return nil }
        return resolve(in: EnvironmentValues()).cgColor
    }

    public var description: String {
        switch storage {
        case .rgba(let color): Resolved(color).description
        case .system(let color): color.rawValue
        case .accent: "accentColor"
        case .primary(let level): level == .primary ? "primary" : "secondary"
        case .opacity(let color, let opacity): "\(opacity * 100)% \(color)"
        case .style(let style): style.description
        case .asset(let name, _): "NamedColor(name: \"\(name)\")"
        }
    }

    package func rgba(in environment: EnvironmentValues) -> RGBAColor {
        switch storage {
        case .rgba(let color): color
        case .system(let color): color.color(in: environment)
        case .accent: environment.tint?.solidColor(in: environment.untinted) ?? SystemColor.blue.color(in: environment)
        case .primary(.primary): SystemColor.label.color(in: environment)
        case .primary(.secondary): SystemColor.secondaryLabel.color(in: environment)
        case .opacity(let color, let opacity): color.rgba(in: environment).opacity(opacity)
        case .style(let style): style.resolve(environment).rgba
        case .asset(let name, let bundle): AssetColors.color(named: name, bundle: bundle?.bundle, in: environment)
        }
    }
}

extension AnyShapeStyle {
    /// The colour that a style comes to; of a gradient the first.
    func solidColor(in environment: EnvironmentValues) -> RGBAColor {
        switch paint(in: environment, bounds: .zero) {
        case .color(let color): color
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _, _):
            stops.first?.color ?? .black
        case .imageTile: .black
        }
    }
}

extension Color: ShapeStyle {
    public func _apply(to shape: inout _ShapeStyle_Shape) { shape.paint = .color(rgba(in: shape.environment)) }
}

extension Color {
    /// A colour without any dependence on the environment, in linear sRGB.
    public struct Resolved: Hashable, Sendable {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        public var opacity: Float

        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let color = RGBAColor(
                red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
            self.init(colorSpace.convert(color))
        }

        init(_ color: RGBAColor) {
            linearRed = Float(SRGB.linear(color.red))
            linearGreen = Float(SRGB.linear(color.green))
            linearBlue = Float(SRGB.linear(color.blue))
            opacity = Float(color.alpha)
        }

        /// The sRGB component.
        public var red: Float {
            get { Float(SRGB.encoded(Double(linearRed))) }
            set { linearRed = Float(SRGB.linear(Double(newValue))) }
        }

        /// The sRGB component.
        public var green: Float {
            get { Float(SRGB.encoded(Double(linearGreen))) }
            set { linearGreen = Float(SRGB.linear(Double(newValue))) }
        }

        /// The sRGB component.
        public var blue: Float {
            get { Float(SRGB.encoded(Double(linearBlue))) }
            set { linearBlue = Float(SRGB.linear(Double(newValue))) }
        }

        public var cgColor: CGColor {
            CGColor(
                srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
        }

        var rgba: RGBAColor {
            RGBAColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
        }
    }
}

extension Color.Resolved: ShapeStyle {
    public func _apply(to shape: inout _ShapeStyle_Shape) { shape.paint = .color(rgba) }
}

extension Color.Resolved: CustomStringConvertible {
    public var description: String {
        func byte(_ value: Float) -> String {
            let text = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return text.count < 2 ? "0" + text : text
        }
        return "#" + [red, green, blue, opacity].map(byte).joined()
    }
}

extension Color.Resolved: Codable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for component in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(component) }
    }

    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        linearRed = try container.decode(Float.self)
        linearGreen = try container.decode(Float.self)
        linearBlue = try container.decode(Float.self)
        opacity = try container.decode(Float.self)
    }
}

extension Color.Resolved: Animatable {
    public typealias AnimatableData = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

    public var animatableData: AnimatableData {
        get { .init(linearRed, .init(linearGreen, .init(linearBlue, opacity))) }
        set {
            linearRed = newValue.first
            linearGreen = newValue.second.first
            linearBlue = newValue.second.second.first
            opacity = newValue.second.second.second
        }
    }
}

/// A custom colour with its type erased.
// Unchecked: styles need not be `Sendable`; the value never changes.
package struct AnyHashableStyle: Hashable, @unchecked Sendable, CustomStringConvertible {
    private let value: AnyHashable
    let resolve: (EnvironmentValues) -> Color.Resolved

    init<T: Hashable & ShapeStyle>(_ style: T) where T.Resolved == Color.Resolved {
        value = AnyHashable(style)
        resolve = { style.resolve(in: $0) }
    }

    package static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }
    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
    package var description: String { "\(value.base)" }
}

/// A bundle by identity.
package struct BundleReference: Hashable, Sendable {
    let bundle: Bundle

    init(_ bundle: Bundle) { self.bundle = bundle }

    package static func == (lhs: Self, rhs: Self) -> Bool { lhs.bundle.bundlePath == rhs.bundle.bundlePath }
    package func hash(into hasher: inout Hasher) { hasher.combine(bundle.bundlePath) }
}
