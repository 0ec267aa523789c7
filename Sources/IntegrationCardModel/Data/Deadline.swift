import Foundation

/// Runs an operation of the host, and waits for it at most for so many seconds.
///
/// An operation that ignores its cancellation runs on unheard, so a host that never answers holds nobody up.
func withDeadline<Value: Sendable>(
    seconds: Double, _ operation: @escaping @Sendable () async throws -> Value
) async throws(CardDataError) -> Value {
    let race = Race<Value>()
    let work = Task {
        do {
            race.finish(.success(try await operation()))
        } catch let error as CardDataError {
            race.finish(.failure(error))
        } catch is CancellationError {
            race.finish(.failure(.cancelled))
        } catch {
            race.finish(.failure(.hostFailed(String(describing: error))))
        }
    }
    let timer = Task {
        do { try await Task.sleep(for: .seconds(seconds)) } catch { return }
        race.finish(.failure(.timedOut))
    }
    defer {
        work.cancel()
        timer.cancel()
    }
    let outcome = await withTaskCancellationHandler {
        await race.outcome()
    } onCancel: {
        race.finish(.failure(.cancelled))
    }
    return try outcome.get()
}

/// The first of several outcomes; those that come later are dropped.
// Unchecked: the lock guards both. `Mutex` needs iOS 18.
private final class Race<Value: Sendable>: @unchecked Sendable {
    typealias Outcome = Result<Value, CardDataError>

    private let lock = NSLock()
    private var first: Outcome?
    private var waiting: CheckedContinuation<Outcome, Never>?

    func finish(_ outcome: Outcome) {
        let continuation = lock.withLock { () -> CheckedContinuation<Outcome, Never>? in
            guard first == nil else { return nil }
            first = outcome
            defer { waiting = nil }
            return waiting
        }
        continuation?.resume(returning: outcome)
    }

    func outcome() async -> Outcome {
        await withCheckedContinuation { continuation in
            let known = lock.withLock { () -> Outcome? in
                if first == nil { waiting = continuation }
                return first
            }
            if let known { continuation.resume(returning: known) }
        }
    }
}
