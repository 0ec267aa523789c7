import Logging
import ServiceLifecycle

/// The drawing processes, and the queue that they draw from.
final class WorkerPool: Service {
    let queue: JobQueue
    let workers: [Worker]
    private let scratch: Scratch

    init(_ configuration: ServiceConfiguration, metrics: ServiceMetrics, logger: Logger) throws {
        let scratch = try Scratch(in: configuration.scratch)
        let queue = JobQueue(
            capacity: configuration.queueCapacity, longestWait: configuration.longestWait,
            workers: configuration.workers)
        let command = WorkerCommand(configuration, scratch: scratch.path)
        workers = (0..<configuration.workers).map { index in
            Worker(
                index: index, command: command, queue: queue, scratch: scratch, configuration: configuration,
                metrics: metrics, logger: logger)
        }
        self.queue = queue
        self.scratch = scratch
    }

    /// The number of processes in a state.
    func count(_ state: Worker.State) -> Int { workers.count { $0.state == state } }

    /// True when a picture would be drawn.
    var isReady: Bool { workers.contains { $0.state == .idle || $0.state == .busy } }

    /// The reason why none of them can draw.
    var fault: String? { isReady ? nil : workers.lazy.compactMap(\.fault).first }

    /// Ends at once: pictures that wait and those in hand are refused.
    func callOff() {
        queue.close()
        queue.refuseAll()
        for worker in workers { worker.callOff() }
    }

    /// Draws until the service ends; then the pictures that wait are drawn, and the processes are ended.
    func run() async throws {
        for worker in workers { worker.start() }
        await cancelWhenGracefulShutdown { [queue] in
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(100))
                queue.sweep()
            }
        }
        queue.close()
        while !queue.isIdle, !Task.isCancelled { try? await Task.sleep(for: .milliseconds(10)) }
        for worker in workers { worker.stop() }
        queue.refuseAll()
        // Also when the task is cancelled: the threads end by themselves, and no process stays behind.
        await Task.detached { [workers, scratch] in
            while workers.contains(where: { $0.state != .ended }) { try? await Task.sleep(for: .milliseconds(5)) }
            scratch.remove()
        }.value
    }
}
