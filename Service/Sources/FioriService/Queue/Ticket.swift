import Synchronization

/// A picture that waits for a drawing process, and the request that waits for the picture.
final class Ticket: Sendable {
    typealias Outcome = Result<Drawn, Problem>

    let number: Int
    let drawing: Drawing
    let start = ContinuousClock.now
    private let answer: Mutex<CheckedContinuation<Outcome, Never>?>

    init(number: Int, drawing: Drawing, answer: CheckedContinuation<Outcome, Never>) {
        self.number = number
        self.drawing = drawing
        self.answer = Mutex(answer)
    }

    /// Gives the request its answer; the first one counts.
    func finish(_ outcome: Outcome) {
        let answer = answer.withLock { answer in
            defer { answer = nil }
            return answer
        }
        answer?.resume(returning: outcome)
    }
}
