import Foundation

/// Asynchronous work that a command waits for.
package enum BlockingTask {
    /// Runs work to its end on other threads; it must not need the main actor when its thread is the one that waits.
    package static func run<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
        let done = DispatchSemaphore(value: 0)
        let box = ResultBox<Value>()
        Task.detached {
            box.value = await work()
            done.signal()
        }
        done.wait()
        guard let value = box.value else { preconditionFailure("the work has ended without a value") }
        return value
    }

    /// A value that is written once before the semaphore is signalled, and read once behind it.
    // Unchecked: the semaphore orders the one write before the one read.
    private final class ResultBox<Value>: @unchecked Sendable {
        var value: Value?
    }
}
