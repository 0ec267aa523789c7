/// A place in a text.
public struct SourcePosition: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The line, counted from 1.
    public var line: Int
    /// The column in Unicode scalars, counted from 1.
    public var column: Int
    /// The distance from the start of the text in UTF-8 bytes, without a byte order mark.
    public var offset: Int

    /// Creates a position.
    public init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
    }

    /// The position as "line:column".
    public var description: String { "\(line):\(column)" }

    /// Orders by the place in the text.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool { left.offset < right.offset }

    /// Counts lines and columns up to an offset. Lines end with LF, CR or CRLF.
    static func locate(_ offset: Int, in bytes: [UInt8]) -> SourcePosition {
        let end = min(offset, bytes.count)
        var line = 1
        var lineStart = 0
        var position = 0
        while position < end {
            let byte = bytes[position]
            position += 1
            if byte == 0x0A || (byte == 0x0D && !(position < bytes.count && bytes[position] == 0x0A)) {
                line += 1
                lineStart = position
            }
        }
        var column = 1
        for byte in bytes[min(lineStart, end)..<end] where byte & 0xC0 != 0x80 { column += 1 }
        return SourcePosition(line: line, column: column, offset: end)
    }
}
