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

    private let root: VectorElement
    var elements: [String: VectorElement] = [:]
    private(set) var styleSheet = VectorStyleSheet()
    private var inherited: [ObjectIdentifier: VectorContext] = [:]
    private var elementCount = 0.0
    private var pointCount = 0.0
    /// The sum of the lengths of all shapes, and the greatest factor of a transformation: a bound of any bounding box.
    private var outlineLength = 0.0
    private var classCount = 0.0
    private var attributeBytes = 0.0
    private var greatestDepth = 1
    /// The declarations of fonts with the most names: one of all attributes, and of each style.
    private var fontDeclarations: [VectorFonts.Declaration] = []
    /// The time in nanoseconds of comparing the selectors of style sheets with elements.
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
    private var active: Set<String> = []
    /// The sum of the sizes of all letters, in units of their places.
    var textExtent = 0.0
    /// The number of letters so great that they are drawn as outlines.
    var greatLetters = 0.0
    /// The fonts of all letters.
    var fonts = VectorFonts(placed: [], names: 0)
    /// The number of patterns, masks and the like that have been applied, whose letters may be of other sizes each time.
    private var applications = 0

    /// Measures a picture.
    ///
    /// - Parameter wanted: the length in pixels of the longer side of a frame in which the picture is enlarged.
    /// - Throws: `imageRefused` with the part that takes too long, and for text that cannot be measured.
    init(_ bytes: [UInt8], wanted: Double = 0) throws(CardDataError) {
        root = try VectorReader.read(bytes)
        size = Self.size(of: root)
        try collect(root)
        inherit(root, from: VectorContext(scale: 1, viewport: 0))
        sheetTime = styleSheet.work.time(
            elements: elementCount + classCount, depth: Double(greatestDepth), bytes: attributeBytes)
        guard sheetTime < Self.maximumTime else {
            throw .imageRefused("its style sheet has too many rules")
        }
        let names = fontDeclarations.reduce(styleSheet.mostFontNames) { max($0, VectorFonts.names(in: $1)) }
        guard names <= VectorFonts.mostNames else {
            throw .imageRefused("its texts name more than \(VectorFonts.mostNames) fonts")
        }
        let longer = max(size.width, size.height)
        var refusal = CardDataError.imageRefused("it is too large")
        var tried: Double?
        let largest = Double(Self.sides[0]) / longer
        let usual = max(Self.sharpScale, Self.sharpSide / longer)
        let sharp = [wanted, wanted / 2].map { $0 / longer }.filter { $0 > usual } + [usual]
        for scale in sharp.map({ max(min($0, largest), 1) }) + Self.sides.map({ min(1, Double($0) / longer) }) {
            guard scale != tried else { continue }
            tried = scale
            mostTime = scale > 1 ? Self.maximumSharpTime : Self.maximumTime
            width = max(1, (size.width * scale).rounded(.up))
            height = max(1, (size.height * scale).rounded(.up))
            (drawing, active) = (0, [])
            (textExtent, greatLetters) = (0, 0)
            fonts = VectorFonts(placed: styleSheet.placedFonts, names: names)
            // A picture of less than a pixel is drawn as one.
            pixels = max(width / size.width, height / size.height)
            do throws(CardDataError) {
                let box = root.numbers("viewBox")
                let isScaled = box.count == 4 && box[2] > 0 && box[3] > 0
                let factor = isScaled ? max(size.width / box[2], size.height / box[3]) : 1
                try draw(root, VectorContext(scale: pixels * factor, viewport: isScaled ? max(box[2], box[3]) : longer))
                self.side = Int(max(width, height))
                return
            } catch { refusal = error }
        }
        throw refusal
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

    private mutating func collect(_ element: VectorElement, depth: Int = 1) throws(CardDataError) {
        elementCount += 1
        greatestDepth = max(greatestDepth, depth)
        // Classes are looked for among all of an element.
        classCount += Double(element.attributes["class"]?.utf8.count { $0 <= 0x20 } ?? 0)
        attributeBytes += Double(element.attributes.reduce(0) { $0 + $1.value.utf8.count })
        if let id = element.attributes["id"] { elements[id] = element }
        if element.attributes["d"] != nil || element.attributes["points"] != nil {
            pointCount += element.outline.points
            guard pointCount <= 60_000 else { throw .imageRefused("its paths have more than 60,000 points") }
        }
        if Self.shapes.contains(element.name) { outlineLength += element.outline.length }
        let own = VectorStyle(of: element)
        mostFactor = max(mostFactor, Self.factor(of: element), own.transform)
        if let most = own.fonts.max(by: { VectorFonts.names(in: $0) < VectorFonts.names(in: $1) }),
            VectorFonts.names(in: most) > fontDeclarations.first.map(VectorFonts.names) ?? 0
        {
            fontDeclarations = [most]
        }
        try VectorFilterLists.check(element)
        let isFixed = ["vector-effect", "style"].contains { element.attributes[$0]?.contains("non-scaling") == true }
        hasFixedLines = hasFixedLines || isFixed || element.name == "style" && element.styleText.contains("non-scaling")
        if let limit = element.numbers("stroke-miterlimit").first { mostMiter = max(mostMiter, abs(limit)) }
        switch element.name {
        case "style":
            let text = element.styleText
            if text.contains("\\") || text.lowercased().contains("@import") {
                throw .imageRefused("its style sheet has escapes or imports")
            }
            styleSheet.read(text)
        case "include", "foreignObject": throw .imageRefused("it has an element “\(element.name)”")
        default: break
        }
        if element.attributes["style"]?.contains("\\") == true { throw .imageRefused("its styles have escapes") }
        for child in element.children { try collect(child, depth: depth + 1) }
    }

    /// Notes what patterns, masks, clip paths and markers take over from the elements around them, which are others than
    /// those around the places where they are applied.
    private mutating func inherit(_ element: VectorElement, from outer: VectorContext) {
        var context = outer
        let style = style(of: element)
        take(style, element, &context)
        if context.paints.count > 64 { context.paints.removeFirst(context.paints.count - 64) }
        for child in element.children {
            if Self.applied.contains(child.name) { inherited[ObjectIdentifier(child)] = context }
            inherit(child, from: context)
        }
    }

    // MARK: The walk

    private func style(of element: VectorElement) -> VectorStyle {
        var style = VectorStyle(of: element)
        if !styleSheet.isEmpty { style.add(styleSheet.style(of: element)) }
        return style
    }

    /// Takes over what elements within another inherit from it.
    private func take(_ style: VectorStyle, _ element: VectorElement, _ context: inout VectorContext) {
        context.stroke.add(style.stroke)
        context.isStroked = context.isStroked || style.isStroked
        context.dash = [context.dash, style.dash].compactMap(\.self).min()
        context.fontSize = max(
            context.fontSize, style.fontSize ?? 0, context.fontSize * (style.relativeFontSize ?? 0))
        context.letterSpacing = max(context.letterSpacing, style.letterSpacing)
        context.paints += element.references(in: Self.paintNames) + style.references
        if !style.fonts.isEmpty { context.add(font: Set(style.fonts)) }
    }

    mutating func spend(_ nanoseconds: Double, _ reason: @autoclosure () -> String) throws(CardDataError) {
        drawing += nanoseconds
        guard drawing <= mostTime, drawing + sheetTime <= Self.maximumTime else { throw .imageRefused(reason()) }
    }

    private static let paintNames = ["fill", "stroke", "marker", "marker-start", "marker-mid", "marker-end"]
    private static let shapes: Set<String> = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]
    private static let applied: Set<String> = ["pattern", "mask", "clipPath", "marker"]
    private static let undrawn: Set<String> = [
        "defs", "linearGradient", "radialGradient", "pattern", "mask", "clipPath", "marker", "filter", "symbol",
        "style", "title", "desc", "metadata", "script",
    ]

    mutating func draw(
        _ element: VectorElement, _ outer: VectorContext, asTarget: Bool = false, by use: VectorElement? = nil
    ) throws(CardDataError) {
        try spend(40_000, "it draws too many elements")
        guard asTarget || !Self.undrawn.contains(element.name) else { return }
        var context = outer
        context.depth += 1
        guard context.depth <= 200 else { throw .imageRefused("its elements are nested too deeply") }
        let style = style(of: element)
        context.scale *= Self.factor(of: element) * style.transform
        if element !== root { enter(element, by: use, &context) }
        if let around = inherited[ObjectIdentifier(element)] { context.inherit(around) }
        take(style, element, &context)
        if ["svg", "symbol", "use"].contains(element.name) { context.add(font: context.scale) }
        if style.isLayer {
            context.layerBytes += area * 4
            try spend(area * 3, "it has too many layers")
            guard context.layerBytes <= Self.maximumLayerBytes else { throw .imageRefused("it has too many layers") }
        }
        guard context.paints.count <= 64 else { throw .imageRefused("it has too many paints in one place") }
        try filter(style.filterFunctions, context)
        for id in style.references {
            guard let target = elements[id] else { continue }
            switch target.name {
            case "filter": try filter(target, context)
            case "mask", "clipPath":
                try layer(of: target, id, context, bytes: area * 8, work: area * 6, "masks")
            default: break
            }
        }
        if Self.shapes.contains(element.name) {
            try shape(element, context)
        } else if element.name == "use" {
            let id = (element.attributes["href"] ?? "").drop { $0 == " " }
            guard id.hasPrefix("#"), let target = elements[String(id.dropFirst())] else { return }
            try within(String(id.dropFirst())) { (cost) throws(CardDataError) in
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
        if element.name == "pattern", let id = element.attributes["href"]?.drop(while: { $0 == " " || $0 == "#" }),
            let other = elements[String(id)], other.name == "pattern"
        {
            try within(String(id)) { (cost) throws(CardDataError) in try cost.draw(other, context, asTarget: true) }
        }
    }

    /// Walks into what an identifier refers to. Pictures that refer to themselves are refused.
    mutating func within(
        _ id: String, _ body: (inout VectorCost) throws(CardDataError) -> Void
    ) throws(CardDataError) {
        guard active.insert(id).inserted else { throw .imageRefused("it refers to itself: “\(id.prefix(40))”") }
        try body(&self)
        active.remove(id)
    }

    /// The greatest factor of an element's transformation.
    private static func factor(of element: VectorElement) -> Double {
        ["transform", "gradientTransform", "patternTransform"].reduce(1) { factor, name in
            factor * (element.attributes[name].map(VectorTransform.factor) ?? 1)
        }
    }

    /// The longest side that a bounding box can have, in units.
    private func boundingBox(in context: VectorContext) -> Double {
        max(outlineLength, textExtent, context.viewport * 10) * mostFactor
    }

    private static let contentUnits = ["patternContentUnits", "maskContentUnits", "clipPathUnits"]

    /// Changes the units and the size of the part of the picture around to those within an element.
    ///
    /// - Parameter use: the element in whose place it is drawn.
    private func enter(_ element: VectorElement, by use: VectorElement?, _ context: inout VectorContext) {
        let isPart = Self.contentUnits.contains { element.attributes[$0] == "objectBoundingBox" }
        if isPart { context.scale *= max(1, boundingBox(in: context)) }
        guard ["svg", "pattern", "marker", "symbol"].contains(element.name) else { return }
        if element.name == "marker", element.attributes["markerUnits"] != "userSpaceOnUse" {
            let width = context.stroke.width(fontSize: context.fontSize, viewport: context.viewport)
            context.scale *= max(1, width)
        }
        let sides = ["width", "height"].flatMap { [element.attributes[$0], use?.attributes[$0]] }
        let marker = ["markerWidth", "markerHeight"].map { element.attributes[$0] }
        let isFraction = element.name == "pattern" && element.attributes["patternUnits"] != "userSpaceOnUse"
        let standard = element.name == "marker" ? 3 : context.viewport
        let most = (sides + marker).compactMap(\.self).map { text in
            let number = VectorElement.numbers(in: text).map(abs).max() ?? 0
            if isFraction { return number * boundingBox(in: context) }
            if text.contains("%") { return number / 100 * context.viewport }
            return number * max(1, VectorStyle.unit(in: text.lowercased()), text.contains("e") ? context.fontSize : 1)
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
        of target: VectorElement, _ id: String, _ context: VectorContext, bytes: Double, work: Double, _ name: String
    ) throws(CardDataError) {
        var inner = context
        inner.paints = []
        inner.layerBytes += bytes
        applications += 1
        inner.add(font: applications)
        try spend(work, "its \(name) take too long")
        guard inner.layerBytes <= Self.maximumLayerBytes else {
            throw .imageRefused("its \(name) are nested too deeply")
        }
        try within(id) { (cost) throws(CardDataError) in try cost.draw(target, inner, asTarget: true) }
    }

    /// Functions such as `blur(4px)` in the place of an element.
    private mutating func filter(
        _ functions: [VectorStyle.FilterFunction], _ context: VectorContext
    ) throws(CardDataError) {
        guard !functions.isEmpty else { return }
        guard Double(functions.count + 2) * area * 4 + context.layerBytes <= Self.maximumLayerBytes else {
            throw .imageRefused("its filter has too many steps")
        }
        for function in functions {
            guard function.radius * context.scale <= 500 else {
                throw .imageRefused("its filter “\(function.name)” is wider than 500 pixels")
            }
            let steps = function.name == "blur" || function.name == "drop-shadow" ? 60.0 : 20
            try spend(area * steps + 50_000, "its filter “\(function.name)” takes too long")
        }
    }

    private mutating func filter(_ filter: VectorElement, _ context: VectorContext) throws(CardDataError) {
        guard Double(filter.children.count + 2) * area * 4 + context.layerBytes <= Self.maximumLayerBytes else {
            throw .imageRefused("its filter has too many steps")
        }
        for step in filter.children {
            let name = step.name
            func refused(_ reason: String) -> CardDataError { .imageRefused("its filter “\(name)” \(reason)") }
            let numbers = ["stdDeviation", "radius"].flatMap { step.numbers($0) }.map(abs)
            let radius = (numbers.max() ?? 0) * context.scale
            let isPart = filter.attributes["primitiveUnits"] == "objectBoundingBox"
            let most = isPart ? radius * max(100, boundingBox(in: context)) : radius
            var steps = 1.0
            switch name {
            case "feGaussianBlur", "feDropShadow":
                guard most <= 500 else { throw refused("is wider than 500 pixels") }
                steps = 30
            case "feMorphology":
                guard most <= 20 else { throw refused("is wider than 20 pixels") }
                steps = 4 * (1 + most) * (1 + most)
            case "feConvolveMatrix":
                let order = (step.numbers("order").map(abs).max() ?? 3)
                steps = 8 * order * order
            case "feTurbulence":
                let octaves = step.numbers("numOctaves").first ?? 1
                guard octaves <= 10 else { throw refused("has more than 10 octaves") }
                steps = 60 * max(1, octaves)
            case "feDiffuseLighting", "feSpecularLighting": steps = 60
            // Libraries end the program where a tile lies outside of the picture.
            case "feImage", "feTile": throw refused("is not supported")
            case "feComponentTransfer":
                steps = 10 + Double(step.children.reduce(0) { $0 + $1.numbers("tableValues").count }) / 100
            default: steps = 10 + Double(step.children.count) * 6
            }
            try spend(area * steps + 50_000, "its filter “\(name)” takes too long")
        }
    }

    private mutating func image(_ element: VectorElement) throws(CardDataError) {
        let address = element.attributes["href"] ?? ""
        try spend(area * 4, "its pictures take too long")
        // Addresses of other files stay blank.
        guard address.drop(while: { $0 == " " }).prefix(5).lowercased() == "data:" else { return }
        let data = try DataAddress(address, limits: CardDataLimits()).data
        let header = ImageHeader(bytes: Array(data))
        guard let kind = header.kind, kind != .svg, let size = header.size(of: kind) else {
            throw .imageRefused("a picture within it is of another kind")
        }
        let (pixels, overflow) = size.width.multipliedReportingOverflow(by: size.height)
        guard !overflow, pixels <= 2 * 1024 * 1024 else {
            throw .imageRefused("a picture within it has \(size.width) × \(size.height) pixels")
        }
        let visited = header.visitedPixels(of: kind, pixels: pixels)
        let frames = kind == .gif ? max(1, header.frameCount) : 1
        try spend(Double(visited) * Double(frames) * 100, "the pictures within it have too many pixels")
    }
}
