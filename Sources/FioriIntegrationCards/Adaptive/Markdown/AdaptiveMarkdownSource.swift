/// Markdown cut to the subset of Adaptive Cards: bold, italic, lists and links.
///
/// The signs of everything else (headings, quotes, code, rules, tables, pictures, HTML, definitions of addresses) are
/// escaped, so that any reader of Markdown takes them as text, and so are all signs within code. One pass over the bytes.
nonisolated struct AdaptiveMarkdownSource {
    /// The text with escapes.
    var text: String { String(decoding: output, as: UTF8.self) }

    /// The greatest number of lists within each other; signs of deeper ones are text.
    static let maximumLevels = 10

    private let bytes: [UInt8]
    /// The places of code, from the last one on: those in front of the place that has been reached are removed.
    private var code: [Range<Int>]
    /// True within lines of code by their indentation.
    private var isIndentedCode = false
    private var output: [UInt8] = []
    /// The columns in which the content of the open list items starts, from the outermost.
    private var items: [Int] = []
    private var isAfterBlankLine = true
    /// True behind the sign of a list in whose line nothing follows.
    private var isAfterEmptyItem = false
    /// True behind a blank line that ends an item in which there is nothing.
    private var isAfterClosedItem = false

    /// The sign for the content of items without any, which readers of Markdown leave out: a space without a width.
    static let emptyItem = "\u{200B}"

    init(_ text: String) {
        bytes = Array(text.utf8)
        code = AdaptiveMarkdownCode(bytes).ranges.reversed()
        output.reserveCapacity(bytes.count + bytes.count / 8)
        var start = 0
        while start < bytes.count {
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
            addLine(start, end)
            if end < bytes.count {
                let isPair = bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count && bytes[end + 1] == 0x0A
                end += isPair ? 2 : 1
                output.append(UInt8(ascii: "\n"))
            }
            start = end
        }
        endEmptyItem()
    }

    // MARK: Lines

    private mutating func addLine(_ start: Int, _ end: Int) {
        var position = start
        var column = 0
        skipSpace(&position, end, &column)
        guard position < end else {
            isAfterBlankLine = true
            isAfterClosedItem = isAfterClosedItem || isAfterEmptyItem
            endEmptyItem()
            return
        }
        defer { isAfterBlankLine = false }
        let continuesItem = continuesItem(position, end, column)
        let open = items.count
        if isAfterClosedItem, let content = items.popLast(), column >= content { column = items.last ?? 0 }
        isAfterClosedItem = false
        // A line of a paragraph may go on without the indentation of its item.
        guard isAfterBlankLine || continuesItem || marker(position, end) != nil else {
            isIndentedCode = isIndentedCode && column - (items.last ?? 0) >= 4
            joinLines()
            return addText(position, end)
        }
        isIndentedCode = false
        while let content = items.last, content > column { items.removeLast() }
        let base = items.last ?? 0
        if column - base >= 4 {
            // So far indented, a line would be code, or else goes on with a paragraph.
            guard isAfterBlankLine || continuesItem else {
                joinLines()
                return addText(position, end)
            }
            column = base
            isIndentedCode = marker(position, end) == nil
        }
        output += [UInt8](repeating: UInt8(ascii: " "), count: column)
        var interruptsParagraph = !isAfterBlankLine && !continuesItem && open == items.count
        while let length = marker(position, end), !isRule(position, end) {
            let isNumber = length > 1
            let isEmpty = bytes[(position + length)..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
            if interruptsParagraph, isEmpty || isNumber && !(length == 2 && bytes[position] == UInt8(ascii: "1")) {
                break
            }
            // A sign alone, as in a cell without a value, is a text rather than an empty list.
            guard items.count < Self.maximumLevels,
                !isEmpty || open > 0 || items.isEmpty && listGoesOn(position, length, behind: end)
            else {
                output +=
                    bytes[position..<(position + length - 1)] + [UInt8(ascii: "\\"), bytes[position + length - 1]]
                return addInline(position + length, end)
            }
            output += bytes[position..<(position + length)]
            position += length
            column += length
            let content = column + 1
            skipSpace(&position, end, &column)
            // More than four spaces would make code of the content.
            if column > content + 3 || position == end { column = content }
            output += [UInt8](repeating: UInt8(ascii: " "), count: column - content + 1)
            items.append(column)
            interruptsParagraph = false
            if position == end {
                isAfterEmptyItem = true
                return
            }
        }
        addText(position, end)
    }

    /// True if a list whose first item has a sign alone has a further item of its kind.
    private func listGoesOn(_ sign: Int, _ length: Int, behind end: Int) -> Bool {
        var position = end
        var column = 0
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
            if bytes[position] == 0x0A || bytes[position] == 0x0D { column = 0 } else { column += 1 }
            position += 1
        }
        var next = position
        while next < bytes.count, bytes[next] != 0x0A, bytes[next] != 0x0D { next += 1 }
        guard column < 4, let other = marker(position, next), !isRule(position, next) else { return false }
        return bytes[position + other - 1] == bytes[sign + length - 1]
    }

    /// True for a line with the content of an item in whose line nothing follows its sign.
    private mutating func continuesItem(_ position: Int, _ end: Int, _ column: Int) -> Bool {
        guard isAfterEmptyItem else { return false }
        if column >= items.last ?? 0 {
            isAfterEmptyItem = false
            return true
        }
        endEmptyItem()
        // The text goes on behind the list: an empty item has no paragraph.
        if marker(position, end) == nil {
            output.append(UInt8(ascii: "\n"))
            isAfterBlankLine = true
        }
        return false
    }

    /// Gives an item in whose line nothing follows its sign a content, unless the next line is that.
    private mutating func endEmptyItem() {
        guard isAfterEmptyItem else { return }
        isAfterEmptyItem = false
        let hasNewline = output.last == UInt8(ascii: "\n")
        if hasNewline { output.removeLast() }
        output += Array(Self.emptyItem.utf8)
        if hasNewline { output.append(UInt8(ascii: "\n")) }
    }

    /// Makes a space of a line break that would be shown as one: two spaces or a backslash keep it.
    private mutating func joinLines() {
        guard output.last == UInt8(ascii: "\n") else { return }
        let line = output.dropLast()
        let escapes = line.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
        guard !line.hasSuffix("  "), escapes.isMultiple(of: 2) else { return }
        output.removeLast()
        while let last = output.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { output.removeLast() }
        output.append(UInt8(ascii: " "))
    }

    /// Adds the content of a line, whose first sign could start a block.
    private mutating func addText(_ start: Int, _ end: Int) {
        if !isCode(start), startsBlock(start, end) { output.append(UInt8(ascii: "\\")) }
        addInline(start, end)
    }

    /// Moves over spaces and tabs, which go to the next multiple of four columns.
    private func skipSpace(_ position: inout Int, _ end: Int, _ column: inout Int) {
        while position < end {
            switch bytes[position] {
            case UInt8(ascii: " "): column += 1
            case UInt8(ascii: "\t"): column += 4 - column % 4
            default: return
            }
            position += 1
        }
    }

    private func isSpace(_ position: Int, _ end: Int) -> Bool? {
        position < end ? bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t") : nil
    }

    /// The length of a list's sign, such as "-" or "12.", before a space or the end of the line.
    private func marker(_ position: Int, _ end: Int) -> Int? {
        guard position < end else { return nil }
        var length = 0
        switch bytes[position] {
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"): length = 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            while position + length < end, (0x30...0x39).contains(bytes[position + length]) { length += 1 }
            guard length <= 9, position + length < end,
                [UInt8(ascii: "."), UInt8(ascii: ")")].contains(bytes[position + length])
            else { return nil }
            length += 1
        default: return nil
        }
        return isSpace(position + length, end) ?? true ? length : nil
    }

    /// True for three or more of the signs of a rule, with nothing but spaces between.
    private func isRule(_ position: Int, _ end: Int) -> Bool {
        let sign = bytes[position]
        guard [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "*")].contains(sign) else { return false }
        var count = 0
        for byte in bytes[position..<end] {
            if byte == sign { count += 1 } else if byte != 0x20, byte != 0x09 { return false }
        }
        return count >= 3
    }

    /// True for signs that start a heading, a quote, a rule, a line below a heading, or the head of a table.
    private func startsBlock(_ start: Int, _ end: Int) -> Bool {
        guard start < end else { return false }
        let line = bytes[start..<end]
        switch bytes[start] {
        case UInt8(ascii: "#"):
            let count = line.prefix { $0 == UInt8(ascii: "#") }.count
            return count <= 6 && isSpace(start + count, end) ?? true
        case UInt8(ascii: ">"): return true
        case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "*"),
            UInt8(ascii: "_"):
            return isRule(start, end) || marker(start, end) != nil
                || line.allSatisfy {
                    [0x20, 0x09, UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: ":")].contains($0)
                }
        default: return false
        }
    }

    // MARK: Signs within lines

    private mutating func addInline(_ start: Int, _ end: Int) {
        var position = start
        while position < end {
            let byte = bytes[position]
            if isCode(position) {
                if Self.isPunctuation(byte) { output.append(UInt8(ascii: "\\")) }
                output.append(byte)
                position += 1
                continue
            }
            let next = position + 1 < end ? bytes[position + 1] : 0
            switch byte {
            case UInt8(ascii: "\\") where Self.isPunctuation(next):
                output += [byte, next]
                position += 1
            case UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "|"): output += [UInt8(ascii: "\\"), byte]
            // An address may stand in angle brackets: [title](<address>).
            case UInt8(ascii: "<") where !output.hasSuffix("]("): output += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "!") where next == UInt8(ascii: "["):
                output += [byte, UInt8(ascii: "\\"), next]
                position += 1
            case UInt8(ascii: "]") where next == UInt8(ascii: ":"):
                output += [byte, UInt8(ascii: "\\"), next]
                position += 1
            default: output.append(byte)
            }
            position += 1
        }
    }

    /// True for a place within code. Places are asked for in order.
    private mutating func isCode(_ position: Int) -> Bool {
        while let range = code.last, range.upperBound <= position { code.removeLast() }
        return isIndentedCode || code.last.map { $0.contains(position) } ?? false
    }

    private static func isPunctuation(_ byte: UInt8) -> Bool {
        (0x21...0x2F).contains(byte) || (0x3A...0x40).contains(byte) || (0x5B...0x60).contains(byte)
            || (0x7B...0x7E).contains(byte)
    }
}

nonisolated extension BidirectionalCollection<UInt8> {
    fileprivate func hasSuffix(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { self.suffix($0.count).elementsEqual($0) }
    }
}
