/// The requests of boxes to their nodes during a layout pass.
///
/// Boxes are measured and placed without isolation, as Apple's `Layout` is: a layout of an app measures its subviews from
/// code that is not isolated. Nodes make views on the main actor. So a pass never calls a node; it notes what it lacks
/// here, and the host has that done between two passes, or at the end of one.
package final class LayoutRequests {
    /// The boxes that could not be measured, because views of theirs do not exist yet.
    private var unmeasured: [any ViewMakingBox] = []
    /// The boxes whose children wait for the end of the pass, in the order of their placement.
    private var unplaced: [any DeferredPlacementBox] = []

    /// The number of times that one layout makes missing views: more than any tree needs whose layouts propose the same
    /// sizes to their views each time.
    private static let bound = 64

    /// Notes that a box lacks views. Its size is provisional until they exist.
    package func makeViews(for box: any ViewMakingBox) { unmeasured.append(box) }

    /// Notes that the children of a box are placed at the end of the pass.
    func finishPlacement(of box: any DeferredPlacementBox) { unplaced.append(box) }

    /// Measures or places boxes until no view is missing for it.
    @MainActor package func settle<Result>(_ pass: () -> Result) -> Result {
        var result = pass()
        var rounds = 0
        while !unmeasured.isEmpty {
            makeMissingViews()
            rounds += 1
            if rounds == Self.bound {
                Log.warning(
                    "A layout still asked for other views after \(rounds) passes: it proposes another size each time")
                unmeasured = []
                break
            }
            result = pass()
        }
        return result
    }

    @MainActor private func makeMissingViews() {
        let boxes = unmeasured
        unmeasured = []
        for box in boxes { box.makeMissingViews() }
    }

    /// Places the children that wait for the end of a pass, those of outer boxes and of earlier siblings first.
    @MainActor func finishPlacements(in root: RootBox) {
        var waiting: [any DeferredPlacementBox] = []
        while true {
            waiting += unplaced.reversed()
            unplaced.removeAll(keepingCapacity: true)
            guard let box = waiting.popLast() else { return }
            // A box may have left the tree, or been placed since.
            if box.awaitsPlacement, box.root === root {
                box.awaitsPlacement = false
                box.finishPlacement(with: self)
            }
        }
    }
}

/// A box that makes views in order to be measured.
package protocol ViewMakingBox: LayoutBox {
    /// Makes the views that the last measurement lacked, and invalidates its result.
    @MainActor func makeMissingViews()
}

/// A box that places its children at the end of a layout pass, on the main actor.
package protocol DeferredPlacementBox: LayoutBox {
    /// True from the placement of the box to that of its children.
    var awaitsPlacement: Bool { get set }

    /// Places the children.
    @MainActor func finishPlacement(with requests: LayoutRequests)
}

extension DeferredPlacementBox {
    /// Notes that the children are placed at the end of the pass; called by `placeChildren()`.
    package func deferPlacement() {
        guard !awaitsPlacement, let root else { return }
        awaitsPlacement = true
        root.requests.finishPlacement(of: self)
    }
}

extension RootBox {
    /// The size of the tree for a proposal, with all views that it takes.
    @MainActor package func settledSize(for proposal: ProposedViewSize) -> CGSize {
        requests.settle {
            layOutChangedLines()
            return size(for: proposal)
        }
    }

    /// Places the tree for a proposal, with all views that it takes.
    @MainActor package func layOut(for proposal: ProposedViewSize) {
        requests.settle {
            layOutChangedLines()
            place(at: .zero, proposal: proposal)
        }
        requests.finishPlacements(in: self)
    }
}
