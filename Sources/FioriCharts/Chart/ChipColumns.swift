/// The rows of a chip in columns, with those of a series in one column.
nonisolated struct ChipColumns: Equatable {
    /// The rows of each column.
    let ranges: [Range<Int>]

    /// The rows of the highest column.
    var height: Int { ranges.reduce(0) { max($0, $1.count) } }

    /// The lowest columns that hold all groups of rows; nil where these have no room.
    /// - Parameters:
    ///   - groups: The numbers of rows that stay together, in their order.
    ///   - count: The most columns.
    ///   - limit: The most rows of a column.
    init?(_ groups: [Int], count: Int, limit: Int) {
        let rows = groups.reduce(0, +)
        let least = max((rows + count - 1) / max(count, 1), groups.max() ?? 0)
        guard count > 0, rows > 0, least <= limit else { return nil }
        let ranges = (least...limit).lazy.map { Self.filled(groups, to: $0) }.first { $0.count <= count }
        guard let ranges else { return nil }
        self.ranges = ranges
    }

    /// The fewest columns that hold all groups of rows.
    static func fewest(_ groups: [Int], most: Int, limit: Int) -> ChipColumns? {
        (1...most).lazy.compactMap { ChipColumns(groups, count: $0, limit: limit) }.first
    }

    /// The number of groups that have room with a row after them.
    static func held(of groups: [Int], count: Int, limit: Int) -> Int {
        var (column, used, held) = (0, 0, 0)
        for (index, rows) in groups.enumerated() {
            if used + rows > limit { (column, used) = (column + 1, 0) }
            used += rows
            guard column < count, used <= limit else { break }
            if used < limit || column + 1 < count { held = index + 1 }
        }
        return held
    }

    /// Columns of at most a number of rows, each with as many groups as it has room for.
    private static func filled(_ groups: [Int], to limit: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var (start, end) = (0, 0)
        for rows in groups {
            if end + rows - start > limit {
                ranges.append(start..<end)
                start = end
            }
            end += rows
        }
        ranges.append(start..<end)
        return ranges
    }
}
