/// The reason for which a text is no JSON, with its place.
public struct JSONFailure: Error, Equatable, CustomStringConvertible {
    public let expected: String
    /// The line and column in bytes, from 1.
    public let line: Int
    public let column: Int

    public var description: String { "\(expected) (line \(line), column \(column))" }
}

/// Reads JSON by RFC 8259, from bytes in UTF-8.
struct JSONReader {
    /// The greatest depth of lists and objects within each other.
    static let maximumDepth = 256

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var depth = 0

    /// Reads a text that is one value.
    static func read(_ bytes: some Sequence<UInt8>) throws(JSONFailure) -> JSON {
        let result = bytes.withContiguousStorageIfAvailable { buffer in
            Result { () throws(JSONFailure) in try whole(buffer) }
        }
        if let result { return try result.get() }
        return try Array(bytes).withUnsafeBufferPointer { buffer in
            Result { () throws(JSONFailure) in try whole(buffer) }
        }.get()
    }

    static func read(_ text: String) throws(JSONFailure) -> JSON { try read(Array(text.utf8)) }

    private static func whole(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONFailure) -> JSON {
        var reader = JSONReader(bytes: bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
        let value = try reader.value()
        reader.skipSpace()
        guard reader.position == bytes.count else { throw reader.failure("expected the end of the text") }
        return value
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func failure(_ expected: String) -> JSONFailure {
        let before = bytes[..<min(position, bytes.count)]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return JSONFailure(expected: expected, line: line, column: position - start + 1)
    }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func value() throws(JSONFailure) -> JSON {
        skipSpace()
        guard let next else { throw failure("expected a value") }
        switch next {
        case UInt8(ascii: "{"): return try nested { reader throws(JSONFailure) in try reader.object() }
        case UInt8(ascii: "["): return try nested { reader throws(JSONFailure) in try reader.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        default: throw failure("expected a value")
        }
    }

    private mutating func nested(
        _ read: (inout JSONReader) throws(JSONFailure) -> JSON
    ) throws(JSONFailure) -> JSON {
        guard depth < Self.maximumDepth else { throw failure("expected at most \(Self.maximumDepth) levels") }
        depth += 1
        position += 1
        let value = try read(&self)
        depth -= 1
        return value
    }

    private mutating func object() throws(JSONFailure) -> JSON {
        var members: [JSON.Member] = []
        skipSpace()
        if next == UInt8(ascii: "}") {
            position += 1
            return .object(members)
        }
        while true {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw failure("expected a name in quotes") }
            let name = try string()
            skipSpace()
            guard next == UInt8(ascii: ":") else { throw failure("expected a colon") }
            position += 1
            members.append(JSON.Member(name, try value()))
            skipSpace()
            switch next {
            case UInt8(ascii: ","): position += 1
            case UInt8(ascii: "}"):
                position += 1
                return .object(members)
            default: throw failure("expected a comma or }")
            }
        }
    }

    private mutating func array() throws(JSONFailure) -> JSON {
        var elements: [JSON] = []
        skipSpace()
        if next == UInt8(ascii: "]") {
            position += 1
            return .array(elements)
        }
        while true {
            elements.append(try value())
            skipSpace()
            switch next {
            case UInt8(ascii: ","): position += 1
            case UInt8(ascii: "]"):
                position += 1
                return .array(elements)
            default: throw failure("expected a comma or ]")
            }
        }
    }

    private mutating func word(_ text: StaticString, _ value: JSON) throws(JSONFailure) -> JSON {
        let end = position + text.utf8CodeUnitCount
        let isThere = text.withUTF8Buffer { end <= bytes.count && bytes[position..<end].elementsEqual($0) }
        guard isThere else { throw failure("expected a value") }
        position = end
        return value
    }

    private mutating func digits() -> Int {
        let start = position
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        return position - start
    }

    private mutating func number() throws(JSONFailure) -> String {
        let start = position
        if next == UInt8(ascii: "-") { position += 1 }
        let isZero = next == UInt8(ascii: "0")
        let count = digits()
        guard count > 0, !isZero || count == 1 else { throw failure("expected a number") }
        if next == UInt8(ascii: ".") {
            position += 1
            guard digits() > 0 else { throw failure("expected digits") }
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            position += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
            guard digits() > 0 else { throw failure("expected digits") }
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func string() throws(JSONFailure) -> String {
        position += 1
        let start = position
        var unescaped: [UInt8]?
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                let text =
                    unescaped.map { String(validating: $0, as: UTF8.self) }
                    ?? String(validating: bytes[start..<position], as: UTF8.self)
                guard let text else { throw failure("expected UTF-8") }
                position += 1
                return text
            case UInt8(ascii: "\\"):
                if unescaped == nil { unescaped = Array(bytes[start..<position]) }
                position += 1
                unescaped?.append(contentsOf: try escape())
            case 0..<0x20: throw failure("expected no control character in a text")
            default:
                unescaped?.append(byte)
                position += 1
            }
        }
        throw failure("expected the quote at the end of a text")
    }

    /// The bytes of an escape, from the letter after its backslash.
    private mutating func escape() throws(JSONFailure) -> [UInt8] {
        guard let letter = next else { throw failure("expected an escape") }
        position += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
        case UInt8(ascii: "b"): return [8]
        case UInt8(ascii: "f"): return [12]
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "u"):
            let unit = try hexadecimal()
            if UTF16.isLeadSurrogate(unit), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
                bytes[position + 1] == UInt8(ascii: "u")
            {
                let mark = position
                position += 2
                let second = try hexadecimal()
                if UTF16.isTrailSurrogate(second) {
                    return Array(String(decoding: [unit, second], as: UTF16.self).utf8)
                }
                position = mark
            }
            // A half of a pair becomes the replacement character.
            return Array(String(decoding: [unit], as: UTF16.self).utf8)
        default:
            position -= 1
            throw failure("expected an escape")
        }
    }

    private mutating func hexadecimal() throws(JSONFailure) -> UInt16 {
        guard position + 4 <= bytes.count,
            let unit = UInt16(String(decoding: bytes[position..<(position + 4)], as: UTF8.self), radix: 16),
            bytes[position] != UInt8(ascii: "+")
        else { throw failure("expected four hexadecimal digits") }
        position += 4
        return unit
    }
}
