import Foundation

/// Asynchronous work that a command waits for.
package enum BlockingTask {
    /// Runs work to its end on other threads; it must not need the main actor when its thread is the one that waits.
    package static func run<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
        let done = DispatchSemaphore(value: 0)
        // The semaphore orders the one write before the one read.
        nonisolated(unsafe) var result: Value?
        Task.detached {
            result = await work()
            done.signal()
        }
        done.wait()
        guard let result else { preconditionFailure("the work has ended without a value") }
        return result
    }
}
