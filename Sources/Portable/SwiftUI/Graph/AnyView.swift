/// A view with its type erased. A value of another type replaces the view and its state.
nonisolated public struct AnyView: View {
    public typealias Body = Never

    let storage: AnyViewStorage

    nonisolated public init<V>(_ view: V) where V: View {
        storage = (view as? AnyView)?.storage ?? AnyViewStorageOf(view)
    }

    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

    nonisolated public init<V>(erasing view: V) where V: View { self.init(view) }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { AnyViewNode(value: view.value, inputs: inputs) }
    }
}

/// Knows the type of the view in an `AnyView`.
@usableFromInline class AnyViewStorage {
    @MainActor func makeNode(inputs: _ViewInputs) -> ViewNode { fatalError("AnyViewStorage is abstract") }

    /// Updates a node if it is of the view's type; returns whether it was.
    @MainActor func update(_ node: ViewNode, environment: EnvironmentValues) -> Bool { false }

    /// True if another one holds a view of the same type and value.
    func isEqual(to other: AnyViewStorage) -> Bool { self === other }

    /// True if the value is known to show nothing.
    var showsNothing: Bool { false }
}

private final class AnyViewStorageOf<V: View>: AnyViewStorage {
    let view: V

    init(_ view: V) { self.view = view }

    override var showsNothing: Bool { view.isKnownToBeEmpty }

    override func makeNode(inputs: _ViewInputs) -> ViewNode {
        if DeepStack.isLow { return DeepStack.extended { makeNode(inputs: inputs) } }
        return V._makeView(view: _GraphValue(view), inputs: inputs).node
    }

    override func update(_ node: ViewNode, environment: EnvironmentValues) -> Bool {
        guard let node = node as? ValueNode<V> else { return false }
        node.update(view, environment: environment)
        return true
    }

    override func isEqual(to other: AnyViewStorage) -> Bool {
        guard self !== other else { return true }
        guard let other = other as? AnyViewStorageOf<V> else { return false }
        return ValueComparison.areEqual(view, other.view)
    }
}

private final class AnyViewNode: ValueNode<AnyView> {
    private var child: ViewNode!

    override init(value view: AnyView, inputs: _ViewInputs) {
        super.init(value: view, inputs: inputs)
        child = view.storage.makeNode(inputs: self.inputs())
    }

    override var children: [ViewNode] { [child] }

    /// Views of other types that are gone but still on screen.
    private var leaving: LeavingViews<Int>?

    override func makeBoxes() -> [LayoutBox] { (leaving?.boxes ?? []) + child.boxes }

    override func willRemove() { leaving?.removeAll() }

    override func makeLazyRuns() -> [LazyRun] { child.lazyRuns }

    override func apply(_ change: NodeChange) {
        if DeepStack.isLow { return DeepStack.extended { apply(change) } }
        if view.storage.update(child, environment: environment) { return }
        if graph.animation != nil {
            let leaving = leaving ?? LeavingViews(owner: self)
            self.leaving = leaving
            leaving.remove(child, for: 0)
        } else {
            child.remove()
        }
        child = view.storage.makeNode(inputs: inputs())
        showInsertion(of: child)
        boxesDidChange()
    }
}
