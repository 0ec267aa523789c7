import CoreGraphics

extension GraphicsContext {
    /// The blending of drawing with its backdrop. Raw values are those of `CGBlendMode`.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32

        public init(rawValue: Int32) { self.rawValue = rawValue }

        init(_ mode: CGBlendMode) { rawValue = mode.rawValue }

        /// Values that are none of the known modes draw as normal.
        var cgBlendMode: CGBlendMode { CGBlendMode(rawValue: rawValue) ?? .normal }

        public static var normal: GraphicsContext.BlendMode { .init(.normal) }
        public static var multiply: GraphicsContext.BlendMode { .init(.multiply) }
        public static var screen: GraphicsContext.BlendMode { .init(.screen) }
        public static var overlay: GraphicsContext.BlendMode { .init(.overlay) }
        public static var darken: GraphicsContext.BlendMode { .init(.darken) }
        public static var lighten: GraphicsContext.BlendMode { .init(.lighten) }
        public static var colorDodge: GraphicsContext.BlendMode { .init(.colorDodge) }
        public static var colorBurn: GraphicsContext.BlendMode { .init(.colorBurn) }
        public static var softLight: GraphicsContext.BlendMode { .init(.softLight) }
        public static var hardLight: GraphicsContext.BlendMode { .init(.hardLight) }
        public static var difference: GraphicsContext.BlendMode { .init(.difference) }
        public static var exclusion: GraphicsContext.BlendMode { .init(.exclusion) }
        public static var hue: GraphicsContext.BlendMode { .init(.hue) }
        public static var saturation: GraphicsContext.BlendMode { .init(.saturation) }
        public static var color: GraphicsContext.BlendMode { .init(.color) }
        public static var luminosity: GraphicsContext.BlendMode { .init(.luminosity) }
        public static var clear: GraphicsContext.BlendMode { .init(.clear) }
        public static var copy: GraphicsContext.BlendMode { .init(.copy) }
        public static var sourceIn: GraphicsContext.BlendMode { .init(.sourceIn) }
        public static var sourceOut: GraphicsContext.BlendMode { .init(.sourceOut) }
        public static var sourceAtop: GraphicsContext.BlendMode { .init(.sourceAtop) }
        public static var destinationOver: GraphicsContext.BlendMode { .init(.destinationOver) }
        public static var destinationIn: GraphicsContext.BlendMode { .init(.destinationIn) }
        public static var destinationOut: GraphicsContext.BlendMode { .init(.destinationOut) }
        public static var destinationAtop: GraphicsContext.BlendMode { .init(.destinationAtop) }
        public static var xor: GraphicsContext.BlendMode { .init(.xor) }
        public static var plusDarker: GraphicsContext.BlendMode { .init(.plusDarker) }
        public static var plusLighter: GraphicsContext.BlendMode { .init(.plusLighter) }
    }

    /// Options of a clip.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Keeps the outside of the clip's shape.
        public static var inverse: GraphicsContext.ClipOptions { .init(rawValue: 1) }
    }

    /// Options of a filter.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// In linear colours. Accepted; filters compute in sRGB as it is encoded.
        public static var linearColor: GraphicsContext.FilterOptions { .init(rawValue: 1) }
    }

    /// Options of a gradient's extension and colour interpolation.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Beyond its end, the gradient begins again.
        public static var `repeat`: GraphicsContext.GradientOptions { .init(rawValue: 1) }
        /// Beyond its end, the gradient runs back and forth.
        public static var mirror: GraphicsContext.GradientOptions { .init(rawValue: 2) }
        /// Colours between stops are found in linear sRGB.
        public static var linearColor: GraphicsContext.GradientOptions { .init(rawValue: 4) }
    }

    /// Options of a blur at the edges.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Edges stay opaque instead of fading.
        public static var opaque: GraphicsContext.BlurOptions { .init(rawValue: 1) }
        /// Accepted; blurs are computed with enough bits not to need it.
        public static var dithersResult: GraphicsContext.BlurOptions { .init(rawValue: 2) }
    }

    /// Options of a shadow.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Above the content instead of below it.
        public static var shadowAbove: GraphicsContext.ShadowOptions { .init(rawValue: 1) }
        /// Without the content.
        public static var shadowOnly: GraphicsContext.ShadowOptions { .init(rawValue: 2) }
        /// Cast by what the content leaves free.
        public static var invertsAlpha: GraphicsContext.ShadowOptions { .init(rawValue: 4) }
        /// Content and shadow are mixed with what is below one after the other.
        public static var disablesGroup: GraphicsContext.ShadowOptions { .init(rawValue: 8) }
    }
}
