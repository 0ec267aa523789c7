/// Stacking of series on one another, positive and negative values apart.
nonisolated struct Stacking {
    /// Series → category: where the value's segment starts and ends; NaN for gaps.
    private(set) var starts: [[Double]] = []
    private(set) var ends: [[Double]] = []
    /// The ends of each category's whole stack above and below zero.
    private(set) var tops: [Double] = []
    private(set) var bottoms: [Double] = []
    private(set) var range = ValueRange(lower: 0, upper: 0)

    /// - Parameters:
    ///   - rows: The values of the series from the baseline outwards.
    ///   - categories: Number of categories to stack.
    init(_ rows: [[Double]], categories: Int) {
        var above = [Double](repeating: 0, count: categories)
        var below = above
        for row in rows {
            var start = [Double](repeating: .nan, count: categories)
            var end = start
            for category in 0..<min(row.count, categories) where !row[category].isNaN {
                let value = row[category]
                if value >= 0 {
                    start[category] = above[category]
                    above[category] = min(above[category] + value, .greatestFiniteMagnitude)
                    end[category] = above[category]
                } else {
                    start[category] = below[category]
                    below[category] = max(below[category] + value, -.greatestFiniteMagnitude)
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
}
