import Combine

/// A published property of an observable object, whose value may be made when it is first read. The object publishes its
/// own change in `willSet`.
///
/// Charts of large tables are drawn from the columns of the table; the same values as an array of arrays would be most of
/// the memory of such a chart.
@propertyWrapper
nonisolated public struct LazilyPublished<Value> {
    private let storage: Storage

    /// Creates a property with a value that is made.
    public init(wrappedValue: Value) { storage = Storage(.made(wrappedValue)) }

    /// The value. A deferred one is made when it is read; a new one is published before it is set.
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.set(newValue) }
    }

    /// Publishes the value, and each new one before it is set.
    public var projectedValue: AnyPublisher<Value, Never> { storage.publisher }

    /// True until the value is read, where it was set as a function that makes it.
    var isDeferred: Bool {
        if case .deferred = storage.state { true } else { false }
    }

    /// Sets a value that is made when it is first read. The object publishes the change itself.
    func setDeferred(_ make: @escaping () -> Value) { storage.setDeferred(make) }

    private enum State {
        case made(Value)
        case deferred(() -> Value)
    }

    private final class Storage {
        private(set) var state: State
        private var subject: CurrentValueSubject<Value, Never>?

        init(_ state: State) { self.state = state }

        var value: Value {
            switch state {
            case .made(let value): return value
            case .deferred(let make):
                let value = make()
                state = .made(value)
                return value
            }
        }

        var publisher: AnyPublisher<Value, Never> {
            let subject = subject ?? CurrentValueSubject(value)
            self.subject = subject
            return subject.eraseToAnyPublisher()
        }

        func set(_ value: Value) {
            subject?.send(value)
            state = .made(value)
        }

        func setDeferred(_ make: @escaping () -> Value) {
            if subject == nil { state = .deferred(make) } else { set(make()) }
        }
    }
}
