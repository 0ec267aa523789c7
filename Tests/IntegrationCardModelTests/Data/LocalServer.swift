import Foundation

/// A server of HTTP/1.1 on the loopback address, which answers each connection once with given bytes.
final class LocalServer: @unchecked Sendable {
    /// The bytes of an answer to the text of a request; nil closes the connection after a wait without an answer.
    typealias Handler = @Sendable (String) -> Data?

    let port: UInt16
    private let socketNumber: Int32
    private let handler: Handler
    private let lock = NSLock()
    private var received: [String] = []

    /// The texts of all requests so far.
    var requests: [String] { lock.withLock { received } }

    init(_ handler: @escaping Handler) throws {
        self.handler = handler
        #if os(Linux)
            let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let number = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let size = length
        let bound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(number, $0, size) == 0 && listen(number, 16) == 0 && getsockname(number, $0, &length) == 0
            }
        }
        guard bound else { throw CocoaError(.fileReadUnknown) }
        socketNumber = number
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [weak self] in
            while true {
                let connection = accept(number, nil, nil)
                guard connection >= 0 else { return }
                guard let self else {
                    close(connection)
                    return
                }
                Thread.detachNewThread { self.answer(connection) }
            }
        }
    }

    deinit { shutdown(socketNumber, Int32(SHUT_RDWR)) }

    func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

    private func answer(_ connection: Int32) {
        defer { close(connection) }
        var bytes = [UInt8](repeating: 0, count: 65536)
        let count = recv(connection, &bytes, bytes.count, 0)
        guard count > 0 else { return }
        let text = String(decoding: bytes[..<count], as: UTF8.self)
        lock.withLock { received.append(text) }
        guard let data = handler(text) else {
            Thread.sleep(forTimeInterval: 3)
            return
        }
        var rest = data[...]
        while !rest.isEmpty {
            #if os(Linux)
                let flags = Int32(MSG_NOSIGNAL)
            #else
                let flags: Int32 = 0
            #endif
            let sent = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, flags) }
            guard sent > 0 else { return }
            rest = rest.dropFirst(sent)
        }
    }

    /// The bytes of an answer.
    static func answer(
        _ status: String = "200 OK", _ headers: [String] = ["Content-Type: application/json"], _ body: Data = Data()
    ) -> Data {
        let head = (["HTTP/1.1 " + status] + headers + ["Content-Length: \(body.count)", "Connection: close"])
        return Data((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
    }
}
