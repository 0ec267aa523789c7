/// A view with an identity: another identity is another view, with state of its own.
nonisolated struct IDView<Content: View, ID: Hashable>: View {
    typealias Body = Never

    let content: Content
    let id: ID

    static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { Content._viewListCount(inputs: inputs) }

    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { IDNode(view: view.value, inputs: inputs) }
    }
}

private final class IDNode<Content: View, ID: Hashable>: TypedNode<IDView<Content, ID>> {
    private var child: TypedNode<Content>!
    private var id: ID

    override init(view: IDView<Content, ID>, inputs: _ViewInputs) {
        id = view.id
        super.init(view: view, inputs: inputs)
        child = make()
    }

    private func make() -> TypedNode<Content> {
        Content._makeView(view: _GraphValue(view.content), inputs: inputs()).typed(Content.self)
    }

    override var children: [ViewNode] { [child] }

    override func makeBoxes() -> [LayoutBox] { child.boxes }

    override func apply(_ change: NodeChange) {
        if view.id == id {
            child.update(view.content, environment: environment)
        } else {
            id = view.id
            child.remove()
            child = make()
            boxesDidChange()
        }
    }
}

extension View {
    /// Binds the view's identity to a value: when it changes, the view starts anew.
    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { IDView(content: self, id: id) }
}
