/// A view with an identity: another identity is another view, with state of its own.
nonisolated struct IDView<Content: View, ID: Hashable>: View {
    typealias Body = Never

    let content: Content
    let id: ID

    static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { Content._viewListCount(inputs: inputs) }

    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { IDNode(value: view, inputs: inputs) }
    }
}

private final class IDNode<Content: View, ID: Hashable>: ValueNode<IDView<Content, ID>>, IdentifyingNode {
    private var child: ViewNode!
    private var id: ID
    /// The transition around the view: each identity goes through it by itself.
    private var transition: AnyTransition?

    private typealias Moved = ModifiedContent<Content, TransitionModifier>

    override init(value view: _GraphValue<IDView<Content, ID>>, inputs: _ViewInputs) {
        id = view.value.id
        super.init(value: view, inputs: inputs)
        transition = transitionAround
        child = make()
    }

    private func make() -> ViewNode {
        guard let transition else {
            return Content.outputs(of: view.content, inputs: inputs()).node
        }
        let moved = Moved(content: view.content, modifier: TransitionModifier(transition: transition))
        return Moved.outputs(of: moved, inputs: inputs()).node
    }

    private func updateChild() {
        guard let transition else {
            return ChildNode<Content>(child).update(view.content, environment: environment)
        }
        let moved = Moved(content: view.content, modifier: TransitionModifier(transition: transition))
        ChildNode<Moved>(child).update(moved, environment: environment)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(child) }

    /// The views of other identities that are gone but still on screen.
    private var leaving: LeavingViews<ID>?

    override func makeBoxes() -> [LayoutBox] { (leaving?.boxes ?? []) + child.boxes }

    override func makeLazyRuns() -> [LazyRun] {
        var runs = child.lazyRuns
        if let first = runs.first {
            runs[0].source = IdentifiedRun(first.source) { [weak self] in self.map { AnyHashable($0.id) } }
        }
        return runs
    }

    override func willRemove() { leaving?.removeAll() }

    /// Starts anew, or goes on with a view of the new identity that has not gone yet.
    private func exchange(_ old: ID) {
        guard graph.animation != nil || leaving?.isEmpty == false else {
            child.remove()
            child = make()
            return
        }
        let leaving = leaving ?? LeavingViews(owner: self)
        self.leaving = leaving
        leaving.remove(child, for: old)
        if let node = leaving.restore(id) {
            child = node
            updateChild()
        } else {
            child = make()
            showInsertion(of: child)
        }
    }

    var identified: [(id: AnyHashable, node: ViewNode)] { [(AnyHashable(id), child)] }

    override func apply(_ change: NodeChange) {
        if transition != nil { transition = transitionAround }
        if view.id == id {
            updateChild()
        } else {
            let old = id
            id = view.id
            exchange(old)
            boxesDidChange()
        }
    }
}

extension View {
    /// Binds the view's identity to a value: when it changes, the view starts anew.
    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { IDView(content: self, id: id) }
}
