/// A box whose content a finger may be about to drag, as in a scroll view. It has the role
/// ``BoxRoles/hasDraggableContent``.
package protocol DraggableContentBox: LayoutBox {
    /// True if fingers can drag the content now.
    var isContentDraggable: Bool { get }
    /// The graph of the box's views.
    @MainActor var graph: ViewGraph? { get }
}

extension BoxRoles {
    /// A ``DraggableContentBox``.
    package static let hasDraggableContent = declare()
}

extension LayoutBox {
    /// The innermost box around this one whose content a finger can drag now.
    package final var enclosingDraggableContent: (any DraggableContentBox)? {
        nearestAncestor {
            guard $0.roles.contains(.hasDraggableContent), let box = $0 as? any DraggableContentBox else { return nil }
            return box.isContentDraggable ? box : nil
        }
    }
}
