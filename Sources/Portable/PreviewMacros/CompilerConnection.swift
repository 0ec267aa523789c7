import Foundation

/// The pipes to the compiler. Each message is JSON preceded by its length in eight bytes, little-endian.
struct CompilerConnection {
    let input: FileHandle
    let output: FileHandle

    /// The next request; nil at the end, which is an empty message or a closed pipe.
    func receive() throws -> CompilerRequest? {
        guard let header = try read(8) else { return nil }
        let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
        guard count > 0, let message = try read(count) else { return nil }
        return try JSONDecoder().decode(CompilerRequest.self, from: message)
    }

    func send(_ reply: PluginReply) throws {
        let message = try JSONEncoder().encode(reply)
        let header = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) }
        try output.write(contentsOf: Data(header) + message)
    }

    private func read(_ count: Int) throws -> Data? {
        var data = Data()
        while data.count < count {
            guard let part = try input.read(upToCount: count - data.count), !part.isEmpty else { return nil }
            data += part
        }
        return data
    }
}
