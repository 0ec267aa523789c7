import Foundation

/// The frames on their way to a tab.
///
/// While the tab has not confirmed ``window`` frames or not taken their bytes, changes accumulate, so that a slow tab gets
/// fewer frames and no queue grows.
struct FrameFlow {
    /// The number of frames that may be on their way.
    private static let window = 2

    /// The number of the last frame.
    private(set) var number = 0
    private var confirmed = 0
    /// True if a frame is held back.
    private(set) var isFrameDue = false
    private var last = ContinuousClock.now - .seconds(1)

    /// Takes all frames as confirmed, for a page that begins anew.
    mutating func restart() { confirmed = number }

    /// Takes a frame as confirmed.
    /// - Returns: false for the number of a frame that was not sent: it is from a session that the page had before, or made
    ///   up.
    mutating func confirm(_ number: Int) -> Bool {
        guard number <= self.number else { return false }
        confirmed = max(confirmed, number)
        return true
    }

    /// True if a frame may be sent now; else it is due.
    mutating func begins(on link: SessionLink) -> Bool {
        isFrameDue = number - confirmed >= Self.window || !link.takesFrames
        return !isFrameDue
    }

    /// Notes a frame that was sent.
    mutating func note(_ frame: ServerMessage.Frame) {
        number = frame.number
        last = .now
    }

    /// The time until the next frame may follow, in seconds: sixty in a second.
    var timeToNext: Double { 1.0 / 60 - (ContinuousClock.now - last) / .seconds(1) }
}
