/// The filters, masks and clip paths of an element. Elements within it have them once more where they name `inherit`.
struct VectorEffects {
    /// The properties, each with the name of the elements that it refers to.
    static let kinds = ["filter": "filter", "mask": "mask", "clip-path": "clipPath"]

    /// The elements that are applied, filters as often as a list names them.
    private(set) var targets: [VectorElement] = []
    private(set) var functions: [VectorStyle.FilterFunction] = []
    /// The memory of the values in bytes, and of those that are taken over from the element around.
    private(set) var memory = 0.0
    private(set) var inheritedMemory = 0.0

    init() {}

    /// The effects of an element.
    ///
    /// - Parameter outer: The effects of the element around.
    init(of style: VectorStyle, within outer: VectorEffects) {
        if !style.targets.isEmpty { targets = style.targets.filter { Self.isEffect($0) } }
        functions = style.filterFunctions
        memory = style.memory.effects
        guard !style.inheritedEffects.isEmpty else { return }
        let most = VectorStyle.mostParts + 1
        for target in outer.targets where targets.count < most && style.inheritedEffects.contains(target.name) {
            targets.append(target)
        }
        if style.inheritedEffects.contains("filter") {
            functions += outer.functions.prefix(max(0, most - functions.count))
        }
        inheritedMemory = outer.memory
        memory += outer.memory
    }

    /// True for an element that is applied to others, and does not paint them.
    static func isEffect(_ element: VectorElement) -> Bool {
        element.name == "filter" || element.name == "mask" || element.name == "clipPath"
    }
}
