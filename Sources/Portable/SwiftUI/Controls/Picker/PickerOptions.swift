/// One of the views that a picker chooses from.
struct PickerOption {
    let box: LayoutBox
    /// What the view stands for: its tag, else the identity that a `ForEach` gives it.
    let tag: AnyHashable?
    /// What a reader says of it.
    let label: String
}

/// Makes a view of the single views of a content, each as it is.
nonisolated struct OptionsReader<Content: View, Result: View>: View {
    typealias Body = Never

    let content: Content
    let result: @MainActor ([PickerOption]) -> Result

    init(_ content: Content, @ViewBuilder result: @escaping @MainActor ([PickerOption]) -> Result) {
        self.content = content
        self.result = result
    }

    static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { OptionsNode(view: view.value, inputs: inputs) }
    }
}

private final class OptionsNode<Content: View, Result: View>: TypedNode<OptionsReader<Content, Result>> {
    private var content: TypedNode<Content>!
    private var result: TypedNode<Result>?
    private var isApplying = false

    override init(view: OptionsReader<Content, Result>, inputs: _ViewInputs) {
        super.init(view: view, inputs: inputs)
        content = Content._makeView(view: _GraphValue(view.content), inputs: self.inputs()).typed(Content.self)
        apply(.initial)
    }

    override var children: [ViewNode] { result.map { [content, $0] } ?? [content] }

    override func makeBoxes() -> [LayoutBox] { result?.boxes ?? [] }

    override func makeLazyRuns() -> [LazyRun] { result?.lazyRuns ?? [] }

    override func childBoxesDidChange(_ child: ViewNode) {
        if child !== content {
            boxesDidChange()
        } else if !isApplying {
            markDirty()
        }
    }

    override func apply(_ change: NodeChange) {
        isApplying = true
        if change != .initial { content.update(view.content, environment: environment) }
        let options = options()
        isApplying = false
        let value = evaluated { view.result(options) }
        if let result {
            result.update(value, environment: environment)
        } else {
            result = Result._makeView(view: _GraphValue(value), inputs: inputs()).typed(Result.self)
        }
    }

    private func options() -> [PickerOption] {
        zip(content.boxes, content.implicitTags).map { box, tag in
            var builder = SemanticsBuilder()
            let elements = builder.gather { box.describe(to: &$0) }
            let label = elements.map(\.spokenLabel).filter { !$0.isEmpty }.joined(separator: ", ")
            return PickerOption(box: box, tag: box.traits[TagKey.self] ?? tag, label: label)
        }
    }
}

/// A node that keeps a view for each element of a collection.
@MainActor
protocol IdentifiedElements: ViewNode {
    /// The elements' identities with their nodes, in the order of the data.
    var identifiedElements: [(id: AnyHashable, node: ViewNode)] { get }
}

extension ViewNode {
    /// For each box of the node, the identity that the nearest `ForEach` gives it.
    fileprivate var implicitTags: [AnyHashable?] {
        let tags: [AnyHashable?]
        if let elements = self as? any IdentifiedElements {
            _ = boxes
            tags = elements.identifiedElements.flatMap { element in
                element.node.implicitTags.map { $0 ?? element.id }
            }
        } else {
            tags = children.flatMap(\.implicitTags)
        }
        let count = boxes.count
        return tags.count == count ? tags : Array(repeating: nil, count: count)
    }
}

/// A view that is a box which another node keeps.
nonisolated struct BoxView: View {
    typealias Body = Never

    let box: LayoutBox

    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { LeafNode(view: view.value, inputs: inputs) { view, _ in view.box } }
    }
}
