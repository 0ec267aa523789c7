/// A canonical prefix code for symbols with frequencies, with a maximum code length (RFC 1951, section 3.2.2).
struct HuffmanCode {
    /// A symbol's code, in the bit order of the output.
    struct Entry {
        var bits: UInt16 = 0
        var length: UInt8 = 0
    }

    /// The length of each symbol's code in bits; 0 for symbols that do not occur.
    let lengths: [UInt8]
    let entries: [Entry]

    /// Assigns codes to at least two symbols, because some decoders reject incomplete codes.
    init(frequencies: [UInt32], limit: Int) {
        var frequencies = frequencies
        for symbol in 0..<2 where frequencies.count(where: { $0 > 0 }) < 2 {
            if frequencies[symbol] == 0 { frequencies[symbol] = 1 }
        }
        let order = frequencies.indices.filter { frequencies[$0] > 0 }.sorted { frequencies[$0] < frequencies[$1] }
        let counts = Self.countsOfLengths(order.map { UInt64(frequencies[$0]) }, limit: limit)

        var lengths = [UInt8](repeating: 0, count: frequencies.count)
        var next = order.makeIterator()
        for length in counts.indices.reversed() {
            for _ in 0..<counts[length] { if let symbol = next.next() { lengths[symbol] = UInt8(length) } }
        }
        var codes = [Int](repeating: 0, count: limit + 2)
        for length in 1...limit { codes[length + 1] = (codes[length] + counts[length]) << 1 }
        entries = lengths.map { length in
            guard length > 0 else { return Entry() }
            defer { codes[Int(length)] += 1 }
            return Entry(bits: UInt16(codes[Int(length)]).reversed(count: Int(length)), length: length)
        }
        self.lengths = lengths
    }

    /// The number of codes of each length, for frequencies in ascending order.
    ///
    /// Builds Huffman's tree with two queues; then shortens codes beyond the limit and lengthens the shortest possible
    /// ones until the code is valid (Kraft's inequality).
    private static func countsOfLengths(_ frequencies: [UInt64], limit: Int) -> [Int] {
        let leaves = frequencies.count
        var weights = frequencies
        var parents = [Int](repeating: 0, count: 2 * leaves - 1)
        var (leaf, inner) = (0, leaves)
        func smallest() -> Int {
            if leaf < leaves, inner >= weights.count || weights[leaf] <= weights[inner] {
                leaf += 1
                return leaf - 1
            }
            inner += 1
            return inner - 1
        }
        for node in leaves..<(2 * leaves - 1) {
            let (first, second) = (smallest(), smallest())
            weights.append(weights[first] + weights[second])
            parents[first] = node
            parents[second] = node
        }
        var depths = [Int](repeating: 0, count: 2 * leaves - 1)
        var counts = [Int](repeating: 0, count: limit + 1)
        for node in stride(from: 2 * leaves - 3, through: 0, by: -1) {
            depths[node] = depths[parents[node]] + 1
            if node < leaves { counts[min(depths[node], limit)] += 1 }
        }
        var excess = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) } - 1 << limit
        while excess > 0 {
            var length = limit - 1
            while counts[length] == 0 { length -= 1 }
            counts[length] -= 1
            counts[length + 1] += 2
            counts[limit] -= 1
            excess -= 1
        }
        return counts
    }
}

extension UInt16 {
    /// The lowest bits in reverse order.
    fileprivate func reversed(count: Int) -> UInt16 {
        var (source, result) = (self, UInt16(0))
        for _ in 0..<count {
            result = result << 1 | source & 1
            source >>= 1
        }
        return result
    }
}
