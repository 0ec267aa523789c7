import ValueReflection

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
        .node { AnyViewNode(value: view, inputs: inputs) }
    }
}

/// Knows the type of the view in an `AnyView`.
@usableFromInline class AnyViewStorage {
    @MainActor func makeNode(inputs: _ViewInputs) -> ViewNode { fatalError("AnyViewStorage is abstract") }

    /// The type of the view.
    var viewType: ObjectIdentifier { ObjectIdentifier(Self.self) }

    /// Updates a node that was made for a view of the same type.
    @MainActor func update(_ node: ViewNode, environment: EnvironmentValues) {}

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
        return V.outputs(of: view, inputs: inputs).node
    }

    override var viewType: ObjectIdentifier { ObjectIdentifier(V.self) }

    override func update(_ node: ViewNode, environment: EnvironmentValues) {
        ChildNode<V>(node).update(view, environment: environment)
    }

    override func isEqual(to other: AnyViewStorage) -> Bool {
        guard self !== other else { return true }
        guard let other = other as? AnyViewStorageOf<V> else { return false }
        return ValueComparison.areEqual(view, other.view)
    }
}

private final class AnyViewNode: ValueNode<AnyView> {
    private var child: ViewNode!
    /// The type of the view that made the child.
    private var viewType: ObjectIdentifier

    override init(value view: _GraphValue<AnyView>, inputs: _ViewInputs) {
        viewType = view.value.storage.viewType
        super.init(value: view, inputs: inputs)
        child = view.value.storage.makeNode(inputs: self.inputs())
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(child) }

    /// Views of other types that are gone but still on screen.
    private var leaving: LeavingViews<Int>?

    override func makeBoxes() -> [LayoutBox] { (leaving?.boxes ?? []) + child.boxes }

    override func willRemove() { leaving?.removeAll() }

    override func makeLazyRuns() -> [LazyRun] { child.lazyRuns }

    override func apply(_ change: NodeChange) {
        if DeepStack.isLow { return DeepStack.extended { apply(change) } }
        guard view.storage.viewType != viewType else {
            view.storage.update(child, environment: environment)
            return
        }
        viewType = view.storage.viewType
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
