import Synchronization

/// The way of a service to its end, and the requests that are in hand.
final class DrainState: Sendable {
    enum Phase: Int, Comparable, Sendable {
        case serving
        /// Balancers are told to send no more; what they send is answered.
        case leaving
        /// New pictures are refused with status 503.
        case draining

        static func < (left: Phase, right: Phase) -> Bool { left.rawValue < right.rawValue }
    }

    private let state = Mutex((phase: Phase.serving, inHand: 0))

    var phase: Phase { state.withLock { $0.phase } }
    var inHand: Int { state.withLock { $0.inHand } }

    func enter(_ phase: Phase) { state.withLock { $0.phase = max($0.phase, phase) } }
    func begin() { state.withLock { $0.inHand += 1 } }
    func end() { state.withLock { $0.inHand -= 1 } }
}
