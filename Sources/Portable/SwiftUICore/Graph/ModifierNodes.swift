/// The node of a modifier with a single content.
@MainActor
@_spi(Floors) open class TransparentModifierNode<Modifier>: ValueNode<Modifier> {
    @exclusivity(unchecked) package private(set) final var content: ViewNode!
    /// The place in the value of the modified view; nil for a part of a pair of modifiers.
    private final let place: ModifiedPlace?

    public init(
        modifier: _GraphValue<Modifier>, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        place = inputs.modified
        super.init(value: modifier, inputs: inputs)
        self.content = content(_Graph(), self.inputs(environment: contentEnvironment())).node
    }

    open override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }

    final override var listedNodes: [ViewNode] { [content] }

    final override func adopt(_ address: UnsafeRawPointer, environment: EnvironmentValues) {
        guard let place else { return super.adopt(address, environment: environment) }
        withNewContent(at: address, of: content) {
            if let modifier = place.modifier(in: address) {
                super.adopt(modifier, environment: environment)
            } else {
                update(environment: environment)
            }
        }
    }

    open override func makeBoxes() -> [LayoutBox] { content.boxes }

    /// True if the boxes are the content's own, so that a lazy container may request them individually.
    open var passesBoxesOn: Bool { false }

    open override func makeLazyRuns() -> [LazyRun] { passesBoxesOn ? content.lazyRuns : super.makeLazyRuns() }

    /// The environment for the content.
    open func contentEnvironment() -> EnvironmentValues { environment }

    open override func apply(_ change: NodeChange) { content.updateContent(environment: contentEnvironment()) }
}

/// The node of a modifier with a body.
@MainActor
final class BodyModifierNode<Modifier: ViewModifier>: BodyEvaluator<Modifier, Modifier, Modifier.Body> {
    private let source: ModifierContent
    private let place: ModifiedPlace?

    init(
        modifier: _GraphValue<Modifier>, inputs: _ViewInputs, content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        source = ModifierContent(make: content)
        place = inputs.modified
        super.init(value: modifier, inputs: inputs)
    }

    override func adopt(_ address: UnsafeRawPointer, environment: EnvironmentValues) {
        guard let place else { return super.adopt(address, environment: environment) }
        place.source?.replace(at: address)
        if let modifier = place.modifier(in: address) { super.adopt(modifier, environment: environment) }
        place.source?.refresh(below: self)
    }

    override func subject(of modifier: Modifier) -> Modifier { modifier }

    override func body(of subject: Modifier, in modifier: Modifier) -> Modifier.Body {
        subject.body(content: _ViewModifier_Content<Modifier>(source: source))
    }

    override func makeChild(at address: UnsafePointer<Modifier.Body>, inputs: _ViewInputs) -> ViewNode {
        Modifier.Body.node(at: address, inputs: inputs)
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

    override init(value view: _GraphValue<_ViewModifier_Content<Modifier>>, inputs: _ViewInputs) {
        super.init(value: view, inputs: inputs)
        content = view.value.source.make(_Graph(), self.inputs()).node
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }

    override var listedNodes: [ViewNode] { [content] }

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
    private let place: ModifiedPlace?

    init(
        modifier: _GraphValue<ModifiedContent<First, Second>>, inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        let first = ModifierContentSource(modifier.value.content, content: content)
        self.first = first
        place = inputs.modified
        super.init(value: modifier, inputs: inputs)
        let outputs = withAddress(of: modifier.value.modifier) { modifier in
            Second._makeView(modifier: _GraphValue(at: modifier), inputs: self.inputs()) { _, inputs in
                .node { first.makeNode(inputs: inputs) }
            }
        }
        second = unsafeDowncast(outputs.node, to: ValueNode<Second>.self)
    }

    override func adopt(_ address: UnsafeRawPointer, environment: EnvironmentValues) {
        guard let place else { return super.adopt(address, environment: environment) }
        place.source?.replace(at: address)
        if let modifier = place.modifier(in: address) { super.adopt(modifier, environment: environment) }
        place.source?.refresh(below: self)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(second) }

    override var listedNodes: [ViewNode] { [second] }

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
