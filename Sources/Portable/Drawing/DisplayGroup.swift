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

/// A blurred copy of what lies below a group, inside a shape, as materials show it. Only pixel outputs draw it.
package struct Backdrop: Equatable, Sendable {
    package var shape: ClipShape
    /// The blur's standard deviation in points.
    package var radius: CGFloat
    /// The change of saturation: 1 has no effect.
    package var saturation: Double

    package init(_ shape: ClipShape, radius: CGFloat, saturation: Double) {
        self.shape = shape
        self.radius = radius
        self.saturation = saturation
    }
}

/// A list that is composited as a whole: content, then filters in order, then clip and mask, then opacity and blend
/// mode.
///
/// Everything in the group, including the lengths of its clip, mask and filters, is in the coordinates that `transform`
/// maps to the parent's.
package struct DisplayGroup: Equatable, Sendable {
    package var content: DisplayList
    package var transform: CGAffineTransform
    package var clip: ClipShape?
    /// The alpha of this list masks the content.
    package var mask: DisplayList?
    /// 0 transparent to 1 opaque, applied to the group as a whole.
    package var opacity: Double
    package var blendMode: CGBlendMode
    package var filters: [Filter]
    /// True to draw into a separate layer, so that blend modes inside affect only the group's content.
    package var isIsolated: Bool
    /// An identifier that is stable between frames, for outputs that animate or address parts.
    package var id: Int?
    /// The backdrop, drawn before the content.
    package var backdrop: Backdrop?
    /// The places between which a scroll view moves the content, for outputs that move it before they are told; nil for
    /// content that does not scroll.
    package var scrolling: ScrollBounds?
    /// True if the content is also drawn elsewhere, as in a loupe or a shadow: its texts are no further visible elements.
    package var isCopy = false

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

    /// True if drawing the content without the group has the same result and nothing refers to it by `id`.
    package var isTransparent: Bool {
        id == nil && transform.isIdentity && clip == nil && backdrop == nil && !needsLayer
    }

    /// True if the content has to be drawn offscreen before it is composited.
    package var needsLayer: Bool {
        mask != nil || opacity < 1 || blendMode != .normal || !filters.isEmpty || isIsolated
    }
}

/// The least and the greatest translation of content that scrolls.
package struct ScrollBounds: Equatable, Sendable {
    /// The identity of the scroll view.
    package var id: UInt64
    package var x: ClosedRange<CGFloat>
    package var y: ClosedRange<CGFloat>

    package init(id: UInt64, x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        self.id = id
        self.x = x
        self.y = y
    }
}

/// An effect on a composited group.
package enum Filter: Hashable, Sendable {
    /// A blurred, tinted copy of the content's alpha beneath the content. The blur's standard deviation is half the
    /// radius; the offset is in points.
    case shadow(color: RGBAColor, radius: CGFloat, offset: CGSize)
    /// A Gaussian blur whose standard deviation is the radius in points. An opaque one does not fade the edges.
    case blur(radius: CGFloat, isOpaque: Bool = false)
    /// Added to each level: −1 makes black, 0 has no effect, 1 makes white.
    case brightness(Double)
    /// Scales levels around one half: 0 makes gray, 1 has no effect, negative values invert.
    case contrast(Double)
    /// 0 makes gray, 1 has no effect, greater values saturate.
    case saturation(Double)
    /// Rotates hues by an angle in radians at constant luminance.
    case hueRotation(Double)
    /// 0 has no effect, 1 makes gray.
    case grayscale(Double)
    /// Replaces each level by its complement.
    case colorInvert
    /// Multiplies levels and alpha by those of a colour.
    case colorMultiply(RGBAColor)
    /// Replaces alpha by luminance: dark becomes transparent.
    case luminanceToAlpha
    /// A linear transform of levels: 4 rows (red, green, blue, alpha) of 4 factors and a summand, for levels from 0 to
    /// 1 that are not premultiplied.
    case colorMatrix([Double])
}
