import Foundation
import Synchronization

extension NotificationCenter {
    /// The notifications with a name, as a sequence.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - object: The sender of the notifications; nil for any.
    public func notifications(named name: Notification.Name, object: (AnyObject & Sendable)? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// A sequence of the notifications with a name. It observes them as soon as its iterator is made.
    // Unchecked: it never changes, and the sender is only compared.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?

        init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func makeAsyncIterator() -> Iterator { Iterator(center: center, name: name, object: object) }

        /// Waits for the notifications.
        public struct Iterator: AsyncIteratorProtocol {
            /// Asserts that notifications are sendable: their contents come from the senders, and observers know them.
            // Unchecked: contents come from the senders, and observers know them.
            private struct Received: @unchecked Sendable {
                let notification: Notification
            }

            /// Stops observing when the iterator is released.
            // Unchecked: it never changes, and centers are thread-safe.
            private final class Observation: @unchecked Sendable {
                private let center: NotificationCenter
                private let observer: any NSObjectProtocol

                init(center: NotificationCenter, observer: any NSObjectProtocol) {
                    self.center = center
                    self.observer = observer
                }

                deinit { center.removeObserver(observer) }
            }

            /// The number of pending notifications; only the newest are kept.
            private static let limit = 8

            private var received: AsyncStream<Received>.Iterator
            private let observation: Observation

            init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
                let (stream, continuation) = AsyncStream.makeStream(
                    of: Received.self, bufferingPolicy: .bufferingNewest(Self.limit))
                let observer = center.addObserver(forName: name, object: object, queue: nil) {
                    continuation.yield(Received(notification: $0))
                }
                received = stream.makeAsyncIterator()
                observation = Observation(center: center, observer: observer)
            }

            /// The next notification; nil if the task is cancelled.
            public mutating func next() async -> Notification? { await received.next()?.notification }
        }
    }
}

@available(*, unavailable)
extension NotificationCenter.Notifications.Iterator: Sendable {}
