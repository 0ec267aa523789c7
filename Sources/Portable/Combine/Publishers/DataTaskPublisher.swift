import Foundation
import FoundationNetworking

extension URLSession {
    /// Publishes the response to a request, on demand.
    public struct DataTaskPublisher: Publisher, Sendable {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Failure == URLError, S.Input == (data: Data, response: URLResponse) {
            subscriber.receive(
                subscription: DataTaskSubscription(request: request, session: session, downstream: subscriber))
        }
    }

    /// Publishes the content of a URL.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Publishes the response to a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        .init(request: request, session: self)
    }
}

// Unchecked: the lock guards the subscriber, which need not be `Sendable`.
private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == (data: Data, response: URLResponse), Downstream.Failure == URLError {
    private let lock = NSLock()
    private let request: URLRequest
    private let session: URLSession
    private var downstream: Downstream?
    private var isBegun = false

    init(request: URLRequest, session: URLSession, downstream: Downstream) {
        self.request = request
        self.session = session
        self.downstream = downstream
    }

    /// The first demand starts the task.
    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let begins = lock.withLock {
            defer { isBegun = true }
            return !isBegun && downstream != nil
        }
        if begins { DataTaskDelivery { [self] in receive($0, $1, $2) }.task(request, session).resume() }
    }

    private func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        let receiver: Downstream? = lock.withLock {
            defer { downstream = nil }
            return downstream
        }
        guard let receiver else { return }
        if let response, error == nil {
            _ = receiver.receive((data ?? Data(), response))
            receiver.receive(completion: .finished)
        } else {
            receiver.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
    }

    /// Stops the delivery. The transfer itself continues to its end, because Foundation on Linux stops the process when
    /// a task is cancelled at the moment of its completion.
    func cancel() { lock.withLock { downstream = nil } }
}

/// Delivers the response to a subscription, which has its own lock.
// Unchecked: the closure calls a subscription alone.
private struct DataTaskDelivery: @unchecked Sendable {
    let run: (Data?, URLResponse?, (any Error)?) -> Void

    func task(_ request: URLRequest, _ session: URLSession) -> URLSessionDataTask {
        session.dataTask(with: request) { run($0, $1, $2) }
    }
}
