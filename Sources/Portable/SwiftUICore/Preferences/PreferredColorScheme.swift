/// The colour scheme that a view prefers for its window or presentation.
public struct PreferredColorSchemeKey: PreferenceKey {
    public typealias Value = ColorScheme?

    public static var defaultValue: ColorScheme? { nil }

    /// The first view with a preference takes precedence.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

nonisolated private struct PreferredColorSchemeModifier: ViewModifier, Equatable {
    typealias Body = Never

    let colorScheme: ColorScheme?

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { PreferredColorSchemeNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

/// Provides the preference. Hosts query it only if there is such a node, because that traverses the tree.
private final class PreferredColorSchemeNode: TransparentModifierNode<PreferredColorSchemeModifier> {
    override init(
        modifier: _GraphValue<PreferredColorSchemeModifier>, inputs: _ViewInputs,
        content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        declaresPreferences(PreferenceKeySet(PreferredColorSchemeKey.self))
        graph.observePreferredColorScheme()
        graph.preferencesDidChange()
    }

    override var passesBoxesOn: Bool { true }

    override func apply(_ change: NodeChange) {
        if change.contains(.view) { graph.preferencesDidChange() }
        super.apply(change)
    }

    override func willRemove() { graph.preferencesDidChange() }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        if key == PreferredColorSchemeKey.self, let scheme = modifier.colorScheme { return scheme as? Key.Value }
        return super.preference(key)
    }
}

extension View {
    /// Sets the preferred colour scheme of the window or presentation; nil for the system's.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(PreferredColorSchemeModifier(colorScheme: colorScheme))
    }
}
