import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOWebSocket

/// Sends messages to a browser tab, and counts the bytes that it has not taken yet.
final class WebSocketOutput: Sendable {
    private struct State {
        var unsent = 0
        var isClosing = false
        /// True if somebody asked for room while there was none.
        var isAwaited = false
    }

    private let channel: any Channel
    private let limits: SessionLimits
    private let state = NIOLockedValueBox(State())
    private let onRoom = NIOLockedValueBox<(@Sendable () -> Void)?>(nil)

    init(channel: any Channel, limits: SessionLimits) {
        self.channel = channel
        self.limits = limits
    }

    /// Sets what is called when there is room after ``hasRoom()`` was false.
    func whenRoom(_ body: @escaping @Sendable () -> Void) { onRoom.withLockedValue { $0 = body } }

    /// True if nothing more is to be read, because the connection is about to be closed.
    var isClosing: Bool { state.withLockedValue { $0.isClosing } }

    /// True if the tab has taken most of what was sent.
    func hasRoom() -> Bool {
        state.withLockedValue { state in
            let hasRoom = state.unsent < limits.output.unsentBytes
            if !hasRoom { state.isAwaited = true }
            return hasRoom
        }
    }

    func send(_ message: SessionLink.Message) {
        switch message {
        case .text(let bytes): write(.text, ByteBuffer(bytes: bytes))
        case .close(let code, let reason): close(code, reason)
        }
    }

    func pong(_ data: ByteBuffer) { write(.pong, data) }

    private func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer) {
        let count = data.readableBytes
        let isStuck = state.withLockedValue { state in
            guard state.unsent <= limits.output.mostUnsentBytes else { return true }
            state.unsent += count
            return false
        }
        onEventLoop { [self] in
            if isStuck { return channel.close(promise: nil) }
            channel.writeAndFlush(WebSocketFrame(fin: true, opcode: opcode, data: data))
                .whenComplete { [self] _ in didSend(count) }
        }
    }

    private func didSend(_ count: Int) {
        let isRelieved = state.withLockedValue { state in
            state.unsent -= count
            guard state.isAwaited, state.unsent < limits.output.unsentBytes else { return false }
            state.isAwaited = false
            return true
        }
        if isRelieved { onRoom.withLockedValue { $0 }?() }
    }

    private func close(_ code: Int, _ reason: String) {
        let isFirst = state.withLockedValue { state in
            defer { state.isClosing = true }
            return !state.isClosing
        }
        guard isFirst else { return }
        var data = ByteBuffer()
        data.write(webSocketErrorCode: .init(codeNumber: code))
        data.writeString(String(reason.prefix(100)))
        let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
        onEventLoop { [channel] in
            // Nothing more is read from a tab that is refused.
            channel.setOption(.autoRead, value: false).whenComplete { _ in }
            channel.writeAndFlush(frame).whenComplete { _ in channel.close(promise: nil) }
            // A tab that takes nothing would keep its connection.
            channel.eventLoop.scheduleTask(in: .seconds(5)) { channel.close(promise: nil) }
        }
    }

    /// Runs work where the promises of writes are kept: a server that has stopped keeps none, and drops the work.
    private func onEventLoop(_ work: @escaping @Sendable () -> Void) {
        channel.eventLoop.execute { [channel] in
            if channel.isActive { work() }
        }
    }
}
