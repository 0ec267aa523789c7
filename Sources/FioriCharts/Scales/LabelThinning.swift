/// Choice of the labels that are shown where not all of them have room.
nonisolated enum LabelThinning {
    /// Tries every second label, every third and so on, each time with the first and the last, until one choice has room.
    ///
    /// A stride that meets the last label by itself is preferred to a shorter one that does not, up to half as long again,
    /// so that the distances are equal. Otherwise the last distance differs: it is more than half a stride and less than one
    /// and a half.
    /// - Parameters:
    ///   - count: The number of labels.
    ///   - start: A stride below which no choice is tried; at least 2.
    ///   - place: Places the labels at indices in ascending order; nil if they have no room.
    /// - Returns: nil when even the first and the last have no room together.
    static func thinned<Placed>(count: Int, from start: Int, place: ([Int]) -> Placed?) -> Placed? {
        guard count > 1 else { return nil }
        let last = count - 1
        var stride = max(2, start)
        while stride < last {
            for choice in withEnds(count: count, stride: stride) {
                guard let placed = place(choice) else { continue }
                guard last % stride != 0 else { return placed }
                for even in stride...max(stride, stride * 3 / 2) where last % even == 0 {
                    if let equal = place(regular(count: count, stride: even)) { return equal }
                }
                return placed
            }
            stride += max(1, stride / 8)
        }
        return place([0, last])
    }

    /// The first index and each after a stride.
    private static func regular(count: Int, stride: Int) -> [Int] {
        Array(Swift.stride(from: 0, to: count, by: stride))
    }

    /// The choices of a stride, the fullest first: the last label follows the one before it, or takes its place.
    static func withEnds(count: Int, stride: Int) -> [[Int]] {
        let last = count - 1
        let regular = regular(count: count, stride: stride)
        let rest = last % stride
        if rest == 0 { return [regular] }
        let replaced = (regular.count > 1 ? Array(regular.dropLast()) : regular) + [last]
        return rest * 2 > stride ? [regular + [last], replaced] : [replaced]
    }

    /// The multiples of a stride in a range, for a part of an axis that moves: a label keeps its place while it is in sight.
    static func multiples(of stride: Int, in range: Range<Int>) -> [Int] {
        let first = (range.lowerBound + stride - 1) / stride * stride
        return Array(Swift.stride(from: first, to: range.upperBound, by: stride))
    }
}
