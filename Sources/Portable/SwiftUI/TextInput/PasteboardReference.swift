/// The pasteboard of the window that a view is in. Used where views are, on the main actor.
final class PasteboardReference {
    fileprivate(set) weak var pasteboard: TextPasteboard?
}

/// Fills a reference once its view is in a tree.
nonisolated struct PasteboardModifier: ViewModifier, Equatable {
    typealias Body = Never

    let reference: PasteboardReference

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.reference === rhs.reference }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { PasteboardNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

private final class PasteboardNode: TransparentModifierNode<PasteboardModifier> {
    override init(
        modifier: _GraphValue<PasteboardModifier>, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        modifier.value.reference.pasteboard = graph.focus.pasteboard
    }

    override var passesBoxesOn: Bool { true }
}
