/// A set of characters, with a bit for each in blocks of 256.
struct ScalarSet {
    /// The words of each block; empty for a block without characters.
    private var blocks: [[UInt64]] = []

    /// Adds a character.
    /// - Returns: false if the set has it already.
    mutating func insert(_ scalar: Unicode.Scalar) -> Bool {
        let (block, word) = (Int(scalar.value >> 8), Int(scalar.value >> 6 & 3))
        let bit = UInt64(1) << UInt64(scalar.value & 63)
        if blocks.isEmpty { blocks = Array(repeating: [], count: 0x11_0000 >> 8) }
        if blocks[block].isEmpty { blocks[block] = [0, 0, 0, 0] }
        guard blocks[block][word] & bit == 0 else { return false }
        blocks[block][word] |= bit
        return true
    }
}
