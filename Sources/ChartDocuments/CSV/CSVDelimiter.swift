/// The detection of the character between cells.
enum CSVDelimiter {
    private static let candidates = Array(",;\t|".utf8)
    private static let sampledLines = 20

    /// The delimiter that a first line such as `sep=;` names, as spreadsheets write it; nil where there is none.
    static func named(in sample: [UInt8]) -> UInt8? {
        let line = sample.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
            .filter { $0 != UInt8(ascii: "\"") }
        guard line.count == 5, String(decoding: line.prefix(4), as: UTF8.self).lowercased() == "sep=",
            let delimiter = line.last, delimiter < 0x80
        else { return nil }
        return delimiter
    }

    /// The delimiter that divides the header and most of the first lines into equally many cells; nil if none divides
    /// the header.
    static func detect(in sample: [UInt8]) -> UInt8? {
        var lines: [[Int]] = []
        var counts = [Int](repeating: 0, count: candidates.count)
        var isQuoted = false
        var isBlank = true
        for byte in sample {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if !isQuoted, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                if !isBlank { lines.append(counts) }
                if lines.count == sampledLines { break }
                counts = counts.map { _ in 0 }
                isBlank = true
            } else {
                isBlank = false
                if !isQuoted, let index = candidates.firstIndex(of: byte) { counts[index] += 1 }
            }
        }
        // The last line may be cut.
        if lines.isEmpty { lines.append(counts) }
        var best: (index: Int, agreeing: Int)?
        for index in candidates.indices where lines[0][index] > 0 {
            let agreeing = lines.count { $0[index] == lines[0][index] }
            if agreeing > best?.agreeing ?? 0 { best = (index, agreeing) }
        }
        return best.map { candidates[$0.index] }
    }
}
