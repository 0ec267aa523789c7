import Foundation
import IntegrationCardModel

/// A server of HTTP/1.1 on the loopback address, which answers each connection once with given bytes.
public final class LocalServer: @unchecked Sendable {
    /// The bytes of an answer to the text of a request; nil closes the connection after a wait without an answer.
    public typealias Handler = @Sendable (String) -> Data?
    /// A function that writes an answer piece by piece; writing returns false when the other side has gone.
    public typealias Writer = @Sendable (_ request: String, _ write: (Data) -> Bool) -> Void

    /// The port on the loopback address.
    public let port: UInt16
    private let socketNumber: Int32
    private let writer: Writer
    private let lock = NSLock()
    private var received: [String] = []

    /// The texts of all requests so far.
    public var requests: [String] { lock.withLock { received } }

    /// Starts a server that answers each request with bytes.
    public convenience init(_ handler: @escaping Handler) throws {
        try self.init(writer: { request, write in
            if let data = handler(request) { _ = write(data) } else { Thread.sleep(forTimeInterval: 3) }
        })
    }

    /// Starts a server that writes its answers piece by piece.
    public init(writer: @escaping Writer) throws {
        self.writer = writer
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

    /// The address of a path on this server.
    public func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

    private func answer(_ connection: Int32) {
        defer { close(connection) }
        guard let text = Self.request(from: connection) else { return }
        lock.withLock { received.append(text) }
        writer(text) { data in
            var rest = data[...]
            while !rest.isEmpty {
                #if os(Linux)
                    let flags = Int32(MSG_NOSIGNAL)
                #else
                    let flags: Int32 = 0
                #endif
                let sent = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, flags) }
                guard sent > 0 else { return false }
                rest = rest.dropFirst(sent)
            }
            return true
        }
    }

    /// Reads the head of a request, and as much of a body as it announces.
    private static func request(from connection: Int32) -> String? {
        var received = Data()
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return received.isEmpty ? nil : String(decoding: received, as: UTF8.self) }
            received.append(contentsOf: buffer[..<count])
            guard let end = received.firstRange(of: Data("\r\n\r\n".utf8)) else { continue }
            let head = String(decoding: received[..<end.lowerBound], as: UTF8.self).lowercased()
            let length =
                head.split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
                .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) } ?? 0
            if received.count - end.upperBound >= length { return String(decoding: received, as: UTF8.self) }
        }
    }

    /// The bytes of a successful answer with JSON.
    public static func answer(json: String) -> Data {
        answer("200 OK", ["Content-Type: application/json"], Data(json.utf8))
    }

    /// The bytes of an answer.
    public static func answer(
        _ status: String = "200 OK", _ headers: [String] = ["Content-Type: application/json"], _ body: Data = Data()
    ) -> Data {
        let head = (["HTTP/1.1 " + status] + headers + ["Content-Length: \(body.count)", "Connection: close"])
        return Data((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
    }
}

extension LocalServer {
    /// The value of a header field in the text of a request.
    public static func field(_ name: String, in request: String) -> String? {
        request.split(separator: "\r\n", omittingEmptySubsequences: false).dropFirst().prefix { !$0.isEmpty }
            .first { $0.lowercased().hasPrefix(name.lowercased() + ":") }
            .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
    }

    /// The body in the text of a request.
    public static func body(of request: String) -> String {
        request.firstRange(of: "\r\n\r\n").map { String(request[$0.upperBound...]) } ?? ""
    }

    /// The policy under which a card reaches this server.
    public var policy: AddressPolicy {
        var policy = AddressPolicy()
        policy.allowedHosts = ["127.0.0.1:\(port)"]
        return policy
    }
}

/// A number that several threads change.
public final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    public init() {}

    /// The number as it is now.
    public var value: Int { lock.withLock { number } }

    /// Adds one, and returns the number from before.
    @discardableResult public func next() -> Int {
        lock.withLock {
            defer { number += 1 }
            return number
        }
    }
}
