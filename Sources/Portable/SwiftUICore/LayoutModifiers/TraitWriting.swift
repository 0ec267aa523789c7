/// Sets a trait of each view of the content.
nonisolated private struct TraitWritingModifier<Trait: _ViewTraitKey>: BoxModifier {
    let value: Trait.Value
    var isEnabled = true

    private var change: (inout LayoutTraits) -> Void {
        { [value, isEnabled] traits in
            if isEnabled { traits[ViewTraits.self][Trait.self] = value }
        }
    }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { TraitWritingNode(modifier: modifier, inputs: inputs, content: body) }
    }

    func makeBox(environment: EnvironmentValues) -> TraitBox { TraitBox(change: change) }

    func update(_ box: TraitBox, environment: EnvironmentValues) {
        box.change = change
        box.invalidateLayout()
    }
}

/// Tells the container above that it must read the traits again.
private final class TraitWritingNode<Trait: _ViewTraitKey>: BoxModifierNode<TraitWritingModifier<Trait>> {
    override func apply(_ change: NodeChange) {
        super.apply(change)
        if change.contains(.view) { boxesDidChange() }
    }
}

extension View {
    /// Sets a value that a container reads of its children.
    @available(iOS 13.0, *)
    nonisolated public func _trait<K>(_ key: K.Type, _ value: K.Value) -> some View where K: _ViewTraitKey {
        modifier(TraitWritingModifier<K>(value: value))
    }

    /// Sets a value that a container reads of its children, if that is enabled.
    @available(iOS 18.0, *)
    nonisolated public func _trait<K>(
        _ key: K.Type = K.self, _ value: K.Value, isEnabled: Bool
    ) -> some View where K: _ViewTraitKey {
        modifier(TraitWritingModifier<K>(value: value, isEnabled: isEnabled))
    }
}
