@_spi(Floors) import SwiftUICore

/// An animated change of a lazy container, from the boxes on screen to the next layout.
///
/// Removed views fade at their former place, behind the rest. Inserted views fade in at their place. Views that enter
/// or leave the window move with their neighbours, because their own place outside may be unknown.
struct LazyChange {
    /// The layout pass of the change; see ``FrameScheduler/layoutCount``.
    let round: Int
    /// The boxes on screen before the change.
    let before: [LayoutBox]
    /// True if the first or last item was on screen, so that boxes before or after them are new.
    let hadFirst: Bool
    let hadLast: Bool
    /// True if the runs have changed, not only the layout.
    var hasOtherRuns = false
    /// The views whose own transition has started.
    private var arrived: Set<ObjectIdentifier> = []

    init(round: Int, before: [LayoutBox], hadFirst: Bool, hadLast: Bool) {
        self.round = round
        self.before = before
        self.hadFirst = hadFirst
        self.hadLast = hadLast
    }

    /// Starts the animation of the new layout's boxes from their origins.
    /// - Parameters:
    ///   - shown: the boxes in view, in the order of their lines, placed.
    ///   - pinned: the pinned headers and footers, even away from their lines.
    ///   - made: all boxes created by the container's sources.
    ///   - window: the visible range along the axis; nil for everything.
    ///   - insert: starts a view's own transition.
    /// - Returns: the additional boxes that stay on screen, from back to front.
    mutating func start(
        shown: [LayoutBox], pinned: [LayoutBox], made: () -> [LayoutBox], window: ClosedRange<CGFloat>?, axis: Axis,
        insert: (any InsertionRemovalTransition) -> Void
    ) -> [LayoutBox] {
        let old = Set(before.map { ObjectIdentifier($0) })
        let known = shown.indices.filter { old.contains(ObjectIdentifier(shown[$0])) && shown[$0].wasShown }
        let first = known.first.map { shown[$0] }
        let last = known.last.map { shown[$0] }
        let present = Set((shown + pinned).map { ObjectIdentifier($0) })
        let others = before.filter { !present.contains(ObjectIdentifier($0)) && $0.wasShown }
        let leaving = others.filter(\.isLeaving)
        let alive = leaving.count < others.count ? Set(made().map { ObjectIdentifier($0) }) : []
        let rest = others.filter { !$0.isLeaving && alive.contains(ObjectIdentifier($0)) }
        // Between boxes that stay and their former neighbours that left the window, everything is new.
        let pushesBack = last.map { last in rest.contains { shownStart($0, axis) > shownStart(last, axis) } } ?? false
        let pushesAhead =
            first.map { first in rest.contains { shownStart($0, axis) < shownStart(first, axis) } } ?? false
        for (index, box) in shown.enumerated() where !old.contains(ObjectIdentifier(box)) {
            if let first, let start = known.first, index < start, !hadFirst, !pushesAhead {
                box.comeFrom(box.placedOrigin - first.way)
            } else if let last, let end = known.last, index > end, !hadLast, !pushesBack {
                box.comeFrom(box.placedOrigin - last.way)
            } else if hasOtherRuns {
                arrive(box, insert)
            }
        }
        guard let window, !rest.isEmpty else { return leaving }
        // The boxes that push the rest away may themselves reach beyond the window.
        let bounds = shown.map { $0.placedOrigin[axis]...($0.placedOrigin[axis] + $0.placedSize[axis]) }
        let lower = min(window.lowerBound, bounds.first?.lowerBound ?? window.lowerBound)
        let upper = max(window.upperBound, bounds.last?.upperBound ?? window.upperBound)
        return leaving + moveOut(rest, after: first, last, of: lower...upper, axis: axis)
    }

    /// The position at which a box was shown.
    private func shownStart(_ box: LayoutBox, _ axis: Axis) -> CGFloat { (box.shownOrigin ?? box.placedOrigin)[axis] }

    private mutating func arrive(_ box: LayoutBox, _ insert: (any InsertionRemovalTransition) -> Void) {
        if !box.roles.contains(.removesAsOne), let control = box.traits[TransitionKey.self] {
            if arrived.insert(ObjectIdentifier(box)).inserted { insert(control) }
        } else if !box.wasShown {
            box.makePresentation().isArriving = true
        }
    }

    /// Places boxes that have left the window just outside of it, on their former side of those that stay.
    private func moveOut(
        _ rest: [LayoutBox], after first: LayoutBox?, _ last: LayoutBox?, of window: ClosedRange<CGFloat>, axis: Axis
    ) -> [LayoutBox] {
        guard let first, let last else { return hasOtherRuns ? [] : rest }
        func start(_ box: LayoutBox) -> CGFloat { shownStart(box, axis) }
        let before = rest.filter { start($0) < start(first) }
        let after = rest.filter { start($0) >= start(first) }
        func move(_ boxes: [LayoutBox], by distance: CGFloat) {
            for box in boxes {
                var origin = box.shownOrigin ?? box.placedOrigin
                origin[axis] += distance
                box.place(at: origin, proposal: box.proposal)
            }
        }
        if let end = before.map({ start($0) + $0.placedSize[axis] }).max() {
            move(before, by: min(first.way[axis], window.lowerBound - end))
        }
        if let start = after.map(start).min() { move(after, by: max(last.way[axis], window.upperBound - start)) }
        return rest
    }
}

extension LayoutBox {
    /// The distance from where the box was shown to its place in the layout.
    fileprivate var way: CGPoint { placedOrigin - (shownOrigin ?? placedOrigin) }
}
