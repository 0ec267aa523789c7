import Combine

/// A published property of an observable object, which publishes a new value itself before it is set.
///
/// A property with `Published` is read through two key paths, which the runtime makes anew in each process: for the forty
/// properties of a chart's model that takes longer than to draw its line. This wrapper is read as a stored property is.
@propertyWrapper
nonisolated public struct PublishedValue<Value> {
    public var wrappedValue: Value
    /// The subject of ``projectedValue``; nil until somebody asks for it.
    private var subject: CurrentValueSubject<Value, Never>?

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Publishes the value, and each new one before it is set.
    public var projectedValue: AnyPublisher<Value, Never> {
        mutating get {
            let subject = subject ?? CurrentValueSubject(wrappedValue)
            self.subject = subject
            return subject.eraseToAnyPublisher()
        }
    }

    /// Publishes a value that the property is about to have; the object calls it in `willSet`.
    func publish(_ value: Value) { subject?.send(value) }
}
