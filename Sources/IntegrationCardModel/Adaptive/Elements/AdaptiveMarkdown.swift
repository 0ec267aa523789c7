/// The part of Markdown that texts of Adaptive Cards may use: bold, italic, links, and lists.
///
/// Everything else, HTML included, is text. Links with schemes that are not allowed lose their address.
public struct AdaptiveMarkdown: Sendable, Hashable {
    /// A stretch of text in one style.
    public struct Run: Sendable, Hashable {
        /// The text.
        public var text: String
        /// True if the text is bold.
        public var isBold = false
        /// True if the text is italic.
        public var isItalic = false
        /// The address that a tap opens.
        public var link: String?

        /// Creates a stretch.
        public init(_ text: String, isBold: Bool = false, isItalic: Bool = false, link: String? = nil) {
            self.text = text
            self.isBold = isBold
            self.isItalic = isItalic
            self.link = link
        }
    }

    /// A paragraph or an item of a list.
    public struct Block: Sendable, Hashable {
        /// The sign in front of a list's item: "•" or a number such as "2."; nil for paragraphs.
        public var marker: String?
        /// The stretches of text in their order.
        public var runs: [Run]

        /// Creates a block.
        public init(marker: String? = nil, runs: [Run]) {
            self.marker = marker
            self.runs = runs
        }
    }

    /// The blocks from top to bottom.
    public var blocks: [Block]

    /// Reads a text.
    public init(_ text: String) {
        blocks = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).compactMap { line in
            let trimmed = line.drop { $0 == " " || $0 == "\t" }
            if trimmed.isEmpty { return nil }
            if let first = trimmed.first, "-*+".contains(first), trimmed.dropFirst().first == " " {
                return Block(marker: "•", runs: Self.runs(String(trimmed.dropFirst(2))))
            }
            let digits = trimmed.prefix { $0.isASCII && $0.isNumber }
            if !digits.isEmpty, digits.count <= 9, trimmed[digits.endIndex...].hasPrefix(". ") {
                return Block(marker: digits + ".", runs: Self.runs(String(trimmed.dropFirst(digits.count + 2))))
            }
            return Block(runs: Self.runs(String(line)))
        }
    }

    /// The text without any marks.
    public var plainText: String {
        blocks.map { block in (block.marker.map { $0 + " " } ?? "") + block.runs.map(\.text).joined() }
            .joined(separator: "\n")
    }

    private static func runs(_ line: String) -> [Run] {
        let characters = Array(line)
        var runs: [Run] = []
        var text = ""
        var isBold = false
        var isItalic = false
        // A mark opens only if the same mark follows later; the places of the last ones answer that at once.
        var lastMark: [String: Int] = [:]
        for position in characters.indices where characters[position] == "*" || characters[position] == "_" {
            let isDouble = position + 1 < characters.count && characters[position + 1] == characters[position]
            lastMark[String(characters[position])] = position
            if isDouble { lastMark[String(repeating: characters[position], count: 2)] = position }
        }
        // Labels and addresses are looked for where they end, so that a text of brackets takes no longer than another.
        let labelEnds = ends("]", in: characters)
        let addressEnds = ends(")", in: characters)
        func flush() {
            if !text.isEmpty { runs.append(Run(text, isBold: isBold, isItalic: isItalic)) }
            text = ""
        }
        var position = 0
        var open: [String] = []
        while position < characters.count {
            let character = characters[position]
            if character == "\\", position + 1 < characters.count, "\\*_[]()".contains(characters[position + 1]) {
                text.append(characters[position + 1])
                position += 2
                continue
            }
            if character == "[", let (label, address, end) = link(characters, position, labelEnds, addressEnds) {
                flush()
                runs.append(Run(label, isBold: isBold, isItalic: isItalic, link: SafeLink.link(address)))
                position = end
                continue
            }
            if character == "*" || character == "_" {
                let isDouble = position + 1 < characters.count && characters[position + 1] == character
                let mark = String(repeating: character, count: isDouble ? 2 : 1)
                let next = position + mark.count < characters.count ? characters[position + mark.count] : " "
                let before = position > 0 ? characters[position - 1] : " "
                let isWithinWord = character == "_" && before.isLetter && next.isLetter
                if open.last == mark, before != " ", !isWithinWord {
                    flush()
                    open.removeLast()
                    if isDouble { isBold = false } else { isItalic = false }
                    position += mark.count
                    continue
                }
                if !open.contains(mark), !next.isWhitespace, !isWithinWord,
                    (lastMark[mark] ?? -1) > position + mark.count
                {
                    flush()
                    open.append(mark)
                    if isDouble { isBold = true } else { isItalic = true }
                    position += mark.count
                    continue
                }
                text += mark
                position += mark.count
                continue
            }
            text.append(character)
            position += 1
        }
        flush()
        return runs
    }

    /// The place of the next such character from each place on; behind the end when there is none.
    private static func ends(_ character: Character, in characters: [Character]) -> [Int] {
        var places = [Int](repeating: characters.count, count: characters.count)
        for index in characters.indices.reversed() {
            if characters[index] == character {
                places[index] = index
            } else if index + 1 < characters.count {
                places[index] = places[index + 1]
            }
        }
        return places
    }

    /// Reads `[label](address)`; labels have at most 300 characters, addresses 2,000.
    private static func link(
        _ characters: [Character], _ start: Int, _ labelEnds: [Int], _ addressEnds: [Int]
    ) -> (String, String, Int)? {
        let close = labelEnds[start]
        guard close < start + 300, close + 1 < characters.count, characters[close + 1] == "(" else { return nil }
        let end = addressEnds[close]
        guard end < min(characters.count, close + 2000) else { return nil }
        let address = String(characters[(close + 2)..<end]).split(separator: " ").first.map(String.init) ?? ""
        return (String(characters[(start + 1)..<close]), address, end + 1)
    }
}
