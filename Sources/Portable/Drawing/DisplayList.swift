import CoreGraphics

/// What is to be drawn, first item first. A plain value: it holds no reference to views, fonts or devices, nests by
/// groups, and copies share their storage.
package struct DisplayList: Equatable, Sendable {
    package var items: [DisplayItem]

    package init(_ items: [DisplayItem] = []) {
        self.items = items
    }

    package var isEmpty: Bool { items.isEmpty }

    package mutating func append(_ item: DisplayItem) {
        items.append(item)
    }

    /// Appends another list's items.
    package mutating func append(contentsOf other: DisplayList) {
        items += other.items
    }

    /// Appends a group, or its content directly if the group changes nothing about it.
    package mutating func append(_ group: DisplayGroup) {
        if group.content.isEmpty { return }
        if group.isTransparent { items += group.content.items } else { items.append(.group(group)) }
    }
}

/// One thing to draw. Boxed, so that lists of lists are copied as pointers.
package indirect enum DisplayItem: Equatable, Sendable {
    /// The inside of a shape. `evenOdd` chooses the rule for self-crossing paths.
    case fill(Geometry, Paint, evenOdd: Bool = false, antialiased: Bool = true)
    /// The outline of a shape, centred on its edge.
    case stroke(Geometry, Paint, StrokeAttributes)
    /// Positioned glyphs with the text they stand for.
    case text(GlyphRun)
    /// A picture or a part of it, scaled into a rectangle.
    case image(ImageItem)
    /// Items drawn together under a transform, a clip, a mask, effects.
    case group(DisplayGroup)
}

/// How an outline is drawn. Lengths are points in user space.
package struct StrokeAttributes: Equatable, Sendable {
    /// The line's width; 0 or less draws nothing.
    package var width: CGFloat
    package var cap: CGLineCap
    package var join: CGLineJoin
    /// How long a sharp corner may be, in line widths, before it is cut off.
    package var miterLimit: CGFloat
    /// Lengths drawn and left out in turn; empty draws a whole line.
    package var dash: [CGFloat]
    /// How far into the dashes the line begins.
    package var dashPhase: CGFloat
    /// False to draw whole pixels only.
    package var isAntialiased: Bool

    package init(
        width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0, isAntialiased: Bool = true
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
        self.isAntialiased = isAntialiased
    }
}

/// A picture, or a part of one, scaled into a rectangle. Cap insets and tiling are several of these.
package struct ImageItem: Equatable, Sendable {
    package var image: CGImage
    /// Where it is drawn, in points.
    package var rect: CGRect
    /// The part of the image to draw, in its pixels from its top left; nil draws all.
    package var source: CGRect?
    /// `.none` shows square pixels, others smooth.
    package var interpolation: CGInterpolationQuality
    /// For template rendering: the image's opacity is filled with this paint and its own colours are ignored.
    package var tint: Paint?
    /// False to keep the image's edge from fading where it lies between pixels.
    package var isAntialiased: Bool

    package init(
        image: CGImage, rect: CGRect, source: CGRect? = nil, interpolation: CGInterpolationQuality = .medium,
        tint: Paint? = nil, isAntialiased: Bool = true
    ) {
        self.image = image
        self.rect = rect
        self.source = source
        self.interpolation = interpolation
        self.tint = tint
        self.isAntialiased = isAntialiased
    }
}
