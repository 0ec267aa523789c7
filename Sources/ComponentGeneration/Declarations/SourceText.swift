/// One input file as it was read: the path that diagnostics show, and the text.
///
/// A class, so that thousands of positions can point into it without copying anything.
package final class SourceText: Sendable {
    /// The path as the user wrote it, or relative to the package root: what a diagnostic prints.
    package let path: String
    package let text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// Line and column of a UTF-8 offset, both from 1. The column counts UTF-8 bytes, as the Swift compiler does.
    ///
    /// Computed when a diagnostic is printed, which is rare, and never for a position that stays silent.
    func lineAndColumn(at offset: Int) -> (line: Int, column: Int) {
        var line = 1
        var lineStart = 0
        var index = 0
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if index >= offset { break }
            index += 1
            if byte == UInt8(ascii: "\n") {
                if previous != UInt8(ascii: "\r") { line += 1 }
                lineStart = index
            } else if byte == UInt8(ascii: "\r") {
                line += 1
                lineStart = index
            }
            previous = byte
        }
        return (line, offset - lineStart + 1)
    }
}

/// A place in an input file.
package struct SourcePosition: Sendable {
    let source: SourceText
    /// UTF-8 offset from the start of the file.
    let offset: Int

    func advanced(by distance: Int) -> SourcePosition {
        SourcePosition(source: source, offset: offset + distance)
    }
}
