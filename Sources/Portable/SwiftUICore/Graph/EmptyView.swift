/// A view without content, which takes no space among its neighbours.
public struct EmptyView: View, Sendable {
    public typealias Body = Never

    nonisolated public init() {}

    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 0 }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { ValueNode(value: view, inputs: inputs) }
    }
}
