import Hummingbird
import NIOCore

/// Reads a body within the bounds of size, time and memory.
struct BodyReader {
    let maximumSize: Int
    let timeLimit: Duration
    let budget: ByteBudget

    /// Refuses a body that says itself that it is too large.
    func check(length: String?) throws(Problem) {
        guard let length, let count = Int(length), count > maximumSize else { return }
        throw tooLarge
    }

    private var tooLarge: Problem { Problem(.tooLarge, "the body has more than \(maximumSize) bytes") }

    /// Reads a body and hands it on; its bytes count until the work is done.
    func withBody<Value: Sendable>(
        of request: Request, _ work: (ByteBuffer) async throws -> Value
    ) async throws -> Value {
        let body = try await read(request.body)
        defer { budget.giveBack(body.readableBytes) }
        return try await work(body)
    }

    private func read(_ body: RequestBody) async throws -> ByteBuffer {
        try await withThrowingTaskGroup(of: ByteBuffer.self) { group in
            group.addTask { try await collect(body) }
            group.addTask {
                try await Task.sleep(for: timeLimit)
                throw Problem(
                    .requestTimeout, "the body has not arrived within \(timeLimit / .seconds(1)) seconds")
            }
            defer { group.cancelAll() }
            guard let body = try await group.next() else { throw CancellationError() }
            return body
        }
    }

    private func collect(_ body: RequestBody) async throws -> ByteBuffer {
        var collected = ByteBuffer()
        do {
            for try await part in body {
                guard collected.readableBytes + part.readableBytes <= maximumSize else { throw tooLarge }
                guard budget.take(part.readableBytes) else {
                    throw Problem(.queueFull, "the requests in hand are too large together", retryAfter: 1)
                }
                collected.writeImmutableBuffer(part)
            }
            // A reading that was called off ends like a whole one.
            try Task.checkCancellation()
            return collected
        } catch {
            budget.giveBack(collected.readableBytes)
            throw error
        }
    }
}
