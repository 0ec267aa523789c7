import Foundation

extension Publishers {
    /// The events at which collected values are published.
    public enum TimeGroupingStrategy<Context> where Context: Scheduler {
        /// Publishes at the end of each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Publishes at the end of each interval, and when a number of values is reached.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

        var scheduler: Context {
            switch self {
            case .byTime(let scheduler, _), .byTimeOrCount(let scheduler, _, _): scheduler
            }
        }

        var interval: Context.SchedulerTimeType.Stride {
            switch self {
            case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
            }
        }

        var count: Int {
            switch self {
            case .byTime: .max
            case .byTimeOrCount(_, _, let count): max(1, count)
            }
        }
    }

    /// Publishes the values of each interval together.
    public struct CollectByTime<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, [Upstream.Output] == S.Input {
            upstream.subscribe(TimedCollection(downstream: subscriber, strategy: strategy, options: options))
        }
    }
}

extension Publisher {
    /// Publishes the values of each interval together; intervals without values publish nothing.
    public func collect<S>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
        .init(upstream: self, strategy: strategy, options: options)
    }
}

private final class TimedCollection<Value, Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription
where Downstream.Input == [Value] {
    typealias Input = Value
    typealias Failure = Downstream.Failure

    private let lock = NSLock()
    private let downstreamLock = NSRecursiveLock()
    private let strategy: Publishers.TimeGroupingStrategy<Context>
    private let options: Context.SchedulerOptions?
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?
    private var values: [Value] = []
    private var demand = Subscribers.Demand.none

    init(
        downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
        self.downstream = downstream
        self.strategy = strategy
        self.options = options
    }

    func receive(subscription: any Subscription) {
        let scheduler = strategy.scheduler
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: strategy.interval), interval: strategy.interval,
            tolerance: scheduler.minimumTolerance, options: options
        ) { [weak self] in self?.deliver() }
        lock.withLock {
            upstream = subscription
            self.timer = timer
        }
        downstream?.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        let isFull = lock.withLock {
            guard downstream != nil else { return false }
            values.append(input)
            return values.count >= strategy.count
        }
        if isFull { deliver() }
        return .none
    }

    /// Values without demand are kept for the next interval.
    private func deliver() {
        downstreamLock.withLock {
            let delivery: (Downstream, [Value])? = lock.withLock {
                guard !values.isEmpty, demand > .none, let downstream else { return nil }
                defer { values = [] }
                demand -= 1
                return (downstream, values)
            }
            guard let (downstream, values) = delivery else { return }
            let more = downstream.receive(values)
            lock.withLock { demand += more }
        }
    }

    /// Publishes the remaining values before the end; a failure discards them.
    func receive(completion: Subscribers.Completion<Failure>) {
        strategy.scheduler.schedule(options: options) { [self] in
            if case .finished = completion { deliver() }
            let (ended, timer) = end()
            timer?.cancel()
            downstreamLock.withLock { ended?.receive(completion: completion) }
        }
    }

    private func end() -> (Downstream?, (any Cancellable)?) {
        lock.withLock {
            defer {
                downstream = nil
                upstream = nil
                timer = nil
                values = []
            }
            return (downstream, timer)
        }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
        let upstream = lock.withLock { self.upstream }
        let (_, timer) = end()
        timer?.cancel()
        upstream?.cancel()
    }
}
