/// The memory that libraries take for the values of an element's properties, which they copy for each element that has them
/// by a rule or takes them over from those around.
struct VectorMemory {
    /// The length in bytes up to which a value costs no more than the element itself.
    private static let free = 64
    /// The bytes of memory for a byte of a list of lengths, of functions, of filters, and of other texts.
    private static let ofLength = 8.0
    private static let ofFunction = 8.0
    private static let ofFilter = 12.0
    private static let ofText = 1.0

    /// The bytes of each property that elements within take over, at most.
    private(set) var inherited = SIMD8<Double>.zero
    /// The bytes of what the element itself declares.
    private(set) var own = 0.0
    /// The bytes of the values of filters, masks and clip paths among them.
    private(set) var effects = 0.0

    private static let slots = [
        "stroke-dasharray": 0, "font-family": 1, "font": 1, "fill": 2, "stroke": 3, "marker-start": 4, "marker": 4,
        "marker-mid": 5, "marker-end": 6, "lang": 7,
    ]

    /// Takes a declaration.
    ///
    /// - Parameter length: The length of the value in bytes.
    mutating func add(_ name: String, length: Int) {
        guard length > Self.free else { return }
        let bytes = Double(length)
        if let slot = Self.slots[name] {
            let memory = bytes * (slot == 0 ? Self.ofLength : name == "marker" ? 3 * Self.ofText : Self.ofText)
            inherited[slot] = max(inherited[slot], memory)
            own += memory
        } else {
            let memory = name == "transform" ? Self.ofFunction : name == "filter" ? Self.ofFilter : Self.ofText
            // The value as it is declared and as it is computed.
            own += 2 * bytes * memory
            if VectorEffects.kinds[name] != nil { effects += bytes * memory }
        }
    }

    /// Takes what a rule declares as well.
    mutating func add(_ other: VectorMemory) {
        inherit(other)
        own += other.own
        effects += other.effects
    }

    /// Takes values that the element around has, where the element names `inherit`.
    mutating func add(effects bytes: Double) { own += bytes }

    /// Takes over what an element around declares.
    mutating func inherit(_ outer: VectorMemory) {
        inherited = pointwiseMax(inherited, outer.inherited)
    }

    /// The bytes of an element.
    var total: Double { inherited.sum() + own }
}
