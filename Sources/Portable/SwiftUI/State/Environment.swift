import Observation
import ValueReflection

/// A value that a view reads from its environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Content {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value)
        case value(Value)
    }

    private var content: Content

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

    /// Reads an observable object that was set with `environment(_:)`; stops the program if there is none.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        content = .object { environment in
            guard let object = environment[objectType] else {
                fatalError(
                    "No observable object of type \(Value.self) found\(ViewGraph.reader). "
                        + "Set one with environment(_:) on a view above.")
            }
            return object
        }
    }

    /// Reads an observable object that was set with `environment(_:)`, or nil.
    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
        content = .object { $0[objectType] }
    }

    public var wrappedValue: Value {
        switch content {
        case .value(let value): value
        case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
        case .object(let read): read(EnvironmentValues())
        }
    }

    public static func _makeProperty<V>(
        in buffer: inout _DynamicPropertyBuffer, container: _GraphValue<V>.Type, fieldOffset: Int
    ) {
        buffer.append(EnvironmentSlot<Value>(), at: fieldOffset)
    }

    fileprivate var reader: (EnvironmentValues) -> Value {
        switch content {
        case .value(let value): { _ in value }
        case .keyPath(let keyPath): { $0[keyPath: keyPath] }
        case .object(let read): read
        }
    }

    fileprivate mutating func fill(_ value: Value) { content = .value(value) }
}

/// Two properties that read an object of the same type are the same.
extension Environment: ComparedByContent {
    package func isSame(as other: Environment) -> Bool {
        switch (content, other.content) {
        case (.keyPath(let mine), .keyPath(let others)): mine == others
        case (.object, .object): true
        default: false
        }
    }
}

// Unchecked: the reader is a key path or a closure of the declaration, and is called on the main actor.
extension Environment: @unchecked Sendable where Value: Sendable {}

private final class EnvironmentSlot<Value>: PropertySlot {
    private var read: ((EnvironmentValues) -> Value)?
    private var last: Value?

    override func update(at pointer: UnsafeMutableRawPointer, environment: EnvironmentValues) {
        let property = pointer.assumingMemoryBound(to: Environment<Value>.self)
        let read = property.pointee.reader
        let value = read(environment)
        self.read = read
        last = value
        property.pointee.fill(value)
    }

    override func environmentDidChange(_ environment: EnvironmentValues) -> Bool {
        guard let read, let last else { return true }
        return !ValueComparison.areEqual(last, read(environment))
    }
}
