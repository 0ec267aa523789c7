/// Columns of numbers with a label per row, in bounded memory.
///
/// Up to a number of values all are kept. Beyond it, runs of equally many rows are reduced to four: the first, the
/// extremes in their order, and the last value of each column (a fifth is a gap where rows of a run have one), so that
/// a line through them covers the same pixels as one through all rows while there are more runs than pixels.
struct ColumnStore {
    /// The finished columns.
    struct Columns {
        var labels: LabelColumn
        /// The numbers of the labels, where they were read with them.
        var labelNumbers: [Double]?
        /// Column → row; NaN is a gap.
        var values: [[Double]]
        /// The number of rows that were read.
        var rowCount: Int

        /// Leaves out rows at the end of those that are all kept.
        mutating func dropLast(_ count: Int) {
            guard count > 0, count < rowCount, values.allSatisfy({ $0.count == rowCount }) else { return }
            for column in values.indices { values[column].removeLast(count) }
            labels = labels.ordered(by: Array(labels.indices.dropLast(count)))
            labelNumbers?.removeLast(count)
            rowCount -= count
        }
    }

    private static let runLimit = 16_384

    let columnCount: Int
    let exactLimit: Int
    private(set) var rowCount = 0
    /// Column → row.
    private var values: [[Double]]
    /// The labels; empty while they are those that their numbers make.
    private var labels = LabelColumn()
    /// The numbers of all labels; fewer than rows where some were not read.
    private var labelNumbers: [Double] = []
    /// True while each label is what its number makes (``LabelColumn/init(wholeNumbers:)``).
    private var areWholeNumbers = true
    /// The number of bytes of all labels that are kept, or of those that their numbers make.
    private(set) var labelSize = 0
    private var expectedLabels = (rows: 0, bytes: 0)
    private var runs: Runs?

    /// - Parameter exactLimit: The number of values up to which all are kept.
    init(columnCount: Int, exactLimit: Int = 1_000_000) {
        self.columnCount = columnCount
        self.exactLimit = exactLimit
        values = Array(repeating: [], count: columnCount)
    }

    static let largestLabels = 32 << 20

    /// True if rows have been reduced.
    var isReduced: Bool { runs != nil }

    /// True if another row would exceed the limit up to which all values are kept.
    /// - Parameter more: The number of rows that are about to be appended.
    func isFull(after more: Int = 0) -> Bool {
        (rowCount + more + 1) * max(columnCount, 1) > exactLimit || labelSize > Self.largestLabels
    }

    /// Makes room for rows that are expected.
    mutating func reserve(rows: Int, labelBytes: Int, hasLabelNumbers: Bool) {
        let count = min(rows, exactLimit / max(columnCount, 1))
        for column in values.indices { values[column].reserveCapacity(count) }
        expectedLabels = (count, min(labelBytes, Self.largestLabels))
        if hasLabelNumbers { labelNumbers.reserveCapacity(count) }
    }

    mutating func append(label: UnsafeBufferPointer<UInt8>, values row: UnsafeBufferPointer<Double>) {
        if runs == nil, isFull() { reduce() }
        if runs != nil {
            runs!.append(label: label) { row[$0] }
        } else {
            for column in 0..<columnCount { values[column].append(row[column]) }
            writeLabels()
            labels.append(label)
            labelSize += label.count
        }
        rowCount += 1
    }

    /// Appends the rows of a block.
    /// - Parameter hasLabelNumbers: True if each label of the block is a number.
    mutating func append(_ block: borrowing RowBlock, hasLabelNumbers: Bool) {
        guard block.count > 0 else { return }
        let sizeBeforeLast = labelSize + block.labelSize - block.label(block.count - 1).count
        if runs == nil, isFull(after: block.count - 1) || sizeBeforeLast > Self.largestLabels { reduce() }
        if runs != nil {
            for row in 0..<block.count {
                runs!.append(label: block.label(row)) { block.values[$0 * block.capacity + row] }
            }
        } else {
            for column in 0..<columnCount { values[column].append(contentsOf: block.column(column)) }
            let hasNumbers = hasLabelNumbers && labelNumbers.count == rowCount
            if !hasNumbers || areWholeNumbers && !LabelColumn.areWholeNumbers(block.labels, ends: block.ends) {
                writeLabels()
            }
            if !areWholeNumbers { labels.append(block.labels, ends: block.ends) }
            labelSize += block.labelSize
            if hasNumbers { labelNumbers.append(contentsOf: block.numbers) }
        }
        rowCount += block.count
    }

    /// Keeps labels from here on, as others than their numbers make follow.
    private mutating func writeLabels() {
        guard areWholeNumbers else { return }
        areWholeNumbers = false
        labels = LabelColumn(wholeNumbers: labelNumbers)
        labels.reserve(rows: expectedLabels.rows, bytes: expectedLabels.bytes)
    }

    /// The labels of all rows.
    private var allLabels: LabelColumn { areWholeNumbers ? LabelColumn(wholeNumbers: labelNumbers) : labels }

    private mutating func reduce() {
        var runs = Runs(columnCount: columnCount, limit: Self.runLimit)
        let labels = allLabels
        for row in labels.indices {
            labels.withBytes(of: row) { label in runs.append(label: label) { values[$0][row] } }
        }
        self.runs = runs
        removeAll()
    }

    private mutating func removeAll() {
        values = Array(repeating: [], count: columnCount)
        labels = []
        areWholeNumbers = true
        labelSize = 0
        labelNumbers = []
    }

    /// The columns; frees what the store holds.
    mutating func finish() -> Columns {
        if var runs {
            self.runs = nil
            return Columns(labels: LabelColumn(runs.labels()), values: runs.columns(), rowCount: rowCount)
        }
        defer { removeAll() }
        return Columns(
            labels: allLabels, labelNumbers: labelNumbers.count == rowCount ? labelNumbers : nil, values: values,
            rowCount: rowCount)
    }
}

/// Runs of rows with the extremes of each column.
private struct Runs {
    struct Extremes {
        var first = Double.nan
        var last = Double.nan
        var low = Double.infinity
        var high = -Double.infinity
        var isLowFirst = true
        var hasGap = false

        @inline(__always)
        mutating func include(_ value: Double) {
            guard !value.isNaN else {
                hasGap = true
                return
            }
            if first.isNaN { first = value }
            last = value
            if value < low {
                low = value
                isLowFirst = false
            }
            if value > high {
                high = value
                isLowFirst = true
            }
        }

        func joined(with next: Extremes) -> Extremes {
            guard !first.isNaN else {
                var result = next
                result.hasGap = true
                return result
            }
            var result = self
            result.hasGap = hasGap || next.hasGap
            guard !next.first.isNaN else { return result }
            result.last = next.last
            let takesLow = next.low < low
            let takesHigh = next.high > high
            if takesLow { result.low = next.low }
            if takesHigh { result.high = next.high }
            if takesLow != takesHigh {
                result.isLowFirst = takesHigh
            } else if takesLow {
                result.isLowFirst = next.isLowFirst
            }
            return result
        }
    }

    let columnCount: Int
    let limit: Int
    private var rowsPerRun = 1
    private var rowsInLast = 0
    /// Run by run, and in a run column by column.
    private var extremes: [Extremes] = []
    private var firstLabels: [String] = []
    private var lastLabels: [String] = []
    private var lastLabel: [UInt8] = []

    init(columnCount: Int, limit: Int) {
        self.columnCount = columnCount
        self.limit = limit
        extremes.reserveCapacity(columnCount * limit)
    }

    /// - Parameter value: The value of each column.
    @inline(__always)
    mutating func append(label: UnsafeBufferPointer<UInt8>, _ value: (Int) -> Double) {
        if rowsInLast == rowsPerRun || extremes.isEmpty { startRun(label) }
        rowsInLast += 1
        let base = extremes.count - columnCount
        extremes.withUnsafeMutableBufferPointer { extremes in
            for column in 0..<columnCount { extremes[base + column].include(value(column)) }
        }
        lastLabel.removeAll(keepingCapacity: true)
        lastLabel.append(contentsOf: label)
    }

    private mutating func startRun(_ label: UnsafeBufferPointer<UInt8>) {
        endRun()
        if firstLabels.count == limit { halve() }
        rowsInLast = 0
        firstLabels.append(String(decoding: label, as: UTF8.self))
        extremes.append(contentsOf: repeatElement(Extremes(), count: columnCount))
    }

    private mutating func endRun() {
        if lastLabels.count < firstLabels.count { lastLabels.append(String(decoding: lastLabel, as: UTF8.self)) }
    }

    private mutating func halve() {
        let count = firstLabels.count / 2
        for run in 0..<count {
            for column in 0..<columnCount {
                extremes[run * columnCount + column] = extremes[2 * run * columnCount + column].joined(
                    with: extremes[(2 * run + 1) * columnCount + column])
            }
            firstLabels[run] = firstLabels[2 * run]
            lastLabels[run] = lastLabels[2 * run + 1]
        }
        extremes.removeLast(extremes.count - count * columnCount)
        firstLabels.removeLast(firstLabels.count - count)
        lastLabels.removeLast(lastLabels.count - count)
        rowsPerRun *= 2
    }

    private var hasGaps: Bool { extremes.contains { $0.hasGap } }

    /// Labels of the kept rows; those of the extremes are the nearer ends of their run.
    mutating func labels() -> [String] {
        endRun()
        let hasGaps = hasGaps
        return zip(firstLabels, lastLabels).flatMap { first, last in
            hasGaps ? [first, first, last, last, last] : [first, first, last, last]
        }
    }

    func columns() -> [[Double]] {
        let hasGaps = hasGaps
        return (0..<columnCount).map { column in
            var result: [Double] = []
            result.reserveCapacity(firstLabels.count * (hasGaps ? 5 : 4))
            for run in firstLabels.indices {
                let part = extremes[run * columnCount + column]
                if part.first.isNaN {
                    result += [.nan, .nan, .nan, .nan]
                } else {
                    let (one, two) = part.isLowFirst ? (part.low, part.high) : (part.high, part.low)
                    result += [part.first, one, two, part.last]
                }
                if hasGaps { result.append(part.hasGap ? .nan : part.last) }
            }
            return result
        }
    }
}
