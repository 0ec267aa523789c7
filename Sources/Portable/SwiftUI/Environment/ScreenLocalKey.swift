/// A key whose value is about the place of a view on its screen: a layer that the view presents has the default value.
protocol ScreenLocalKey: EnvironmentKey {}

private struct ScreenLocalsKey: EnvironmentKey {
    static var defaultValue: [ObjectIdentifier: @Sendable (inout EnvironmentValues) -> Void] { [:] }
}

extension EnvironmentValues {
    subscript<K: ScreenLocalKey>(key: K.Type) -> K.Value {
        get { value(key) }
        set {
            setValue(key, newValue)
            guard self[ScreenLocalsKey.self][ObjectIdentifier(key)] == nil else { return }
            self[ScreenLocalsKey.self][ObjectIdentifier(key)] = { $0.setValue(key, key.defaultValue) }
        }
    }

    // Within these the subscript is that of any key.
    private func value<K: EnvironmentKey>(_ key: K.Type) -> K.Value { self[key] }
    private mutating func setValue<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) { self[key] = value }

    /// Resets the values about the place on the screen, for a layer over it.
    mutating func resetScreenLocals() {
        for reset in self[ScreenLocalsKey.self].values { reset(&self) }
    }
}
