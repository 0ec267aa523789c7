/// The node of a tree: keeps the content, whose views the root's body shows where it places them.
final class VariadicNode<Root: _VariadicView_ViewRoot, Content: View>:
    ValueNode<_VariadicView.Tree<Root, Content>>, VariadicSource
{
    private var content: ChildNode<Content>!
    private var result: ChildNode<RootBody<Root>>?
    private var known: [VariadicID: VariadicChild] = [:]
    private var isApplying = false
    /// The box around several views of a root that makes a single one.
    private var group: LayoutContainerOf<VStackLayout>?

    override init(value view: _GraphValue<_VariadicView.Tree<Root, Content>>, inputs: _ViewInputs) {
        super.init(value: view, inputs: inputs)
        content = ChildNode(view.value.content, inputs: self.inputs())
        apply(.initial)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content.node) }
        if let result { body(result.node) }
    }

    private var isUnary: Bool { Root.self is any _VariadicView_UnaryViewRoot.Type }

    override var listedNodes: [ViewNode] { isUnary ? [] : result.map { [$0.node] } ?? [] }

    override func makeBoxes() -> [LayoutBox] {
        let boxes = result?.boxes ?? []
        guard isUnary, boxes.count != 1 else { return boxes }
        let group = group ?? LayoutContainerOf(layout: VStackLayout())
        self.group = group
        group.layoutDirection = environment.layoutDirection
        group.contents = boxes
        return [group]
    }

    override func makeLazyRuns() -> [LazyRun] { isUnary ? super.makeLazyRuns() : result?.lazyRuns ?? [] }

    override func childBoxesDidChange(_ child: ViewNode) {
        if child !== content.node {
            boxesDidChange()
        } else if !isApplying {
            markDirty()
        }
    }

    /// Returns what the shown views hand up, each at its place in the root's body.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { result?.node.preference(key) }

    override func apply(_ change: NodeChange) {
        isApplying = true
        if change.contains(.view) || change.contains(.environment) {
            content.update(view.content, environment: environment)
        }
        let children = _VariadicView_Children(elements: makeElements())
        isApplying = false
        if let group, group.layoutDirection != environment.layoutDirection {
            group.layoutDirection = environment.layoutDirection
            group.invalidateLayout()
        }
        let body = RootBody(root: view.root, children: children)
        if let result {
            result.update(body, environment: environment)
        } else {
            result = ChildNode(body, inputs: inputs())
        }
    }

    private func makeElements() -> [_VariadicView_Children.Element] {
        var present: [VariadicID: VariadicChild] = [:]
        let elements = content.node.listedViews.map { listed in
            var id = listed.id
            // Equal identities are told apart by their order.
            var repetition = 0
            while present[id] != nil {
                repetition += 1
                id = listed.id
                id.steps.append(.place(-repetition))
            }
            let child = known[id] ?? VariadicChild(id: id, source: self)
            present[id] = child
            child.show(listed)
            return _VariadicView_Children.Element(child: child, box: listed.box)
        }
        known = present
        return elements
    }

    func makeCopy(inputs: _ViewInputs) -> ViewNode { Content.outputs(of: view.content, inputs: inputs).node }

    func update(copy: ViewNode, environment: EnvironmentValues) {
        ChildNode<Content>(copy).update(view.content, environment: environment)
    }
}

/// The body of a root with its children.
nonisolated struct RootBody<Root: _VariadicView_ViewRoot>: View {
    typealias Body = Never

    let root: Root
    let children: _VariadicView_Children

    static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { RootBodyNode(value: view, inputs: inputs) }
    }
}

private final class RootBodyNode<Root: _VariadicView_ViewRoot>: BodyEvaluator<RootBody<Root>, Root, Root.Body> {
    override func subject(of value: RootBody<Root>) -> Root { value.root }

    override func body(of subject: Root, in value: RootBody<Root>) -> Root.Body {
        subject.body(children: value.children)
    }

    override func makeChild(at address: UnsafePointer<Root.Body>, inputs: _ViewInputs) -> ViewNode {
        Root.Body.node(at: address, inputs: inputs)
    }
}
