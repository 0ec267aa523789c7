/// Which colour scheme a view wants for the whole that it is shown in.
public struct PreferredColorSchemeKey: PreferenceKey {
    public typealias Value = ColorScheme?

    public static var defaultValue: ColorScheme? { nil }

    /// The first view that wants one decides.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

nonisolated private struct PreferredColorSchemeModifier: ViewModifier, Equatable {
    typealias Body = Never

    let colorScheme: ColorScheme?

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { PreferredColorSchemeNode(modifier: modifier.value, inputs: inputs, content: body) }
    }
}

/// Hands the scheme up. Hosts ask for it only where there is such a node, since asking takes a walk through the tree.
private final class PreferredColorSchemeNode: TransparentModifierNode<PreferredColorSchemeModifier> {
    override init(
        modifier: PreferredColorSchemeModifier, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        graph.hasPreferredColorScheme = true
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
    /// Shows the whole window in a colour scheme; nil leaves that to the system.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(PreferredColorSchemeModifier(colorScheme: colorScheme))
    }
}
