import Foundation

/// The detection of the character between cells.
enum CSVDelimiter {
    /// Of equally good ones, the first counts.
    private static let candidates = Array("\t|;,".utf8)
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
    /// the header. Of several, the one whose cells behind the first are numbers in most lines; then the one that is rarest
    /// in texts and numbers, which the comma is not.
    static func detect(in sample: [UInt8]) -> UInt8? {
        let lines = lines(of: sample)
        let fits = candidates.compactMap { delimiter -> Fit? in
            let count = lines[0].cellCount(delimiter)
            guard count > 1 else { return nil }
            return Fit(
                delimiter: delimiter, lines: lines.count { $0.cellCount(delimiter) == count },
                numbers: lines.dropFirst().count { $0.hasNumbers(delimiter) })
        }
        return fits.max { ($0.lines, $0.numbers) < ($1.lines, $1.numbers) }?.delimiter
    }

    /// The delimiter of a table whose header has one name: a comma, but where commas are those of decimal numbers.
    static func ofOneColumn(_ sample: [UInt8], _ options: CSVTable.Options) -> UInt8 {
        let comma = UInt8(ascii: ",")
        let hasDecimalCommas =
            options.document.decimalSeparator.map { $0 == .comma } ?? (options.decimalSeparator == comma)
        guard hasDecimalCommas, sample.contains(comma) else { return comma }
        var lines = sample.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { line in
            String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
        }
        // The last line of a longer text may be cut.
        if sample.count >= CSVSample.size { lines.removeLast() }
        lines.removeAll(where: \.isEmpty)
        let missing = Set(options.document.missingTexts.map { $0.lowercased() })
        let areNumbers = lines.dropFirst().allSatisfy { line in
            let isQuoted = line.count > 1 && line.hasPrefix("\"") && line.hasSuffix("\"")
            let text = isQuoted ? String(line.dropFirst().dropLast()) : line
            return CellNumber(text, decimal: comma, missing: missing, currencies: options.currencies) != .invalid
        }
        return areNumbers ? UInt8(ascii: ";") : comma
    }

    /// The lines that a delimiter divides well.
    private struct Fit {
        let delimiter: UInt8
        /// The number of lines with as many cells as the header.
        let lines: Int
        /// The number of lines whose cells behind the first are numbers.
        let numbers: Int
    }

    /// A line without its quoted texts.
    private struct Line {
        var bytes: [UInt8] = []

        func cellCount(_ delimiter: UInt8) -> Int { bytes.count { $0 == delimiter } + 1 }

        /// True if the cells behind the first are empty or have digits and no letters.
        func hasNumbers(_ delimiter: UInt8) -> Bool {
            bytes.split(separator: delimiter, omittingEmptySubsequences: false).dropFirst().allSatisfy { cell in
                let cell = cell.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\"") }
                return cell.isEmpty
                    || cell.contains { (0x30...0x39).contains($0) }
                        && !cell.contains { (0x61...0x7A).contains($0 | 0x20) || $0 >= 0x80 }
            }
        }
    }

    /// The first lines of a text that are not blank, at least one.
    private static func lines(of sample: [UInt8]) -> [Line] {
        var lines: [Line] = []
        var line = Line()
        var isQuoted = false
        for byte in sample {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if !isQuoted, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                if !line.bytes.isEmpty { lines.append(line) }
                if lines.count == sampledLines { break }
                line = Line()
            } else if !isQuoted {
                line.bytes.append(byte)
            }
        }
        // The last line may be cut.
        return lines.isEmpty ? [line] : lines
    }
}
