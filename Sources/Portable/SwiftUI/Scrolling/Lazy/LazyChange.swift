/// How a lazy container gets from what is on screen to its next layout when that is animated.
///
/// What is gone fades where it stood, behind the rest. What is new fades in at its place. What comes into view or goes
/// out of it moves with its neighbours, because its own place out of view may not be known.
struct LazyChange {
    /// Which layout the change belongs to; see ``FrameScheduler/layoutCount``.
    let round: Int
    /// What was on screen.
    let before: [LayoutBox]
    /// Whether the first and the last item were, so that what comes before or after them is new.
    let hadFirst: Bool
    let hadLast: Bool
    /// Whether the container has got other runs, not only another layout.
    var hasOtherRuns = false
    /// The views whose own transition has begun.
    private var arrived: Set<ObjectIdentifier> = []

    init(round: Int, before: [LayoutBox], hadFirst: Bool, hadLast: Bool) {
        self.round = round
        self.before = before
        self.hadFirst = hadFirst
        self.hadLast = hadLast
    }

    /// Has the boxes of the new layout come from where they belong.
    /// - Parameters:
    ///   - shown: the boxes in view, in the order of their lines, placed.
    ///   - pinned: the headers and footers that stay in view, be it out of line.
    ///   - made: all boxes that the container's sources have made.
    ///   - window: what is in view along the axis; nil for everything.
    ///   - insert: starts a view's own transition.
    /// - Returns: the boxes that stay on screen beside those, from back to front.
    mutating func start(
        shown: [LayoutBox], pinned: [LayoutBox], made: () -> [LayoutBox], window: ClosedRange<CGFloat>?, axis: Axis,
        insert: (TransitionControl) -> Void
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
        // Between what has stayed and its neighbours that are gone from view everything is new.
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
        // What pushes the rest away may itself reach beyond the window.
        let bounds = shown.map { $0.placedOrigin[axis]...($0.placedOrigin[axis] + $0.placedSize[axis]) }
        let lower = min(window.lowerBound, bounds.first?.lowerBound ?? window.lowerBound)
        let upper = max(window.upperBound, bounds.last?.upperBound ?? window.upperBound)
        return leaving + moveOut(rest, after: first, last, of: lower...upper, axis: axis)
    }

    /// Where a box was shown.
    private func shownStart(_ box: LayoutBox, _ axis: Axis) -> CGFloat { (box.shownOrigin ?? box.placedOrigin)[axis] }

    private mutating func arrive(_ box: LayoutBox, _ insert: (TransitionControl) -> Void) {
        if !box.isListLine, let control = box.traits[TransitionKey.self] {
            if arrived.insert(ObjectIdentifier(box)).inserted { insert(control) }
        } else if !box.wasShown {
            box.makePresentation().isArriving = true
        }
    }

    /// Places what has gone out of view just outside of it, on the side where it stood of what has stayed.
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
    /// From where the box was shown to where layout has put it.
    fileprivate var way: CGPoint { placedOrigin - (shownOrigin ?? placedOrigin) }
}
