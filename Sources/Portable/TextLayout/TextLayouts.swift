import Foundation

/// A cache of a text's layouts for the latest available sizes.
///
/// Stacks measure each of their views several times, and looking a text up by its contents would cost more than all
/// other work. Thread-safe.
// Unchecked: a lock that is chosen by its address guards the frames.
package final class TextLayouts: @unchecked Sendable {
    private let request: TextRequest
    private var frames: [(room: TextEngine.Room, frame: TextFrame)] = []
    private var next = 0
    private var edition = 0
    private static let capacity = 16
    /// Locks shared by layouts according to their address, because layouts are many and rarely used by two threads.
    private static let locks = (0..<32).map { _ in NSLock() }
    private var lock: NSLock { Self.locks[Int((UInt(bitPattern: ObjectIdentifier(self)) >> 4) % 32)] }

    init(_ request: TextRequest) { self.request = request }

    /// - Parameter edition: the engine's edition; frames of another one are discarded.
    func frame(in room: TextEngine.Room, edition: Int, make: (TextRequest) -> TextFrame) -> TextFrame {
        let known = lock.withLock { () -> TextFrame? in
            if edition != self.edition {
                frames = []
                next = 0
                self.edition = edition
            }
            return frames.first { $0.room == room }?.frame
        }
        if let known { return known }
        let frame = make(request)
        lock.withLock {
            if frames.count < Self.capacity {
                frames.append((room, frame))
            } else {
                frames[next] = (room, frame)
                next = (next + 1) % Self.capacity
            }
        }
        return frame
    }
}
