import Foundation

/// The lengths of lines as far as they are known, with the mean of these for the others.
///
/// A binary indexed tree that holds only what is known: any number of lines costs nothing, and finding where a line
/// starts takes the logarithm of their number, whichever of them are known.
struct LazyExtents {
    private(set) var count = 0
    private var lengths: [Int: CGFloat] = [:]
    /// The sums of known lengths; entry i covers the lines from i − (i & −i) to i − 1.
    private var sums: [Int: Sum] = [:]
    private var total: CGFloat = 0
    /// What is known of items; headers, footers and gaps say little about the lines to come.
    private var items = Sum()
    private var itemLines: Set<Int> = []

    private struct Sum {
        var length: CGFloat = 0
        var count = 0
    }

    init(count: Int = 0) { self.count = count }

    subscript(line: Int) -> CGFloat? { lengths[line] }

    mutating func set(_ length: CGFloat, of line: Int, isItem: Bool) {
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

    var isEmpty: Bool { lengths.isEmpty }

    /// The length of a line that has not been made; one touch target (Human Interface Guidelines) before any is known.
    var mean: CGFloat {
        if items.count > 0 { return items.length / CGFloat(items.count) }
        return lengths.isEmpty ? 44 : max(total / CGFloat(lengths.count), 1)
    }

    mutating func removeAll() { self = LazyExtents(count: count) }

    /// For another number of lines; what is known of those that stay is kept.
    mutating func resize(to count: Int) {
        guard count != self.count else { return }
        let (known, items) = (lengths, itemLines)
        self = LazyExtents(count: count)
        for (line, length) in known where line < count { set(length, of: line, isItem: items.contains(line)) }
    }

    /// Where a line starts.
    func position(of line: Int, gap: CGFloat) -> CGFloat {
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

    /// The line that reaches to a position: the first one that ends after it.
    func line(at position: CGFloat, gap: CGFloat) -> Int {
        guard count > 0 else { return 0 }
        let mean = mean
        // Down the tree: from the largest stretch of lines to single ones, over each that ends before the position.
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
