/// The things that an element takes over from those around it.
struct VectorContext {
    /// Pixels per unit, at most.
    var scale: Double
    /// The paints and markers.
    var paints: [VectorElement] = []
    /// The filters, masks and clip paths of the element itself.
    var effects = VectorEffects()
    /// The memory of the values that elements take over.
    var memory = VectorMemory()
    /// The longer side of the part of the picture around, in units.
    var viewport: Double
    /// The width of lines, and true if they are painted.
    var stroke = VectorStrokeWidth()
    var isStroked = false
    /// The shortest pattern of dashes; nil without any.
    var dash: Double?
    /// The size of texts, at least.
    var fontSize = 16.0
    /// The greatest distance that is added between letters.
    var letterSpacing = 0.0
    /// The hash of all that fonts depend on.
    var fontKey = 0
    /// The edges of the clip paths around, which are compared with those of each shape.
    var clipEdges = 0.0
    /// True within a clip path, of which nothing is painted.
    var isClip = false
    var depth = 0
    /// The bytes of the layers around.
    var layerBytes = 0.0

    /// Takes the place of what is inherited where an element is applied by what surrounds the element itself.
    mutating func inherit(_ around: VectorContext) {
        memory.inherit(around.memory)
        effects = around.effects
        (stroke, isStroked, paints) = (around.stroke, around.isStroked, around.paints)
        (dash, fontSize, letterSpacing) = (around.dash, around.fontSize, around.letterSpacing)
        add(font: around.fontKey)
    }

    /// Notes that fonts depend on something else as well.
    mutating func add(font part: some Hashable) {
        var hasher = Hasher()
        hasher.combine(fontKey)
        hasher.combine(part)
        fontKey = hasher.finalize()
    }
}
