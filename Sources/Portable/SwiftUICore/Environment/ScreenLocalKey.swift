/// A key whose value is about the place of a view on its screen: a layer that the view presents has the default value.
package protocol ScreenLocalKey: EnvironmentKey {}

private struct ScreenLocalsKey: EnvironmentKey {
    static var defaultValue: [ObjectIdentifier: any ScreenLocalKey.Type] { [:] }
}

extension EnvironmentValues {
    package subscript<K: ScreenLocalKey>(key: K.Type) -> K.Value {
        get { value(key) }
        set {
            setValue(key, newValue)
            guard self[ScreenLocalsKey.self][ObjectIdentifier(key)] == nil else { return }
            self[ScreenLocalsKey.self][ObjectIdentifier(key)] = key
        }
    }

    // Within these the subscript is that of any key.
    private func value<K: EnvironmentKey>(_ key: K.Type) -> K.Value { self[key] }
    private mutating func setValue<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) { self[key] = value }

    /// Resets the values about the place on the screen, for a layer over it.
    package mutating func resetScreenLocals() {
        for key in self[ScreenLocalsKey.self].values { reset(key) }
    }

    private mutating func reset<K: ScreenLocalKey>(_ key: K.Type) { setValue(key, key.defaultValue) }
}
