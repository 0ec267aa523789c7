/// The node of a composed view.
@MainActor
final class BodyNode<V: View>: BodyEvaluator<V, V, V.Body> {
    override func subject(of view: V) -> V { view }

    override func body(of subject: V, in view: V) -> V.Body { subject.body }

    override func makeChild(at address: UnsafePointer<V.Body>, inputs: _ViewInputs) -> ViewNode {
        V.Body.node(at: address, inputs: inputs)
    }
}
