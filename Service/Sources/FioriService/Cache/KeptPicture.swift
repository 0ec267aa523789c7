import Crypto
import Foundation
import NIOCore

/// A picture with the time for which it is kept.
struct KeptPicture: Sendable, Equatable {
    let drawn: Drawn
    /// The hash of the bytes, as the field `ETag` has it.
    let entityTag: String
    let expires: Date

    init(_ drawn: Drawn, expires: Date) {
        self.drawn = drawn
        self.expires = expires
        entityTag = Self.entityTag(of: drawn.bytes)
    }

    static func entityTag(of bytes: ByteBuffer) -> String {
        var hash = SHA256()
        bytes.withUnsafeReadableBytes { hash.update(bufferPointer: $0) }
        return "\"" + hash.finalize().hexadecimal.prefix(40) + "\""
    }

    /// The seconds for which it may still be used, the one that has begun included.
    func seconds(at now: Date = Date()) -> Int { max(0, Int(expires.timeIntervalSince(now).rounded(.up))) }
}
