/// The places of code in Markdown, between backticks and between fences. One pass over the lines.
nonisolated struct AdaptiveMarkdownCode {
    /// The places in bytes, in order: the signs around the code and all between them.
    private(set) var ranges: [Range<Int>] = []

    /// A stretch of backticks.
    private struct Ticks {
        var start: Int
        var length: Int
        /// The number of the paragraph.
        var paragraph: Int
        /// True behind a backslash, which makes a text of the first one.
        var isEscaped: Bool
        var end: Int { start + length }
    }

    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // Most texts have no code.
        guard bytes.contains(where: { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "~") }) else { return }
        var ticks: [Ticks] = []
        var paragraph = 0
        var fence: (start: Int, sign: UInt8, length: Int, ticks: Int)?
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            let content = bytes[start..<end].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? end
            let line = fenceSigns(content, end)
            if let open = fence {
                if let line, line.sign == open.sign, line.length >= open.length, line.isAlone {
                    // The text within the fence is code.
                    ticks.removeLast(ticks.count - open.ticks)
                    ranges.append(open.start..<end)
                    fence = nil
                    paragraph += 1
                    start = end + 1
                    continue
                }
            } else if let line {
                fence = (content, line.sign, line.length, ticks.count)
            }
            if content == end || startsItem(content, end) { paragraph += 1 }
            addTicks(content, end, paragraph, &ticks)
            start = end + 1
        }
        match(ticks)
    }

    /// The signs of a fence at the start of a line; nil for another line.
    private func fenceSigns(_ start: Int, _ end: Int) -> (sign: UInt8, length: Int, isAlone: Bool)? {
        guard start < end, bytes[start] == UInt8(ascii: "`") || bytes[start] == UInt8(ascii: "~") else { return nil }
        let length = bytes[start..<end].prefix { $0 == bytes[start] }.count
        let rest = bytes[(start + length)..<end]
        guard length >= 3, bytes[start] == UInt8(ascii: "~") || !rest.contains(UInt8(ascii: "`")) else { return nil }
        return (bytes[start], length, rest.allSatisfy { $0 == 0x20 || $0 == 0x09 })
    }

    /// True for a line with the sign of a list, which ends a paragraph.
    private func startsItem(_ start: Int, _ end: Int) -> Bool {
        let digits = bytes[start..<end].prefix { (0x30...0x39).contains($0) }.count
        let sign = start + digits
        guard sign < end else { return false }
        let signs = digits > 0 ? [UInt8(ascii: "."), UInt8(ascii: ")")] : Array("-+*".utf8)
        return digits < 10 && signs.contains(bytes[sign])
            && (sign + 1 == end || [0x20, 0x09].contains(bytes[sign + 1]))
    }

    private func addTicks(_ start: Int, _ end: Int, _ paragraph: Int, _ ticks: inout [Ticks]) {
        var position = start
        var isEscaped = false
        while position < end {
            guard bytes[position] == UInt8(ascii: "`") else {
                isEscaped = bytes[position] == UInt8(ascii: "\\") && !isEscaped
                position += 1
                continue
            }
            let length = bytes[position..<end].prefix { $0 == UInt8(ascii: "`") }.count
            ticks.append(Ticks(start: position, length: length, paragraph: paragraph, isEscaped: isEscaped))
            isEscaped = false
            position += length
        }
    }

    /// Adds the code between stretches of as many backticks in a paragraph.
    private mutating func match(_ ticks: [Ticks]) {
        guard !ticks.isEmpty else { return }
        // The next stretch of the same length, found from the end on.
        var next = [Int?](repeating: nil, count: ticks.count)
        var last: [Int: Int] = [:]
        for index in ticks.indices.reversed() {
            if let other = last[ticks[index].length], ticks[other].paragraph == ticks[index].paragraph {
                next[index] = other
            }
            last[ticks[index].length] = index
        }
        var index = 0
        while index < ticks.count {
            if !ticks[index].isEscaped, let other = next[index] {
                ranges.append(ticks[index].start..<ticks[other].end)
                index = other
            }
            index += 1
        }
        ranges.sort { $0.lowerBound < $1.lowerBound }
    }
}
