/// Puts views made of what the content hands up over or behind the content.
nonisolated struct PreferenceLayerModifier<K: PreferenceKey, Layer: View>: LayeringModifying {
    typealias Body = Never

    let transform: (K.Value) -> Layer
    let alignment: Alignment
    let role: LayerRole

    @MainActor func layer(over content: ViewNode) -> Layer {
        transform(content.preference(K.self) ?? K.defaultValue)
    }

    static var readsPreferences: Bool { true }
}

extension View {
    /// Puts views before this one that are made of what it hands up.
    nonisolated public func overlayPreferenceValue<K, V>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View where K: PreferenceKey, V: View {
        modifier(PreferenceLayerModifier<K, V>(transform: transform, alignment: alignment, role: .overlay))
    }

    /// Puts views behind this one that are made of what it hands up.
    nonisolated public func backgroundPreferenceValue<K, V>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View where K: PreferenceKey, V: View {
        modifier(PreferenceLayerModifier<K, V>(transform: transform, alignment: alignment, role: .background))
    }

    /// Puts views before this one that are made of what it hands up.
    @_disfavoredOverload
    nonisolated public func overlayPreferenceValue<Key, T>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View where Key: PreferenceKey, T: View {
        overlayPreferenceValue(key, alignment: .center, transform)
    }

    /// Puts views behind this one that are made of what it hands up.
    @_disfavoredOverload
    nonisolated public func backgroundPreferenceValue<Key, T>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View where Key: PreferenceKey, T: View {
        backgroundPreferenceValue(key, alignment: .center, transform)
    }
}
