/// The times of touches on the clock of a window.
///
/// A finger's later touches are as far from its first one as they are in the page, so that a flick keeps its speed while
/// the app is busy or the network is slow.
struct TouchTimes {
    /// The time of a finger's first touch in the page, in milliseconds, and on the window's clock, in seconds.
    private var starts: [Int: (page: Double, clock: Double)] = [:]
    /// The latest time of each finger.
    private var last: [Int: Double] = [:]

    /// The number of fingers that a page may have down; more are timed by the clock.
    private static let most = 32

    /// Returns the time of a touch in seconds, which is never later than the clock and never before the finger's last one.
    /// - Parameters:
    ///   - milliseconds: the time in the page; nil if it has named none.
    ///   - clock: the present time of the window's clock, in seconds.
    mutating func time(
        of finger: Int, _ phase: ClientMessage.TouchPhase, at milliseconds: Double?, clock: Double
    ) -> Double {
        defer {
            if phase == .ended || phase == .cancelled { (starts[finger], last[finger]) = (nil, nil) }
        }
        guard phase != .began, let start = starts[finger], let milliseconds else {
            if phase == .began, let milliseconds, starts.count < Self.most {
                starts[finger] = (milliseconds, clock)
                last[finger] = clock
            }
            return clock
        }
        let time = min(max(start.clock + (milliseconds - start.page) / 1000, last[finger] ?? clock), clock)
        last[finger] = time
        return time
    }
}
