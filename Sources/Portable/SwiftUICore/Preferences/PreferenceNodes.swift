/// Changes what the content hands up for a key.
nonisolated package struct PreferenceWriter<K: PreferenceKey>: ViewModifier {
    package typealias Body = Never

    /// Gets what the content hands up, nil for nothing, and the content's boxes.
    let write: (inout K.Value?, [LayoutBox]) -> Void

    package init(write: @escaping (inout K.Value?, [LayoutBox]) -> Void) { self.write = write }

    @MainActor package static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { PreferenceWriterNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

private final class PreferenceWriterNode<K: PreferenceKey>: TransparentModifierNode<PreferenceWriter<K>> {
    override init(
        modifier: _GraphValue<PreferenceWriter<K>>, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        declaresPreferences(PreferenceKeySet(K.self))
        graph.preferencesDidChange()
    }

    override var passesBoxesOn: Bool { true }

    override func apply(_ change: NodeChange) {
        if change != .environment { graph.preferencesDidChange() }
        super.apply(change)
    }

    override func willRemove() { graph.preferencesDidChange() }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == K.self else { return super.preference(key) }
        var value = content.preference(K.self)
        modifier.write(&value, content.boxes)
        return value as! Key.Value?
    }
}

/// Acts on what the content hands up.
nonisolated struct PreferenceChangeModifier<K: PreferenceKey>: ViewModifier where K.Value: Equatable {
    typealias Body = Never

    let action: (K.Value) -> Void

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { PreferenceChangeNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

private final class PreferenceChangeNode<K: PreferenceKey>:
    TransparentModifierNode<PreferenceChangeModifier<K>>, PreferenceObserver
where K.Value: Equatable {
    private var last: K.Value?

    override init(
        modifier: _GraphValue<PreferenceChangeModifier<K>>, inputs: _ViewInputs,
        content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        graph.observePreferences(self)
    }

    override var passesBoxesOn: Bool { true }

    func preferencesMayHaveChanged() {
        let value = content.preference(K.self) ?? K.defaultValue
        guard last != value else { return }
        last = value
        graph.afterUpdate(from: self) { [weak self] in self?.modifier.action(value) }
    }
}
