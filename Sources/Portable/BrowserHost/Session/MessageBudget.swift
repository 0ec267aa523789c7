/// A number of messages in a second, as a budget that time refills.
///
/// It may be overdrawn, because messages that have arrived cannot be sent back; the next ones have to wait for that.
struct MessageBudget {
    private let perSecond: Double
    private var available: Double
    private var last: ContinuousClock.Instant

    /// - Parameter limit: the number of messages in a second; so many may come at once.
    init(perSecond limit: Int, now: ContinuousClock.Instant = .now) {
        perSecond = max(1, Double(limit))
        available = perSecond
        last = now
    }

    /// Takes messages out of the budget.
    /// - Returns: the time until the budget is no longer overdrawn; zero if it is not.
    mutating func take(_ count: Int = 1, now: ContinuousClock.Instant = .now) -> Duration {
        refill(now)
        available -= Double(count)
        return available >= 0 ? .zero : .seconds(-available / perSecond)
    }

    /// True if nothing was taken for long enough.
    mutating func isFull(now: ContinuousClock.Instant = .now) -> Bool {
        refill(now)
        return available >= perSecond
    }

    private mutating func refill(_ now: ContinuousClock.Instant) {
        available = min(perSecond, available + (now - last) / .seconds(1) * perSecond)
        last = now
    }
}
