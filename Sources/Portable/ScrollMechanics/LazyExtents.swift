import Foundation

/// The measured lengths of lines; the mean of these estimates the others.
///
/// A binary indexed tree of the measured lengths only: unmeasured lines cost nothing, and finding the start of a line
/// takes logarithmic time in the number of lines.
package struct LazyExtents {
    package private(set) var count = 0
    private var lengths: [Int: CGFloat] = [:]
    /// The sums of measured lengths; entry i covers the lines from i − (i & −i) to i − 1.
    private var sums: [Int: Sum] = [:]
    private var total: CGFloat = 0
    /// The sum of measured items; headers, footers and gaps are not representative of further lines.
    private var items = Sum()
    private var itemLines: Set<Int> = []

    private struct Sum {
        var length: CGFloat = 0
        var count = 0
    }

    package init(count: Int = 0) { self.count = count }

    package subscript(line: Int) -> CGFloat? { lengths[line] }

    package mutating func set(_ length: CGFloat, of line: Int, isItem: Bool) {
        let old = lengths[line]
        guard old != length, line < count else { return }
        let change = length - (old ?? 0)
        let step = old == nil ? 1 : 0
        total += change
        lengths[line] = length
        if isItem {
            items.length += change
            items.count += step
            itemLines.insert(line)
        }
        var index = line + 1
        while index <= count {
            sums[index, default: Sum()].length += change
            sums[index, default: Sum()].count += step
            index += index & -index
        }
    }

    package var isEmpty: Bool { lengths.isEmpty }

    /// The estimated length of an unmeasured line; one touch target (Human Interface Guidelines) before any is
    /// measured.
    package var mean: CGFloat {
        if items.count > 0 { return items.length / CGFloat(items.count) }
        return lengths.isEmpty ? 44 : max(total / CGFloat(lengths.count), 1)
    }

    package mutating func removeAll() { self = LazyExtents(count: count) }

    /// Changes the number of lines; keeps the measured lengths of lines that remain.
    package mutating func resize(to count: Int) {
        guard count != self.count else { return }
        let (known, items) = (lengths, itemLines)
        self = LazyExtents(count: count)
        for (line, length) in known where line < count { set(length, of: line, isItem: items.contains(line)) }
    }

    /// The start of a line.
    package func position(of line: Int, gap: CGFloat) -> CGFloat {
        var known = Sum()
        var index = min(line, count)
        while index > 0 {
            if let sum = sums[index] {
                known.length += sum.length
                known.count += sum.count
            }
            index -= index & -index
        }
        return known.length + CGFloat(line - known.count) * mean + CGFloat(line) * gap
    }

    /// The line at a position: the first one that ends after it.
    package func line(at position: CGFloat, gap: CGFloat) -> Int {
        guard count > 0 else { return 0 }
        let mean = mean
        // Descends the tree from large ranges of lines to single ones, and skips each that ends before the position.
        var line = 0
        var start: CGFloat = 0
        var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
        while step > 0 {
            let next = line + step
            if next <= count {
                let known = sums[next] ?? Sum()
                let length = known.length + CGFloat(step - known.count) * mean + CGFloat(step) * gap
                // The next line starts a gap after this one ends.
                if start + length - gap <= position {
                    line = next
                    start += length
                }
            }
            step >>= 1
        }
        return min(line, count - 1)
    }
}
