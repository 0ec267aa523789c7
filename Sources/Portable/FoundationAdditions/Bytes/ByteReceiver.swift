import Foundation
import FoundationNetworking
import Synchronization

/// The delegate of a task whose bytes are read while they come.
final class ByteReceiver: NSObject, URLSessionDataDelegate, Sendable {
    private struct State {
        var response: CheckedContinuation<URLResponse, any Error>?
        var isCancelled = false
    }

    private let state = Mutex(State())
    private let chunks: AsyncThrowingStream<Data, any Error>.Continuation
    /// The delegate that the app has named.
    private let next: (any URLSessionTaskDelegate)?

    init(
        chunks: AsyncThrowingStream<Data, any Error>.Continuation, next: (any URLSessionTaskDelegate)?
    ) {
        self.chunks = chunks
        self.next = next
    }

    /// Starts the task, and hands on the head of its response.
    func start(_ task: URLSessionDataTask, responding response: CheckedContinuation<URLResponse, any Error>) {
        let isCancelled = state.withLock { state in
            if !state.isCancelled { state.response = response }
            return state.isCancelled
        }
        if isCancelled { response.resume(throwing: URLError(.cancelled)) } else { task.resume() }
    }

    /// Ends the reading. What the server sends from then on is dropped as it comes.
    ///
    /// Foundation on Linux stops the process when a task is cancelled or suspended between its last byte and the call of its
    /// delegate, in whatever queue, and there is no way to know that moment. So the task goes on until the server ends it.
    func cancel() {
        let response = state.withLock { state in
            defer { (state.response, state.isCancelled) = (nil, true) }
            return state.response
        }
        response?.resume(throwing: URLError(.cancelled))
        chunks.finish(throwing: URLError(.cancelled))
    }

    private func take() -> CheckedContinuation<URLResponse, any Error>? {
        state.withLock { state in
            defer { state.response = nil }
            return state.response
        }
    }

    // MARK: URLSessionDataDelegate

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        completionHandler(.allow)
        take()?.resume(returning: response)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { chunks.yield(data) }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let error = error.map { $0 as? URLError ?? URLError(.unknown) }
        take()?.resume(throwing: error ?? URLError(.badServerResponse))
        chunks.finish(throwing: error)
        next?.urlSession(session, task: task, didCompleteWithError: error)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard let next else { return completionHandler(request) }
        next.urlSession(
            session, task: task, willPerformHTTPRedirection: response, newRequest: request,
            completionHandler: completionHandler)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let next else { return completionHandler(.performDefaultHandling, nil) }
        next.urlSession(session, task: task, didReceive: challenge, completionHandler: completionHandler)
    }
}
