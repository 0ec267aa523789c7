import Foundation

/// The warnings for developers: one line each on standard error, without repetitions of the last 1,000.
package enum Log {
    nonisolated(unsafe) private static var said: Set<String> = []
    private static let lock = NSLock()
    /// The number of lines that are not repeated.
    static let memory = 1_000

    /// Receives the lines instead of standard error; set by tests.
    nonisolated(unsafe) static var sink: ((String) -> Void)?

    /// The duration from which the handling of an event counts as a hang: a second, as in Apple's tools. Set by tests.
    nonisolated(unsafe) package static var hang = Duration.seconds(1)

    /// Reports that something was or may be lost; each time, because what it is about has happened again.
    static func error(_ message: String) {
        lock.lock()
        defer { lock.unlock() }
        if let sink {
            sink("error: " + message)
        } else {
            FileHandle.standardError.write(Data("SwiftUI: error: \(message)\n".utf8))
        }
    }

    package static func warning(_ message: String) {
        lock.lock()
        defer { lock.unlock() }
        guard said.insert(message).inserted else { return }
        // Lines with numbers in them would fill the memory of a server.
        if said.count > Self.memory { said = [message] }
        if let sink {
            sink(message)
        } else {
            FileHandle.standardError.write(Data("SwiftUI: \(message)\n".utf8))
        }
    }
}
