/// The node of a modified view: pairs the modifier's node with that of the content.
@MainActor
final class ModifiedContentNode<Content: View, Modifier: ViewModifier>:
    ValueNode<ModifiedContent<Content, Modifier>>
{
    private let content: ContentSource<Content, ValueNode<Content>>
    private var modifierNode: ValueNode<Modifier>!

    override init(value view: ModifiedContent<Content, Modifier>, inputs: _ViewInputs) {
        let content = ContentSource<Content, ValueNode<Content>>.view(view.content)
        self.content = content
        super.init(value: view, inputs: inputs)
        let outputs = Modifier._makeView(modifier: _GraphValue(view.modifier), inputs: self.inputs()) { _, inputs in
            .node { content.makeNode(inputs: inputs) }
        }
        modifierNode = unsafeDowncast(outputs.node, to: ValueNode<Modifier>.self)
    }

    override var children: [ViewNode] { [modifierNode] }

    override func makeBoxes() -> [LayoutBox] { modifierNode.boxes }

    override func makeLazyRuns() -> [LazyRun] { modifierNode.lazyRuns }

    override func apply(_ change: NodeChange) {
        guard change.contains(.view) else {
            modifierNode.update(environment: environment)
            return
        }
        content.replace(with: view.content)
        modifierNode.update(view.modifier, environment: environment)
        content.refresh(below: self)
    }
}

/// Makes and updates the nodes of a modifier's content.
///
/// A modifier's body may use its content more than once, so one value may have several nodes.
@MainActor
class AnyContentSource {
    /// Updates a content node to the modifier's new environment, and to the newest value.
    func update(_ node: ViewNode, environment: EnvironmentValues) {}
}

@MainActor
final class ContentSource<Value, Node: ViewNode>: AnyContentSource {
    private var value: Value
    private let make: (Value, _ViewInputs) -> Node
    private let update: (Node, Value, EnvironmentValues) -> Void
    private var nodes: [Entry] = []

    private struct Entry {
        weak var node: Node?
        var isStale = false
    }

    init(
        _ value: Value, make: @escaping (Value, _ViewInputs) -> Node,
        update: @escaping (Node, Value, EnvironmentValues) -> Void
    ) {
        self.value = value
        self.make = make
        self.update = update
    }

    func makeNode(inputs: _ViewInputs) -> ViewNode {
        var inputs = inputs
        inputs.isModified = true
        let node = make(value, inputs)
        nodes.removeAll { $0.node?.isAlive != true }
        nodes.append(Entry(node: node))
        node.contentSource = self
        return node
    }

    /// Replaces the value; ``refresh(below:)`` updates the nodes that the modifier does not reach itself.
    func replace(with newValue: Value) {
        value = newValue
        for index in nodes.indices { nodes[index].isStale = true }
    }

    override func update(_ node: ViewNode, environment: EnvironmentValues) {
        guard let index = nodes.firstIndex(where: { $0.node === node }), let node = nodes[index].node else { return }
        nodes[index].isStale = false
        update(node, value, environment)
    }

    /// - Parameter owner: the node that has changed; nodes between it and the content may change transactions.
    func refresh(below owner: ViewNode) {
        for index in nodes.indices where nodes[index].isStale {
            nodes[index].isStale = false
            guard let node = nodes[index].node, node.isAlive else { continue }
            if owner.graph.hasTransactionChanges {
                owner.graph.within(node.transaction(below: owner)) { update(node, value, node.environment) }
            } else {
                update(node, value, node.environment)
            }
        }
    }
}

extension ContentSource {
    static func view<V: View>(_ view: V) -> ContentSource<V, ValueNode<V>> {
        .init(view) { view, inputs in
            V._makeView(view: _GraphValue(view), inputs: inputs).typed(V.self)
        } update: { node, view, environment in
            node.update(view, environment: environment)
        }
    }

    static func modifier<M: ViewModifier>(
        _ modifier: M, content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> ContentSource<M, ValueNode<M>> {
        .init(modifier) { modifier, inputs in
            let outputs = M._makeView(modifier: _GraphValue(modifier), inputs: inputs, body: content)
            return unsafeDowncast(outputs.node, to: ValueNode<M>.self)
        } update: { node, modifier, environment in
            node.update(modifier, environment: environment)
        }
    }
}

extension ViewNode {
    /// Updates the content to the environment of a modifier, and to the content's newest value.
    func updateContent(environment: EnvironmentValues) {
        if let contentSource {
            contentSource.update(self, environment: environment)
        } else {
            update(environment: environment)
        }
    }
}

/// The node of a modifier with a single content.
@MainActor
class TransparentModifierNode<Modifier: ViewModifier>: ValueNode<Modifier> {
    private(set) final var content: ViewNode!

    init(
        modifier: Modifier, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(value: modifier, inputs: inputs)
        self.content = content(_Graph(), self.inputs(environment: contentEnvironment())).node
    }

    override var children: [ViewNode] { [content] }

    override func makeBoxes() -> [LayoutBox] { content.boxes }

    /// True if the boxes are the content's own, so that a lazy container may request them individually.
    var passesBoxesOn: Bool { false }

    override func makeLazyRuns() -> [LazyRun] { passesBoxesOn ? content.lazyRuns : super.makeLazyRuns() }

    /// The environment for the content.
    func contentEnvironment() -> EnvironmentValues { environment }

    override func apply(_ change: NodeChange) { content.updateContent(environment: contentEnvironment()) }
}

/// The node of a modifier with a body.
@MainActor
final class BodyModifierNode<Modifier: ViewModifier>: BodyEvaluator<Modifier, Modifier, Modifier.Body> {
    private let source: ModifierContent

    init(
        modifier: Modifier, inputs: _ViewInputs, content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        source = ModifierContent(make: content)
        super.init(value: modifier, inputs: inputs)
    }

    override func subject(of modifier: Modifier) -> Modifier { modifier }

    override func body(of subject: Modifier, in modifier: Modifier) -> Modifier.Body {
        subject.body(content: _ViewModifier_Content<Modifier>(source: source))
    }
}

/// The content that a modifier's placeholder inserts.
final class ModifierContent: Equatable {
    let make: (_Graph, _ViewInputs) -> _ViewOutputs

    init(make: @escaping (_Graph, _ViewInputs) -> _ViewOutputs) { self.make = make }

    static func == (lhs: ModifierContent, rhs: ModifierContent) -> Bool { lhs === rhs }
}

/// The node of the placeholder in a modifier's body.
@MainActor
final class PlaceholderNode<Modifier: ViewModifier>: ValueNode<_ViewModifier_Content<Modifier>> {
    private var content: ViewNode!

    override init(value view: _ViewModifier_Content<Modifier>, inputs: _ViewInputs) {
        super.init(value: view, inputs: inputs)
        content = view.source.make(_Graph(), self.inputs()).node
    }

    override var children: [ViewNode] { [content] }

    override func makeBoxes() -> [LayoutBox] { content.boxes }

    override func makeLazyRuns() -> [LazyRun] { content.lazyRuns }

    override func apply(_ change: NodeChange) { content.updateContent(environment: environment) }
}

/// The node of two modifiers: the second one's content is the first modifier with the content of both.
@MainActor
final class ConcatenatedModifierNode<First: ViewModifier, Second: ViewModifier>:
    ValueNode<ModifiedContent<First, Second>>
{
    private let first: ContentSource<First, ValueNode<First>>
    private var second: ValueNode<Second>!

    init(
        modifier: ModifiedContent<First, Second>, inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        let first = ContentSource<First, ValueNode<First>>.modifier(modifier.content, content: content)
        self.first = first
        super.init(value: modifier, inputs: inputs)
        let outputs = Second._makeView(modifier: _GraphValue(modifier.modifier), inputs: self.inputs()) { _, inputs in
            .node { first.makeNode(inputs: inputs) }
        }
        second = unsafeDowncast(outputs.node, to: ValueNode<Second>.self)
    }

    override var children: [ViewNode] { [second] }

    override func makeBoxes() -> [LayoutBox] { second.boxes }

    override func makeLazyRuns() -> [LazyRun] { second.lazyRuns }

    override func apply(_ change: NodeChange) {
        guard change.contains(.view) else {
            second.update(environment: environment)
            return
        }
        first.replace(with: modifier.content)
        second.update(modifier.modifier, environment: environment)
        first.refresh(below: self)
    }
}
