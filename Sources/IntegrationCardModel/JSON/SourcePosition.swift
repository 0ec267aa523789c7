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
        locate([offset], in: bytes)[0]
    }

    /// Counts lines and columns up to each of some offsets in one pass; the order of the result is theirs.
    static func locate(_ offsets: [Int], in bytes: [UInt8]) -> [SourcePosition] {
        var result = offsets.map { SourcePosition(line: 1, column: 1, offset: min($0, bytes.count)) }
        var (line, column, position) = (1, 1, 0)
        bytes.withUnsafeBufferPointer { bytes in
            for index in result.indices.sorted(by: { result[$0].offset < result[$1].offset }) {
                let end = result[index].offset
                while position < end {
                    let byte = bytes[position]
                    position += 1
                    if byte == 0x0A || (byte == 0x0D && !(position < bytes.count && bytes[position] == 0x0A)) {
                        (line, column) = (line + 1, 1)
                    } else if byte & 0xC0 != 0x80 {
                        column += 1
                    }
                }
                result[index] = SourcePosition(line: line, column: column, offset: end)
            }
        }
        return result
    }
}
