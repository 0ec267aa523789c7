import Foundation

/// A connection that sends bytes as no browser would.
final class HTTPClient {
    private let socket: Int32

    /// Connects to a port of this machine.
    /// - Parameter receiveBuffer: the bytes that the system takes before they are read; nil for its default.
    init?(port: Int, receiveBuffer: Int32? = nil) {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        // An answer may wait for all tests of the process, which share the main actor.
        var timeout = timeval(tv_sec: 600, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        if var receiveBuffer {
            setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, socklen_t(MemoryLayout<Int32>.size))
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        if result != 0 { return nil }
    }

    deinit { close(socket) }

    func send(_ bytes: [UInt8]) { _ = Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }

    func send(_ text: String) { send(Array(text.utf8)) }

    /// Reads until the other side closes, or bytes contain a text.
    func read(until end: String? = nil) -> [UInt8] {
        var result: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = recv(socket, &buffer, buffer.count, 0)
            if count <= 0 { return result }
            result += buffer[..<count]
            if let end, String(decoding: result, as: UTF8.self).contains(end) { return result }
        }
    }

    /// Sends a WebSocket frame with a text (RFC 6455, 5.2), with a mask of zeros.
    func sendFrame(_ text: String) {
        let count = text.utf8.count
        let length: [UInt8]
        if count < 126 {
            length = [0x80 | UInt8(count)]
        } else {
            length = [0x80 | 127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }
        }
        send([0x81] + length + [0, 0, 0, 0] + Array(text.utf8))
    }
}
