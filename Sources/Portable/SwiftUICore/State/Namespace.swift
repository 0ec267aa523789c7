import ValueReflection

/// A namespace of identities, with the lifetime of a view's node.
@propertyWrapper
public struct Namespace: DynamicProperty, IgnoredByComparison, Sendable {
    fileprivate var id = 0

    public init() {}

    public var wrappedValue: Namespace.ID { ID(number: id) }

    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    public static func _makeProperty<V>(
        in buffer: inout _DynamicPropertyBuffer, container: _GraphValue<V>.Type, fieldOffset: Int
    ) {
        buffer.append(NamespaceSlot(), at: fieldOffset)
    }
}

private final class NamespaceSlot: PropertySlot {
    private var id: Int?

    override func update(at pointer: UnsafeMutableRawPointer, environment: EnvironmentValues) {
        let id = id ?? NamespaceNumbers.next()
        self.id = id
        pointer.assumingMemoryBound(to: Namespace.self).pointee.id = id
    }
}

@MainActor
private enum NamespaceNumbers {
    private static var last = 0

    static func next() -> Int {
        last += 1
        return last
    }
}
