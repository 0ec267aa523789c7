/// The node of a composed view.
@MainActor
final class BodyNode<V: View>: BodyEvaluator<V, V, V.Body> {
    override func subject(of view: V) -> V { view }

    override func body(of subject: V, in view: V) -> V.Body { subject.body }

    override func makeChild(at address: UnsafePointer<V.Body>, inputs: _ViewInputs) -> ViewNode {
        V.Body.node(at: address, inputs: inputs)
    }
}

/// The node of a composed view whose body is an `AnyView`: it owns the node of the erased view, so that none is made for the
/// `AnyView`.
@MainActor
final class ErasedBodyNode<V: View>: BodyEvaluator<V, V, AnyView>, ErasedViewOwner {
    var viewType: ObjectIdentifier?
    var leaving: LeavingViews<Int>?

    override func subject(of view: V) -> V { view }

    // The node is made for views whose body is an AnyView.
    override func body(of subject: V, in view: V) -> AnyView { unsafeBitCast(subject.body, to: AnyView.self) }

    override func makeChild(at address: UnsafePointer<AnyView>, inputs: _ViewInputs) -> ViewNode {
        makeChild(of: address.pointee.storage)
    }

    override func update(_ child: ViewNode, at address: UnsafePointer<AnyView>) { show(address.pointee.storage) }

    override func makeBoxes() -> [LayoutBox] { leavingAndPresentBoxes }

    override func willRemove() {
        super.willRemove()
        leaving?.removeAll()
    }
}
