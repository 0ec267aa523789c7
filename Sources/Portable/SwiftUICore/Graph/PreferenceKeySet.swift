/// An approximate set of preference keys: a look-up may find a key that was never inserted, and finds each that was.
package struct PreferenceKeySet: Equatable {
    private var bits: UInt64

    static let none = PreferenceKeySet(bits: 0)
    package static let all = PreferenceKeySet(bits: .max)

    private init(bits: UInt64) { self.bits = bits }

    /// The set of one key.
    package init<K: PreferenceKey>(_ key: K.Type) {
        let address = UInt(bitPattern: ObjectIdentifier(key))
        bits = 1 << UInt64((address >> 4 ^ address >> 10) % 64)
    }

    func isSuperset(of other: PreferenceKeySet) -> Bool { bits & other.bits == other.bits }

    mutating func formUnion(_ other: PreferenceKeySet) { bits |= other.bits }
}
