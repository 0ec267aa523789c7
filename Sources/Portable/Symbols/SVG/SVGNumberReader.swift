import Foundation

/// Reads the tokens of SVG attributes: numbers that need no separator (`1-.5.5`), flags and command letters.
struct SVGNumberReader {
    private let text: [UInt8]
    private var offset = 0

    init(_ text: String) {
        self.text = Array(text.utf8)
    }

    /// True if only white space remains.
    var isAtEnd: Bool {
        text[offset...].allSatisfy { Self.isSpace($0) }
    }

    /// The next command letter, if there is one.
    mutating func command() -> UInt8? {
        skipSpace()
        guard offset < text.count, Self.isLetter(text[offset]) else { return nil }
        defer { offset += 1 }
        return text[offset]
    }

    /// The next number, after white space and at most one comma.
    mutating func number() throws(SVGError) -> CGFloat {
        skipSeparator()
        var end = offset
        func isDigit(_ index: Int) -> Bool { index < text.count && (0x30...0x39).contains(text[index]) }
        if end < text.count, text[end] == UInt8(ascii: "-") || text[end] == UInt8(ascii: "+") { end += 1 }
        var digits = 0
        while isDigit(end) { (end, digits) = (end + 1, digits + 1) }
        if end < text.count, text[end] == UInt8(ascii: ".") {
            end += 1
            while isDigit(end) { (end, digits) = (end + 1, digits + 1) }
        }
        guard digits > 0 else { throw error("expected a number") }
        if end < text.count, text[end] | 0x20 == UInt8(ascii: "e") {
            var exponent = end + 1
            if exponent < text.count, text[exponent] == UInt8(ascii: "-") || text[exponent] == UInt8(ascii: "+") {
                exponent += 1
            }
            if isDigit(exponent) {
                while isDigit(exponent) { exponent += 1 }
                end = exponent
            }
        }
        guard let value = Double(String(decoding: text[offset..<end], as: UTF8.self)), value.isFinite else {
            throw error("expected a number")
        }
        offset = end
        return CGFloat(value)
    }

    /// The next flag of an arc: one character, 0 or 1.
    mutating func flag() throws(SVGError) -> Bool {
        skipSeparator()
        guard offset < text.count, text[offset] == UInt8(ascii: "0") || text[offset] == UInt8(ascii: "1") else {
            throw error("expected a flag, 0 or 1")
        }
        defer { offset += 1 }
        return text[offset] == UInt8(ascii: "1")
    }

    /// An error with its location in the text.
    func error(_ message: String) -> SVGError {
        let found = offset < text.count ? "found '\(Character(Unicode.Scalar(text[offset])))'" : "found the end"
        return SVGError("\(message), \(found) at offset \(offset)")
    }

    private mutating func skipSpace() {
        while offset < text.count, Self.isSpace(text[offset]) { offset += 1 }
    }

    private mutating func skipSeparator() {
        skipSpace()
        if offset < text.count, text[offset] == UInt8(ascii: ",") {
            offset += 1
            skipSpace()
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20)
    }
}
