import Foundation
import Glibc

/// A browser tab: a WebSocket that confirms the frames that it reads (RFC 6455, with a mask of zeros).
final class Tab {
    private let socket: Int32
    private var buffer: [UInt8] = []
    /// The places of elements by label: x, y, width, height, in the scroll view that they are in.
    private var places: [String: (frame: [Double], scrollView: String?)] = [:]
    /// The labels of elements by identity.
    private var labels: [String: String] = [:]
    /// The corners of the contents of scroll views.
    private var corners: [String: [Double]] = [:]
    private(set) var session = ""
    private var hasFrame = false

    /// Connects, sends the hello message, and reads the first frame.
    init?(port: Int, width: Int = 390, height: Int = 844, session: String = "") {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var isOn: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { return nil }
        write(
            Array(
                ("GET /live HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                    + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n").utf8))
        while buffer.suffix(4) != [13, 10, 13, 10] {
            var byte: UInt8 = 0
            guard recv(socket, &byte, 1, 0) == 1 else { return nil }
            buffer.append(byte)
        }
        buffer = []
        let resumed = session.isEmpty ? "" : #","session":"\#(session)""#
        send(#"{"t":"hello","width":\#(width),"height":\#(height),"scale":2,"reducedMotion":true\#(resumed)}"#)
        while self.session.isEmpty || !hasFrame { guard readMessage() != nil else { return nil } }
    }

    deinit { close(socket) }

    // MARK: Sending

    func send(_ text: String) { send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) {
        var head: [UInt8] = [0x81]
        if bytes.count < 126 {
            head.append(0x80 | UInt8(bytes.count))
        } else {
            head += [0x80 | 126, UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
        }
        write(head + [0, 0, 0, 0] + bytes)
    }

    private func write(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { all in
            var rest = all[...]
            while !rest.isEmpty {
                let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
                let count = Glibc.send(socket, start, rest.count, Int32(MSG_NOSIGNAL))
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }

    // MARK: Reading

    /// Reads one message and confirms it if it is a frame.
    /// - Parameter milliseconds: the time to wait for one; nil for as long as it takes.
    /// - Returns: the length of the message in bytes; nil if none came or the connection has ended.
    @discardableResult
    func readMessage(within milliseconds: Int32? = nil) -> Int? {
        guard let head = read(2, within: milliseconds), head[0] & 15 == 1 else { return nil }
        var length = Int(head[1] & 127)
        if length >= 126 {
            guard let bytes = read(length == 126 ? 2 : 8) else { return nil }
            length = bytes.reduce(0) { $0 << 8 | Int($1) }
        }
        guard let bytes = read(length) else { return nil }
        let json = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        if let session = json?["session"] as? String { self.session = session }
        let elements = (json?["s"] as? [String: Any])?["set"] as? [[String: Any]] ?? []
        // Texts and headings are left out: they may have the name of the row that has opened their page.
        for element in elements where ["button", "link", "toggle"].contains(element["role"] as? String) {
            guard let frame = element["f"] as? [Double] else { continue }
            let label = element["label"] as? String ?? ""
            places[label] = (frame, element["g"] as? String)
            labels[element["id"] as? String ?? ""] = label
        }
        for move in (json?["s"] as? [String: Any])?["moved"] as? [[Any]] ?? [] {
            guard let label = labels[move[0] as? String ?? ""], let frame = move[1] as? [Double] else { continue }
            places[label]?.frame = frame
        }
        if let areas = json?["r"] as? [[String: Any]] {
            corners = [:]
            for area in areas { corners[area["id"] as? String ?? ""] = area["o"] as? [Double] }
        }
        if let number = json?["n"] as? Int {
            hasFrame = true
            send(#"{"t":"shown","n":\#(number)}"#)
        }
        return length
    }

    private func read(_ count: Int, within milliseconds: Int32? = nil) -> [UInt8]? {
        while buffer.count < count {
            if let milliseconds {
                var state = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
                guard poll(&state, 1, milliseconds) > 0 else { return nil }
            }
            var bytes = [UInt8](repeating: 0, count: 1 << 16)
            let read = recv(socket, &bytes, bytes.count, 0)
            guard read > 0 else { return nil }
            buffer += bytes[..<read]
        }
        defer { buffer.removeFirst(count) }
        return Array(buffer.prefix(count))
    }

    /// Reads messages until none has come for a while.
    /// - Returns: the lengths of the messages.
    @discardableResult
    func settle() -> [Int] {
        var lengths: [Int] = []
        while let length = readMessage(within: 100) { lengths.append(length) }
        return lengths
    }

    func touch(_ label: String, _ phase: String) {
        guard let (frame, scrollView) = places[label] else { fatalError("no element \(label)") }
        let corner = scrollView.flatMap { corners[$0] } ?? [0, 0]
        let (x, y) = (corner[0] + frame[0] + frame[2] / 2, corner[1] + frame[1] + frame[3] / 2)
        send(#"{"t":"touch","id":1,"phase":"\#(phase)","x":\#(x),"y":\#(y)}"#)
    }
}
