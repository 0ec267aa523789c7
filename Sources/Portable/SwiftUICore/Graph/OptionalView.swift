extension Optional: View where Wrapped: View {
    public typealias Body = Never

    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { OptionalNode(view, inputs: inputs) }
    }

    public var body: Never { fatalError("Optional has no body") }
}

private final class OptionalNode<Wrapped: View>: StructuralNode<Wrapped?> {
    private var child: ViewNode?
    /// The view that is gone but still on screen.
    private var leaving: LeavingViews<Bool>?

    init(_ view: _GraphValue<Wrapped?>, inputs: _ViewInputs) {
        super.init(inputs: inputs)
        if let wrapped = Self.wrapped(view.address) { child = Wrapped.node(at: wrapped, inputs: self.inputs()) }
    }

    /// The address of the view, which is that of the optional; nil for none.
    private static func wrapped(_ view: UnsafePointer<Wrapped?>) -> UnsafePointer<Wrapped>? {
        view.pointee == nil ? nil : UnsafeRawPointer(view).assumingMemoryBound(to: Wrapped.self)
    }

    override var passesLinesOn: Bool { true }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }

    override func makeBoxes() -> [LayoutBox] {
        let boxes = child?.boxes ?? []
        return leaving.map { $0.boxes + boxes } ?? boxes
    }

    override func makeLazyRuns() -> [LazyRun] { child?.lazyRuns ?? [] }

    override func willRemove() { leaving?.removeAll() }

    override func show(_ view: UnsafePointer<Wrapped?>, inOtherEnvironment: Bool) {
        let view = Self.wrapped(view)
        if let child, let view {
            child.adopt(view, environment: environment)
        } else if let child {
            if graph.animates {
                leaving = leaving ?? LeavingViews(owner: self)
                leaving?.remove(child, for: true)
            } else {
                child.remove()
            }
            self.child = nil
            boxesDidChange()
        } else if let view {
            if let node = leaving?.restore(true) {
                node.adopt(view, environment: environment)
                child = node
            } else {
                let made = Wrapped.node(at: view, inputs: inputs())
                child = made
                showInsertion(of: made)
            }
            boxesDidChange()
        }
    }
}
