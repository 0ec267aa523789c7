/// The number of the places where edges of a shape cross each other, for each of which libraries split both edges.
///
/// The shape is cut into slabs at heights where edges end. Two edges cross within a slab if their order at its upper
/// border is not that at its lower one, so the pairs that change their order are counted while the edges of a slab are
/// sorted. An edge that ends within a slab goes straight up and down from there, which counts some pairs more that only
/// lie above each other.
struct VectorCrossings {
    private static let mostSlabs = 1_024
    /// The most pairs of an edge and a slab.
    private static let mostParts = 250_000

    /// The number of all crossings, and of those of edges that are not equal to others before them, which cost much more.
    let count: Int
    let distinctCount: Int

    init(_ edges: [VectorEdges.Edge]) {
        guard edges.count > 3 else {
            (count, distinctCount) = (0, 0)
            return
        }
        count = Self.count(edges)
        var seen: Set<VectorEdges.Edge> = []
        let distinct = edges.filter { seen.insert($0).inserted }
        distinctCount = distinct.count < edges.count ? Self.count(distinct) : count
    }

    private static func count(_ edges: [VectorEdges.Edge]) -> Int {
        let heights = VectorSorting(count: edges.count * 2)
        defer { heights.free() }
        for (index, edge) in edges.enumerated() {
            heights.set(index * 2, edge.y0, edge.y0)
            heights.set(index * 2 + 1, edge.y1, edge.y1)
        }
        heights.sort(0..<(edges.count * 2))
        var slabCount = min(mostSlabs, max(1, edges.count / 4))
        var borders: [Double] = []
        var places: [(first: Int, last: Int)] = []
        while true {
            borders = []
            for slab in 0...slabCount {
                let height = heights.first(min(edges.count * 2 - 1, edges.count * 2 * slab / slabCount))
                if borders.last != height { borders.append(height) }
            }
            places = edges.map { place($0, borders) }
            let parts = places.reduce(0) { $0 + $1.last - $1.first + 1 }
            guard parts > mostParts, slabCount > 1 else { break }
            slabCount = max(1, slabCount / 2)
        }
        // Horizontal edges do not cross each other, though their order changes.
        let level = edges.indices.filter { edges[$0].y0 == edges[$0].y1 }
        return count(edges, places, borders) - count(level.map { edges[$0] }, level.map { places[$0] }, borders)
    }

    /// The slabs that an edge touches.
    private static func place(_ edge: VectorEdges.Edge, _ borders: [Double]) -> (first: Int, last: Int) {
        let mostSlab = max(0, borders.count - 2)
        let first = min(mostSlab, slab(below: edge.y0, borders))
        guard edge.y1 > edge.y0 else { return (first, first) }
        var last = min(mostSlab, slab(below: edge.y1, borders))
        if last > first, borders[last] == edge.y1 { last -= 1 }
        return (first, last)
    }

    /// The last border that is not below a height.
    private static func slab(below height: Double, _ borders: [Double]) -> Int {
        var (low, high) = (0, borders.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if borders[middle] <= height { low = middle } else { high = middle }
        }
        return low
    }

    private static func count(
        _ edges: [VectorEdges.Edge], _ places: [(first: Int, last: Int)], _ borders: [Double]
    ) -> Int {
        var starts = [Int](repeating: 0, count: max(2, borders.count))
        for place in places { for slab in place.first...place.last { starts[slab + 1] += 1 } }
        for slab in 1..<starts.count { starts[slab] += starts[slab - 1] }
        let sorting = VectorSorting(count: starts[starts.count - 1])
        defer { sorting.free() }
        var next = starts
        for (edge, place) in zip(edges, places) {
            let slope = edge.y1 > edge.y0 ? (edge.x1 - edge.x0) / (edge.y1 - edge.y0) : 0
            for slab in place.first...place.last {
                let isFirst = slab == place.first
                let isLast = slab == place.last
                let upper = isFirst ? edge.x0 : edge.x0 + slope * (borders[slab] - edge.y0)
                let lower = isLast ? edge.x1 : edge.x0 + slope * (borders[slab + 1] - edge.y0)
                sorting.set(next[slab], upper, lower)
                next[slab] += 1
            }
        }
        var count = 0
        for slab in 0..<(starts.count - 1) {
            let range = starts[slab]..<starts[slab + 1]
            sorting.sort(range)
            count += sorting.sortBySecond(range)
        }
        return count
    }
}

/// Pairs of numbers that are sorted within one memory.
struct VectorSorting {
    private let values: UnsafeMutablePointer<(Double, Double)>
    private let copies: UnsafeMutablePointer<(Double, Double)>

    init(count: Int) {
        values = .allocate(capacity: max(1, count))
        copies = .allocate(capacity: max(1, count))
        values.initialize(repeating: (0, 0), count: max(1, count))
        copies.initialize(repeating: (0, 0), count: max(1, count))
    }

    func free() {
        values.deallocate()
        copies.deallocate()
    }

    func set(_ index: Int, _ first: Double, _ second: Double) { values[index] = (first, second) }

    func first(_ index: Int) -> Double { values[index].0 }

    /// Sorts by the first numbers, and by the second ones where these are equal.
    func sort(_ range: Range<Int>) {
        _ = merge(range) { left, right in left.0 < right.0 || left.0 == right.0 && left.1 <= right.1 }
    }

    /// Sorts by the second numbers.
    /// - Returns: The number of pairs that were not in order.
    func sortBySecond(_ range: Range<Int>) -> Int {
        merge(range) { left, right in left.1 <= right.1 }
    }

    private func merge(
        _ range: Range<Int>, _ areInOrder: ((Double, Double), (Double, Double)) -> Bool
    ) -> Int {
        var inversions = 0
        var width = 1
        while width < range.count {
            var start = range.lowerBound
            while start + width < range.upperBound {
                let middle = start + width
                let end = min(middle + width, range.upperBound)
                inversions += merge(start, middle, end, areInOrder)
                start = end
            }
            width *= 2
        }
        return inversions
    }

    private func merge(
        _ start: Int, _ middle: Int, _ end: Int, _ areInOrder: ((Double, Double), (Double, Double)) -> Bool
    ) -> Int {
        // Parts that are in order already stay.
        if areInOrder(values[middle - 1], values[middle]) { return 0 }
        var inversions = 0
        (copies + start).update(from: values + start, count: middle - start)
        var left = start
        var right = middle
        var target = start
        while left < middle, right < end {
            if areInOrder(copies[left], values[right]) {
                values[target] = copies[left]
                left += 1
            } else {
                values[target] = values[right]
                right += 1
                inversions += middle - left
            }
            target += 1
        }
        while left < middle {
            values[target] = copies[left]
            left += 1
            target += 1
        }
        return inversions
    }
}
