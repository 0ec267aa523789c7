import Observation
import ValueReflection

/// A value that a view reads from its environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    fileprivate enum Content {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value)
        case value(Value)

        func value(in environment: EnvironmentValues) -> Value {
            switch self {
            case .keyPath(let keyPath): environment[keyPath: keyPath]
            case .object(let read): read(environment)
            case .value(let value): value
            }
        }
    }

    fileprivate private(set) var content: Content

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
        if case .value(let value) = content { value } else { content.value(in: EnvironmentValues()) }
    }

    public static func _makeProperty<V>(
        in buffer: inout _DynamicPropertyBuffer, container: _GraphValue<V>.Type, fieldOffset: Int
    ) {
        buffer.append(EnvironmentSlot<Value>(), at: fieldOffset)
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
    // Two references, which are copied and freed without a look-up of the property's type.
    private var keyPath: KeyPath<EnvironmentValues, Value>?
    private var read: ((EnvironmentValues) -> Value)?
    private var last: Value?

    override func update(at pointer: UnsafeMutableRawPointer, environment: EnvironmentValues) {
        let property = pointer.assumingMemoryBound(to: Environment<Value>.self)
        let content = property.pointee.content
        let value = content.value(in: environment)
        (keyPath, read) = (nil, nil)
        switch content {
        case .keyPath(let keyPath): self.keyPath = keyPath
        case .object(let read): self.read = read
        // The copy of a view that was evaluated before keeps what it has read.
        case .value: break
        }
        last = value
        property.pointee.fill(value)
    }

    override func environmentDidChange(_ environment: EnvironmentValues) -> Bool {
        guard let last else { return true }
        if let keyPath { return !ValueComparison.areEqual(last, environment[keyPath: keyPath]) }
        return read.map { !ValueComparison.areEqual(last, $0(environment)) } ?? false
    }
}
