/// Animated insertion and removal of rows.
extension LazyBox {
    /// Stores the boxes on screen before an animated change.
    func noteChange(ofRuns: Bool) {
        guard wasShown, let frames = root?.frames, frames.layoutMayAnimate else { return }
        if change?.round != frames.layoutCount {
            endChange()
            let items = lines.stretches.filter { $0.run.role == .item }
            change = LazyChange(
                round: frames.layoutCount, before: shown + outgoing,
                hadFirst: items.first.map { shownLines.lowerBound <= $0.first } ?? true,
                hadLast: items.last.map { shownLines.upperBound >= $0.lines.upperBound } ?? true)
        }
        if ofRuns { change?.hasOtherRuns = true }
    }

    private func endChange() {
        guard let ended = change else { return }
        change = nil
        let present = Set((made.values.joined() + outgoing).map { ObjectIdentifier($0) })
        release(ended.before.filter { !present.contains(ObjectIdentifier($0)) })
    }

    /// Starts the animation of boxes in view from their origins, and keeps leaving boxes on screen.
    @MainActor func move(in window: ClosedRange<CGFloat>?) {
        let old = outgoing
        if var change, let frames = root?.frames, change.round == frames.layoutCount {
            outgoing = change.start(
                shown: shown.filter { !$0.isGap }, pinned: pinned.flatMap(\.boxes),
                made: { runs.flatMap(\.source.made) }, window: window, axis: axis,
                insert: insert)
            self.change = change
        } else {
            endChange()
            if !old.isEmpty {
                let present = Set((shown + pinned.flatMap(\.boxes)).map { ObjectIdentifier($0) })
                outgoing = old.filter {
                    !present.contains(ObjectIdentifier($0)) && ($0.isLeaving || $0.presentation?.motion != nil)
                }
            }
        }
        // Draws new boxes below those that make room for them.
        if shown.contains(where: \.isFading) { shown = shown.filter(\.isFading) + shown.filter { !$0.isFading } }
        for box in outgoing {
            box.parent = self
            // A swiped row may change its layout while it leaves.
            if box.needsLayout {
                box.prepare()
                box.place(at: box.placedOrigin, proposal: box.proposal)
            }
        }
        guard !old.isEmpty else { return }
        let present = Set((made.values.joined() + outgoing + (change?.before ?? [])).map { ObjectIdentifier($0) })
        release(old.filter { !present.contains(ObjectIdentifier($0)) })
    }
}

extension LayoutBox {
    /// True if the box fades in, or is still shown after its removal.
    var comesOrGoes: Bool { isLeaving || isFading }

    fileprivate var isFading: Bool { presentation.map { $0.isArriving || $0.fade != nil } ?? false }
}
