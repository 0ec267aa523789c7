@_spi(Floors) import SwiftUICore
import SwiftUIInteraction

/// The pasteboard of the window that a view is in. Used where views are, on the main actor.
package final class PasteboardReference {
    package fileprivate(set) weak var pasteboard: TextPasteboard?

    package init() {}
}

/// Fills a reference once its view is in a tree.
package nonisolated struct PasteboardModifier: ViewModifier, Equatable {
    package typealias Body = Never

    package let reference: PasteboardReference

    package init(reference: PasteboardReference) { self.reference = reference }

    package static func == (lhs: Self, rhs: Self) -> Bool { lhs.reference === rhs.reference }

    @MainActor package static func _makeView(
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
