// Publishers that merge the values of several publishers in the order of their arrival. They finish when all of those
// have finished, and fail when one of them does.

extension Publishers {
    /// Merges the values of any number of publishers of one type.
    public struct MergeMany<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }

        public init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence { publishers = Array(upstream) }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }.receive(subscriber: subscriber)
        }

        /// Adds a publisher.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { .init(publishers + [other]) }
    }
}

extension Publisher {
    /// Merges the values of this and another publisher of the same type.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init([self, other]) }

    /// Merges the values of this and another publisher.
    public func merge<P>(with other: P) -> Publishers.Merge<Self, P>
    where P: Publisher, Failure == P.Failure, Output == P.Output { .init(self, other) }
}
