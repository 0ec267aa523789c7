import Foundation
@_spi(Floors) import SwiftUICore

/// The divisions of a lazy container's views into lines: the current one, and those for other cross-axis lengths that ancestors
/// try, or return to.
///
/// A division is kept once: one that becomes the current one, or is tried, leaves the others. Of these there are eight at most.
struct LazyDivisions {
    /// The current or pending division; nil until the cross-axis length is known.
    private(set) var current: LazyDivision?
    private(set) var others: [LazyDivision] = []
    /// True if ancestors have asked for the size at other cross-axis lengths, so that a change in a line concerns them.
    private(set) var isTried = false

    private static let capacity = 8

    /// Discards all divisions.
    mutating func removeAll() {
        current = nil
        others.removeAll()
    }

    /// Divides other views.
    mutating func divide(_ runs: [LazyRun]) {
        current?.divide(runs)
        others.removeAll()
    }

    /// Makes the division for a cross-axis length the current one, and keeps the former one for when its length returns.
    /// - Returns: the numbers of items in a line before and now; nil if the current division stays, or is the first one.
    mutating func turn(to length: CGFloat?, of runs: [LazyRun], _ layout: LazyLayout) -> (old: Int, new: Int)? {
        guard current == nil || current?.across != length else { return nil }
        let next = take(length, of: runs, layout)
        defer { current = next }
        guard let current else { return nil }
        keep(current)
        return (current.perLine, next.perLine)
    }

    /// Returns the division for a cross-axis length that an ancestor tries, to be given back with ``keep(_:)``.
    mutating func takeTrial(of length: CGFloat?, of runs: [LazyRun], _ layout: LazyLayout) -> LazyDivision {
        isTried = true
        return take(length, of: runs, layout)
    }

    private mutating func take(_ length: CGFloat?, of runs: [LazyRun], _ layout: LazyLayout) -> LazyDivision {
        others.firstIndex { $0.across == length }.map { others.remove(at: $0) }
            ?? LazyDivision(of: runs, across: length, layout: layout)
    }

    mutating func keep(_ division: LazyDivision) {
        if others.count == Self.capacity { others.removeFirst() }
        others.append(division)
    }

    /// Caches the measured length of a line of the current division.
    mutating func note(_ length: CGFloat, of line: Int) {
        let isItem = current?.lines.stretch(of: line)?.run.role == .item
        current?.extents.set(length, of: line, isItem: isItem)
    }

    /// Discards the divisions for other lengths, because views have changed.
    mutating func forgetOthers() { others.removeAll() }

    /// Discards the divisions for other lengths, and that ancestors have asked for them.
    mutating func forgetTrials() {
        others.removeAll()
        isTried = false
    }

    /// Takes back the divisions for other lengths after an invalidation that does not concern them.
    mutating func restoreOthers(of known: LazyDivisions) { others = known.others }

    /// Takes back the divisions for other lengths, and that ancestors have asked for them.
    mutating func restoreTrials(of known: LazyDivisions) {
        others = known.others
        isTried = known.isTried
    }
}
