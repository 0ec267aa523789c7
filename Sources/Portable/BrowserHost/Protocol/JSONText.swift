import CoreGraphics

/// JSON under construction. Frames are written sixty times a second, so their text is appended rather than encoded from
/// a tree of values.
struct JSONText {
    fileprivate(set) var bytes: [UInt8] = []

    fileprivate mutating func raw(_ text: StaticString) {
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

    /// Appends an object.
    /// - Parameter body: adds its fields.
    mutating func object(_ body: (inout JSONFields) -> Void) {
        raw("{")
        var fields = JSONFields()
        // The bytes move to the fields and back, so that they are never copied.
        swap(&bytes, &fields.json.bytes)
        body(&fields)
        swap(&bytes, &fields.json.bytes)
        raw("}")
    }

    /// Appends the value of a field without one.
    mutating func null() { raw("null") }

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

/// The fields of a JSON object under construction.
struct JSONFields {
    fileprivate var json = JSONText()
    /// The number of fields that were added.
    private(set) var count = 0

    /// Adds a field.
    /// - Parameter value: appends its value.
    mutating func add(_ key: StaticString, _ value: (inout JSONText) -> Void) {
        json.raw(count == 0 ? "\"" : ",\"")
        count += 1
        json.raw(key)
        json.raw("\":")
        value(&json)
    }

    /// Adds a field whose name is a text of its own.
    mutating func add(named key: String, _ value: String) {
        if count > 0 { json.raw(",") }
        count += 1
        json.string(key)
        json.raw(":")
        json.string(value)
    }

    mutating func add(_ key: StaticString, _ value: String) { add(key) { $0.string(value) } }

    mutating func add(_ key: StaticString, _ value: Int) { add(key) { $0.number(value) } }

    mutating func add(_ key: StaticString, _ value: Double) { add(key) { $0.number(value) } }

    /// Adds a field for a text that is not empty.
    mutating func add(_ key: StaticString, unlessEmpty value: String?) {
        if let value, !value.isEmpty { add(key, value) }
    }

    /// Adds a 1, if a condition is true.
    mutating func add(_ key: StaticString, if condition: Bool) {
        if condition { add(key, 1) }
    }

    /// Adds `true`, if a condition is true.
    mutating func add(_ key: StaticString, trueIf condition: Bool) {
        if condition { add(key) { $0.raw("true") } }
    }

    /// Adds texts.
    mutating func add(_ key: StaticString, _ values: some Sequence<String>) {
        add(key) { $0.list(values) { $0.string($1) } }
    }

    /// Adds lengths in points.
    mutating func add(_ key: StaticString, lengths: CGFloat...) {
        add(key) { $0.list(lengths) { $0.number(Double($1)) } }
    }

    /// Adds an object.
    mutating func add(_ key: StaticString, object: (inout JSONFields) -> Void) {
        add(key) { $0.object(object) }
    }
}
