import Foundation

/// The work of comparing parts of selectors with an element, or with several.
struct VectorReach {
    /// The number of the elements.
    var steps = 0.0
    /// The time in nanoseconds of looking for a class among those of each, and of looking for an attribute.
    var classes = 0.0
    var attributes = 0.0
    /// The length of their attributes.
    var bytes = 0.0
    /// The sum of the numbers of elements around the same parent.
    var places = 0.0

    init() {}

    /// The work for one element.
    init(_ element: VectorElement, siblings: Int) {
        steps = 1
        places = Double(siblings)
        if let text = element.attributes["class"]?.utf8 {
            // Letters of many bytes may be spaces as well.
            let isPlain = text.allSatisfy { $0 < 0x80 }
            let words = isPlain ? text.count { $0 <= 0x20 } + 1 : 0
            classes = Double(words) * 12 + Double(text.count) * (isPlain ? 1.5 : 6)
        }
        attributes = Double(element.attributes.count) * 30
        bytes = Double(element.attributes.reduce(0) { $0 + $1.value.utf8.count })
    }

    static func += (sum: inout VectorReach, other: VectorReach) {
        sum.steps += other.steps
        sum.classes += other.classes
        sum.attributes += other.attributes
        sum.bytes += other.bytes
        sum.places += other.places
    }
}

/// The elements that comparing the selectors of style sheets visits: for each class, identifier and kind that selectors begin
/// with, those that have it, those around them, and those before these.
struct VectorReaches {
    /// The sums for the elements with one key.
    private struct Sums {
        /// The elements themselves, those with the ones around each, and also with the siblings before each of these.
        var own = VectorReach()
        var around = VectorReach()
        var before = VectorReach()

        mutating func add(_ own: VectorReach, _ around: VectorReach, _ before: VectorReach) {
            self.own += own
            self.around += around
            self.before += before
        }
    }

    /// The times in nanoseconds of comparing a part with an element that does not go on to others, of one that does, of a
    /// sibling that is counted, and of a byte of a value that is searched, also for words, and for each byte of a text whatever
    /// its case.
    private static let partTime = 27.0
    private static let stepTime = 33.0
    private static let placeTime = 15.0
    private static let byteTime = 1.5
    private static let wordTime = 5.0
    private static let foldedTime = 1.7

    private var all = Sums()
    private var sums: [String: Sums] = [:]
    /// The estimated time in nanoseconds of comparing all selectors with all elements.
    private(set) var time = 0.0

    init(of root: VectorElement, for selectors: [VectorSelector]) {
        guard !selectors.isEmpty else { return }
        for selector in selectors { for gate in selector.gates { sums[gate] = Sums() } }
        add(VectorReach(root, siblings: 1), root, around: VectorReach(), before: VectorReach())
        time = selectors.reduce(0) { $0 + time(of: $1) }
    }

    /// Adds an element and those within it.
    ///
    /// - Parameters:
    ///   - around: The work for the elements around it.
    ///   - before: The work for these, for the siblings before each of them, and for those before the element.
    private mutating func add(
        _ own: VectorReach, _ element: VectorElement, around: VectorReach, before: VectorReach
    ) {
        var (around, before) = (around, before)
        around += own
        before += own
        all.add(own, around, before)
        for key in element.keys where sums[key] != nil { sums[key]?.add(own, around, before) }
        let count = element.children.count
        for child in element.children {
            let inner = VectorReach(child, siblings: count)
            add(inner, child, around: around, before: before)
            before += inner
        }
    }

    private func time(of selector: VectorSelector) -> Double {
        let first = Double(selector.lastParts) * all.own.steps * Self.partTime
        let alone = first + Double(selector.lastClasses) * all.own.classes
        guard selector.parts > selector.lastParts else { return alone }
        var sums = all
        for gate in selector.gates {
            guard let other = self.sums[gate], other.own.steps < sums.own.steps else { continue }
            sums = other
        }
        let isFar = selector.hasSiblings || selector.nesting > 0
        let reach = isFar ? sums.before : selector.hasAncestors ? sums.around : sums.own
        var time = Double(selector.parts) * reach.steps * Self.stepTime
        time += Double(selector.classParts) * reach.classes
        time += Double(selector.attributeParts) * reach.attributes
        time += Double(selector.valueParts) * reach.bytes * Self.byteTime
        time += Double(selector.wordParts) * reach.bytes * Self.wordTime
        time += Double(selector.foldedLength) * reach.bytes * Self.foldedTime
        time += Double(selector.placeParts) * reach.places * Self.placeTime
        // Each step of a selector within a condition may visit all elements.
        return alone + time * pow(all.own.steps, Double(selector.nesting))
    }
}
