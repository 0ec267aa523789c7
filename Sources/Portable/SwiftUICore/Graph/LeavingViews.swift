/// Removed views of a node whose removal is still being shown.
///
/// Their boxes keep their place, without a part in layout, hit testing and accessibility. Their state lives until the
/// removal has been shown; a view that is inserted again before continues from its present look.
@MainActor
final class LeavingViews<Key: Hashable> {
    private struct Entry {
        let key: Key
        let node: ViewNode
        let number: Int
        let boxes: [LayoutBox]
        /// The boxes on screen.
        let shown: [LayoutBox]
    }

    private var entries: [Entry] = []
    private var lastNumber = 0
    private unowned(unsafe) let owner: ViewNode

    init(owner: ViewNode) { self.owner = owner }

    var isEmpty: Bool { entries.isEmpty }

    /// The boxes of leaving views that are still on screen, the oldest first.
    var boxes: [LayoutBox] {
        entries.flatMap { entry in
            // A view that changes while it leaves may have new boxes.
            for box in entry.node.boxes { box.makePresentation().isLeaving = true }
            return entry.node.boxes
        }
    }

    /// Removes a view's node: immediately, or after its removal has been shown.
    func remove(_ node: ViewNode, for key: Key) {
        let graph = owner.graph
        guard graph.animation != nil else {
            node.remove()
            return
        }
        let boxes = owner.isShownAtOnce ? node.boxes : node.lazyRuns.flatMap(\.source.made)
        let shown = boxes.filter(\.isOnScreen)
        guard !shown.isEmpty else {
            node.remove()
            return
        }
        lastNumber += 1
        let number = lastNumber
        entries.append(Entry(key: key, node: node, number: number, boxes: boxes, shown: shown))
        var transaction = graph.transaction
        transaction.addAnimationCompletion(criteria: .removed) { [weak self] in self?.finish(number) }
        graph.hold(transaction)
        for box in boxes { box.makePresentation().isLeaving = true }
        for box in shown {
            if let line = box.wholeAround {
                line.fade(to: 0, from: 1, with: transaction, in: graph.frames)
            } else if let control = box.traits[TransitionKey.self] {
                control.remove(with: transaction)
            } else {
                box.fade(to: 0, from: 1, with: transaction, in: graph.frames)
            }
        }
    }

    private func finish(_ number: Int) {
        guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
        end(entries.remove(at: index))
        owner.boxesDidChange()
    }

    private func end(_ entry: Entry) {
        for box in entry.boxes { box.presentation?.isLeaving = false }
        entry.node.remove()
    }

    /// Restores the node of a leaving view.
    func restore(_ key: Key) -> ViewNode? {
        guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
        let entry = entries.remove(at: index)
        let graph = owner.graph
        for box in entry.boxes { box.presentation?.isLeaving = false }
        for box in entry.shown {
            let line = box.wholeAround
            if line == nil, let control = box.traits[TransitionKey.self] {
                control.restore(with: graph.transaction)
                continue
            }
            let box = line ?? box
            if graph.animation != nil {
                box.fade(to: 1, from: 0, with: graph.transaction, in: graph.frames)
            } else {
                box.presentation?.fade = nil
                box.invalidateDrawing()
            }
        }
        return entry.node
    }

    /// Ends all removals, because the owner itself leaves.
    func removeAll() {
        for entry in entries { end(entry) }
        entries = []
    }
}

extension ViewNode {
    /// Animates the insertion of a new node, if the current change is animated.
    final func showInsertion(of node: ViewNode) {
        guard graph.animation != nil, isShownAtOnce else { return }
        graph.hold(graph.transaction)
        for box in node.boxes {
            if let control = box.traits[TransitionKey.self] {
                control.insert(with: graph.transaction, in: graph)
            } else {
                box.fade(to: 1, from: 0, with: graph.transaction, in: graph.frames)
            }
        }
    }
}
