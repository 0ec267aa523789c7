/// Choice of the labels that are shown where not all of them have room.
nonisolated enum LabelThinning {
    /// Tries every second label, every third and so on, each time with the first and the last, until one choice has room.
    ///
    /// Strides up to half as long again are preferred if they meet the last label more nearly with as many labels, or by
    /// themselves with one label less, so that the distances are equal. Otherwise the last distance differs: it is more than half a
    /// stride and less than one and a half.
    /// - Parameters:
    ///   - count: The number of labels.
    ///   - start: A stride below which no choice is tried; at least 2.
    ///   - place: Places the labels at indices in ascending order; nil if they have no room.
    /// - Returns: nil when even the first and the last have no room together.
    static func thinned<Placed>(count: Int, from start: Int, place: ([Int]) -> Placed?) -> Placed? {
        guard count > 1 else { return nil }
        let last = count - 1
        // Of a few, distances that differ look like a fault.
        if count <= few { return even(count: count).lazy.compactMap(place).first }
        var stride = max(2, start)
        while stride < last {
            for choice in withEnds(count: count, stride: stride) {
                guard let placed = place(choice) else { continue }
                for other in moreEven(than: choice, count: count, stride: stride) {
                    if let better = place(other) { return better }
                }
                return placed
            }
            stride += max(1, stride / 8)
        }
        return place([0, last])
    }

    /// At most so many labels have equal distances in any case.
    private static let few = 6

    /// The choices of a few labels, each at equal distances: every second one, with the last or without it, then the first and
    /// the last.
    static func even(count: Int) -> [[Int]] {
        let ends = count > 1 ? [0, count - 1] : [0]
        return count > 4 ? [regular(count: count, stride: 2), ends] : [ends]
    }

    /// The choices of strides up to half as long again whose distances differ less, the most even first.
    private static func moreEven(than choice: [Int], count: Int, stride: Int) -> [[Int]] {
        let limit = unevenness(of: choice, stride)
        guard limit > 0 else { return [] }
        var found: [(choice: [Int], unevenness: Double)] = []
        for longer in stride...max(stride, (stride * 3 + 1) / 2) {
            for other in withEnds(count: count, stride: longer) {
                let value = unevenness(of: other, longer)
                // The ends alone are no even choice.
                guard value < limit, other.count >= choice.count - (value == 0 && choice.count > 3 ? 1 : 0) else {
                    continue
                }
                found.append((other, value))
            }
        }
        found.sort { $0.unevenness < $1.unevenness }
        return found.map(\.choice)
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
        // A near third label is better than the ends alone.
        let choices = rest * 2 > stride || regular.count == 2 ? [regular + [last], replaced] : [replaced]
        guard count <= mirrored else { return choices }
        // The one between the first and the last of a few stands at either side of the middle.
        return choices.flatMap { choice in choice.count == 3 ? [choice, [0, last - choice[1], last]] : [choice] }
    }

    /// At most so many labels may have the shorter distance first.
    private static let mirrored = 8

    /// The difference of the last distance from a stride, in strides.
    private static func unevenness(of choice: [Int], _ stride: Int) -> Double {
        guard choice.count > 1 else { return 0 }
        let gap = choice[choice.count - 1] - choice[choice.count - 2]
        return Double(abs(gap - stride)) / Double(stride)
    }

    /// The multiples of a stride in a range, for a part of an axis that moves: a label keeps its place while it is in sight.
    static func multiples(of stride: Int, in range: Range<Int>) -> [Int] {
        let first = (range.lowerBound + stride - 1) / stride * stride
        return Array(Swift.stride(from: first, to: range.upperBound, by: stride))
    }
}
