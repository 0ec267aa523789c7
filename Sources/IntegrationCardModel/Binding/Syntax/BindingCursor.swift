/// A cursor over the bytes of a binding string.
struct BindingCursor {
    let bytes: [UInt8]
    var offset = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    func peek(_ distance: Int) -> UInt8? { offset + distance < bytes.count ? bytes[offset + distance] : nil }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    mutating func skipSpace() {
        while let byte = current, byte == 0x20 || (0x09...0x0D).contains(byte) { offset += 1 }
    }

    mutating func skip(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        offset += 1
        return true
    }

    mutating func expect(_ byte: UInt8) throws(BindingSyntaxError) {
        skipSpace()
        guard skip(byte) else { throw unexpected("“\(Character(Unicode.Scalar(byte)))”") }
    }

    func unexpected(_ expected: String) -> BindingSyntaxError {
        let end = min(offset + 16, bytes.count)
        let found = text(min(offset, end)..<end).first.map { "“\($0)”" } ?? "the end"
        return BindingSyntaxError(message: "expected \(expected), found \(found)", offset: offset)
    }

    static func isIdentifierStart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"):
            true
        default: false
        }
    }

    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// Reads an identifier; the cursor must be at its start.
    mutating func readIdentifier() -> String {
        let start = offset
        while let byte = current, Self.isIdentifierStart(byte) || Self.isDigit(byte) { offset += 1 }
        return text(start..<offset)
    }

    /// Reads an identifier or throws.
    mutating func expectIdentifier() throws(BindingSyntaxError) -> String {
        skipSpace()
        guard let byte = current, Self.isIdentifierStart(byte) else { throw unexpected("a name") }
        return readIdentifier()
    }

    mutating func readNumber() throws(BindingSyntaxError) -> Double {
        let start = offset
        while let byte = current, Self.isDigit(byte) { offset += 1 }
        if current == UInt8(ascii: ".") {
            offset += 1
            while let byte = current, Self.isDigit(byte) { offset += 1 }
        }
        if let byte = current, byte | 0x20 == UInt8(ascii: "e") {
            offset += 1
            if let sign = current, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { offset += 1 }
            guard let digit = current, Self.isDigit(digit) else { throw unexpected("a digit") }
            while let byte = current, Self.isDigit(byte) { offset += 1 }
        }
        return JavaScriptNumber.parse(text(start..<offset))
    }

    /// Reads a string in single or double quotes; the cursor must be at the opening quote.
    mutating func readString() throws(BindingSyntaxError) -> String {
        let start = offset
        let quote = bytes[offset]
        offset += 1
        let contentStart = offset
        while let byte = current, byte != quote, byte != UInt8(ascii: "\\") { offset += 1 }
        if current == quote {
            offset += 1
            return text(contentStart..<(offset - 1))
        }
        var content = Array(bytes[contentStart..<offset])
        while let byte = current {
            offset += 1
            if byte == quote { return String(decoding: content, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") {
                try readEscape(into: &content)
            } else {
                content.append(byte)
            }
        }
        throw BindingSyntaxError(message: "the string is not closed", offset: start)
    }

    private mutating func readEscape(into content: inout [UInt8]) throws(BindingSyntaxError) {
        guard let byte = current else { return }
        offset += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(byte)
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "u"):
            guard var code = hexadecimal(at: offset) else { throw unexpected("four hexadecimal digits") }
            offset += 4
            if 0xD800..<0xDC00 ~= code, current == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "u"),
                let low = hexadecimal(at: offset + 2), 0xDC00..<0xE000 ~= low
            {
                code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
                offset += 6
            }
            content.append(contentsOf: String(Character(Unicode.Scalar(code) ?? "\u{FFFD}")).utf8)
        default:
            offset -= 1
            throw unexpected("one of \" ' \\ / b f n r t u after a backslash")
        }
    }

    private func hexadecimal(at start: Int) -> UInt32? {
        guard start + 4 <= bytes.count else { return nil }
        var code: UInt32 = 0
        for byte in bytes[start..<(start + 4)] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            code = code << 4 | UInt32(digit)
        }
        return code
    }
}
