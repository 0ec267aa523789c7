import Foundation

/// The meaning of memory.
public enum OSLogPointerFormat: Sendable {
    case ipv6Address
    case timeval
    case timespec
    case uuid
    case sockaddr
    case none

    /// The address; a buffer knows its length, so that only there is read what stands in memory.
    func text(of pointer: UnsafeRawPointer) -> String {
        "0x" + String(UInt(bitPattern: pointer), radix: 16)
    }

    /// A UUID in its usual notation, all else as hexadecimal digits.
    func text(of bytes: UnsafeRawBufferPointer) -> String {
        if self == .uuid, bytes.count >= 16 { return UUID(uuid: bytes.loadUnaligned(as: uuid_t.self)).uuidString }
        return bytes.map { byte in
            let digits = String(byte, radix: 16, uppercase: true)
            return byte < 16 ? "0" + digits : digits
        }.joined()
    }
}
