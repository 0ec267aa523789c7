/// Reorders bidirectional text.
enum VisualOrder {
    /// Reorders from logical to visual order, left to right: rule L2 of the Unicode Bidirectional Algorithm, which
    /// reverses every sequence of a level or higher, from the highest level down to the lowest odd one.
    static func reordered<Element>(_ elements: [Element], level: (Element) -> UInt8) -> [Element] {
        let levels = elements.map(level)
        guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else { return elements }
        var order = Array(elements.indices)
        for threshold in stride(from: highest, through: lowestOdd, by: -1) {
            var index = 0
            while index < order.count {
                guard levels[order[index]] >= threshold else {
                    index += 1
                    continue
                }
                var end = index
                while end < order.count, levels[order[end]] >= threshold { end += 1 }
                order[index..<end].reverse()
                index = end
            }
        }
        return order.map { elements[$0] }
    }
}
