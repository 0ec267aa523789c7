import Foundation

/// The elements of an SVG text with the places of their attributes, for changes of values.
///
/// Reading ends before what is not well formed; `VectorReader` refuses such a picture.
struct VectorTokens {
    /// The start of an element.
    struct Tag {
        /// An attribute with its place, from its name to its closing quotation mark.
        struct Attribute {
            let name: String
            let range: Range<Int>
            /// The place of the value between its quotation marks.
            let value: Range<Int>
        }

        /// The name without a prefix.
        let name: String
        let range: Range<Int>
        let attributes: [Attribute]
        let isEmpty: Bool
    }

    enum Token {
        case open(Tag)
        case close(Range<Int>)
        case text(Range<Int>)
        /// Comments, instructions, declarations, and the marks of sections of text.
        case other(Range<Int>)
    }

    private let bytes: [UInt8]
    private var position = 0
    /// The end of a section `CDATA` whose content comes next.
    private var section: Int?

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// True if all of the text has been read.
    var isAtEnd: Bool { position == bytes.count }

    mutating func next() -> Token? {
        guard position < bytes.count else { return nil }
        let start = position
        if let end = section {
            section = nil
            position = end
            return .text(start..<end)
        }
        guard bytes[position] == UInt8(ascii: "<") else {
            position = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
            return .text(start..<position)
        }
        if starts("<!--") { return skip(behind: "-->").map(Token.other) }
        if starts("<![CDATA[") {
            guard let end = bytes[position...].firstRange(of: Array("]]>".utf8)) else { return nil }
            position += 9
            section = end.lowerBound
            return .other(start..<position)
        }
        if starts("<?") { return skip(behind: "?>").map(Token.other) }
        if starts("<!") { return skip(behind: ">").map(Token.other) }
        if starts("</") { return skip(behind: ">").map(Token.close) }
        return tag().map(Token.open)
    }

    private func starts(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private mutating func skip(behind end: String) -> Range<Int>? {
        let start = position
        guard let place = bytes[position...].firstRange(of: Array(end.utf8)) else { return nil }
        position = place.upperBound
        return start..<position
    }

    private mutating func spaces() { while position < bytes.count, bytes[position] <= 0x20 { position += 1 } }

    private mutating func name() -> String {
        let start = position
        while position < bytes.count, bytes[position] > 0x20, !"/>=".utf8.contains(bytes[position]) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        return text.split(separator: ":").last.map(String.init) ?? text
    }

    private mutating func tag() -> Tag? {
        let start = position
        position += 1
        let name = name()
        var attributes: [Tag.Attribute] = []
        while true {
            spaces()
            guard position < bytes.count else { break }
            if bytes[position] == UInt8(ascii: ">") || starts("/>") {
                let isEmpty = bytes[position] == UInt8(ascii: "/")
                position += isEmpty ? 2 : 1
                return Tag(name: name, range: start..<position, attributes: attributes, isEmpty: isEmpty)
            }
            let attributeStart = position
            let attribute = self.name()
            spaces()
            guard !attribute.isEmpty, position < bytes.count, bytes[position] == UInt8(ascii: "=") else { break }
            position += 1
            spaces()
            guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27,
                let end = bytes[(position + 1)...].firstIndex(of: bytes[position])
            else { break }
            attributes.append(
                Tag.Attribute(name: attribute, range: attributeStart..<(end + 1), value: (position + 1)..<end))
            position = end + 1
        }
        position = start
        return nil
    }
}
