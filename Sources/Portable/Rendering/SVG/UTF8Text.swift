import CoreGraphics

/// Text that is put together from many short pieces, as UTF-8.
///
/// Appending to it costs a fraction of appending to a string, which keeps count of encodings and breadcrumbs.
struct UTF8Text {
    private(set) var bytes: [UInt8] = []

    var isEmpty: Bool { bytes.isEmpty }

    var string: String { String(decoding: bytes, as: UTF8.self) }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ text: UTF8Text) { bytes.append(contentsOf: text.bytes) }

    /// Appends a character of ASCII.
    mutating func append(ascii character: Unicode.Scalar) { bytes.append(UInt8(ascii: character)) }

    mutating func append(repeating character: Unicode.Scalar, count: Int) {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: character), count: count))
    }

    /// Appends a number as ``SVGNumber`` writes it.
    mutating func append(_ number: CGFloat) {
        SVGNumber.withDigits(of: number) { bytes.append(contentsOf: $0) }
    }

    /// Appends text as ``XMLText`` escapes it.
    mutating func append(escaping text: String) {
        var text = text
        let isPlain = text.withUTF8 { characters in
            guard XMLText.isPlain(characters) else { return false }
            bytes.append(contentsOf: characters)
            return true
        }
        if !isPlain { append(XMLText.escaped(text)) }
    }
}
