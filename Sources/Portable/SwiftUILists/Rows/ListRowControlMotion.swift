@_spi(Floors) import SwiftUICore

/// Animation of the controls beside a row's content: they enter and leave across the row's edge, while the content
/// makes room (by eye from iOS).
extension ListRowBox {
    /// A removed control that is still animating out.
    struct Departure {
        let box: LayoutBox
        let edge: HorizontalEdge
    }

    /// Replaces the control at an edge, with the current transaction of a graph.
    @MainActor func showControl(_ new: LayoutBox?, at edge: HorizontalEdge, in graph: ViewGraph) {
        let old = edge == .leading ? leading : trailing
        guard new !== old else { return }
        let moves = graph.animation != nil && wasShown
        if let new, moves {
            arrivals.insert(edge)
            new.fade(to: 1, from: 0, with: graph.transaction, in: graph.frames)
        } else {
            arrivals.remove(edge)
        }
        if edge == .leading { leading = new } else { trailing = new }
        if let old, new == nil, moves { depart(old, at: edge, in: graph) }
    }

    @MainActor private func depart(_ box: LayoutBox, at edge: HorizontalEdge, in graph: ViewGraph) {
        adopt(box)
        departures.append(Departure(box: box, edge: edge))
        var transaction = graph.transaction
        transaction.addAnimationCompletion(criteria: .removed) { [weak self, weak box] in
            guard let self, let box else { return }
            departures.removeAll { $0.box === box }
            release(box)
            invalidateDrawing()
        }
        graph.hold(transaction)
        box.fade(to: 0, from: 1, with: transaction, in: graph.frames)
    }

    /// True if a control is animating, so that it must be clipped to the edges of the row.
    var movesControls: Bool {
        !departures.isEmpty || [leading, trailing].contains { $0?.presentation?.motion != nil }
    }

    /// The present distance of the shown content from its place, in points.
    var contentWay: CGFloat {
        guard let motion = wrapped?.presentation?.motion else { return 0 }
        return motion.shown.minX - motion.target.minX
    }
}
