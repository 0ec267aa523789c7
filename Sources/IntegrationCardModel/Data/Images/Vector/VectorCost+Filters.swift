/// The time that filters take.
extension VectorCost {
    /// The times in nanoseconds of a pixel that is blurred, for which colours are made linear and back, and of one whose
    /// colour other steps change.
    static let blurredPixel = 180.0
    static let filteredPixel = 70.0

    /// Functions such as `blur(4px)` in the place of an element.
    mutating func filter(
        _ functions: [VectorStyle.FilterFunction], _ context: VectorContext
    ) throws(CardDataError) {
        guard !functions.isEmpty else { return }
        guard functions.count <= VectorStyle.mostParts else { throw .imageRefused("its filter has too many steps") }
        guard Double(functions.count + 2) * area * 4 + context.layerBytes <= Self.maximumLayerBytes else {
            throw .imageRefused("its filter has too many steps")
        }
        for function in functions {
            guard function.radius * context.scale <= 500 else {
                throw .imageRefused("its filter “\(function.name)” is wider than 500 pixels")
            }
            let isBlur = function.name == "blur" || function.name == "drop-shadow"
            let steps = isBlur ? Self.blurredPixel : Self.filteredPixel
            try spend(area * steps + 50_000, "its filter “\(function.name)” takes too long")
        }
    }

    mutating func filter(_ filter: VectorElement, _ context: VectorContext) throws(CardDataError) {
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
            var steps = Self.filteredPixel
            switch name {
            case "feGaussianBlur", "feDropShadow":
                guard most <= 500 else { throw refused("is wider than 500 pixels") }
                steps = name == "feDropShadow" ? 2 * Self.blurredPixel : Self.blurredPixel
            case "feMorphology":
                guard most <= 20 else { throw refused("is wider than 20 pixels") }
                steps += 10 * (1 + 2 * most) * (1 + 2 * most)
            case "feConvolveMatrix":
                let order = (step.numbers("order").map(abs).max() ?? 3)
                steps += 15 * order * order
            case "feTurbulence":
                let octaves = step.numbers("numOctaves").first ?? 1
                guard octaves <= 10 else { throw refused("has more than 10 octaves") }
                steps += 80 * max(1, octaves)
            case "feDiffuseLighting", "feSpecularLighting": steps = 150
            // Each pixel is drawn as a shape of its own.
            case "feDisplacementMap": steps = 1_000
            // Libraries end the program where a tile lies outside of the picture.
            case "feImage", "feTile": throw refused("is not supported")
            case "feComponentTransfer":
                steps += Double(step.children.reduce(0) { $0 + $1.numbers("tableValues").count }) / 100
            case "feFlood", "feOffset": steps = 15
            default: steps += Double(step.children.count) * 30
            }
            try spend(area * steps + 50_000, "its filter “\(name)” takes too long")
        }
    }
}
