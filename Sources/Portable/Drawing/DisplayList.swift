import CoreGraphics

/// A list of drawing commands, from back to front. A pure value without references to views, fonts or devices; groups
/// nest, and copies share their storage. Two lists are equal if they draw the same, whatever their annotations.
public struct DisplayList: Equatable, Sendable {
    package var items: [DisplayItem]
    /// The texts and pictures that items are drawn for, by index; see ``visibleElements``.
    var annotations: [DisplayAnnotation] = []

    package init(_ items: [DisplayItem] = []) {
        self.items = items
    }

    package var isEmpty: Bool { items.isEmpty }

    package mutating func append(_ item: DisplayItem) {
        items.append(item)
    }

    /// Appends another list's items.
    package mutating func append(contentsOf other: DisplayList) {
        if other.hasAnnotations { takeAnnotations(of: other) }
        items += other.items
    }

    /// Appends a group, or only its content if the group has no effect.
    package mutating func append(_ group: DisplayGroup) {
        if group.content.isEmpty { return takeAnnotations(of: group.content, transform: group.transform) }
        if group.isTransparent { append(contentsOf: group.content) } else { items.append(.group(group)) }
    }

    public static func == (lhs: DisplayList, rhs: DisplayList) -> Bool { lhs.items == rhs.items }
}

/// A drawing command. Boxed, so that copies of nested lists copy pointers.
package indirect enum DisplayItem: Equatable, Sendable {
    /// The fill of a shape. `evenOdd` selects the fill rule.
    case fill(Geometry, Paint, evenOdd: Bool = false, antialiased: Bool = true)
    /// The stroke of a shape, centred on its edge.
    case stroke(Geometry, Paint, StrokeAttributes)
    /// Positioned glyphs with their text.
    case text(GlyphRun)
    /// An image or a part of it, scaled into a rectangle.
    case image(ImageItem)
    /// Items composited together with a transform, a clip, a mask and effects.
    case group(DisplayGroup)
}

/// The attributes of a stroke. Lengths are points in user space.
package struct StrokeAttributes: Hashable, Sendable {
    /// The line's width; 0 or less draws nothing.
    package var width: CGFloat
    package var cap: CGLineCap
    package var join: CGLineJoin
    /// The miter limit of sharp corners, in line widths.
    package var miterLimit: CGFloat
    /// Alternating drawn and omitted lengths; empty for a solid line.
    package var dash: [CGFloat]
    /// The start of the line in the dash pattern.
    package var dashPhase: CGFloat
    /// False for aliased edges.
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

/// An image, or a part of one, scaled into a rectangle. Images with cap insets and tiles consist of several items.
package struct ImageItem: Equatable, Sendable {
    package var image: CGImage
    /// The destination, in points.
    package var rect: CGRect
    /// The drawn part, in the image's pixels from its top left; nil for the whole image.
    package var source: CGRect?
    /// `.none` for nearest-neighbour sampling, else smooth.
    package var interpolation: CGInterpolationQuality
    /// For template rendering: the paint that replaces the image's colours, masked by its alpha.
    package var tint: Paint?
    /// False to keep the image's edges opaque where they lie between pixels.
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
