@_spi(Floors) import SwiftUICore

/// Animated insertion and removal of rows.
extension LazyBox {
    /// Stores the boxes on screen before an animated change.
    func noteChange(ofRuns: Bool) {
        guard wasShown, let frames = root?.frames, frames.layoutMayAnimate else { return }
        if departures.change?.round != frames.layoutCount {
            endChange()
            let items = lines.stretches.filter { $0.run.role == .item }
            departures.begin(
                LazyChange(
                    round: frames.layoutCount, before: shown + departures.outgoing,
                    hadFirst: items.first.map { window.lines.lowerBound <= $0.first } ?? true,
                    hadLast: items.last.map { window.lines.upperBound >= $0.lines.upperBound } ?? true))
        }
        if ofRuns { departures.noteOtherRuns() }
    }

    private func endChange() {
        guard let ended = departures.endChange() else { return }
        let present = Set((made.values.joined() + departures.outgoing).map { ObjectIdentifier($0) })
        release(ended.before.filter { !present.contains(ObjectIdentifier($0)) })
    }

    /// Starts the animation of boxes in view from their origins, and keeps leaving boxes on screen.
    @MainActor func move(in range: ClosedRange<CGFloat>?) {
        let old = departures.outgoing
        var outgoing = old
        let pinned = window.pinned.flatMap(\.boxes)
        if var change = departures.change, let frames = root?.frames, change.round == frames.layoutCount {
            outgoing = change.start(
                shown: shown.filter { !$0.isGap }, pinned: pinned, made: { runs.flatMap(\.source.made) }, window: range,
                axis: axis, insert: departures.insert)
            departures.advance(change)
        } else {
            endChange()
            if !old.isEmpty {
                let present = Set((shown + pinned).map { ObjectIdentifier($0) })
                outgoing = old.filter {
                    !present.contains(ObjectIdentifier($0)) && ($0.isLeaving || $0.presentation?.motion != nil)
                }
            }
        }
        // Draws new boxes below those that make room for them.
        window.lower(where: \.isFading)
        departures.show(outgoing, in: self)
        for box in outgoing {
            // A swiped row may change its layout while it leaves.
            if box.needsLayout {
                box.prepare()
                box.place(at: box.placedOrigin, proposal: box.proposal)
            }
        }
        guard !old.isEmpty else { return }
        let present = Set(
            (made.values.joined() + outgoing + (departures.change?.before ?? [])).map { ObjectIdentifier($0) })
        release(old.filter { !present.contains(ObjectIdentifier($0)) })
    }
}

extension LayoutBox {
    /// True if the box fades in, or is still shown after its removal.
    package var comesOrGoes: Bool { isLeaving || isFading }

    fileprivate var isFading: Bool { presentation.map { $0.isArriving || $0.fade != nil } ?? false }
}
