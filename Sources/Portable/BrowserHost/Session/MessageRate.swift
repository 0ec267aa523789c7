/// Counts the messages of a connection in each second.
struct MessageRate {
    private let limit: Int
    private var windowStart: ContinuousClock.Instant
    private var count = 0

    /// - Parameter limit: the number of messages that are allowed in a second.
    init(limit: Int, now: ContinuousClock.Instant = .now) {
        self.limit = limit
        windowStart = now
    }

    /// Counts a message.
    /// - Returns: false if there were more than allowed in this second.
    mutating func take(now: ContinuousClock.Instant = .now) -> Bool {
        if now - windowStart >= .seconds(1) { (windowStart, count) = (now, 0) }
        count += 1
        return count <= limit
    }
}
