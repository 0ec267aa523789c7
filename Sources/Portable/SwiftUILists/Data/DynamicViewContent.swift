import Foundation
@_spi(Floors) import SwiftUICore

/// Views created from the elements of a collection.
nonisolated public protocol DynamicViewContent: View {
    associatedtype Data: Collection

    /// The elements.
    @MainActor @preconcurrency var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Lets people delete elements from a list; nil disables it.
    /// - Parameter action: receives the offsets of the elements in the data.
    nonisolated public func onDelete(perform action: Optional<(IndexSet) -> Void>) -> some DynamicViewContent {
        modifier(ElementEditsModifier(edit: .delete(action)))
    }

    /// Lets people move elements of a list; nil disables it.
    /// - Parameter action: receives the offsets of the elements in the data, and the offset to insert them before.
    nonisolated public func onMove(perform action: Optional<(IndexSet, Int) -> Void>) -> some DynamicViewContent {
        modifier(ElementEditsModifier(edit: .move(action)))
    }
}

/// Passes the edit actions for the content's elements to lists.
nonisolated private struct ElementEditsModifier: ViewModifier {
    typealias Body = Never

    enum Edit {
        case delete(((IndexSet) -> Void)?)
        case move(((IndexSet, Int) -> Void)?)
    }

    let edit: Edit

    @MainActor func write(_ edits: EditHandlers) {
        switch edit {
        case .delete(let action): edits.delete = action
        case .move(let action): edits.move = action
        }
    }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { ElementEditsNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

private final class ElementEditsNode: TransparentModifierNode<ElementEditsModifier> {
    private let edits = EditHandlers()

    override init(
        modifier: _GraphValue<ElementEditsModifier>, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        modifier.value.write(edits)
    }

    override func makeLazyRuns() -> [LazyRun] {
        content.lazyRuns.map { run in
            var run = run
            // Two of these modifiers around one `ForEach` merge into one set of actions.
            if let inner = run.edits { modifier.write(inner) } else { run.edits = edits }
            return run
        }
    }

    override func apply(_ change: NodeChange) {
        let allowed = (edits.delete != nil, edits.move != nil)
        modifier.write(edits)
        super.apply(change)
        if allowed != (edits.delete != nil, edits.move != nil) { boxesDidChange() }
    }
}
