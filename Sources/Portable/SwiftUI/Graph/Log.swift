import Foundation

/// The warnings for developers: one line each on standard error, without repetitions.
enum Log {
    nonisolated(unsafe) private static var said: Set<String> = []
    private static let lock = NSLock()

    /// Receives the lines instead of standard error; set by tests.
    nonisolated(unsafe) static var sink: ((String) -> Void)?

    /// The duration from which the handling of an event counts as a hang: a second, as in Apple's tools. Set by tests.
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
