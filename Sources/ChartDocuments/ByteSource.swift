import Foundation

/// A stream of bytes that is read in pieces.
public struct ByteSource {
    private let readPiece: (UnsafeMutableRawBufferPointer) throws -> Int
    /// The number of bytes, where a file tells it before it is read.
    private(set) var size: Int?
    /// Bytes that were read to look at them and are delivered first.
    private var pending: [UInt8] = []

    /// Creates a source of a function that fills a buffer and returns the number of bytes; 0 at the end.
    public init(_ read: @escaping (UnsafeMutableRawBufferPointer) throws -> Int) { readPiece = read }

    /// Creates a source of a file that is open for reading.
    public init(_ file: FileHandle) {
        self.init { buffer in
            while true {
                // The handle is kept: it closes its file when it goes.
                let count = readBytes(file.fileDescriptor, buffer)
                if count >= 0 { return count }
                guard errno == EINTR else { throw CocoaError(.fileReadUnknown) }
            }
        }
        var status = stat()
        if fstat(file.fileDescriptor, &status) == 0, status.st_size > 0 { size = Int(status.st_size) }
    }

    /// Creates a source of bytes in memory.
    public init(_ data: Data) {
        var rest = data[...]
        self.init { buffer in
            let count = min(buffer.count, rest.count)
            rest.copyBytes(to: buffer, count: count)
            rest = rest.dropFirst(count)
            return count
        }
    }

    /// Fills the start of a buffer.
    /// - Returns: The number of bytes; 0 at the end.
    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        guard !pending.isEmpty else { return try readPiece(buffer) }
        let count = min(buffer.count, pending.count)
        buffer.copyBytes(from: pending[..<count])
        pending.removeFirst(count)
        return count
    }

    /// The first bytes, at most a number; they are delivered again.
    mutating func peek(_ count: Int) throws -> [UInt8] {
        while pending.count < count {
            let piece = try [UInt8](unsafeUninitializedCapacity: count - pending.count) { buffer, length in
                length = try readPiece(UnsafeMutableRawBufferPointer(buffer))
            }
            if piece.isEmpty { break }
            pending += piece
        }
        return Array(pending.prefix(count))
    }

    /// Leaves out bytes that have been looked at.
    mutating func skip(_ count: Int) { pending.removeFirst(count) }

    /// The rest of the bytes.
    /// - Returns: nil if there are more than a limit.
    mutating func readAll(limit: Int) throws -> Data? {
        var data = Data(pending)
        pending = []
        let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
        defer { piece.deallocate() }
        while data.count <= limit {
            let count = try readPiece(piece)
            if count == 0 { return data }
            data.append(piece.bindMemory(to: UInt8.self).baseAddress!, count: count)
        }
        return nil
    }
}

/// Calls the system's `read`, which members of the same name hide.
private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
}
