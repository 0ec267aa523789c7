import Foundation

/// Literals and matches of one deflate block with dynamic codes (RFC 1951).
final class DeflateBlock {
    static let longestDistance = 32768
    private static let longestMatch = 258

    /// Some literals followed by a match; a length of 0 means no match.
    private struct Sequence {
        var literalCount: UInt32
        var length: UInt16
        /// The distance minus one.
        var distance: UInt16
    }

    private let literals: UnsafeMutablePointer<UInt8>
    private var literalCount = 0
    private var pendingLiterals = 0
    private let sequences: UnsafeMutablePointer<Sequence>
    private var sequenceCount = 0
    private let frequencies: UnsafeMutablePointer<UInt32>
    private let distanceFrequencies: UnsafeMutablePointer<UInt32>

    /// Allocates memory for a number of bytes and of matches, plus a 258th of the bytes for matches that are split; nil
    /// without memory. Unused pages cost nothing.
    init?(rawCount: Int, sequenceCount: Int) {
        let capacity = sequenceCount + rawCount / Self.longestMatch + 2
        guard let literals = malloc(rawCount + 8) else { return nil }
        guard let sequences = malloc(capacity * MemoryLayout<Sequence>.stride) else {
            free(literals)
            return nil
        }
        self.literals = literals.assumingMemoryBound(to: UInt8.self)
        self.sequences = sequences.bindMemory(to: Sequence.self, capacity: capacity)
        frequencies = .allocate(capacity: 286)
        frequencies.initialize(repeating: 0, count: 286)
        distanceFrequencies = .allocate(capacity: 30)
        distanceFrequencies.initialize(repeating: 0, count: 30)
    }

    deinit {
        free(literals)
        free(sequences)
        frequencies.deallocate()
        distanceFrequencies.deallocate()
    }

    @inline(__always)
    func addLiterals(_ bytes: UnsafePointer<UInt8>, count: Int) {
        for index in 0..<count {
            literals[literalCount &+ index] = bytes[index]
            frequencies[Int(bytes[index])] &+= 1
        }
        literalCount &+= count
        pendingLiterals &+= count
    }

    /// Adds a match of at least three bytes, which is split if it exceeds deflate's maximum length.
    @inline(__always)
    func addMatch(length: Int, distance: Int) {
        var rest = length
        while rest > 0 {
            // Each part has at least three bytes.
            let part = rest <= Self.longestMatch ? rest : min(Self.longestMatch, rest - 3)
            sequences[sequenceCount] = Sequence(
                literalCount: UInt32(truncatingIfNeeded: pendingLiterals), length: UInt16(truncatingIfNeeded: part),
                distance: UInt16(truncatingIfNeeded: distance - 1))
            sequenceCount &+= 1
            pendingLiterals = 0
            frequencies[257 + DeflateSymbols.ofLength(part)] &+= 1
            distanceFrequencies[DeflateSymbols.ofDistance(distance - 1)] &+= 1
            rest -= part
        }
    }

    /// The encoded block, which ends at a byte boundary; nil without memory.
    func encoded(isLast: Bool) -> Data? {
        frequencies[256] = 1
        let literalCode = HuffmanCode(
            frequencies: Array(UnsafeBufferPointer(start: frequencies, count: 286)), limit: 15)
        let distanceCode = HuffmanCode(
            frequencies: Array(UnsafeBufferPointer(start: distanceFrequencies, count: 30)), limit: 15)
        guard var writer = BitWriter(byteLimit: byteLimit(literalCode, distanceCode)) else { return nil }
        writer.write(isLast ? 1 : 0, count: 1)
        writer.write(2, count: 2)
        CodeLengths(literalCode, distanceCode).write(to: &writer)
        writeContent(literalCode, distanceCode, to: &writer)
        if !isLast {
            writer.write(0, count: 3)
            writer.alignToByte()
            writer.write(0xFFFF_0000, count: 32)
        }
        return writer.finish()
    }

    private func byteLimit(_ literalCode: HuffmanCode, _ distanceCode: HuffmanCode) -> Int {
        var bits = 0
        for symbol in 0..<286 {
            let extra = symbol > 256 ? DeflateSymbols.lengthExtraBits(symbol - 257) : 0
            bits += Int(frequencies[symbol]) * (Int(literalCode.lengths[symbol]) + extra)
        }
        for symbol in 0..<30 {
            bits +=
                Int(distanceFrequencies[symbol])
                * (Int(distanceCode.lengths[symbol]) + DeflateSymbols.distanceExtraBits(symbol))
        }
        return bits / 8 + 1024
    }

    private func writeContent(_ literalCode: HuffmanCode, _ distanceCode: HuffmanCode, to writer: inout BitWriter) {
        literalCode.entries.withUnsafeBufferPointer { literalEntries in
            distanceCode.entries.withUnsafeBufferPointer { distanceEntries in
                var literal = 0
                for index in 0..<sequenceCount {
                    let sequence = sequences[index]
                    for _ in 0..<sequence.literalCount {
                        writer.write(literalEntries[Int(literals[literal])])
                        literal &+= 1
                    }
                    let length = DeflateSymbols.ofLength(Int(sequence.length))
                    writer.write(literalEntries[257 + length])
                    let lengthExtra = DeflateSymbols.lengthExtraBits(length)
                    writer.write(
                        UInt64(sequence.length &- 3) & ((1 << UInt64(lengthExtra)) - 1), count: lengthExtra)
                    let distance = DeflateSymbols.ofDistance(Int(sequence.distance))
                    writer.write(distanceEntries[distance])
                    let extra = DeflateSymbols.distanceExtraBits(distance)
                    writer.write(UInt64(sequence.distance) & ((1 << UInt64(extra)) - 1), count: extra)
                }
                while literal < literalCount {
                    writer.write(literalEntries[Int(literals[literal])])
                    literal &+= 1
                }
                writer.write(literalEntries[256])
            }
        }
    }
}

/// The symbols of lengths and distances (RFC 1951, section 3.2.5).
enum DeflateSymbols {
    /// The symbol of a length from 3 to 258, minus 257: four symbols for each power of two, and one for 258.
    @inline(__always)
    static func ofLength(_ length: Int) -> Int {
        if length == 258 { return 28 }
        let value = length &- 3
        if value < 8 { return value }
        let bits = Int.bitWidth - 1 - value.leadingZeroBitCount
        return 4 * (bits - 1) + (value >> (bits - 2) & 3)
    }

    @inline(__always)
    static func lengthExtraBits(_ symbol: Int) -> Int { symbol == 28 ? 0 : max(0, symbol / 4 - 1) }

    /// The symbol of a distance minus one: two symbols for each power of two.
    @inline(__always)
    static func ofDistance(_ value: Int) -> Int {
        if value < 4 { return value }
        let bits = Int.bitWidth - 1 - value.leadingZeroBitCount
        return 2 * bits + (value >> (bits - 1) & 1)
    }

    @inline(__always)
    static func distanceExtraBits(_ symbol: Int) -> Int { max(0, symbol / 2 - 1) }
}
