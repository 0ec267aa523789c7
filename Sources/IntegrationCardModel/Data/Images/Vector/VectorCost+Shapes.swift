/// The time that shapes and their paints take.
extension VectorCost {
    /// The time in nanoseconds of a place where two edges cross, for areas and for lines each, and of one where edges
    /// cross that lie on others.
    static let crossing = 1_500.0
    static let repeatedCrossing = 300.0
    /// The time in nanoseconds of a pixel of a gradient along a line, and of one around a point.
    static let linearPixel = 15.0
    static let radialPixel = 35.0
    /// The time that a pixel takes more of a gradient that repeats, and for each colour, among which its own is looked for.
    static let repeatedPixel = 30.0
    static let pixelOfColor = 0.5

    mutating func shape(_ element: VectorElement, _ context: VectorContext) throws(CardDataError) {
        let (points, sum) = element.outline
        // Each edge is visited in each of the rows that it crosses.
        let rows = min(points * min(height, 2048), sum * 2 * context.scale)
        let painted = context.isClip ? 0 : paintedArea(of: element, context)
        drawnPoints += points
        try spend(painted * 2 + points * 1_000 + rows * 40, "its paths take too long")
        try crossings(of: element, context)
        try spend(2 * points * context.clipEdges * Self.clippedEdge, "its clip paths take too long")
        if let dash = context.dash {
            try spend(sum * (4 + element.closes) / dash * 1_000, "its lines have too many dashes")
        }
        try lines(context, points: points)
        try paint(context, points: points, area: painted)
    }

    /// Spends what the corners and ends of lines take, which libraries draw with a pen of many sides.
    mutating func lines(_ context: VectorContext, points: Double) throws(CardDataError) {
        guard context.isStroked else { return }
        let scale = hasFixedLines ? max(context.scale, pixels) : context.scale
        let width = context.stroke.width(fontSize: context.fontSize, viewport: context.viewport) * scale
        guard width <= Self.mostPixels else { throw .imageRefused("its lines are too wide") }
        guard width > Self.greatPen else { return }
        try spend(points * VectorStrokeWidth.sides(ofPen: width) * 200, "its lines take too long")
    }

    /// Spends what the places take where edges cross.
    private mutating func crossings(of element: VectorElement, _ context: VectorContext) throws(CardDataError) {
        guard let crossings = element.measured?.crossings else { return }
        let repeated = Double(crossings.count - crossings.distinctCount) * Self.repeatedCrossing
        let time = Double(crossings.distinctCount) * Self.crossing + max(0, repeated)
        try spend(time * (context.isStroked ? 2 : 1), "its paths take too long")
    }

    /// The pixels that a shape paints, at most: those of the box around it, or of the picture where that cannot be told.
    func paintedArea(of element: VectorElement, _ context: VectorContext) -> Double {
        guard let box = element.box(hasRules: !styleSheet.isEmpty) else { return area }
        // Lines reach out of the box, at sharp corners by as many times half of their width as the limit of miters is.
        let line = context.isStroked ? context.stroke.width(fontSize: context.fontSize, viewport: context.viewport) : 0
        let reach = line * mostMiter * (hasFixedLines ? max(context.scale, pixels) : context.scale)
        let (width, height) = (box.width * context.scale + reach, box.height * context.scale + reach)
        // The places of far shapes are rounded, and may go round.
        guard width < Self.mostPixels, height < Self.mostPixels else { return area }
        return min(area, (width + 2) * (height + 2))
    }

    /// Spends what the paints and markers of one shape take.
    ///
    /// - Parameter area: The pixels that are painted, at most.
    mutating func paint(_ context: VectorContext, points: Double, area: Double) throws(CardDataError) {
        for target in context.paints {
            switch target.name {
            case "linearGradient", "radialGradient":
                let colors = stops(of: target)
                let kind = target.name == "radialGradient" ? Self.radialPixel : Self.linearPixel
                let pixel = kind + (repeats(target) ? Self.repeatedPixel : 0) + colors * Self.pixelOfColor
                try spend(30_000 + colors * 5_000 + area * pixel, "its gradients take too long")
            case "pattern":
                try layer(of: target, context, bytes: self.area * 4, work: self.area * 10, "patterns")
            case "marker":
                var inner = context
                inner.paints = []
                let start = time
                try within(target) { (cost) throws(CardDataError) in try cost.draw(target, inner, asTarget: true) }
                try spend((time - start) * points, "its markers take too long")
            default: break
            }
        }
    }

    /// True if a gradient goes on behind its last colour, or one does that it takes over from.
    private func repeats(_ gradient: VectorElement) -> Bool {
        var element = gradient
        for _ in 0..<20 {
            if let method = element.attributes["spreadMethod"] { return method != "pad" }
            guard let next = origin(of: element) else { break }
            element = next
        }
        return false
    }

    /// The gradient that another one takes over from.
    private func origin(of gradient: VectorElement) -> VectorElement? {
        gradient.facts?.target
    }

    /// The number of colours of a gradient, with those that it takes over from others.
    private func stops(of gradient: VectorElement) -> Double {
        var element = gradient
        for _ in 0..<20 {
            if !element.children.isEmpty { return Double(element.children.count) }
            guard let next = origin(of: element) else { break }
            element = next
        }
        return 1
    }
}
