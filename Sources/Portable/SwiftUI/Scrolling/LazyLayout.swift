import Foundation

/// How a lazy container arranges its views: in lines along an axis, each of one view or of one per track.
struct LazyLayout: Equatable {
    var axis: Axis
    var alignment: Alignment
    /// Between lines in points; nil for the default of 8.
    var spacing: CGFloat?
    var pinnedViews: PinnedScrollableViews
    /// The columns of a vertical grid or the rows of a horizontal one; nil for a stack.
    var tracks: [GridItem]?

    var gap: CGFloat { spacing ?? ViewSpacing.standard }

    static func == (lhs: LazyLayout, rhs: LazyLayout) -> Bool {
        lhs.axis == rhs.axis && lhs.alignment == rhs.alignment && lhs.spacing == rhs.spacing
            && lhs.pinnedViews == rhs.pinnedViews && ValueComparison.areEqual(lhs.tracks, rhs.tracks)
    }
}

/// The lines of a lazy container, counted without making a view.
struct LazyLines {
    /// A stretch of lines that views of one run fill.
    struct Stretch {
        let run: LazyRun
        /// The first line.
        let first: Int
        /// Views in a line.
        let perLine: Int
        let count: Int

        var lines: Range<Int> { first..<(first + count) }

        /// The views in a line, by their position in the run.
        func views(in line: Int) -> Range<Int> {
            let start = (line - first) * perLine
            return start..<min(start + perLine, run.count)
        }
    }

    private(set) var stretches: [Stretch] = []
    private(set) var count = 0

    /// - Parameter perLine: how many items share a line; headers and footers have one each.
    init(_ runs: [LazyRun], perLine: Int) {
        // Items of several runs next to each other flow on in the same lines, so they become one run.
        for run in Self.joined(runs, perLine: perLine) {
            let views = run.role == .item ? max(1, perLine) : 1
            let lines = (run.count + views - 1) / views
            guard lines > 0 else { continue }
            stretches.append(Stretch(run: run, first: count, perLine: views, count: lines))
            count += lines
        }
    }

    private static func joined(_ runs: [LazyRun], perLine: Int) -> [LazyRun] {
        guard perLine > 1 else { return runs }
        var result: [LazyRun] = []
        for run in runs {
            guard let last = result.last, last.role == .item, run.role == .item, last.section == run.section else {
                result.append(run)
                continue
            }
            result[result.count - 1] = LazyRun(
                source: JoinedBoxes(last.source, last.count, run.source), count: last.count + run.count,
                section: run.section)
        }
        return result
    }

    func stretch(of line: Int) -> Stretch? {
        var (low, high) = (0, stretches.count)
        while low < high {
            let middle = (low + high) / 2
            if stretches[middle].lines.upperBound <= line { low = middle + 1 } else { high = middle }
        }
        return low < stretches.count ? stretches[low] : nil
    }
}

/// Two runs as one.
@MainActor
private final class JoinedBoxes: LazySource {
    nonisolated(unsafe) private let first: any LazySource
    private let firstCount: Int
    nonisolated(unsafe) private let second: any LazySource

    nonisolated init(_ first: any LazySource, _ firstCount: Int, _ second: any LazySource) {
        self.first = first
        self.firstCount = firstCount
        self.second = second
    }

    func box(at index: Int) -> LayoutBox? {
        index < firstCount ? first.box(at: index) : second.box(at: index - firstCount)
    }
}

/// The lengths of lines as far as they are known, with the mean of these for the others.
struct LazyExtents {
    private var lengths: [Int: CGFloat] = [:]
    private var sorted: [Int] = []
    private var sums: [CGFloat] = []
    private var isSorted = true
    private var total: CGFloat = 0

    subscript(line: Int) -> CGFloat? {
        get { lengths[line] }
        set {
            guard lengths[line] != newValue else { return }
            total += (newValue ?? 0) - (lengths[line] ?? 0)
            lengths[line] = newValue
            isSorted = false
        }
    }

    var isEmpty: Bool { lengths.isEmpty }

    /// The length of a line that has not been made; one touch target (Human Interface Guidelines) before any is known.
    var mean: CGFloat { lengths.isEmpty ? 44 : total / CGFloat(lengths.count) }

    mutating func removeAll() { self = LazyExtents() }

    /// Where a line starts.
    mutating func position(of line: Int, gap: CGFloat) -> CGFloat {
        if !isSorted {
            sorted = lengths.keys.sorted()
            var sum: CGFloat = 0
            sums = sorted.map { line in
                sum += lengths[line]!
                return sum
            }
            isSorted = true
        }
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] < line { low = middle + 1 } else { high = middle }
        }
        let known = low == 0 ? 0 : sums[low - 1]
        return known + CGFloat(line - low) * mean + CGFloat(line) * gap
    }

    /// The line that reaches to a position: the first one that ends after it.
    mutating func line(at position: CGFloat, of count: Int, gap: CGFloat) -> Int {
        var (low, high) = (0, max(count - 1, 0))
        while low < high {
            let middle = (low + high) / 2
            // The next line starts a gap after this one ends.
            if self.position(of: middle + 1, gap: gap) - gap <= position { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
