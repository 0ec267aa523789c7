/// A cache of a text's layouts for the latest available sizes.
///
/// Stacks measure each of their views several times, and looking a text up by its contents would cost more than all
/// other work. Only an engine accesses it, under its lock.
package final class TextLayouts: @unchecked Sendable {
    private let request: TextRequest
    private var frames: [(room: TextEngine.Room, frame: TextFrame)] = []
    private var next = 0
    private var edition = 0
    private static let capacity = 16

    init(_ request: TextRequest) { self.request = request }

    /// - Parameter edition: the engine's edition; frames of another one are discarded.
    func frame(in room: TextEngine.Room, edition: Int, make: (TextRequest) -> TextFrame) -> TextFrame {
        if edition != self.edition {
            frames = []
            next = 0
            self.edition = edition
        }
        for known in frames where known.room == room { return known.frame }
        let frame = make(request)
        if frames.count < Self.capacity {
            frames.append((room, frame))
        } else {
            frames[next] = (room, frame)
            next = (next + 1) % Self.capacity
        }
        return frame
    }
}
