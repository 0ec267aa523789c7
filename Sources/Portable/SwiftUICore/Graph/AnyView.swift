import ValueReflection

/// A view with its type erased. A value of another type replaces the view and its state.
public struct AnyView: View {
    public typealias Body = Never

    /// Views are described on any actor; what is in them is used on the main actor.
    nonisolated(unsafe) package let storage: AnyViewStorage

    nonisolated public init<V>(_ view: V) where V: View {
        // A cast of a view whose type is not AnyView costs as much as the storage.
        storage = V.self == AnyView.self ? (view as! AnyView).storage : AnyViewStorageOf(view)
    }

    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

    nonisolated public init<V>(erasing view: V) where V: View { self.init(view) }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { AnyViewNode(value: view, inputs: inputs) }
    }
}

/// Knows the type of the view in an `AnyView`.
@usableFromInline package class AnyViewStorage {
    @MainActor func makeNode(inputs: _ViewInputs) -> ViewNode { fatalError("AnyViewStorage is abstract") }

    /// The number of views that the view contributes to a container; nil if its type does not say.
    var viewCount: Int? { nil }

    /// The type of the view.
    var viewType: ObjectIdentifier { ObjectIdentifier(Self.self) }

    /// Updates a node that was made for a view of the same type.
    @MainActor func update(_ node: ViewNode, environment: EnvironmentValues) {}

    /// True if another one holds a view of the same type and value.
    package func isEqual(to other: AnyViewStorage) -> Bool { self === other }

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

    override var viewCount: Int? { V._viewListCount(inputs: _ViewListCountInputs()) }

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

/// Makes the node of its view at once, in a lazy container when that asks for its boxes.
private final class AnyViewNode: ValueNode<AnyView>, ErasedViewOwner {
    var child: ViewNode?
    var viewType: ObjectIdentifier?
    var leaving: LeavingViews<Int>?
    /// True if the child is made when it comes into view.
    private var isLazy = false

    override init(value view: _GraphValue<AnyView>, inputs: _ViewInputs) {
        viewType = view.value.storage.viewType
        super.init(value: view, inputs: inputs)
        if !isInLines { makeChild() }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) } else if isAlive, !isLazy { body(makeChild()) }
    }

    override var listedNodes: [ViewNode] { [makeChild()] }

    @discardableResult private func makeChild() -> ViewNode { child ?? makeChild(of: view.storage) }

    override func makeBoxes() -> [LayoutBox] {
        makeChild()
        return leavingAndPresentBoxes
    }

    override func willRemove() { leaving?.removeAll() }

    /// One run of as many views as the view's type says, if it does.
    override func makeLazyRuns() -> [LazyRun] {
        guard isInLines, let count = view.storage.viewCount else { return makeChild().lazyRuns }
        isLazy = true
        let present = child.map { $0.boxes.count { !$0.isLeaving } } ?? count
        return present == 0 ? [] : [LazyRun(source: AnyViewBoxes(of: self), count: present)]
    }

    override func apply(_ change: NodeChange) { show(view.storage) }

    fileprivate var madeBoxes: [LayoutBox] { child == nil ? [] : boxes }
}

/// The boxes of the view in an `AnyView`, made when a lazy container asks for one.
@MainActor
private final class AnyViewBoxes: LazySource {
    private let all: MadeBoxes
    private weak var node: AnyViewNode?

    init(of node: AnyViewNode) {
        self.node = node
        all = MadeBoxes(of: node)
    }

    func box(at index: Int) -> LayoutBox? { all.box(at: index) }

    func show(_ positions: Range<Int>) { all.show(positions) }

    func index(ofView id: AnyHashable) -> Int? {
        guard let node else { return nil }
        let boxes = node.boxes
        return node.lineView(of: id).map { view in
            view.boxes.first.flatMap { box in boxes.firstIndex { $0 === box } } ?? 0
        }
    }

    var made: [LayoutBox] { node?.madeBoxes ?? [] }
}

@available(*, unavailable)
extension AnyView: Sendable {}
