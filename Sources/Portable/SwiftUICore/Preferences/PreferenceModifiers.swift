extension View {
    /// Hands a value up. It takes the place of what views within this one hand up for the key.
    nonisolated public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View
    where K: PreferenceKey {
        modifier(PreferenceWriter<K> { result, _ in result = value })
    }

    /// Changes what this view hands up.
    nonisolated public func transformPreference<K>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View where K: PreferenceKey {
        modifier(
            PreferenceWriter<K> { result, _ in
                var value = result ?? K.defaultValue
                callback(&value)
                result = value
            })
    }

    /// Hands up a value made of a place in this view.
    nonisolated public func anchorPreference<A, K>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View where K: PreferenceKey {
        modifier(
            PreferenceWriter<K> { result, boxes in
                var handed: K.Value?
                for box in boxes {
                    let next = transform(Anchor(value, in: box))
                    if handed != nil { K.reduce(value: &handed!) { next } } else { handed = next }
                }
                if let handed { result = handed }
            })
    }

    /// Changes what this view hands up, with a place in this view.
    nonisolated public func transformAnchorPreference<A, K>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View where K: PreferenceKey {
        modifier(
            PreferenceWriter<K> { result, boxes in
                guard let box = boxes.first else { return }
                var value_ = result ?? K.defaultValue
                transform(&value_, Anchor(value, in: box))
                result = value_
            })
    }

    /// Acts on what views within this one hand up: at first and whenever it changes.
    nonisolated public func onPreferenceChange<K>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K: PreferenceKey, K.Value: Equatable {
        modifier(PreferenceChangeModifier<K>(action: action))
    }
}
