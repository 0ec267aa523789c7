import Foundation

/// The way from a session to its browser tab. Thread-safe.
final class SessionLink: Sendable {
    enum Message: Sendable {
        case text([UInt8])
        /// Ends the connection with a WebSocket status code (RFC 6455, 7.4) and a reason to show.
        case close(Int, String)
    }

    /// The client that limits apply to: its network address.
    let address: String
    private let transport: @Sendable (Message) -> Void
    private let hasRoom: @Sendable () -> Bool

    /// - Parameters:
    ///   - address: the client's address.
    ///   - hasRoom: returns false while the tab does not take what was sent. When it takes more,
    ///     ``SessionStore/hasRoom(_:)`` is called.
    ///   - transport: sends a message.
    init(
        address: String = "", hasRoom: @escaping @Sendable () -> Bool = { true },
        _ transport: @escaping @Sendable (Message) -> Void
    ) {
        self.address = address
        self.hasRoom = hasRoom
        self.transport = transport
    }

    /// False while bytes of earlier messages wait for the network.
    var takesFrames: Bool { hasRoom() }

    func send(_ message: ServerMessage) { transport(.text(message.json.bytes)) }

    func close(_ code: Int, _ reason: String) { transport(.close(code, reason)) }
}
