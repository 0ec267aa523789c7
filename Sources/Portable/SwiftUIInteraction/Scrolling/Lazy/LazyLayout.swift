import Foundation
@_spi(Floors) import SwiftUICore
import ValueReflection

/// The layout of a lazy container: lines along an axis, each with one view or one per track.
@_spi(Floors) public struct LazyLayout: Equatable {
    var axis: Axis
    var alignment: Alignment
    /// Spacing between lines in points; nil for the default of 8.
    var spacing: CGFloat?
    var pinnedViews: PinnedScrollableViews
    /// The columns of a vertical grid or the rows of a horizontal one; nil for a stack.
    var tracks: [GridItem]?
    /// True if scroll targets are placed below the pinned header, as in lists.
    var clearsHeaders = false

    package init(
        axis: Axis, alignment: Alignment, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews,
        tracks: [GridItem]? = nil, clearsHeaders: Bool = false
    ) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.tracks = tracks
        self.clearsHeaders = clearsHeaders
    }

    package var gap: CGFloat { spacing ?? ViewSpacing.standard }

    public static func == (lhs: LazyLayout, rhs: LazyLayout) -> Bool {
        lhs.axis == rhs.axis && lhs.alignment == rhs.alignment && lhs.spacing == rhs.spacing
            && lhs.pinnedViews == rhs.pinnedViews && lhs.clearsHeaders == rhs.clearsHeaders
            && ValueComparison.areEqual(lhs.tracks, rhs.tracks)
    }
}

/// The lines of a lazy container, counted without creating views.
package struct LazyLines {
    /// A range of lines filled by the views of one run.
    struct Stretch {
        let run: LazyRun
        /// The first line.
        let first: Int
        /// The number of views in a line.
        let perLine: Int
        let count: Int

        var lines: Range<Int> { first..<(first + count) }

        /// The views in a line, as positions in the run.
        func views(in line: Int) -> Range<Int> {
            let start = (line - first) * perLine
            return start..<min(start + perLine, run.count)
        }
    }

    private(set) var stretches: [Stretch] = []
    package private(set) var count = 0

    /// - Parameter perLine: the number of items in a line; headers and footers have a line each.
    init(_ runs: [LazyRun], perLine: Int) {
        // Items of adjacent runs continue in the same lines, so the runs are joined.
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
        let index = stretchIndex(of: line)
        return index < stretches.count ? stretches[index] : nil
    }

    /// The stretches that overlap a range of lines.
    func stretches(in range: Range<Int>) -> ArraySlice<Stretch> {
        guard !range.isEmpty else { return [] }
        let start = stretchIndex(of: range.lowerBound)
        return stretches[start...].prefix { $0.first < range.upperBound }
    }

    /// The index of the stretch that contains a line.
    private func stretchIndex(of line: Int) -> Int {
        var (low, high) = (0, stretches.count)
        while low < high {
            let middle = (low + high) / 2
            if stretches[middle].lines.upperBound <= line { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The stretches of each section that overlaps a range of lines; whole sections.
    func sections(in range: Range<Int>) -> [ArraySlice<Stretch>] {
        guard !range.isEmpty, !stretches.isEmpty else { return [] }
        var index = stretchIndex(of: range.lowerBound)
        guard index < stretches.count else { return [] }
        if let section = stretches[index].run.section {
            while index > 0, stretches[index - 1].run.section == section { index -= 1 }
        }
        var result: [ArraySlice<Stretch>] = []
        while index < stretches.count, stretches[index].first < range.upperBound {
            let start = index
            let section = stretches[start].run.section
            index += 1
            guard section != nil else { continue }
            while index < stretches.count, stretches[index].run.section == section { index += 1 }
            result.append(stretches[start..<index])
        }
        return result
    }
}

/// Two runs, joined.
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

    func id(at index: Int) -> AnyHashable? {
        index < firstCount ? first.id(at: index) : second.id(at: index - firstCount)
    }

    func index(of id: AnyHashable) -> Int? {
        first.index(of: id) ?? second.index(of: id).map { $0 + firstCount }
    }

    func index(ofView id: AnyHashable) -> Int? {
        first.index(ofView: id) ?? second.index(ofView: id).map { $0 + firstCount }
    }

    func element(at index: Int) -> Int? {
        index < firstCount ? first.element(at: index) : second.element(at: index - firstCount)
    }

    func release(at index: Int) {
        if index < firstCount { first.release(at: index) } else { second.release(at: index - firstCount) }
    }

    func show(_ positions: Range<Int>) {
        first.show(positions.clamped(to: 0..<firstCount))
        let end = max(positions.upperBound, firstCount)
        second.show((max(positions.lowerBound, firstCount) - firstCount)..<(end - firstCount))
    }

    var made: [LayoutBox] { first.made + second.made }
}
