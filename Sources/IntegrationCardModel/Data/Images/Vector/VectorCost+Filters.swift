/// The time that filters take.
extension VectorCost {
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
            let steps = function.name == "blur" || function.name == "drop-shadow" ? 60.0 : 20
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
            var steps = 1.0
            switch name {
            case "feGaussianBlur", "feDropShadow":
                guard most <= 500 else { throw refused("is wider than 500 pixels") }
                // Colours are made linear and back.
                steps = 80
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
}
