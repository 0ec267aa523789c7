import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The client that sends requests by URLSession.
///
/// Keeps only cookies between exchanges, of requests that send them. A transfer that nobody waits for any more is
/// cancelled; but not on Linux, where that stops the process when it happens in the moment in which the transfer ends.
/// There it runs on unheard, so `SystemCardHTTPClient` uses another client there.
public final class URLSessionCardHTTPClient: CardHTTPClient {
    /// A session with its transfers, whose numbers are unique within the session only.
    private struct Lane {
        let session: URLSession
        let transfers = Transfers()

        init(_ configuration: URLSessionConfiguration) {
            session = URLSession(configuration: configuration, delegate: transfers, delegateQueue: nil)
        }
    }

    private let withCookies: Lane
    private let withoutCookies: Lane

    /// Creates a client with sessions and cookies of its own.
    public init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.timeoutIntervalForResource = 60
        withCookies = Lane(configuration)
        // Foundation on Linux sends cookies even with requests that should not handle any.
        configuration.httpCookieStorage = nil
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpShouldSetCookies = false
        withoutCookies = Lane(configuration)
    }

    deinit {
        withCookies.session.finishTasksAndInvalidate()
        withoutCookies.session.finishTasksAndInvalidate()
    }

    /// The number of transfers that somebody waits for.
    var openTransferCount: Int { withCookies.transfers.count + withoutCookies.transfers.count }

    /// Sends a request; redirects come back as responses.
    public func send(_ request: CardHTTPRequest) async throws(CardDataError) -> CardHTTPResponse {
        guard !Task.isCancelled else { throw .cancelled }
        var message = URLRequest(url: request.url)
        message.httpMethod = request.method
        message.httpBody = request.body
        message.httpShouldHandleCookies = request.sendsCookies
        // Foundation on Linux cuts this time to whole seconds, so the timer below has to be the first to end.
        message.timeoutInterval = request.timeout.rounded(.up) + 1
        for (name, value) in request.headers { message.setValue(value, forHTTPHeaderField: name) }
        let lane = request.sendsCookies ? withCookies : withoutCookies
        let transfers = lane.transfers
        let task = lane.session.dataTask(with: message)
        let timer = Task {
            try? await Task.sleep(for: .seconds(request.timeout))
            transfers.finish(task.taskIdentifier, with: .failure(.timedOut))
        }
        defer { timer.cancel() }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                transfers.add(task, bound: request.maximumResponseBytes, continuation)
                if Task.isCancelled { transfers.finish(task.taskIdentifier, with: .failure(.cancelled)) }
                task.resume()
            }
        } onCancel: {
            transfers.finish(task.taskIdentifier, with: .failure(.cancelled))
        }
        return try result.get()
    }
}

/// The transfers under way, which collect what arrives up to their bounds.
// Unchecked: the lock guards the transfers. `Mutex` needs iOS 18.
private final class Transfers: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    typealias Outcome = Result<CardHTTPResponse, CardDataError>

    private struct Transfer {
        var task: URLSessionTask
        var bound: Int
        var continuation: CheckedContinuation<Outcome, Never>
        var response: HTTPURLResponse?
        var body = Data()
    }

    private let lock = NSLock()
    private var running: [Int: Transfer] = [:]

    var count: Int { lock.withLock { running.count } }

    func add(_ task: URLSessionTask, bound: Int, _ continuation: CheckedContinuation<Outcome, Never>) {
        lock.withLock {
            running[task.taskIdentifier] = Transfer(task: task, bound: bound, continuation: continuation)
        }
    }

    /// Resumes the waiting caller before the transfer has ended.
    func finish(_ id: Int, with outcome: Outcome) {
        guard let transfer = lock.withLock({ running.removeValue(forKey: id) }) else { return }
        transfer.continuation.resume(returning: outcome)
        #if !canImport(FoundationNetworking)
            transfer.task.cancel()
        #endif
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
        let answer = Self.response(response, body: Data())
        finish(task.taskIdentifier, with: .success(answer))
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        lock.withLock { running[dataTask.taskIdentifier]?.response = response as? HTTPURLResponse }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let exceeded = lock.withLock { () -> Int? in
            guard let transfer = running[dataTask.taskIdentifier] else { return nil }
            guard transfer.body.count + data.count <= transfer.bound else { return transfer.bound }
            running[dataTask.taskIdentifier]?.body.append(data)
            return nil
        }
        if let exceeded { finish(dataTask.taskIdentifier, with: .failure(.tooLarge(exceeded))) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let transfer = lock.withLock({ running.removeValue(forKey: task.taskIdentifier) }) else { return }
        let outcome: Outcome
        if let error {
            let isTimeout = (error as? URLError)?.code == .timedOut
            outcome = .failure(isTimeout ? .timedOut : .connectionFailed(error.localizedDescription))
        } else if let response = transfer.response ?? task.response as? HTTPURLResponse {
            outcome = .success(Self.response(response, body: transfer.body))
        } else {
            outcome = .failure(.connectionFailed("the server did not answer with HTTP"))
        }
        transfer.continuation.resume(returning: outcome)
    }

    private static func response(_ response: HTTPURLResponse, body: Data) -> CardHTTPResponse {
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields {
            if let name = name as? String, let value = value as? String { headers[name] = value }
        }
        return CardHTTPResponse(status: response.statusCode, headers: headers, body: body)
    }
}
