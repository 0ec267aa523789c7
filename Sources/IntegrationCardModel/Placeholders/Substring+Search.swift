extension Substring {
    /// The place where a text of ASCII occurs first. The bytes are compared, not the characters.
    func firstRange(ofASCII text: String) -> Range<Index>? {
        let pattern = text.utf8
        guard let first = pattern.first, utf8.count >= pattern.count else { return nil }
        let found = utf8.withContiguousStorageIfAvailable { bytes -> Int? in
            var position = 0
            while position + pattern.count <= bytes.count {
                if bytes[position] == first, bytes[position...].starts(with: pattern) { return position }
                position += 1
            }
            return nil
        }
        // Texts of Apple's Foundation have no storage of their own until they are copied.
        guard let found else {
            var start = startIndex
            while start < endIndex {
                if utf8[start...].starts(with: pattern) { return start..<utf8.index(start, offsetBy: pattern.count) }
                start = utf8.index(after: start)
            }
            return nil
        }
        return found.map { position in
            let start = utf8.index(startIndex, offsetBy: position)
            return start..<utf8.index(start, offsetBy: pattern.count)
        }
    }
}
