import Foundation

/// The way from a session to its browser tab. Thread-safe.
final class SessionLink: Sendable {
    enum Message: Sendable {
        case text([UInt8])
        /// Ends the connection with a WebSocket status code (RFC 6455, 7.4) and a reason to show.
        case close(Int, String)
    }

    private let transport: @Sendable (Message) -> Void

    init(_ transport: @escaping @Sendable (Message) -> Void) { self.transport = transport }

    func send(_ json: JSONText) { transport(.text(json.bytes)) }

    func close(_ code: Int, _ reason: String) { transport(.close(code, reason)) }
}
