import Foundation

/// The time and memory that drawing an SVG picture takes, estimated before it is drawn.
///
/// Libraries for SVG cannot be stopped once they draw, and an app on a phone has no process to draw in besides its own.
/// So a picture is walked as a library would draw it, each `use`, pattern, mask, marker and filter as often as it is
/// applied, and refused by name when that would take too long. The picture is drawn smaller when that helps, and larger
/// than its size in points, for displays of several pixels per point and for icons in large frames, where that costs little.
struct VectorCost {
    /// The bounds: 2 s of drawing, in nanoseconds of a slow machine, and 64 MiB of layers.
    static let maximumTime = 1.2e9
    static let maximumLayerBytes = 64.0 * 1024 * 1024
    /// The time in nanoseconds of an element that is drawn, of a byte of memory of its values, of a byte of attributes that
    /// is read, and of a byte of the declarations that rules give an element.
    static let elementTime = 40_000.0
    static let valueTime = 4.0
    static let attributeTime = 100.0
    static let declarationTime = 10.0
    /// The greatest depth of elements, those that a `use` shows among them.
    static let mostDepth = 200
    /// The lengths of the longer side in pixels that are tried.
    static let sides = [1024, 512, 256]
    /// The most pixels per point, those of a phone; pictures that are small have more, up to ``sharpSide``.
    static let sharpScale = 3.0
    /// The length in pixels of the longer side of small pictures: that of an avatar of 64 points.
    static let sharpSide = 192.0
    /// The time in nanoseconds beyond which pictures are not drawn larger than their size in points.
    static let maximumSharpTime = 50e6

    /// The greatest size of letters in units, and the sum of the sizes of all. Libraries for text count in 1,024ths of a unit
    /// by numbers of 32 bits, and end the program where these overflow.
    static let mostFontSize = 20_000.0
    static let mostTextExtent = 1e6
    /// The size of letters in pixels beyond which libraries keep no pictures of them, and the greatest that they draw.
    static let greatLetter = 200.0
    static let mostPixels = 30_000.0
    /// The width of lines in pixels beyond which the sides of the pen are counted.
    static let greatPen = 30.0

    /// The size of the picture in points.
    let size: (width: Double, height: Double)
    /// The length of the longer side in pixels at which the picture is drawn.
    private(set) var side = 0
    /// The greatest length of the longer side in pixels at which the picture is drawn quickly, where it is enlarged.
    private(set) var sharpestSide = 0

    private let root: VectorElement
    var elements: [String: VectorElement] = [:]
    private(set) var styleSheet = VectorStyleSheet()
    private var inherited: [ObjectIdentifier: VectorContext] = [:]
    private var pointCount = 0.0
    /// The sum of the lengths of all shapes, and the greatest factor of a transformation: a bound of any bounding box.
    private var outlineLength = 0.0
    private var attributeBytes = 0.0
    /// The number of elements whose attributes and styles have been read, each once.
    private(set) var readCount = 0
    /// The memory that libraries take for the values of all elements, in bytes.
    private(set) var valueBytes = 0.0
    /// The most names of fonts in a declaration.
    private var mostFontNames = 0
    /// The time in nanoseconds of reading all texts, and of comparing the selectors of style sheets with elements.
    private var sheetTime = 0.0
    private var mostFactor = 1.0
    /// True if lines keep their width whatever the transformations.
    private(set) var hasFixedLines = false
    /// The greatest length of a sharp corner of lines, in widths of the line.
    private(set) var mostMiter = 4.0

    // The state of a walk.
    private var width = 0.0
    private(set) var height = 0.0
    /// The pixels of a unit of the picture's size.
    private(set) var pixels = 1.0
    /// The estimated time in nanoseconds that depends on the size, and its bound.
    private var drawing = 0.0
    private var mostTime = VectorCost.maximumTime
    private var active: Set<ObjectIdentifier> = []
    /// The sum of the sizes of all letters, in units of their places.
    var textExtent = 0.0
    /// The number of letters so great that they are drawn as outlines.
    var greatLetters = 0.0
    /// The fonts of all letters.
    var fonts = VectorFonts(placed: [], names: 0)
    private var noFonts = VectorFonts(placed: [], names: 0)
    /// The number of patterns, masks and the like that have been applied, whose letters may be of other sizes each time.
    var applications = 0
    /// The points of all shapes that have been drawn.
    var drawnPoints = 0.0

    /// Measures a picture.
    ///
    /// - Throws: `imageRefused` with the part that takes too long, and for text that cannot be measured.
    init(_ bytes: [UInt8]) throws(CardDataError) {
        let root = try VectorReader.read(bytes)
        self.root = root
        defer { Self.forget(root) }
        size = Self.size(of: root)
        try collect(root)
        sheetTime = VectorReaches(of: root, for: styleSheet.selectors).time
        guard sheetTime < Self.maximumTime else {
            throw .imageRefused("its style sheet has too many rules")
        }
        styleSheet.resolve(elements)
        sheetTime += attributeBytes * Self.attributeTime
        try inherit(root, from: VectorContext(scale: 1, viewport: 0))
        let names = max(styleSheet.mostFontNames, mostFontNames)
        guard names <= VectorFonts.mostNames else {
            throw .imageRefused("its texts name more than \(VectorFonts.mostNames) fonts")
        }
        var instances = VectorInstances()
        guard instances.count(of: root) * Self.elementTime <= Self.maximumTime else {
            throw .imageRefused("it draws too many elements")
        }
        noFonts = VectorFonts(placed: styleSheet.placedFonts, names: names)
        let longer = max(size.width, size.height)
        var refusal = CardDataError.imageRefused("it is too large")
        var tried: Double?
        let largest = Double(Self.sides[0]) / longer
        let sharp = max(min(max(Self.sharpScale, Self.sharpSide / longer), largest), 1)
        for scale in [sharp] + Self.sides.map({ min(1, Double($0) / longer) }) {
            guard scale != tried else { continue }
            tried = scale
            do throws(CardDataError) {
                try walk(scale)
                side = Int(max(width, height))
                if scale == sharp { try findSharpestSide() }
                return
            } catch { refusal = error }
        }
        throw refusal
    }

    /// Lets go of what elements know of each other, so that none is kept by one that it keeps.
    private static func forget(_ element: VectorElement) {
        element.facts = nil
        for child in element.children { forget(child) }
    }

    /// Walks through the picture as it is drawn with some pixels per point.
    private mutating func walk(_ scale: Double) throws(CardDataError) {
        mostTime = scale > 1 ? Self.maximumSharpTime : Self.maximumTime
        width = max(1, (size.width * scale).rounded(.up))
        height = max(1, (size.height * scale).rounded(.up))
        (drawing, drawnPoints, active) = (0, 0, [])
        (textExtent, greatLetters) = (0, 0)
        fonts = noFonts
        // A picture of less than a pixel is drawn as one.
        pixels = max(width / size.width, height / size.height)
        let box = root.numbers("viewBox")
        let isScaled = box.count == 4 && box[2] > 0 && box[3] > 0
        let factor = isScaled ? max(size.width / box[2], size.height / box[3]) : 1
        let viewport = isScaled ? max(box[2], box[3]) : max(size.width, size.height)
        try draw(root, VectorContext(scale: pixels * factor, viewport: viewport))
    }

    /// Finds the greatest side of a frame in which the picture is quickly drawn, so that it is not read again for each frame.
    private mutating func findSharpestSide() throws(CardDataError) {
        sharpestSide = side
        let longer = max(size.width, size.height)
        var (low, high) = (side, Self.sides[0] + 1)
        guard low < Self.sides[0], Double(Self.sides[0]) > longer else { return }
        let found = self
        var next = Self.sides[0]
        while low < high - 1 {
            do throws(CardDataError) {
                try walk(Double(next) / longer)
                low = next
            } catch { high = next }
            next = (low + high) / 2
        }
        self = found
        sharpestSide = low
    }

    var area: Double { width * height }

    /// The estimated time of drawing in nanoseconds.
    var time: Double { drawing + sheetTime + fonts.time }

    private static func length(_ text: String?) -> Double? {
        guard let text, let number = VectorElement.numbers(in: text).first, number.isFinite else { return nil }
        let unit = String(text.drop { !$0.isLetter && $0 != "%" }).lowercased()
        let factor: Double? =
            switch unit.filter({ $0.isLetter || $0 == "%" }) {
            case "", "px": 1
            case "pt": 96.0 / 72
            case "pc": 16
            case "mm": 96 / 25.4
            case "cm": 96 / 2.54
            case "in": 96
            case "em", "rem": 16
            case "ex": 8
            default: nil
            }
        return factor.map { $0 * number }.flatMap { $0 > 0 ? $0 : nil }
    }

    private static func size(of root: VectorElement) -> (width: Double, height: Double) {
        let box = root.numbers("viewBox")
        let hasBox = box.count == 4 && box[2] > 0 && box[3] > 0
        let width = length(root.attributes["width"])
        let height = length(root.attributes["height"])
        switch (width, height) {
        case (let width?, let height?): return (width, height)
        case (let width?, nil): return (width, hasBox ? width * box[3] / box[2] : width)
        case (nil, let height?): return (hasBox ? height * box[2] / box[3] : height, height)
        default: return hasBox ? (box[2], box[3]) : (100, 100)
        }
    }

    // MARK: The whole picture

    private mutating func collect(_ element: VectorElement) throws(CardDataError) {
        attributeBytes += Double(
            element.attributes.reduce(0) { sum, attribute in
                // Paths and data of pictures have their own time.
                sum + (Self.dataNames.contains(attribute.key) ? 0 : attribute.value.utf8.count)
            })
        // Libraries know the first of several elements with one identifier.
        if let id = element.attributes["id"], elements[id] == nil { elements[id] = element }
        if element.attributes["d"] != nil || element.attributes["points"] != nil {
            pointCount += element.outline.points
            guard pointCount <= 60_000 else { throw .imageRefused("its paths have more than 60,000 points") }
        }
        if Self.shapes.contains(element.name) { outlineLength += element.outline.length }
        try VectorFilterLists.check(element)
        let isFixed = ["vector-effect", "style"].contains { element.attributes[$0]?.contains("non-scaling") == true }
        hasFixedLines = hasFixedLines || isFixed || element.name == "style" && element.styleText.contains("non-scaling")
        switch element.name {
        case "style":
            let text = element.styleText
            if text.contains("\\") || text.lowercased().contains("@import") {
                throw .imageRefused("its style sheet has escapes or imports")
            }
            try styleSheet.read(text)
        case "include", "foreignObject": throw .imageRefused("it has an element “\(element.name)”")
        default: break
        }
        guard !element.attributes.contains(where: VectorAttributes.hasEscape) else {
            throw .imageRefused("its styles have escapes")
        }
        for child in element.children { try collect(child) }
    }

    /// Notes what patterns, masks, clip paths and markers take over from the elements around them, which are others than
    /// those around the places where they are applied.
    private mutating func inherit(
        _ element: VectorElement, from outer: VectorContext
    ) throws(CardDataError) {
        var context = outer
        let facts = read(element)
        guard facts.style.keptBytes <= VectorAttributes.mostBytes else {
            throw .imageRefused("its attribute “style” is longer than \(VectorAttributes.mostBytes) bytes")
        }
        take(facts, &context)
        valueBytes += context.memory.total
        guard valueBytes <= Self.maximumLayerBytes else {
            throw .imageRefused("its lists and texts of styles take too much memory")
        }
        guard sheetTime <= Self.maximumTime else { throw .imageRefused("its styles take too long") }
        if context.paints.count > 64 { context.paints.removeFirst(context.paints.count - 64) }
        for child in element.children {
            if Self.applied.contains(child.name) { inherited[ObjectIdentifier(child)] = context }
            try inherit(child, from: context)
        }
    }

    // MARK: The walk

    /// Reads the style, transformations and references of an element, once.
    private mutating func read(_ element: VectorElement) -> VectorFacts {
        if let facts = element.facts { return facts }
        readCount += 1
        var style = VectorStyle(of: element)
        style.resolve(elements)
        mostFontNames = max(mostFontNames, style.fontNames)
        let own = style.transform
        if !styleSheet.isEmpty { styleSheet.add(to: &style, of: element) }
        let facts = VectorFacts(of: element, style: style, elements: elements)
        sheetTime += style.bytes * Self.declarationTime
        mostFactor = max(mostFactor, facts.ownFactor, own)
        mostMiter = max(mostMiter, facts.style.miter)
        element.facts = facts
        return facts
    }

    /// Takes over what elements within another inherit from it.
    private func take(_ facts: VectorFacts, _ context: inout VectorContext) {
        let style = facts.style
        context.stroke.add(style.stroke)
        context.isStroked = context.isStroked || style.isStroked
        if let dash = style.dash { context.dash = min(context.dash ?? dash, dash) }
        context.fontSize = max(
            context.fontSize, style.fontSize ?? 0, context.fontSize * (style.relativeFontSize ?? 0))
        context.letterSpacing = max(context.letterSpacing, style.letterSpacing)
        if !facts.paints.isEmpty { context.paints += facts.paints }
        if style.fontKey != 0 { context.add(font: style.fontKey) }
        let around = context.memory
        context.memory = style.memory
        context.memory.inherit(around)
        context.effects = VectorEffects(of: style, within: context.effects)
        context.memory.add(effects: context.effects.inheritedMemory)
    }

    mutating func spend(_ nanoseconds: Double, _ reason: @autoclosure () -> String) throws(CardDataError) {
        drawing += nanoseconds
        guard drawing <= mostTime, drawing + sheetTime <= Self.maximumTime else { throw .imageRefused(reason()) }
    }

    private static let dataNames: Set<String> = ["d", "points", "href"]
    static let shapes: Set<String> = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]
    private static let applied: Set<String> = ["pattern", "mask", "clipPath", "marker"]
    static let undrawn: Set<String> = [
        "defs", "linearGradient", "radialGradient", "pattern", "mask", "clipPath", "marker", "filter", "symbol",
        "style", "title", "desc", "metadata", "script",
    ]

    mutating func draw(
        _ element: VectorElement, _ outer: VectorContext, asTarget: Bool = false, by use: VectorElement? = nil
    ) throws(CardDataError) {
        try spend(Self.elementTime, "it draws too many elements")
        guard asTarget || !Self.undrawn.contains(element.name) else { return }
        var context = outer
        context.depth += 1
        guard context.depth <= Self.mostDepth else { throw .imageRefused("its elements are nested too deeply") }
        let facts = read(element)
        let style = facts.style
        context.scale *= facts.factor
        if element !== root { enter(element, by: use, &context) }
        if let around = inherited[ObjectIdentifier(element)] { context.inherit(around) }
        take(facts, &context)
        try spend(context.memory.total * Self.valueTime, "its styles take too long")
        if ["svg", "symbol", "use"].contains(element.name) { context.add(font: context.scale) }
        // Parts of boxes are known where the shape is drawn: libraries clip a layer by them.
        if style.isLayer || context.effects.targets.contains(where: Self.isClipOfBox) {
            context.layerBytes += area * 4
            try spend(area * (style.isBlended ? 60 : 3), "it has too many layers")
            guard context.layerBytes <= Self.maximumLayerBytes else { throw .imageRefused("it has too many layers") }
        }
        guard context.paints.count <= 64 else { throw .imageRefused("it has too many paints in one place") }
        guard max(style.targets.count, context.effects.targets.count) <= VectorStyle.mostParts else {
            throw .imageRefused("it has too many filters in one place")
        }
        try filter(context.effects.functions, context)
        for target in context.effects.targets {
            switch target.name {
            case "filter": try filter(target, context)
            case "mask": try layer(of: target, context, bytes: area * 8, work: area * 6, "masks")
            case "clipPath": try clip(element, by: target, &context)
            default: break
            }
        }
        if Self.shapes.contains(element.name) {
            try shape(element, context)
        } else if element.name == "use" {
            guard let target = facts.target else { return }
            try within(target) { (cost) throws(CardDataError) in
                try cost.draw(target, context, asTarget: target.name == "symbol", by: element)
            }
            return
        } else if element.name == "image" {
            try image(element)
        } else if ["text", "tspan", "textPath", "tref", "a"].contains(element.name) {
            let count = Double(element.textLength)
            try text(element, context)
            if let dash = context.dash {
                // The outline of a letter is some eight times as long as the letter is high.
                try spend(count * 8 * context.fontSize / dash * 10_000, "its texts have too many dashes")
            }
            if count > 0 { try paint(context, points: count, area: area) }
        }
        for child in element.children { try draw(child, context) }
        // A pattern without parts has those of another.
        if element.name == "pattern", let other = facts.target, other.name == "pattern" {
            try within(other) { (cost) throws(CardDataError) in try cost.draw(other, context, asTarget: true) }
        }
    }

    /// Walks into an element that another one refers to. Pictures that refer to themselves are refused.
    mutating func within(
        _ target: VectorElement, _ body: (inout VectorCost) throws(CardDataError) -> Void
    ) throws(CardDataError) {
        guard active.insert(ObjectIdentifier(target)).inserted else {
            throw .imageRefused("it refers to itself: “\((target.attributes["id"] ?? "").prefix(40))”")
        }
        try body(&self)
        active.remove(ObjectIdentifier(target))
    }

    /// The longest side that a bounding box can have, in units.
    func boundingBox(in context: VectorContext) -> Double {
        max(outlineLength, textExtent, context.viewport * 10) * mostFactor
    }

    /// Changes the units and the size of the part of the picture around to those within an element.
    ///
    /// - Parameter use: the element in whose place it is drawn.
    private func enter(_ element: VectorElement, by use: VectorElement?, _ context: inout VectorContext) {
        if element.facts?.isPart == true { context.scale *= max(1, boundingBox(in: context)) }
        guard ["svg", "pattern", "marker", "symbol"].contains(element.name) else { return }
        if element.name == "marker", element.attributes["markerUnits"] != "userSpaceOnUse" {
            let width = context.stroke.width(fontSize: context.fontSize, viewport: context.viewport)
            context.scale *= max(1, width)
        }
        let own = element.facts?.sides ?? []
        let around = (use?.facts?.sides ?? []).filter { !$0.name.hasPrefix("marker") }
        let isFraction = element.name == "pattern" && element.attributes["patternUnits"] != "userSpaceOnUse"
        let standard = element.name == "marker" ? 3 : context.viewport
        let most = (own + around).map { _, length in
            let number = length.number ?? 0
            if isFraction { return number * boundingBox(in: context) }
            if length.hasPercent { return number / 100 * context.viewport }
            return number * max(1, length.unit, length.hasE ? context.fontSize : 1)
        }
        .reduce(standard, max)
        let box = element.numbers("viewBox")
        let isScaled = box.count == 4 && box[2] > 0 && box[3] > 0
        context.viewport = isScaled ? max(box[2], box[3]) : most
        if isScaled { context.scale *= max(1, most / min(box[2], box[3])) }
    }

    /// Draws a target into a picture of its own.
    /// - Parameters:
    ///   - bytes: The memory of the picture.
    ///   - work: The work that it takes besides its parts.
    ///   - name: The kind of targets, for the reason of a refusal.
    mutating func layer(
        of target: VectorElement, _ context: VectorContext, bytes: Double, work: Double, _ name: String
    ) throws(CardDataError) {
        var inner = context
        inner.paints = []
        (inner.clipEdges, inner.isClip) = (0, false)
        inner.layerBytes += bytes
        applications += 1
        inner.add(font: applications)
        try spend(work, "its \(name) take too long")
        guard inner.layerBytes <= Self.maximumLayerBytes else {
            throw .imageRefused("its \(name) are nested too deeply")
        }
        try within(target) { (cost) throws(CardDataError) in try cost.draw(target, inner, asTarget: true) }
    }

    private mutating func image(_ element: VectorElement) throws(CardDataError) {
        try spend(area * 4, "its pictures take too long")
        let picture = element.picture
        if let refusal = picture.refusal { throw refusal }
        try spend(picture.visitedPixels * 100, "the pictures within it have too many pixels")
    }
}
