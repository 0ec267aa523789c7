/// Reduction of a series to what pixels can show.
///
/// Per pixel column the first, the smallest, the largest and the last value stay, in their order, so that a line
/// through them covers the same pixels as a line through all (the M4 aggregation of Jugel et al., VLDB 2014).
nonisolated enum Decimation {
    /// The indices to draw of the values in a range, ascending. Gaps between kept values are kept as one index.
    /// - Parameters:
    ///   - values: The values; NaN is a gap.
    ///   - range: The visible indices.
    ///   - columns: Number of pixel columns across the range.
    ///   - places: Ascending places of the values; nil for evenly spaced ones.
    static func indices(
        _ values: [Double], in range: Range<Int>, columns: Int, places: CategoryPlaces? = nil
    ) -> [Int] {
        let range = range.clamped(to: 0..<min(values.count, places?.count ?? .max))
        guard !keepsAll(of: range.count, columns: columns) else { return Array(range) }
        if let places { return indices(values, in: range, columns: columns, by: places) }
        var result: [Int] = []
        result.reserveCapacity(columns * 5)
        values.withUnsafeBufferPointer { values in
            let step = Double(range.count) / Double(columns)
            var start = range.lowerBound
            for column in 0..<columns {
                let end = column == columns - 1 ? range.upperBound : range.lowerBound + Int(Double(column + 1) * step)
                guard start < end else { continue }
                appendExtremes(of: values, from: start, to: end, into: &result)
                start = end
            }
        }
        return result
    }

    /// True if nothing is left out of a number of values.
    static func keepsAll(of count: Int, columns: Int) -> Bool { columns <= 0 || count <= columns * 4 }

    private static func indices(
        _ values: [Double], in range: Range<Int>, columns: Int, by places: CategoryPlaces
    ) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(columns * 5)
        // Columns are those between the ends of the axis.
        let low = max(places[range.lowerBound], 0)
        let width = max(min(places[range.upperBound - 1], 1) - low, 0) / Double(columns)
        values.withUnsafeBufferPointer { values in
            var start = range.lowerBound
            for column in 1...columns where start < range.upperBound {
                let limit = column == columns ? Double.infinity : low + Double(column) * width
                let end = places.firstIndex(notBelow: limit, in: start..<range.upperBound)
                guard start < end else { continue }
                appendExtremes(of: values, from: start, to: end, into: &result)
                start = end
            }
        }
        return result
    }

    private static func appendExtremes(
        of values: UnsafeBufferPointer<Double>, from start: Int, to end: Int, into result: inout [Int]
    ) {
        var first = -1
        var last = -1
        var smallest = -1
        var largest = -1
        var gap = -1
        var low = Double.infinity
        var high = -Double.infinity
        for index in start..<end {
            let value = values[index]
            if value.isNaN {
                gap = index
                continue
            }
            if first < 0 { first = index }
            last = index
            if value < low {
                low = value
                smallest = index
            }
            if value > high {
                high = value
                largest = index
            }
        }
        guard first >= 0 else {
            result.append(start)
            return
        }
        var kept = [first, min(smallest, largest), max(smallest, largest), last]
        if gap >= 0 {
            kept.append(gap)
            kept.sort()
        }
        for index in kept where result.last != index { result.append(index) }
    }
}
