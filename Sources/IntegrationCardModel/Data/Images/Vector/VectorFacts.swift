/// The things of an element that do not depend on where it is drawn: its style with that of rules, the elements it refers
/// to, and lengths. They are read once for each element, however often it is drawn.
struct VectorFacts {
    let style: VectorStyle
    /// The greatest factor of transformations, those of the style among them, and that of attributes alone.
    let factor: Double
    let ownFactor: Double
    /// The paints and markers, and the element that is drawn in its place or whose parts it has.
    let paints: [VectorElement]
    let target: VectorElement?
    /// True if the sizes within are parts of a box.
    let isPart: Bool
    /// The lengths of its sides, for elements with a viewport of their own.
    let sides: [(name: String, length: VectorLength)]

    private static let paintNames = ["fill", "stroke", "marker", "marker-start", "marker-mid", "marker-end"]
    private static let contentUnits = ["patternContentUnits", "maskContentUnits", "clipPathUnits"]

    init(of element: VectorElement, style: VectorStyle, elements: [String: VectorElement]) {
        self.style = style
        ownFactor = ["transform", "gradientTransform", "patternTransform"].reduce(1) { factor, name in
            factor * (element.attributes[name].map { VectorTransform($0).factor } ?? 1)
        }
        factor = ownFactor * style.transform
        let own = element.references(in: Self.paintNames)
        let paints = own.isEmpty ? [] : VectorStyle.targets(own, elements)
        let styled = style.targets.isEmpty ? [] : style.targets.filter { !VectorEffects.isEffect($0) }
        self.paints = Array((paints + styled).prefix(VectorStyle.mostParts + 1))
        isPart = Self.contentUnits.contains { element.attributes[$0] == "objectBoundingBox" }
        switch element.name {
        case "use":
            let id = (element.attributes["href"] ?? "").drop { $0 == " " }
            target = id.hasPrefix("#") ? elements[String(id.dropFirst())] : nil
        case "pattern", "linearGradient", "radialGradient":
            let id = element.attributes["href"]?.drop { $0 == " " || $0 == "#" }
            target = id.flatMap { elements[String($0)] }
        default: target = nil
        }
        let names = ["svg", "pattern", "marker", "symbol", "use"].contains(element.name) ? Self.sideNames : []
        sides = names.compactMap { name in element.attributes[name].map { (name, VectorLength($0)) } }
    }

    private static let sideNames = ["width", "height", "markerWidth", "markerHeight"]
}

/// The number of elements that are drawn for one, each `use` with what it shows: a sum of what is known for each element, so
/// that uses of uses are not walked.
struct VectorInstances {
    private var known: [ObjectIdentifier: Double] = [:]
    private var active: Set<ObjectIdentifier> = []

    /// The number for an element with all within it.
    ///
    /// - Parameter depth: The number of elements around; the walk refuses more than it counts.
    mutating func count(of element: VectorElement, depth: Int = 0) -> Double {
        guard depth <= VectorCost.mostDepth else { return 1 }
        let id = ObjectIdentifier(element)
        if let count = known[id] { return count }
        // The walk refuses an element that refers to itself.
        guard active.insert(id).inserted else { return 0 }
        var count = 1.0
        if element.name == "use" {
            if let target = element.facts?.target { count += self.count(of: target, depth: depth + 1) }
        } else {
            for child in element.children {
                let isDrawn = !VectorCost.undrawn.contains(child.name)
                count += isDrawn ? self.count(of: child, depth: depth + 1) : 1
            }
        }
        active.remove(id)
        known[id] = count
        return count
    }
}
