/// The node of a value that is evaluated to a view: a view or modifier with a body, or a style.
///
/// It owns the node of the result, the dynamic properties of the evaluated part, and the animation of the value.
/// Subclasses name that part and its body, and make the body's node: a class without requirements on its parameters is made
/// at run time without a search for their conformances.
@MainActor
@_spi(Floors) open class BodyEvaluator<Value, Subject, Content>: ValueNode<Value> {
    /// The node of the body.
    final var child: ViewNode?
    private var properties = _DynamicPropertyBuffer(of: Subject.self)
    private var motion: ValueMotion<Value>?

    public override init(value: _GraphValue<Value>, inputs: _ViewInputs) {
        super.init(value: value, inputs: inputs)
        properties.attach(to: self)
        apply(.initial)
    }

    /// The part of a value that is evaluated, whose dynamic properties are updated before.
    open func subject(of value: Value) -> Subject { preconditionFailure("\(Self.self) names no subject") }

    /// Evaluates the body. Dynamic properties that it reads register this node.
    open func body(of subject: Subject, in value: Value) -> Content { preconditionFailure("\(Self.self) has no body") }

    /// Makes the node of a body.
    open func makeChild(at address: UnsafePointer<Content>, inputs: _ViewInputs) -> ViewNode {
        preconditionFailure("\(Self.self) makes no child")
    }

    /// Updates the node of a body to a new one.
    func update(_ child: ViewNode, at address: UnsafePointer<Content>) {
        child.adopt(address, environment: environment)
    }

    public final override var passesLinesOn: Bool { true }

    public final override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }

    open override func makeBoxes() -> [LayoutBox] { child?.boxes ?? [] }

    public final override func makeLazyRuns() -> [LazyRun] { child?.lazyRuns ?? [] }

    public final override func apply(_ change: NodeChange) {
        if change == .environment, !properties.environmentDidChange(environment) {
            child?.update(environment: environment)
            return
        }
        let content = evaluate()
        withAddress(of: content) {
            if let child {
                update(child, at: $0)
            } else {
                child = makeChild(at: $0, inputs: inputs())
            }
        }
    }

    final override func didReplace(_ old: Value) {
        retarget(&motion, from: old, to: value) { [unowned self] in markDirty(Transaction()) }
    }

    /// Evaluates the body with the animated value. Reading a dynamic property while it is updated registers this node.
    private func evaluate() -> Content {
        graph.bodyEvaluations += 1
        let value = motion?.present(value) ?? value
        var subject = subject(of: value)
        let outer = ViewGraph.evaluating
        ViewGraph.evaluating = self
        defer { ViewGraph.evaluating = outer }
        properties.update(&subject, environment: environment)
        return evaluated { body(of: subject, in: value) }
    }

    final override var ownsState: Bool { properties.holdsState }

    open override func willRemove() { properties.detach() }
}
