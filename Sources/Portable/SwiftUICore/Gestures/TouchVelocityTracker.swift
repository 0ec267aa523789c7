import Foundation

/// The recent movement of a finger.
package struct TouchVelocityTracker {
    private var recent: [TouchEvent] = []

    /// The age in seconds beyond which movements do not count for the velocity.
    static let memory = 0.1

    package init() {}

    package mutating func remember(_ event: TouchEvent) {
        recent.append(event)
        // Of several fingers, the one that moved last counts.
        recent.removeAll { $0.id != event.id || event.time - $0.time > Self.memory }
    }

    /// The velocity of the finger, in points per second.
    package var velocity: CGSize {
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
        let elapsed = last.time - first.time
        return CGSize(
            width: (last.location.x - first.location.x) / elapsed,
            height: (last.location.y - first.location.y) / elapsed)
    }
}
