/// Makes further copies of a content.
@MainActor
protocol VariadicSource: ViewNode {
    /// Makes a node of the whole content.
    func makeCopy(inputs: _ViewInputs) -> ViewNode

    /// Updates such a node to the present content.
    func update(copy: ViewNode, environment: EnvironmentValues)
}

/// A view of a content, as long as the content has it.
@MainActor
final class VariadicChild {
    let id: VariadicID
    private(set) weak var source: (any VariadicSource)?
    private(set) weak var node: ViewNode?
    /// The node that shows the view; nil while the root leaves it out.
    private(set) weak var place: VariadicElementNode?

    init(id: VariadicID, source: any VariadicSource) {
        self.id = id
        self.source = source
    }

    /// Adopts the view as the content has it now.
    func show(_ view: ListedView) {
        if node !== view.node {
            node?.placeEnvironment = nil
            node = view.node
            if let place { put(view.node, in: place.environment) }
        }
        // Views that the root leaves out have not appeared.
        if view.node.lineVisibility == nil {
            view.node.lineVisibility = BranchVisibility(outer: source?.elementVisibility, isShown: place != nil)
        }
    }

    /// Takes the view for a place in the root's body.
    /// - Returns: false if it stands in another place.
    func take(for place: VariadicElementNode) -> Bool {
        guard self.place == nil || self.place === place else { return false }
        self.place = place
        guard let node else { return true }
        put(node, in: place.environment)
        node.lineVisibility?.setShown(true, in: place.graph)
        return true
    }

    /// Gives the view back.
    func release(from place: VariadicElementNode) {
        guard self.place === place else { return }
        self.place = nil
        node?.lineVisibility?.setShown(false, in: place.graph)
    }

    private func put(_ node: ViewNode, in environment: EnvironmentValues) {
        node.placeEnvironment = environment
        node.update(environment: environment)
    }
}

/// Shows a view of a content at a place in the root's body.
///
/// The first place shows the content's own view. Each further one has a copy of the content, with state of its own, as
/// views have that are described twice.
final class VariadicElementNode: ValueNode<_VariadicView_Children.Element> {
    private var child: VariadicChild
    private var copy: ViewNode?

    override init(value view: _GraphValue<_VariadicView_Children.Element>, inputs: _ViewInputs) {
        child = view.value.child
        super.init(value: view, inputs: inputs)
        // The view belongs to another part of the tree.
        declaresPreferences(.all)
        take()
    }

    private func take() {
        child = view.child
        guard !child.take(for: self), let source = child.source else { return }
        let copy = source.makeCopy(inputs: inputs())
        self.copy = copy
        for listed in copy.listedViews where listed.id != child.id && listed.node !== copy {
            listed.node.lineVisibility = BranchVisibility(outer: nil, isShown: false)
        }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let copy { body(copy) }
    }

    /// The node whose view is shown.
    private var shownNode: ViewNode? {
        guard let copy else { return child.node }
        return copy.listedViews.first { $0.id == child.id }?.node
    }

    override func makeBoxes() -> [LayoutBox] {
        guard let copy else { return child.place === self ? [view.box] : [] }
        return copy.listedViews.filter { $0.id == child.id }.map(\.box)
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { shownNode?.preference(key) }

    override func apply(_ change: NodeChange) {
        if view.child !== child {
            willRemove()
            copy?.remove()
            copy = nil
            take()
        } else if let copy {
            child.source?.update(copy: copy, environment: environment)
        } else {
            _ = child.take(for: self)
        }
        if change.contains(.view) { boxesDidChange() }
    }

    override func willRemove() { child.release(from: self) }
}
