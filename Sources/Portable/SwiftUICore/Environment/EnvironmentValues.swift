/// A key for a value that propagates down the view tree.
public protocol EnvironmentKey {
    associatedtype Value

    /// The value where no ancestor sets the key.
    static var defaultValue: Self.Value { get }
}

/// The values that propagate down the view tree.
///
/// A persistent list: setting a value prepends an element to a shared tail, so that passing the environment on costs
/// nothing and testing for identity compares two pointers.
public struct EnvironmentValues: CustomStringConvertible {
    private var list: Element?

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            var visits = 0
            return find(ObjectIdentifier(key), visits: &visits)?.value(of: key) ?? K.defaultValue
        }
        set { list = KeyedElement<K>(value: newValue, next: list) }
    }

    /// The keys that are set, innermost first.
    public var description: String {
        var names: [String] = []
        var seen: Set<ObjectIdentifier> = []
        var element = list
        while let current = element {
            if seen.insert(current.key).inserted { names.append(current.text) }
            element = current.next
        }
        return "[" + names.joined(separator: ", ") + "]"
    }

    /// True if both are the same list, which holds unless a value was set in between.
    package func isIdentical(to other: EnvironmentValues) -> Bool { list === other.list }

    /// Applies the values that were set since a base environment to another one.
    package func rebased(from base: EnvironmentValues, onto other: EnvironmentValues) -> EnvironmentValues {
        var added: [Element] = []
        var element = list
        while let current = element, current !== base.list {
            added.append(current)
            element = current.next
        }
        var result = other
        for element in added.reversed() { result.list = element.copy(before: result.list) }
        return result
    }

    /// The innermost element of a key. Knows no type, because each call in generic code would look one up.
    @inline(__always)
    private func find(_ wanted: ObjectIdentifier, visits: inout Int) -> Element? {
        let trace = KeySet(of: wanted)
        // The list retains its elements, which the walk need not do again.
        return withExtendedLifetime(list) {
            var element = list.map { Unmanaged.passUnretained($0) }
            while let current = element {
                let (keys, key, next) = current._withUnsafeGuaranteedRef { ($0.keys, $0.key, $0.unretainedNext) }
                guard keys.mayContain(trace) else { break }
                if key == wanted { return current.takeUnretainedValue() }
                visits += 1
                element = next
            }
            return nil
        }
    }

    /// The number of elements with other keys that a look-up of a key passes, for tests of its cost.
    func elementsPassed<K: EnvironmentKey>(toFind key: K.Type) -> Int {
        var visits = 0
        _ = find(ObjectIdentifier(key), visits: &visits)
        return visits
    }

    /// A Bloom filter of keys: a look-up of a key that is not set ends where the filter excludes it, mostly at the first
    /// element, instead of walking the whole list.
    private struct KeySet {
        private var low: UInt64 = 0
        private var high: UInt64 = 0

        init() {}

        /// The set of one key, which is one bit of 128 by the upper bits of the key's product with 2⁶⁴ / φ (Knuth's
        /// multiplicative hashing).
        init(of key: ObjectIdentifier) {
            let hash = UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15
            let bit: UInt64 = 1 << (hash >> 58)
            if hash & (1 << 57) == 0 { low = bit } else { high = bit }
        }

        func union(_ other: KeySet) -> KeySet {
            var result = self
            result.low |= other.low
            result.high |= other.high
            return result
        }

        /// False if the key of a set of one key was never added.
        func mayContain(_ key: KeySet) -> Bool { low & key.low | high & key.high != 0 }
    }

    private class Element {
        let key: ObjectIdentifier
        let next: Element?
        let unretainedNext: Unmanaged<Element>?
        /// The keys of this element and those after it.
        let keys: KeySet

        init(key: ObjectIdentifier, next: Element?) {
            self.key = key
            self.next = next
            unretainedNext = next.map { Unmanaged.passUnretained($0) }
            let own = KeySet(of: key)
            keys = next.map { $0.keys.union(own) } ?? own
        }

        /// The value, whose type is that of the element's key.
        final func value<K: EnvironmentKey>(of _: K.Type) -> K.Value {
            unsafeDowncast(self, to: KeyedElement<K>.self).value
        }

        var text: String { "" }

        func copy(before next: Element?) -> Element { Element(key: key, next: next) }
    }

    private final class KeyedElement<K: EnvironmentKey>: Element {
        let value: K.Value

        init(value: K.Value, next: Element?) {
            self.value = value
            super.init(key: ObjectIdentifier(K.self), next: next)
        }

        override var text: String { "\(K.self) = \(value)" }

        override func copy(before next: Element?) -> Element { KeyedElement(value: value, next: next) }
    }
}

@available(*, unavailable)
extension EnvironmentValues: Sendable {}
