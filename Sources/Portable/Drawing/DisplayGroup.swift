import CoreGraphics

/// A clip: the inside of a shape.
package struct ClipShape: Equatable, Sendable {
    package var geometry: Geometry
    package var evenOdd: Bool
    package var antialiased: Bool

    package init(_ geometry: Geometry, evenOdd: Bool = false, antialiased: Bool = true) {
        self.geometry = geometry
        self.evenOdd = evenOdd
        self.antialiased = antialiased
    }
}

/// What lies below a group, blurred where a shape is: what a material shows. Outputs other than pixels leave it out.
package struct Backdrop: Equatable, Sendable {
    package var shape: ClipShape
    /// The blur's standard deviation in points.
    package var radius: CGFloat
    /// How colourful it becomes: 1 changes nothing.
    package var saturation: Double

    package init(_ shape: ClipShape, radius: CGFloat, saturation: Double) {
        self.shape = shape
        self.radius = radius
        self.saturation = saturation
    }
}

/// A list drawn as one thing: content, then filters in order, then clip and mask, then opacity and blend mode.
///
/// Everything in the group, its clip, mask and filter lengths included, is in the coordinates that `transform` maps
/// to the parent's.
package struct DisplayGroup: Equatable, Sendable {
    package var content: DisplayList
    package var transform: CGAffineTransform
    package var clip: ClipShape?
    /// The content shows as far as this list is opaque.
    package var mask: DisplayList?
    /// 0 invisible to 1 opaque, applied to the group as a whole.
    package var opacity: Double
    package var blendMode: CGBlendMode
    package var filters: [Filter]
    /// True to draw into a layer of its own, so that blend modes inside see only the group's own content.
    package var isIsolated: Bool
    /// A name that stays the same from frame to frame, for outputs that animate or address parts.
    package var id: Int?
    /// What is painted of the surroundings before the content.
    package var backdrop: Backdrop?

    package init(
        _ content: DisplayList, transform: CGAffineTransform = .identity, clip: ClipShape? = nil,
        mask: DisplayList? = nil, opacity: Double = 1, blendMode: CGBlendMode = .normal, filters: [Filter] = [],
        isIsolated: Bool = false, id: Int? = nil, backdrop: Backdrop? = nil
    ) {
        self.content = content
        self.transform = transform
        self.clip = clip
        self.mask = mask
        self.opacity = opacity
        self.blendMode = blendMode
        self.filters = filters
        self.isIsolated = isIsolated
        self.id = id
        self.backdrop = backdrop
    }

    /// True when drawing the content without the group looks the same and nothing refers to it by `id`.
    package var isTransparent: Bool {
        id == nil && transform.isIdentity && clip == nil && backdrop == nil && !needsLayer
    }

    /// True when the content has to be drawn aside before it meets what is below it.
    package var needsLayer: Bool {
        mask != nil || opacity < 1 || blendMode != .normal || !filters.isEmpty || isIsolated
    }
}

/// An effect on a group's picture.
package enum Filter: Equatable, Sendable {
    /// A blurred, tinted copy of the content's opacity beneath the content. The blur's standard deviation is half the
    /// radius; the offset is in points.
    case shadow(color: RGBAColor, radius: CGFloat, offset: CGSize)
    /// A Gaussian blur whose standard deviation is the radius in points. An opaque one keeps the edge from fading.
    case blur(radius: CGFloat, isOpaque: Bool = false)
    /// Adds to each level: −1 black, 0 nothing, 1 white.
    case brightness(Double)
    /// Spreads levels around one half: 0 gray, 1 nothing, negative inverts.
    case contrast(Double)
    /// 0 gray, 1 nothing, more is more colourful.
    case saturation(Double)
    /// Turns hues by an angle in radians at the same luminance.
    case hueRotation(Double)
    /// 0 nothing to 1 gray.
    case grayscale(Double)
    /// Replaces each level by its complement.
    case colorInvert
    /// Multiplies levels and opacity by a colour's.
    case colorMultiply(RGBAColor)
    /// Makes luminance the opacity: dark becomes clear.
    case luminanceToAlpha
    /// Any linear mix of levels: 4 rows (red, green, blue, opacity) of 4 factors and a summand, levels 0 to 1 not
    /// multiplied by opacity.
    case colorMatrix([Double])
}
