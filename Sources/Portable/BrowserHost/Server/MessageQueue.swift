import Foundation
import NIOConcurrencyHelpers
import NIOCore

/// The messages of a connection that wait for the main actor.
///
/// One of them is handled at a time, and messages of other connections in between, so that a tab that sends many does
/// not hold up others.
final class MessageQueue: Sendable {
    private struct State {
        var messages = CircularBuffer<Data>()
        var bytes = 0
        var isServing = false
        var isFull = false
        var isClosed = false
    }

    private static let capacity = (messages: 64, bytes: 256 * 1024)

    private let state = NIOLockedValueBox(State())
    private let handle: @MainActor @Sendable (Data) -> Void
    private let hasRoom: @Sendable () -> Void

    /// - Parameters:
    ///   - handle: handles a message.
    ///   - hasRoom: called when a queue that was full is empty.
    init(handle: @escaping @MainActor @Sendable (Data) -> Void, hasRoom: @escaping @Sendable () -> Void) {
        self.handle = handle
        self.hasRoom = hasRoom
    }

    /// Adds a message.
    /// - Returns: false if the queue is full, and nothing more is to be read.
    func append(_ message: Data) -> Bool {
        let (isFirst, isFull) = state.withLockedValue { state in
            guard !state.isClosed else { return (false, true) }
            state.messages.append(message)
            state.bytes += message.count
            if state.messages.count >= Self.capacity.messages || state.bytes >= Self.capacity.bytes {
                state.isFull = true
            }
            defer { state.isServing = true }
            return (!state.isServing, state.isFull)
        }
        if isFirst { serve() }
        return !isFull
    }

    /// Discards the messages, and takes no more.
    func close() {
        state.withLockedValue { state in
            state.isClosed = true
            state.messages.removeAll()
        }
    }

    /// Handles the messages, each in a task of its own, which the main actor runs after what waits for it already.
    private func serve() {
        Task { @MainActor in
            guard let message = next() else { return }
            handle(message)
            serve()
        }
    }

    private func next() -> Data? {
        let (message, isRelieved) = state.withLockedValue { state -> (Data?, Bool) in
            guard let message = state.messages.popFirst() else {
                state.isServing = false
                state.bytes = 0
                defer { state.isFull = false }
                return (nil, state.isFull)
            }
            state.bytes -= message.count
            return (message, false)
        }
        if isRelieved { hasRoom() }
        return message
    }
}
