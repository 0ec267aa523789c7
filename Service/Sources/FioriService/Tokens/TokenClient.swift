import Synchronization

/// A client with a token, and the bounds of its requests.
final class TokenClient: Sendable {
    struct Limits: Equatable {
        /// The requests of a minute; as many may come at once after a pause.
        var requestsPerMinute: Int?
        /// The requests that are answered at the same time.
        var atOnce: Int?
    }

    private struct State {
        /// The requests that may come at once, refilled evenly.
        var allowance: Double
        var date = ContinuousClock.now
        var running = 0
    }

    let name: String
    let limits: Limits
    private let state: Mutex<State>

    init(name: String, limits: Limits) {
        self.name = name
        self.limits = limits
        state = Mutex(State(allowance: Double(limits.requestsPerMinute ?? 0)))
    }

    /// Counts a request that begins; `end()` must follow.
    /// - Throws: a problem with status 429 and the time after which there is room.
    func begin(now: ContinuousClock.Instant = .now) throws(Problem) {
        let refusal = state.withLock { state -> Problem? in
            if let atOnce = limits.atOnce, state.running >= atOnce {
                return Problem(
                    .tooManyRequests, "\(name) may have \(atOnce) requests answered at the same time", retryAfter: 1)
            }
            if let rate = limits.requestsPerMinute {
                let perSecond = Double(rate) / 60
                let passed = (now - state.date) / .seconds(1)
                state.allowance = min(Double(rate), state.allowance + max(0, passed) * perSecond)
                state.date = now
                guard state.allowance >= 1 else {
                    let wait = Int(((1 - state.allowance) / perSecond).rounded(.up))
                    return Problem(
                        .tooManyRequests, "\(name) may make \(rate) requests in a minute", retryAfter: max(1, wait))
                }
                state.allowance -= 1
            }
            state.running += 1
            return nil
        }
        if let refusal { throw refusal }
    }

    /// Counts a request that has ended.
    func end() { state.withLock { $0.running -= 1 } }
}
