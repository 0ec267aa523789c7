/// The layouts of one text in the rooms that were asked for lately.
///
/// Stacks ask each of their views several times, so finding a text by what it is would cost more than all the rest of
/// measuring it again. Only an engine reads it, under its lock.
package final class TextLayouts: @unchecked Sendable {
    private let request: TextRequest
    private var frames: [(room: TextEngine.Room, frame: TextFrame)] = []
    private var next = 0
    private var edition = 0
    private static let capacity = 16

    init(_ request: TextRequest) { self.request = request }

    /// - Parameter edition: What else the frames depend on: those of another edition are forgotten.
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
