import Foundation

/// A bounded pool of threads that draw display lists off the main actor.
///
/// Laying out views belongs to the main actor; drawing, compressing and writing what was laid out does not. Whoever lays
/// out many pictures adds the rest of the work here and goes on with the next picture.
package final class RenderingPool: Sendable {
    /// The number of threads.
    package let workerCount: Int
    /// The number of pieces of work that wait for a thread before ``add(_:)`` waits too; it bounds the memory that their
    /// display lists take.
    package let capacity: Int

    private let state = State()

    /// - Parameters:
    ///   - workerCount: the number of threads, at least 1.
    ///   - capacity: the number of pieces of work that may wait; by default four for each thread.
    package init(
        workerCount: Int = ProcessInfo.processInfo.activeProcessorCount, capacity: Int? = nil
    ) {
        precondition(workerCount > 0, "a pool has at least one thread, not \(workerCount)")
        self.workerCount = workerCount
        self.capacity = max(capacity ?? workerCount * 4, 1)
        for index in 0..<workerCount {
            let thread = Thread { [state] in state.work() }
            thread.name = "rendering \(index + 1)"
            // Nested groups are drawn by recursion.
            thread.stackSize = 8 << 20
            thread.start()
        }
    }

    deinit { state.close() }

    /// Gives work to a thread; waits while ``capacity`` pieces of work wait for one.
    ///
    /// After a piece of work has thrown an error, those that have not begun are discarded.
    package func add(_ work: @escaping @Sendable () throws -> Void) { state.add(work, capacity: capacity) }

    /// Waits until all work is done. The pool can be used again afterwards.
    /// - Throws: the first error that a piece of work has thrown since the last call.
    package func finish() throws { try state.finish() }

    /// The work that waits, shared by the pool and its threads, so that a pool that is released lets its threads end.
    // Unchecked: the condition guards all properties.
    private final class State: @unchecked Sendable {
        /// Guards all properties; signalled when any of them changes.
        private let condition = NSCondition()
        private var waiting: [@Sendable () throws -> Void] = []
        private var runningCount = 0
        private var failure: (any Error)?
        private var isClosed = false

        func add(_ work: @escaping @Sendable () throws -> Void, capacity: Int) {
            condition.withLock {
                while waiting.count >= capacity { condition.wait() }
                guard failure == nil else { return }
                waiting.append(work)
                condition.broadcast()
            }
        }

        func finish() throws {
            let first = condition.withLock {
                while !waiting.isEmpty || runningCount > 0 { condition.wait() }
                defer { failure = nil }
                return failure
            }
            if let first { throw first }
        }

        func close() {
            condition.withLock {
                isClosed = true
                condition.broadcast()
            }
        }

        /// Does pieces of work until the pool is released and none waits.
        func work() {
            while let work = next() {
                let result = Result { try work() }
                condition.withLock {
                    runningCount -= 1
                    if case .failure(let error) = result, failure == nil {
                        failure = error
                        waiting = []
                    }
                    condition.broadcast()
                }
            }
        }

        private func next() -> (@Sendable () throws -> Void)? {
            condition.withLock {
                while waiting.isEmpty, !isClosed { condition.wait() }
                guard !waiting.isEmpty else { return nil }
                runningCount += 1
                condition.broadcast()
                return waiting.removeFirst()
            }
        }
    }
}
