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
            return frames.first { $0.room == room || serves($0.frame, for: $0.room, in: room) }?.frame
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

    /// True if a frame that was laid out in one size is that of another one, too: all of its lines fit there and break at
    /// the same places, as those of a label do that has its ideal width and more.
    private func serves(_ frame: TextFrame, for own: TextEngine.Room, in room: TextEngine.Room) -> Bool {
        guard frame.size.width <= room.width, frame.size.height <= room.height, !frame.isTruncated,
            frame.scaleFactor == 1
        else { return false }
        // A word that does not fit in the wider size does not fit in the narrower one. In a wider one, it may: only a
        // single line that does not fill its size stays as it is, if its letters are not tightened.
        return room.width <= own.width
            || frame.lines.count == 1 && frame.size.width < own.width && !request.allowsTightening
    }
}
