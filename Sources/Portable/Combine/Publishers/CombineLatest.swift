// Publishers of the latest values of several publishers, for each new value once all of them have published one.

extension Publisher {
    /// Publishes the latest values of this and another publisher.
    public func combineLatest<P>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P: Publisher, Failure == P.Failure { .init(self, other) }

    /// Publishes a transform of the latest values of this and another publisher.
    public func combineLatest<P, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where P: Publisher, Failure == P.Failure { Publishers.CombineLatest(self, other).map(transform) }
}
