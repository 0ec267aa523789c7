/// The views of a host that exist for assistive technology only. They are made when the semantics are read for the first
/// time, so that a host which only draws does not pay for them.
@MainActor
package final class SemanticsContents {
    private(set) var areRead = false
    private var waiting: [NodeReference] = []

    /// Makes the content of a node when the semantics are first read.
    func makeLater(_ node: ViewNode & SemanticsContentMaking) { waiting.append(node.reference) }

    /// Makes the contents that have waited, and lays them out.
    package func beginReading(layOut: () -> Void) {
        guard !areRead else { return }
        areRead = true
        guard !waiting.isEmpty else { return }
        for reference in waiting { (reference.node as? any SemanticsContentMaking)?.makeContent() }
        waiting = []
        layOut()
    }
}

extension ViewGraph {
    /// The views of the tree that exist for assistive technology only.
    package var semanticsContents: SemanticsContents { attachments.object { SemanticsContents() } }
}

/// A node that makes its content when the semantics of its host are first read.
@MainActor
protocol SemanticsContentMaking {
    func makeContent()
}

/// A view that is made when the semantics of its host are first read.
nonisolated struct SemanticsContent<Content: View>: View {
    typealias Body = Never

    let content: Content

    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { SemanticsContentNode(value: view, inputs: inputs) }
    }
}

private final class SemanticsContentNode<Content: View>: ValueNode<SemanticsContent<Content>>, ContainerNode,
    SemanticsContentMaking
{
    private let box = LayoutContainerOf(layout: ZStackLayout())
    private var content: ChildNode<Content>?

    override init(value view: _GraphValue<SemanticsContent<Content>>, inputs: _ViewInputs) {
        super.init(value: view, inputs: inputs)
        box.layoutDirection = inputs.environment.layoutDirection
        if graph.semanticsContents.areRead { makeContent() } else { graph.semanticsContents.makeLater(self) }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content.node) }
    }

    override func makeBoxes() -> [LayoutBox] { [box] }

    func makeContent() {
        guard isAlive, content == nil else { return }
        let made = ChildNode(view.content, inputs: inputs(environment: environment))
        content = made
        box.contents = made.boxes
        graph.preferencesDidChange()
    }

    override func apply(_ change: NodeChange) {
        if box.layoutDirection != environment.layoutDirection {
            box.layoutDirection = environment.layoutDirection
            box.invalidateLayout()
        }
        content?.update(view.content, environment: environment)
    }

    override func childBoxesDidChange(_ child: ViewNode) { graph.markStale(self) }

    func syncContainer() { box.contents = content?.boxes ?? [] }
}
