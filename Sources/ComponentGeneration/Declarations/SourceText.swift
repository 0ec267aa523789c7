/// An input file: the path that diagnostics show, and the text.
///
/// A class, so that thousands of positions can point into it without copying anything.
package final class SourceText: Sendable {
    /// The path as the user wrote it, or relative to the package root: what a diagnostic prints.
    package let path: String
    package let text: String

    /// The offsets at which lines begin, found when the first diagnostic is printed.
    private let lineStarts = Locked<[Int]?>(nil)

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// Line and column of a UTF-8 offset, both from 1. The column counts UTF-8 bytes, as the Swift compiler does.
    ///
    /// Computed only when a diagnostic is printed, which is rare.
    func lineAndColumn(at offset: Int) -> (line: Int, column: Int) {
        let starts = lineStarts.withLock { known in
            if let known { return known }
            let starts = findLineStarts()
            known = starts
            return starts
        }
        // The last line that begins at or before the offset.
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }

    private func findLineStarts() -> [Int] {
        var starts = [0]
        var previous: UInt8 = 0
        var index = 0
        for byte in text.utf8 {
            index += 1
            if byte == UInt8(ascii: "\n"), previous == UInt8(ascii: "\r") {
                starts[starts.count - 1] = index
            } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                starts.append(index)
            }
            previous = byte
        }
        return starts
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
