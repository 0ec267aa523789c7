/// A node that owns the node of an erased view.
@MainActor
protocol ErasedViewOwner: ViewNode {
    /// The node of the view; nil until it is made.
    var child: ViewNode? { get set }

    /// The type of the view of the child, which may not have been made yet; nil if it is not known.
    var viewType: ObjectIdentifier? { get set }

    /// Views of other types that are gone but still on screen.
    var leaving: LeavingViews<Int>? { get set }
}

extension ErasedViewOwner {
    func makeChild(of view: AnyViewStorage) -> ViewNode {
        let made = view.makeNode(inputs: inputs())
        child = made
        viewType = view.viewType
        return made
    }

    /// Updates the child to a new value of its view; replaces it if the view has another type.
    func show(_ view: AnyViewStorage) {
        if DeepStack.isLow { return DeepStack.extended { show(view) } }
        guard view.viewType != viewType else {
            if let child { view.update(child, environment: environment) }
            return
        }
        viewType = view.viewType
        guard let old = child else { return boxesDidChange() }
        if graph.animation != nil {
            let leaving = leaving ?? LeavingViews(owner: self)
            self.leaving = leaving
            leaving.remove(old, for: 0)
        } else {
            old.remove()
        }
        child = nil
        showInsertion(of: makeChild(of: view))
        boxesDidChange()
    }

    /// The boxes of the child, behind those of leaving views. The array of the child is shared unless views leave.
    var leavingAndPresentBoxes: [LayoutBox] {
        let boxes = child?.boxes ?? []
        return leaving.map { $0.boxes + boxes } ?? boxes
    }
}
