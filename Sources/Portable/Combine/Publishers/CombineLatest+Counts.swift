// Written by Scripts/write-arities. Edit that script, and run it.

extension Publishers {
    /// Publishes the latest values of 2 publishers.
    public struct CombineLatest<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let latest = LatestValues(downstream: subscriber, count: 2) { values in
                guard let a = values[0] as? A.Output, let b = values[1] as? B.Output else { return nil }
                return (a, b)
            }
            latest.subscribe(to: a, at: 0)
            latest.subscribe(to: b, at: 1)
            latest.start()
        }
    }

    /// Publishes the latest values of 3 publishers.
    public struct CombineLatest3<A, B, C>: Publisher
    where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let latest = LatestValues(downstream: subscriber, count: 3) { values in
                guard let a = values[0] as? A.Output, let b = values[1] as? B.Output, let c = values[2] as? C.Output
                else { return nil }
                return (a, b, c)
            }
            latest.subscribe(to: a, at: 0)
            latest.subscribe(to: b, at: 1)
            latest.subscribe(to: c, at: 2)
            latest.start()
        }
    }

    /// Publishes the latest values of 4 publishers.
    public struct CombineLatest4<A, B, C, D>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, B.Failure == C.Failure,
        C.Failure == D.Failure
    {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let latest = LatestValues(downstream: subscriber, count: 4) { values in
                guard let a = values[0] as? A.Output, let b = values[1] as? B.Output, let c = values[2] as? C.Output,
                    let d = values[3] as? D.Output
                else { return nil }
                return (a, b, c, d)
            }
            latest.subscribe(to: a, at: 0)
            latest.subscribe(to: b, at: 1)
            latest.subscribe(to: c, at: 2)
            latest.subscribe(to: d, at: 3)
            latest.start()
        }
    }
}

extension Publisher {
    /// Publishes the latest values of this and 2 other publishers.
    public func combineLatest<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q>
    where P: Publisher, Failure == P.Failure, Q: Publisher, Failure == Q.Failure { .init(self, publisher1, publisher2) }

    /// Publishes a transform of the latest values of this and 2 other publishers.
    public func combineLatest<P, Q, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where P: Publisher, Failure == P.Failure, Q: Publisher, Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2).map(transform)
    }

    /// Publishes the latest values of this and 3 other publishers.
    public func combineLatest<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.CombineLatest4<Self, P, Q, R>
    where P: Publisher, Failure == P.Failure, Q: Publisher, Failure == Q.Failure, R: Publisher, Failure == R.Failure {
        .init(self, publisher1, publisher2, publisher3)
    }

    /// Publishes a transform of the latest values of this and 3 other publishers.
    public func combineLatest<P, Q, R, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P: Publisher, Failure == P.Failure, Q: Publisher, Failure == Q.Failure, R: Publisher, Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map(transform)
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
