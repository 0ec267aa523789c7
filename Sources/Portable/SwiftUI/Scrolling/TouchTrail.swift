import Foundation

/// Where a finger has been lately.
struct TouchTrail {
    private var recent: [TouchEvent] = []

    /// Movements older than this have no part in the speed that a finger leaves behind, in seconds.
    static let memory = 0.1

    mutating func remember(_ event: TouchEvent) {
        recent.append(event)
        // Of several fingers the one that moved last counts.
        recent.removeAll { $0.id != event.id || event.time - $0.time > Self.memory }
    }

    /// How fast the finger moves, in points per second.
    var velocity: CGSize {
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
        let elapsed = last.time - first.time
        return CGSize(
            width: (last.location.x - first.location.x) / elapsed,
            height: (last.location.y - first.location.y) / elapsed)
    }
}
