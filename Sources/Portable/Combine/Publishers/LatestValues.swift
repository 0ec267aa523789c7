import Foundation

/// Keeps the latest values of several publishers for one subscriber.
// Unchecked: the locks guard the values and the subscriber, which need not be `Sendable`.
final class LatestValues<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private let lock = NSLock()
    /// Keeps values in order; recursive because a subscriber may request more when it receives one.
    private let downstreamLock = NSRecursiveLock()
    private var downstream: Downstream?
    private let combine: ([Any]) -> Downstream.Input?
    private var values: [Any?]
    private var subscriptions: [(any Subscription)?]
    private var finished: Set<Int> = []
    private var demand = Subscribers.Demand.none
    /// True while the latest values wait for demand.
    private var hasNews = false
    /// A completion that waits for the start of the subscription, or for the delivery of the last values.
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var isStarted = false

    init(downstream: Downstream, count: Int, combine: @escaping ([Any]) -> Downstream.Input?) {
        self.downstream = downstream
        self.combine = combine
        values = Array(repeating: nil, count: count)
        subscriptions = Array(repeating: nil, count: count)
    }

    /// Passes the subscription on, and then requests values.
    func start() {
        let downstream = lock.withLock { self.downstream }
        downstream?.receive(subscription: self)
        let waiting = lock.withLock {
            isStarted = true
            return subscriptions
        }
        for subscription in waiting { subscription?.request(.unlimited) }
        complete()
    }

    func subscribe<Upstream: Publisher>(to upstream: Upstream, at index: Int)
    where Upstream.Failure == Downstream.Failure {
        upstream.subscribe(
            AnySubscriber(
                receiveSubscription: { [self] subscription in
                    let isOver = lock.withLock {
                        subscriptions[index] = subscription
                        return downstream == nil
                    }
                    if isOver { subscription.cancel() }
                },
                receiveValue: { [self] value in
                    receive(value, at: index)
                    return .none
                },
                receiveCompletion: { [self] completion in receive(completion, at: index) }))
    }

    private func receive(_ value: Any, at index: Int) {
        lock.withLock {
            values[index] = value
            hasNews = true
        }
        deliver()
    }

    private func deliver() {
        downstreamLock.withLock {
            let delivery: (Downstream, Downstream.Input)? = lock.withLock {
                let known = values.compactMap { $0 }
                guard hasNews, demand > .none, known.count == values.count, let downstream,
                    let value = combine(known)
                else { return nil }
                hasNews = false
                demand -= 1
                return (downstream, value)
            }
            guard let (downstream, value) = delivery else { return }
            let more = downstream.receive(value)
            lock.withLock { demand += more }
        }
        complete()
    }

    private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        lock.withLock {
            finished.insert(index)
            subscriptions[index] = nil
            if case .finished = completion, finished.count < values.count { return }
            if self.completion == nil { self.completion = completion }
        }
        complete()
    }

    /// Ends the subscription once all publishers have finished and the last values are delivered, or one has failed.
    private func complete() {
        let ending = lock.withLock {
            () -> (Downstream, Subscribers.Completion<Downstream.Failure>, [any Subscription])? in
            guard isStarted, let completion, let downstream else { return nil }
            if case .finished = completion, hasNews, !values.contains(where: { $0 == nil }) { return nil }
            defer { end() }
            return (downstream, completion, subscriptions.compactMap { $0 })
        }
        guard let (downstream, completion, others) = ending else { return }
        for subscription in others { subscription.cancel() }
        downstreamLock.withLock { downstream.receive(completion: completion) }
    }

    /// Called with the lock held.
    private func end() {
        downstream = nil
        completion = nil
        subscriptions = Array(repeating: nil, count: values.count)
        values = Array(repeating: nil, count: values.count)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        deliver()
    }

    func cancel() {
        let running = lock.withLock {
            defer { end() }
            return subscriptions
        }
        for subscription in running { subscription?.cancel() }
    }
}
