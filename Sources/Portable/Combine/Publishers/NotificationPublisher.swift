import Foundation

extension NotificationCenter {
    /// Publishes the notifications with a name.
    // Unchecked: it never changes, and the sender is only compared.
    public struct Publisher: OpenCombine.Publisher, @unchecked Sendable {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        /// The sender of the notifications; nil for any.
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
            let subscription = NotificationSubscription(downstream: subscriber)
            subscription.observe(self)
            subscriber.receive(subscription: subscription)
        }
    }

    /// Publishes the notifications with a name.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - object: The sender of the notifications; nil for any.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        .init(center: self, name: name, object: object)
    }
}

extension NotificationCenter.Publisher: Equatable {
    public static func == (lhs: NotificationCenter.Publisher, rhs: NotificationCenter.Publisher) -> Bool {
        lhs.center == rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
}

// Unchecked: the locks guard the subscriber, which need not be `Sendable`.
private final class NotificationSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == Notification {
    private let lock = NSLock()
    private let downstreamLock = NSRecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var stop: (() -> Void)?

    init(downstream: Downstream) { self.downstream = downstream }

    func observe(_ publisher: NotificationCenter.Publisher) {
        let center = publisher.center
        // The center keeps the subscription until it is cancelled.
        let observer = NotificationDelivery { [self] in receive($0) }.observe(publisher)
        lock.withLock { stop = { center.removeObserver(observer) } }
    }

    /// Drops notifications without demand, like those without an observer.
    private func receive(_ notification: Notification) {
        let receiver: Downstream? = lock.withLock {
            guard demand > .none, let downstream else { return nil }
            demand -= 1
            return downstream
        }
        guard let receiver else { return }
        let more = downstreamLock.withLock { receiver.receive(notification) }
        lock.withLock { demand += more }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
        let stop = lock.withLock {
            defer {
                downstream = nil
                self.stop = nil
            }
            return self.stop
        }
        stop?()
    }
}

/// Delivers notifications to a subscription, which has its own lock.
// Unchecked: the closure calls a subscription alone.
private struct NotificationDelivery: @unchecked Sendable {
    let run: (Notification) -> Void

    func observe(_ publisher: NotificationCenter.Publisher) -> any NSObjectProtocol {
        publisher.center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) { run($0) }
    }
}
