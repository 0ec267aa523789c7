@_spi(Floors) import SwiftUICore

/// The receiver of key events and text input.
@MainActor
package protocol KeyResponder: AnyObject {
    /// - Returns: true if the key event was handled and goes no further.
    func handle(_ event: KeyEvent) -> Bool

    /// - Returns: true if the text was used.
    func handle(_ event: TextInputEvent) -> Bool
}

/// A view that can have the focus.
@MainActor
package final class FocusItem {
    /// The node whose ancestors receive key events and focus changes.
    unowned(unsafe) let node: ViewNode
    /// Nil once the view has left the tree.
    private weak var graph: ViewGraph?
    /// The view's box on screen; determines its position in the Tab order.
    package weak var box: LayoutBox?
    package weak var responder: (any KeyResponder)?
    /// The view's own key handler while it has the focus; returns true if the key event goes no further.
    var takeKey: ((KeyEvent) -> Bool)?
    /// Called with the box in the view that keys have reached.
    var onReach: ((LayoutBox) -> Void)?
    /// Called with true when the item gains the focus, and with false when it loses it.
    package var onChange: ((Bool) -> Void)?
    /// Called when the focus ring of the focused view is to be shown or hidden.
    var onMarkChange: (() -> Void)?

    /// True if the view accepts the focus; a focused view that stops accepting it resigns it.
    package var canFocus: Bool {
        didSet {
            guard oldValue, !canFocus, isFocused else { return }
            graph?.afterUpdate { [weak self] in
                // Only an item that is still in the tree can have the focus.
                if let self, self.isFocused, !self.canFocus { self.resign() }
            }
        }
    }

    package init(node: ViewNode, canFocus: Bool) {
        self.node = node
        self.canFocus = canFocus
        graph = node.graph
        node.graph.focus.register(self)
    }

    package var isFocused: Bool { graph?.focus.focused === self }

    package func resign() {
        if isFocused { graph?.focus.move(to: nil) }
    }

    /// Unregisters the item when its view leaves the tree.
    package func remove() {
        node.graph.focus.unregister(self)
        graph = nil
    }

    /// The nodes from the view's own up to the root.
    var ancestors: UnfoldFirstSequence<ViewNode> { sequence(first: node) { $0.parent } }

    /// The nodes from the view's own up to that of its layer.
    var ancestorsOnLayer: [ViewNode] {
        var path = [node]
        while let child = path.last, let parent = child.parent, (parent as? any LayerOwner)?.isLayer(child) != true {
            path.append(parent)
        }
        return path
    }

    func isInside(_ node: ViewNode) -> Bool { ancestors.contains { $0 === node } }
}

extension ViewNode {
    /// The node of the layer that the view is on, or of the whole tree.
    var layerRoot: ViewNode {
        var node = self
        while let parent = node.parent, (parent as? any LayerOwner)?.isLayer(node) != true { node = parent }
        return node
    }
}
