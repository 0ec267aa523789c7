/// What takes the keys that text and commands are typed with.
@MainActor
protocol KeyResponder: AnyObject {
    /// - Returns: whether the key goes no further.
    func handle(_ event: KeyEvent) -> Bool

    /// - Returns: whether there was a use for the text.
    func handle(_ event: TextInputEvent) -> Bool
}

/// A view that can have the focus.
@MainActor
final class FocusItem {
    /// The node whose ancestors hear of keys and of the focus.
    unowned(unsafe) let node: ViewNode
    /// Nil once the view has left the tree.
    private weak var graph: ViewGraph?
    /// What stands for the view on screen; decides the order in which Tab goes on.
    weak var box: LayoutBox?
    weak var responder: (any KeyResponder)?
    /// What the view itself does with keys while it has the focus; returns whether the key goes no further.
    var takeKey: ((KeyEvent) -> Bool)?
    /// Called with whether the item has the focus now.
    var onChange: ((Bool) -> Void)?
    /// Called when the view that has the focus begins or ends to be marked.
    var onMarkChange: (() -> Void)?

    /// Whether the view takes the focus; one that does no longer loses it.
    var canFocus: Bool {
        didSet {
            guard oldValue, !canFocus, isFocused else { return }
            graph?.afterUpdate { [weak self] in
                // Only an item that is still in the tree can have the focus.
                if let self, self.isFocused, !self.canFocus { self.resign() }
            }
        }
    }

    init(node: ViewNode, canFocus: Bool) {
        self.node = node
        self.canFocus = canFocus
        graph = node.graph
        node.graph.focus.register(self)
    }

    var isFocused: Bool { graph?.focus.focused === self }

    func resign() {
        if isFocused { graph?.focus.move(to: nil) }
    }

    /// The view leaves the tree.
    func remove() {
        node.graph.focus.unregister(self)
        graph = nil
    }

    /// The nodes from the view's own up to the root.
    var ancestors: UnfoldFirstSequence<ViewNode> { sequence(first: node) { $0.parent } }

    /// The nodes from the view's own up to that of the layer which it is on.
    var ancestorsOnLayer: [ViewNode] {
        var path = [node]
        while let child = path.last, let parent = child.parent, (parent as? any LayerOwner)?.isLayer(child) != true {
            path.append(parent)
        }
        return path
    }

    func isInside(_ node: ViewNode) -> Bool { ancestors.contains { $0 === node } }
}
