@_spi(Floors) import SwiftUICore

/// The boxes that a lazy container draws or keeps besides those in view, because its views change: the change that the next
/// layout belongs to, the boxes on their way out, and those whose successors are not laid out yet.
///
/// Boxes on their way out have the container as their parent.
package struct LazyDepartures {
    /// The animated change that the next layout belongs to.
    private(set) var change: LazyChange?
    /// Boxes that are being removed or are animating out of view, drawn behind the visible ones.
    private(set) var outgoing: [LayoutBox] = []
    /// The visible boxes of former runs, until the new runs are laid out; further runs may replace those before that.
    package private(set) var replaced: [LayoutBox] = []
    /// Starts the transition of an inserted view.
    var insert: @MainActor (any InsertionRemovalTransition) -> Void = { _ in }

    /// True if nothing is on its way.
    var areOver: Bool { change == nil && outgoing.isEmpty }

    mutating func begin(_ change: LazyChange) { self.change = change }

    /// Notes that the runs have changed, not only the layout.
    mutating func noteOtherRuns() { change?.hasOtherRuns = true }

    /// Replaces the change by what has become of it.
    mutating func advance(_ change: LazyChange) { self.change = change }

    /// Ends the change, and returns it.
    mutating func endChange() -> LazyChange? {
        defer { change = nil }
        return change
    }

    /// Keeps boxes that were in view until the next layout.
    mutating func replace(_ boxes: [LayoutBox]) { replaced += boxes }

    /// Discards the boxes that were replaced, because others are laid out.
    mutating func forgetReplaced() { replaced.removeAll() }

    /// Sets the boxes on their way out.
    mutating func show(_ outgoing: [LayoutBox], in container: LayoutBox) {
        self.outgoing = outgoing
        container.adopt(outgoing)
    }
}
