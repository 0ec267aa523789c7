import Dispatch
import Synchronization

/// The pictures that wait for a drawing process: at most as many as it has places, first come, first served, and none
/// longer than its bound of time.
///
/// Requests wait without a thread; the threads of drawing processes wait in `take`.
final class JobQueue: Sendable {
    private struct State {
        var waiting: [Ticket] = []
        var running = 0
        var lastNumber = 0
        var isClosed = false
        /// The time of the last pictures, smoothed, for the time after which another try may do.
        var seconds = 0.05
    }

    let capacity: Int
    private let longestWait: Duration
    private let workers: Int
    private let state = Mutex(State())
    private let signal = DispatchSemaphore(value: 0)

    init(capacity: Int, longestWait: Duration, workers: Int) {
        self.capacity = capacity
        self.longestWait = longestWait
        self.workers = workers
    }

    /// The number of pictures that wait.
    var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// The number of pictures that are being drawn.
    var runningCount: Int { state.withLock { $0.running } }

    /// Waits for a picture.
    /// - Throws: a problem with status 429 if the queue is full or the wait was too long, and that of the picture.
    func submit(_ drawing: Drawing) async throws(Problem) -> Drawn {
        let outcome: Ticket.Outcome = await withCheckedContinuation { answer in
            let refusal = state.withLock { state -> Problem? in
                if state.isClosed { return Problem(.draining, "the service is about to end", retryAfter: 1) }
                guard state.waiting.count < capacity else { return fullProblem(state) }
                state.lastNumber += 1
                state.waiting.append(Ticket(number: state.lastNumber, drawing: drawing, answer: answer))
                return nil
            }
            if let refusal { answer.resume(returning: .failure(refusal)) } else { signal.signal() }
        }
        return try outcome.get()
    }

    /// The next picture; nil when the time is over or the queue is closed and empty.
    func take(within time: DispatchTimeInterval) -> Ticket? {
        guard signal.wait(timeout: .now() + time) == .success else { return nil }
        return state.withLock { state in
            guard !state.waiting.isEmpty else { return nil }
            state.running += 1
            return state.waiting.removeFirst()
        }
    }

    /// Answers a picture that was taken.
    func finish(_ ticket: Ticket, _ outcome: Ticket.Outcome, seconds: Double) {
        state.withLock { state in
            state.running -= 1
            state.seconds = state.seconds * 0.9 + min(seconds, 60) * 0.1
        }
        ticket.finish(outcome)
    }

    /// Refuses the pictures that have waited too long.
    func sweep(now: ContinuousClock.Instant = .now) {
        let late = state.withLock { state -> [(Ticket, Problem)] in
            let count = state.waiting.prefix { now - $0.start > longestWait }.count
            let problem = fullProblem(state)
            defer { state.waiting.removeFirst(count) }
            return state.waiting.prefix(count).map { ($0, problem) }
        }
        for (ticket, problem) in late { ticket.finish(.failure(problem)) }
    }

    /// True when no picture waits or is being drawn.
    var isIdle: Bool { state.withLock { $0.waiting.isEmpty && $0.running == 0 } }

    /// True when no picture waits and none will.
    var isClosedAndEmpty: Bool { state.withLock { $0.isClosed && $0.waiting.isEmpty } }

    /// Takes no more pictures. Those that wait are drawn.
    func close() {
        state.withLock { $0.isClosed = true }
        for _ in 0..<workers { signal.signal() }
    }

    /// Refuses all that wait.
    func refuseAll() {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
        for ticket in waiting { ticket.finish(.failure(Problem(.draining, "the service has ended", retryAfter: 1))) }
    }

    private func fullProblem(_ state: State) -> Problem {
        let seconds = state.seconds * Double(state.waiting.count) / Double(max(workers, 1))
        return Problem(
            .queueFull, "\(state.waiting.count) pictures are waiting",
            retryAfter: max(1, min(60, Int(seconds.rounded(.up)))))
    }
}
