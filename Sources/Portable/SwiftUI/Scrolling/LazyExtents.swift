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

    private struct Sum {
        var length: CGFloat = 0
        var count = 0
    }

    init(count: Int = 0) { self.count = count }

    subscript(line: Int) -> CGFloat? {
        get { lengths[line] }
        set {
            let old = lengths[line]
            guard old != newValue, line < count else { return }
            let change = (newValue ?? 0) - (old ?? 0)
            let step = (newValue == nil ? 0 : 1) - (old == nil ? 0 : 1)
            total += change
            lengths[line] = newValue
            var index = line + 1
            while index <= count {
                sums[index, default: Sum()].length += change
                sums[index, default: Sum()].count += step
                index += index & -index
            }
        }
    }

    var isEmpty: Bool { lengths.isEmpty }

    /// The length of a line that has not been made; one touch target (Human Interface Guidelines) before any is known.
    var mean: CGFloat { lengths.isEmpty ? 44 : total / CGFloat(lengths.count) }

    mutating func removeAll() { self = LazyExtents(count: count) }

    /// For another number of lines; what is known of those that stay is kept.
    mutating func resize(to count: Int) {
        guard count != self.count else { return }
        let known = lengths
        self = LazyExtents(count: count)
        for (line, length) in known where line < count { self[line] = length }
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
        var (low, high) = (0, max(count - 1, 0))
        while low < high {
            let middle = (low + high) / 2
            // The next line starts a gap after this one ends.
            if self.position(of: middle + 1, gap: gap) - gap <= position { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
