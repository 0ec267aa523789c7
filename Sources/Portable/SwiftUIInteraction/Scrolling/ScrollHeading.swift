import Foundation
@_spi(Floors) import SwiftUICore

/// The place that a scroll view heads for or stays at: one that waits for the first layout, a line whose position layout has
/// yet to determine, and the position that a binding names.
///
/// A line is headed for until it is measured and in its place, in eight layout passes at most. An edge is held only as long as
/// the position is kept.
struct ScrollHeading {
    /// A line to show.
    struct Line {
        let lines: LazyBox
        let number: Int
        let anchor: UnitPoint?
        /// The remaining layout passes; each refines the position of the line.
        fileprivate var rounds = 8
    }

    private(set) var line: Line?
    private var afterFirstLayout: (@MainActor () -> Void)?
    /// True if the content moves to, or is at, the position that a binding names; a drag ends this.
    private(set) var keepsPosition = false
    private var edge: Edge?

    /// True if a layout pass has to be followed.
    var followsLayout: Bool { line != nil || afterFirstLayout != nil }

    /// The edge that the content stays at while its length changes; nil if it stays at its offset.
    var heldEdge: Edge? { keepsPosition ? edge : nil }

    /// Heads for a line of a lazy container.
    mutating func head(for number: Int, of lines: LazyBox, anchor: UnitPoint?) {
        line = Line(lines: lines, number: number, anchor: anchor)
    }

    /// Gives up the line.
    mutating func abandonLine() { line = nil }

    /// Notes that a layout pass has left the line at a distance from its place, in points.
    /// - Returns: true if the content is to move there.
    mutating func approach(_ distance: CGFloat) -> Bool {
        guard var line else { return false }
        line.rounds -= 1
        // The target is reached when its line is measured and the distance is still zero.
        let isKnown = line.lines.isMeasured(line.number)
        self.line = line.rounds > 0 && (distance > 0.01 || !isKnown) ? line : nil
        return distance > 0.01
    }

    /// Defers an action to the first layout, in place of an earlier one.
    mutating func wait(_ action: @escaping @MainActor () -> Void) { afterFirstLayout = action }

    /// Returns the action that has waited for the first layout, once.
    mutating func takeFirstLayoutAction() -> (@MainActor () -> Void)? {
        defer { afterFirstLayout = nil }
        return afterFirstLayout
    }

    /// Begins to keep the position that a binding names, at no edge yet.
    mutating func keepPosition() {
        keepsPosition = true
        edge = nil
    }

    /// Holds an edge as long as the position is kept.
    mutating func hold(_ edge: Edge) { self.edge = edge }

    /// Leaves the position that a binding names to a finger, or because it was not found.
    mutating func leavePosition() { keepsPosition = false }

    /// An offset with the held edge at its end of the content.
    func held(_ offset: CGPoint, in range: CGSize) -> CGPoint {
        switch heldEdge {
        case .top: CGPoint(x: offset.x, y: 0)
        case .bottom: CGPoint(x: offset.x, y: range.height)
        case .leading: CGPoint(x: 0, y: offset.y)
        case .trailing: CGPoint(x: range.width, y: offset.y)
        case nil: offset
        }
    }
}
