/// The node of a composed view: evaluates `body` and owns the node of the result.
@MainActor
final class BodyNode<V: View>: TypedNode<V> {
    private var child: TypedNode<V.Body>?
    private var properties: _DynamicPropertyBuffer
    private var motion: ValueMotion<V>?

    override init(view: V, inputs: _ViewInputs) {
        properties = _DynamicPropertyBuffer(of: V.self)
        super.init(view: view, inputs: inputs)
        properties.attach(to: self)
        apply(.initial)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func makeBoxes() -> [LayoutBox] { child?.boxes ?? [] }

    override func makeLazyRuns() -> [LazyRun] { child?.lazyRuns ?? [] }

    override func apply(_ change: NodeChange) {
        if change == .environment, !properties.environmentDidChange(environment) {
            child?.update(environment: environment)
            return
        }
        let body = evaluate()
        if let child {
            child.update(body, environment: environment)
        } else {
            let inputs = inputs()
            child = V.Body._makeView(view: _GraphValue(body), inputs: inputs).typed(V.Body.self)
        }
    }

    override func didReplace(_ old: V) {
        retarget(&motion, from: old, to: view) { [unowned self] in markDirty(Transaction()) }
    }

    private func evaluate() -> V.Body {
        graph.bodyEvaluations += 1
        var view = motion?.present(view) ?? view
        let outer = ViewGraph.evaluating
        ViewGraph.evaluating = self
        defer { ViewGraph.evaluating = outer }
        properties.update(&view, environment: environment)
        return evaluated { view.body }
    }

    override var ownsState: Bool { properties.holdsState }

    override func willRemove() { properties.detach() }
}
