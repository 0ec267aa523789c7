/// The recognition of UTF-16 without a byte order mark.
enum WideText {
    /// The number of bytes that tell.
    static let size = 4_096

    /// The byte order of UTF-16; nil for other text.
    ///
    /// The digits, delimiters and line feeds of a table have one zero byte each, all at the same place of their two bytes,
    /// in whatever script its texts are.
    static func encoding(of start: [UInt8]) -> ChartDocumentOptions.Encoding? {
        let units = start.count / 2
        var (even, odd) = (0, 0)
        for unit in 0..<units {
            if start[unit * 2] == 0, isUsual(start[unit * 2 + 1]) { even += 1 }
            if start[unit * 2 + 1] == 0, isUsual(start[unit * 2]) { odd += 1 }
        }
        let (most, least) = (max(even, odd), min(even, odd))
        // A few zero bytes among others are a fault of another text.
        guard most >= 2, most * 12 >= units, most > least * 3 else { return nil }
        let isLittle = odd > even
        guard isText(start, isLittle: isLittle) else { return nil }
        return isLittle ? .utf16LittleEndian : .utf16BigEndian
    }

    /// True for a character of ASCII that tables have.
    private static func isUsual(_ byte: UInt8) -> Bool {
        (0x20..<0x7F).contains(byte) || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    /// True if all characters are whole, and none is NUL.
    private static func isText(_ bytes: [UInt8], isLittle: Bool) -> Bool {
        var expectsLow = false
        for unit in 0..<(bytes.count / 2) {
            let (first, second) = (UInt16(bytes[unit * 2]), UInt16(bytes[unit * 2 + 1]))
            let code = isLittle ? second << 8 | first : first << 8 | second
            let isLow = code & 0xFC00 == 0xDC00
            guard code != 0, isLow == expectsLow else { return false }
            expectsLow = code & 0xFC00 == 0xD800
        }
        return true
    }
}
