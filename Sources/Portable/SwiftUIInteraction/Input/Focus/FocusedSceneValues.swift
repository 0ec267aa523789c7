import Combine
@_spi(Floors) import SwiftUICore

/// Publishes values to the whole scene as long as the content is on screen, wherever the focus is.
nonisolated private struct FocusedSceneValueModifier: ViewModifier {
    typealias Body = Never

    let write: (inout FocusedValues) -> Void

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { FocusedSceneValueNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

private final class FocusedSceneValueNode: OnScreenNode<FocusedSceneValueModifier> {
    /// The values that were published last.
    private var last = FocusedValues()

    override func presenceDidChange() { publish() }

    override func apply(_ change: NodeChange) {
        super.apply(change)
        if isPresent { publish() }
    }

    override func willRemove() {
        guard isPresent else { return }
        graph.focusedSceneValues.nodes.removeAll { $0 === self }
        graph.afterUpdate { [weak graph] in graph?.focus.valuesDidChange() }
    }

    private func publish() {
        var values = FocusedValues()
        if isPresent { modifier.write(&values) }
        let nodes = graph.focusedSceneValues.nodes.filter { $0 !== self }
        graph.focusedSceneValues.nodes = isPresent ? nodes + [self] : nodes
        guard values != last else { return }
        last = values
        graph.focus.valuesDidChange()
    }

    func write(to values: inout FocusedValues) { modifier.write(&values) }
}

/// The views on screen that publish values to the whole scene.
final class FocusedSceneValues {
    fileprivate var nodes: [FocusedSceneValueNode] = []

    /// The values of all these views; those of inner views and of earlier ones take precedence.
    @MainActor var values: FocusedValues {
        var values = FocusedValues()
        let nodes = nodes.filter(\.isAlive).sorted { ($0.depth, -$0.number) < ($1.depth, -$1.number) }
        for node in nodes { node.write(to: &values) }
        return values
    }
}

extension ViewGraph {
    /// The values that views publish to the whole scene.
    var focusedSceneValues: FocusedSceneValues { attachments.object { FocusedSceneValues() } }
}

extension View {
    /// Publishes a value to the whole scene while this view is on screen, wherever the focus is.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View {
        modifier(FocusedSceneValueModifier { $0[keyPath: keyPath] = value })
    }

    /// Publishes a value, if there is one, to the whole scene while this view is on screen, wherever the focus is.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View {
        modifier(FocusedSceneValueModifier { if let value { $0[keyPath: keyPath] = value } })
    }

    /// Publishes an observable object to the whole scene while this view is on screen, wherever the focus is.
    nonisolated public func focusedSceneObject<T>(_ object: T) -> some View where T: ObservableObject {
        modifier(FocusedSceneValueModifier { $0[FocusedObjectKey<T>.self] = object })
    }

    /// Publishes an observable object, if there is one, to the whole scene while this view is on screen, wherever the
    /// focus is.
    nonisolated public func focusedSceneObject<T>(_ object: T?) -> some View where T: ObservableObject {
        modifier(FocusedSceneValueModifier { if let object { $0[FocusedObjectKey<T>.self] = object } })
    }
}
