/// Stacking of series on one another, positive and negative values apart.
nonisolated struct Stacking {
    /// Series → category: where the value's segment starts and ends; NaN for gaps.
    private(set) var starts: [[Double]] = []
    private(set) var ends: [[Double]] = []
    /// The ends of each category's whole stack above and below zero.
    private(set) var tops: [Double] = []
    private(set) var bottoms: [Double] = []
    private(set) var range = ValueRange(lower: 0, upper: 0)
    /// True if a sum is larger than numbers can be, so that the ends are not where they belong.
    private(set) var overflows = false

    /// - Parameters:
    ///   - rows: The values of the series from the baseline outwards.
    ///   - categories: Number of categories to stack.
    ///   - isPercent: True to stack the shares of 1 that values have of their category, by their absolute values.
    init(_ rows: [[Double]], categories: Int, isPercent: Bool = false) {
        var above = [Double](repeating: 0, count: categories)
        var below = above
        let wholes = isPercent ? Self.wholes(rows, categories: categories) : []
        for row in rows {
            var start = [Double](repeating: .nan, count: categories)
            var end = start
            for category in 0..<min(row.count, categories) where !row[category].isNaN {
                let value = isPercent ? wholes[category].share(of: row[category]) : row[category]
                if value >= 0 {
                    start[category] = above[category]
                    above[category] = add(value, to: above[category], isPercent)
                    end[category] = above[category]
                } else {
                    start[category] = below[category]
                    below[category] = add(value, to: below[category], isPercent)
                    end[category] = below[category]
                }
            }
            starts.append(start)
            ends.append(end)
        }
        for category in 0..<categories {
            range.include(above[category])
            range.include(below[category])
        }
        tops = above
        bottoms = below
    }

    private mutating func add(_ value: Double, to level: Double, _ isPercent: Bool) -> Double {
        let sum = level + value
        if !sum.isFinite { overflows = true }
        // Rounding must not lead beyond the whole.
        if isPercent { return sum.clamped(to: -1...1) }
        return sum.clampedToFinite
    }

    /// The sum of the absolute values of one category, relative to the largest one so that it is finite.
    struct Whole {
        var largest = 0.0
        var sum = 0.0

        init(_ values: some Sequence<Double>) {
            for value in values { largest = max(largest, value.isNaN ? 0 : abs(value)) }
            guard largest > 0 else { return }
            for value in values where !value.isNaN { sum += abs(value) / largest }
        }

        /// The part of 1 that a value has; 0 where all are 0.
        func share(of value: Double) -> Double { sum > 0 ? value / largest / sum : 0 }
    }

    private static func wholes(_ rows: [[Double]], categories: Int) -> [Whole] {
        (0..<categories).map { category in
            Whole(rows.lazy.filter { $0.count > category }.map { $0[category] })
        }
    }
}
