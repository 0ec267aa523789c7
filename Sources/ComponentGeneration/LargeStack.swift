import Foundation

/// Runs work that calls itself deeply on a thread of its own: others have half a megabyte of stack.
enum LargeStack {
    /// Size in bytes; only touched pages take memory.
    private static let size = 256 << 20

    static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
        let result = Locked<Result?>(nil)
        let end = DispatchSemaphore(value: 0)
        let thread = Thread {
            result.withLock { $0 = work() }
            end.signal()
        }
        thread.stackSize = size
        thread.start()
        end.wait()
        guard let value = result.withLock({ $0 }) else { preconditionFailure("the thread has ended without a result") }
        return value
    }
}
