/// JSON under construction. Frames are written sixty times a second, so their text is appended rather than encoded from
/// a tree of values.
struct JSONText {
    fileprivate(set) var bytes: [UInt8] = []

    mutating func raw(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    mutating func number(_ value: Int) { bytes.append(contentsOf: String(value).utf8) }

    /// A length in points, to a hundredth.
    mutating func number(_ value: Double) {
        guard value.isFinite else { return number(0) }
        let rounded = (min(max(value, -1e9), 1e9) * 100).rounded() / 100
        if rounded == rounded.rounded() { number(Int(rounded)) } else { bytes.append(contentsOf: "\(rounded)".utf8) }
    }

    mutating func string(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case UInt8(ascii: "\n"): raw("\\n")
            case 0..<0x20:
                raw("\\u00")
                let digits = Array("0123456789abcdef".utf8)
                bytes.append(digits[Int(byte >> 4)])
                bytes.append(digits[Int(byte & 15)])
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends elements with commas between them.
    mutating func list<S: Sequence>(_ elements: S, _ append: (inout JSONText, S.Element) -> Void) {
        raw("[")
        var isFirst = true
        for element in elements {
            if !isFirst { raw(",") }
            isFirst = false
            append(&self, element)
        }
        raw("]")
    }
}

extension JSONText {
    /// Appends JSON that was written before.
    mutating func append(_ json: [UInt8]) { bytes.append(contentsOf: json) }
}
