import Foundation

/// What the runtime has to say to a developer: one line each on standard error, and never the same line twice.
enum Log {
    nonisolated(unsafe) private static var said: Set<String> = []
    private static let lock = NSLock()

    /// Receives the lines in place of standard error; tests set it.
    nonisolated(unsafe) static var sink: ((String) -> Void)?

    /// From how long on an event that is being handled counts as a hang: a second, as Apple's tools have it. Tests set it.
    nonisolated(unsafe) static var hang = Duration.seconds(1)

    static func warning(_ message: String) {
        lock.lock()
        defer { lock.unlock() }
        guard said.insert(message).inserted else { return }
        if let sink {
            sink(message)
        } else {
            FileHandle.standardError.write(Data("SwiftUI: \(message)\n".utf8))
        }
    }
}
