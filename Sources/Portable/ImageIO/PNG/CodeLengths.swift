/// The header of a block: the lengths of its codes, themselves encoded (RFC 1951, section 3.2.7).
struct CodeLengths {
    private struct Item {
        var symbol: Int
        var extra: UInt64 = 0
        var extraBits = 0
    }

    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    private let literalCount: Int
    private let distanceCount: Int
    private let items: [Item]

    init(_ literalCode: HuffmanCode, _ distanceCode: HuffmanCode) {
        literalCount = max(257, (literalCode.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        distanceCount = max(1, (distanceCode.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        items = Self.items(
            Array(literalCode.lengths.prefix(literalCount)) + Array(distanceCode.lengths.prefix(distanceCount)))
    }

    func write(to writer: inout BitWriter) {
        var frequencies = [UInt32](repeating: 0, count: 19)
        for item in items { frequencies[item.symbol] += 1 }
        let code = HuffmanCode(frequencies: frequencies, limit: 7)
        let count = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
        writer.write(UInt64(literalCount - 257), count: 5)
        writer.write(UInt64(distanceCount - 1), count: 5)
        writer.write(UInt64(count - 4), count: 4)
        for symbol in Self.order.prefix(count) { writer.write(UInt64(code.lengths[symbol]), count: 3) }
        for item in items {
            writer.write(code.entries[item.symbol])
            writer.write(item.extra, count: item.extraBits)
        }
    }

    /// The run-length encoding: 16 repeats the last length, 17 and 18 are runs of zeros.
    private static func items(_ lengths: [UInt8]) -> [Item] {
        var items: [Item] = []
        var start = 0
        while start < lengths.count {
            let length = lengths[start]
            var run = 1
            while start + run < lengths.count, lengths[start + run] == length { run += 1 }
            start += run
            if length != 0 {
                items.append(Item(symbol: Int(length)))
                run -= 1
            }
            while run >= 3 {
                let part = min(run, length != 0 ? 6 : 138)
                items.append(
                    length != 0
                        ? Item(symbol: 16, extra: UInt64(part - 3), extraBits: 2)
                        : part <= 10
                            ? Item(symbol: 17, extra: UInt64(part - 3), extraBits: 3)
                            : Item(symbol: 18, extra: UInt64(part - 11), extraBits: 7))
                run -= part
            }
            for _ in 0..<run { items.append(Item(symbol: Int(length))) }
        }
        return items
    }
}
