import CoreGraphics

/// The words above the rows of a chip, in one line or two.
nonisolated struct ChipHeading {
    let lines: [String]

    private static let dash = " – "

    /// Fits the words into lines.
    /// - Parameters:
    ///   - parts: The name of a category or of a series, or those of the ends of a range.
    ///   - mostLines: The greatest number of lines, up to two.
    ///   - isCut: True to shorten names that have no room.
    ///   - width: The width that lines have.
    ///   - measure: The width of a text.
    /// - Returns: nil where the words have no room.
    init?(_ parts: [String], mostLines: Int, isCut: Bool, width: CGFloat, measure: (String) -> CGFloat) {
        let whole = parts.joined(separator: Self.dash)
        func fits(_ text: String) -> Bool { measure(text) <= width }
        if fits(whole) {
            lines = [whole]
        } else if mostLines > 1, let pair = Self.evenLines(whole, measure: measure), pair.allSatisfy(fits) {
            lines = pair
        } else if isCut, let short = Self.cut(parts, hasTwoLines: mostLines > 1, width: width, measure: measure) {
            lines = short
        } else {
            return nil
        }
    }

    /// Fewer letters of a name than these tell it from no other.
    private static let leastLetters = 4

    /// The words in two lines that are about as wide as each other; nil for one word.
    private static func evenLines(_ text: String, measure: (String) -> CGFloat) -> [String]? {
        let words = text.split(separator: " ")
        guard words.count > 1 else { return nil }
        func line(_ range: Range<Int>) -> String { words[range].joined(separator: " ") }
        func widest(_ count: Int) -> CGFloat { max(measure(line(0..<count)), measure(line(count..<words.count))) }
        // The first line grows with its words, and the second becomes narrower.
        var (low, high) = (1, words.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if measure(line(0..<middle)) < measure(line(middle..<words.count)) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        let count = low > 1 && widest(low - 1) < widest(low) ? low - 1 : low
        return [line(0..<count), line(count..<words.count)]
    }

    /// Names with an ellipsis; nil where less than a few letters would be left.
    private static func cut(
        _ parts: [String], hasTwoLines: Bool, width: CGFloat, measure: (String) -> CGFloat
    ) -> [String]? {
        func short(_ names: [String], _ room: (Int) -> CGFloat) -> [String]? {
            let rooms = names.indices.map(room)
            let result = CutNames.cut(names) { measure($1) <= rooms[$0] }
            let isLegible = zip(names, zip(result, rooms)).allSatisfy { name, cut in
                cut.0 == name || cut.0.count > leastLetters && measure(cut.0) <= cut.1
            }
            return isLegible ? result : nil
        }
        if parts.count == 2, hasTwoLines {
            let dash = " –"
            return short(parts) { $0 == 0 ? width - measure(dash) : width }.map { [$0[0] + dash, $0[1]] }
        }
        if parts.count == 2 {
            let widths = parts.map(measure)
            let room = width - measure(dash)
            // A short name leaves its room to the other one.
            let shares = [0, 1].map { max(room / 2, room - widths[1 - $0]) }
            return short(parts) { shares[$0] }.map { [$0.joined(separator: dash)] }
        }
        guard let name = parts.first else { return nil }
        if hasTwoLines, let pair = firstLine(of: name, width: width, measure: measure),
            let rest = short([pair.rest], { _ in width })
        {
            return [pair.line] + rest
        }
        return short([name]) { _ in width }
    }

    /// The words that have room in a line, and those after them; nil where not even the first one has.
    private static func firstLine(
        of name: String, width: CGFloat, measure: (String) -> CGFloat
    ) -> (line: String, rest: String)? {
        let words = name.split(separator: " ")
        var (low, high) = (0, words.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if measure(words.prefix(middle).joined(separator: " ")) <= width { low = middle } else { high = middle - 1 }
        }
        guard low > 0 else { return nil }
        return (words.prefix(low).joined(separator: " "), words.dropFirst(low).joined(separator: " "))
    }
}
