/// The node of a modified view: pairs the modifier's node with that of the content.
@MainActor
final class ModifiedContentNode<Content: View, Modifier: ViewModifier>:
    ValueNode<ModifiedContent<Content, Modifier>>
{
    private let content: ViewContentSource<Content>
    private var modifierNode: ValueNode<Modifier>!

    override init(value view: ModifiedContent<Content, Modifier>, inputs: _ViewInputs) {
        let content = ViewContentSource(view.content)
        self.content = content
        super.init(value: view, inputs: inputs)
        let outputs = Modifier._makeView(modifier: _GraphValue(view.modifier), inputs: self.inputs()) { _, inputs in
            .node { content.makeNode(inputs: inputs) }
        }
        modifierNode = unsafeDowncast(outputs.node, to: ValueNode<Modifier>.self)
    }

    override var children: [ViewNode] { [modifierNode] }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(modifierNode) }

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

    override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }

    override func makeBoxes() -> [LayoutBox] { content.boxes }

    override func makeLazyRuns() -> [LazyRun] { content.lazyRuns }

    override func apply(_ change: NodeChange) { content.updateContent(environment: environment) }
}

/// The node of two modifiers: the second one's content is the first modifier with the content of both.
@MainActor
final class ConcatenatedModifierNode<First: ViewModifier, Second: ViewModifier>:
    ValueNode<ModifiedContent<First, Second>>
{
    private let first: ModifierContentSource<First>
    private var second: ValueNode<Second>!

    init(
        modifier: ModifiedContent<First, Second>, inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        let first = ModifierContentSource(modifier.content, content: content)
        self.first = first
        super.init(value: modifier, inputs: inputs)
        let outputs = Second._makeView(modifier: _GraphValue(modifier.modifier), inputs: self.inputs()) { _, inputs in
            .node { first.makeNode(inputs: inputs) }
        }
        second = unsafeDowncast(outputs.node, to: ValueNode<Second>.self)
    }

    override var children: [ViewNode] { [second] }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(second) }

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
