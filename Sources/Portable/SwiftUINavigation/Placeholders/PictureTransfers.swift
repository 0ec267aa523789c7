import Foundation
import FoundationNetworking
import SwiftUICore
import Synchronization

/// Loads the bytes of images; limits the transfers per host to the session's number of connections.
///
/// A started transfer runs to its end, even if nothing waits for it any more: Foundation on Linux crashes when a task
/// is cancelled at the moment of its completion. A cancelled transfer that has not started never does, so that visible
/// images need not wait for those that were scrolled past.
actor PictureTransfers {
    static let shared = PictureTransfers(session: .shared)

    private typealias Turn = CheckedContinuation<Void, any Error>

    private let session: URLSession
    private let limit: Int
    private var running: [String: Int] = [:]
    private var waiting: [String: [(number: Int, turn: Turn)]] = [:]
    private var lastNumber = 0

    init(session: URLSession) {
        self.session = session
        limit = max(1, session.configuration.httpMaximumConnectionsPerHost)
    }

    /// - Throws: `URLError` if there is no valid response, `CancellationError` as soon as the task is cancelled.
    func data(from url: URL) async throws -> Data {
        let host = url.host ?? ""
        try await turn(at: host)
        if Task.isCancelled {
            giveTurn(at: host)
            throw CancellationError()
        }
        let transfer = Transfer()
        let request = URLRequest(url: url)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                transfer.await(continuation)
                session.dataTask(with: request) { data, response, error in
                    transfer.end(Result { try Self.data(data, of: response, error: error) })
                    Task { await self.giveTurn(at: host) }
                }
                .resume()
            }
        } onCancel: {
            transfer.end(.failure(CancellationError()))
        }
    }

    private static func data(_ data: Data?, of response: URLResponse?, error: (any Error)?) throws -> Data {
        if let error { throw error }
        if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
            throw URLError(.badServerResponse)
        }
        return data ?? Data()
    }

    /// Waits until a host has capacity for another transfer.
    private func turn(at host: String) async throws {
        lastNumber += 1
        let number = lastNumber
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (turn: Turn) in
                if Task.isCancelled {
                    turn.resume(throwing: CancellationError())
                } else if running[host, default: 0] < limit {
                    running[host, default: 0] += 1
                    turn.resume()
                } else {
                    waiting[host, default: []].append((number, turn))
                }
            }
        } onCancel: {
            Task { await leave(number, at: host) }
        }
    }

    private func leave(_ number: Int, at host: String) {
        guard let place = waiting[host]?.firstIndex(where: { $0.number == number }) else { return }
        waiting[host]?.remove(at: place).turn.resume(throwing: CancellationError())
    }

    private func giveTurn(at host: String) {
        if let next = waiting[host]?.first {
            waiting[host]?.removeFirst()
            next.turn.resume()
        } else {
            waiting[host] = nil
            running[host] = running[host].flatMap { $0 > 1 ? $0 - 1 : nil }
        }
    }
}

/// The awaiting side of a transfer, until it ends or is cancelled, whichever comes first.
private final class Transfer: Sendable {
    private enum State {
        case begun
        case awaited(CheckedContinuation<Data, any Error>)
        case ended(Result<Data, any Error>)
    }

    private let state = Mutex(State.begun)

    func await(_ continuation: CheckedContinuation<Data, any Error>) {
        let ended: Result<Data, any Error>? = state.withLock { state in
            if case .ended(let result) = state { return result }
            state = .awaited(continuation)
            return nil
        }
        if let ended { continuation.resume(with: ended) }
    }

    func end(_ result: Result<Data, any Error>) {
        let continuation: CheckedContinuation<Data, any Error>? = state.withLock { state in
            defer { if case .ended = state {} else { state = .ended(result) } }
            if case .awaited(let continuation) = state { return continuation }
            return nil
        }
        continuation?.resume(with: result)
    }
}
