/// The time that clip paths take.
extension VectorCost {
    /// The time in nanoseconds of comparing an edge of a shape with one of a clip path, at most a crossing of both.
    static let clippedEdge = 250.0

    /// True for a clip path in parts of the box around a shape.
    static func isClipOfBox(_ target: VectorElement) -> Bool {
        target.name == "clipPath" && target.facts?.isPart == true
    }

    /// Spends what a clip path takes for the element that it clips, and notes its edges for the shapes within.
    mutating func clip(
        _ element: VectorElement, by target: VectorElement, _ context: inout VectorContext
    ) throws(CardDataError) {
        let before = drawnPoints
        if Self.isClipOfBox(target) {
            try layer(of: target, context, bytes: area * 8, work: area * 6, "masks")
        } else {
            let clipped = Self.shapes.contains(element.name) ? paintedArea(of: element, context) : area
            try spend(clipped * 6, "its masks take too long")
            var inner = context
            (inner.paints, inner.clipEdges, inner.isClip) = ([], 0, true)
            applications += 1
            inner.add(font: applications)
            try within(target) { (cost) throws(CardDataError) in try cost.draw(target, inner, asTarget: true) }
        }
        // Curves have several edges for each point.
        context.clipEdges += 2 * (drawnPoints - before)
    }
}
