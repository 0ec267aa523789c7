import Foundation

/// Writes groups of bits, the lowest bit first, as required by deflate.
struct BitWriter {
    private let bytes: UnsafeMutablePointer<UInt8>
    private var byteCount = 0
    private var bits: UInt64 = 0
    private var bitCount = 0

    /// Allocates memory; nil if there is none. The data that `finish()` returns owns the memory.
    init?(byteLimit: Int) {
        guard let memory = malloc(byteLimit + 8) else { return nil }
        bytes = memory.assumingMemoryBound(to: UInt8.self)
    }

    /// Writes at most 32 bits.
    @inline(__always)
    mutating func write(_ value: UInt64, count: Int) {
        bits |= value &<< UInt64(truncatingIfNeeded: bitCount)
        bitCount &+= count
        if bitCount >= 32 {
            UnsafeMutableRawPointer(bytes + byteCount).storeBytes(of: UInt32(truncatingIfNeeded: bits), as: UInt32.self)
            byteCount &+= 4
            bits &>>= 32
            bitCount &-= 32
        }
    }

    @inline(__always)
    mutating func write(_ entry: HuffmanCode.Entry) { write(UInt64(entry.bits), count: Int(entry.length)) }

    /// Pads the last byte with zeros.
    mutating func alignToByte() {
        let rest = bitCount & 7
        if rest > 0 { write(0, count: 8 - rest) }
    }

    /// The bytes, with the last one padded with zeros.
    mutating func finish() -> Data {
        alignToByte()
        while bitCount > 0 {
            bytes[byteCount] = UInt8(truncatingIfNeeded: bits)
            byteCount += 1
            bits >>= 8
            bitCount -= 8
        }
        return Data(bytesNoCopy: bytes, count: byteCount, deallocator: .free)
    }
}
