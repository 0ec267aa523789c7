import Foundation

/// A cursor over UTF-8 bytes that reads JSON values.
struct JSONReader {
    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var offset = 0
    private let maximumDepth: Int
    private let maximumStringBytes: Int
    private var remainingValues: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, limits: CardLimits.JSON) {
        self.bytes = bytes
        maximumDepth = min(limits.maximumDepth, 512)
        maximumStringBytes = limits.maximumStringBytes
        remainingValues = limits.maximumValues
    }

    mutating func readDocument() throws(JSONFault) -> JSONValue {
        let value = try readValue(depth: 0)
        skipSpace()
        guard offset == bytes.count else { throw fault("the end of the text") }
        return value
    }

    mutating func readValue(depth: Int) throws(JSONFault) -> JSONValue {
        skipSpace()
        guard offset < bytes.count else { throw fault("a value") }
        remainingValues -= 1
        guard remainingValues >= 0 else {
            throw JSONFault(
                reason: .tooLarge, offset: offset, expected: "no more values", found: "another value")
        }
        switch bytes[offset] {
        case UInt8(ascii: "{"): return try readObject(depth: depth + 1)
        case UInt8(ascii: "["): return try readArray(depth: depth + 1)
        case UInt8(ascii: "\""): return .string(try readString())
        case UInt8(ascii: "t"): return try readWord("true", .bool(true))
        case UInt8(ascii: "f"): return try readWord("false", .bool(false))
        case UInt8(ascii: "n"): return try readWord("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try readNumber())
        default: throw fault("a value")
        }
    }

    mutating func skipSpace() {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x09, 0x0A, 0x0D: offset += 1
            default: return
            }
        }
    }

    private func fault(_ expected: String, at place: Int? = nil) -> JSONFault {
        JSONFault(reason: .syntax, offset: place ?? offset, expected: expected)
    }

    private func checkDepth(_ depth: Int) throws(JSONFault) {
        guard depth <= maximumDepth else {
            throw JSONFault(
                reason: .tooDeep, offset: offset, expected: "at most \(maximumDepth) levels of nesting", found: "more")
        }
    }

    private mutating func readWord(_ word: StaticString, _ value: JSONValue) throws(JSONFault) -> JSONValue {
        let start = offset
        for position in 0..<word.utf8CodeUnitCount {
            guard offset < bytes.count, bytes[offset] == word.utf8Start[position] else {
                throw fault("a value", at: start)
            }
            offset += 1
        }
        return value
    }

    // MARK: Arrays and objects

    private mutating func readArray(depth: Int) throws(JSONFault) -> JSONValue {
        try checkDepth(depth)
        offset += 1
        var elements: [JSONValue] = []
        skipSpace()
        if skip(UInt8(ascii: "]")) { return .array(elements) }
        while true {
            elements.append(try readValue(depth: depth))
            skipSpace()
            if skip(UInt8(ascii: ",")) { continue }
            if skip(UInt8(ascii: "]")) { return .array(elements) }
            throw fault("“,” or “]”")
        }
    }

    private mutating func readObject(depth: Int) throws(JSONFault) -> JSONValue {
        try checkDepth(depth)
        offset += 1
        var object = JSONObject()
        skipSpace()
        if skip(UInt8(ascii: "}")) { return .object(object) }
        while true {
            skipSpace()
            guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
                throw fault(object.isEmpty ? "a member name in double quotes or “}”" : "a member name in double quotes")
            }
            let name = try readString()
            skipSpace()
            guard skip(UInt8(ascii: ":")) else { throw fault("“:”") }
            object[name] = try readValue(depth: depth)
            skipSpace()
            if skip(UInt8(ascii: ",")) { continue }
            if skip(UInt8(ascii: "}")) { return .object(object) }
            throw fault("“,” or “}”")
        }
    }

    mutating func skip(_ byte: UInt8) -> Bool {
        guard offset < bytes.count, bytes[offset] == byte else { return false }
        offset += 1
        return true
    }

    // MARK: Numbers

    private mutating func readNumber() throws(JSONFault) -> Double {
        let start = offset
        _ = skip(UInt8(ascii: "-"))
        let integerStart = offset
        let integer = skipDigits()
        guard offset > integerStart else { throw fault("a digit") }
        if bytes[integerStart] == UInt8(ascii: "0"), offset > integerStart + 1 {
            throw fault("no digit after a leading zero", at: integerStart + 1)
        }
        var isInteger = true
        if skip(UInt8(ascii: ".")) {
            isInteger = false
            let fractionStart = offset
            _ = skipDigits()
            guard offset > fractionStart else { throw fault("a digit") }
        }
        if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
            isInteger = false
            _ = skip(UInt8(ascii: "+")) || skip(UInt8(ascii: "-"))
            let exponentStart = offset
            _ = skipDigits()
            guard offset > exponentStart else { throw fault("a digit") }
        }
        if isInteger, offset - integerStart <= 15 {
            return bytes[start] == UInt8(ascii: "-") ? -Double(integer) : Double(integer)
        }
        guard offset - start <= 4096 else {
            throw JSONFault(
                reason: .tooLarge, offset: start, expected: "a number of at most 4096 characters", found: "a longer one"
            )
        }
        // Values beyond the range of Double become infinite, as in JavaScript.
        return Double(String(decoding: bytes[start..<offset], as: UTF8.self)) ?? .nan
    }

    private mutating func skipDigits() -> Int {
        var value = 0
        while offset < bytes.count, case let digit = bytes[offset], digit >= 0x30, digit <= 0x39 {
            value = value &* 10 &+ Int(digit &- 0x30)
            offset += 1
        }
        return value
    }

    // MARK: Strings

    mutating func readString() throws(JSONFault) -> String {
        let quote = offset
        offset += 1
        let start = offset
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\"") {
                try checkLength(offset - start, at: quote)
                let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<offset]), as: UTF8.self)
                offset += 1
                return text
            }
            if byte == UInt8(ascii: "\\") { return try readEscapedString(from: start, quote: quote) }
            guard byte >= 0x20 else { throw fault("no line break or control character within a string") }
            offset += 1
        }
        throw fault("the closing quote of the string that starts at this place", at: quote)
    }

    private func checkLength(_ count: Int, at quote: Int) throws(JSONFault) {
        guard count <= maximumStringBytes else {
            throw JSONFault(
                reason: .tooLarge, offset: quote, expected: "a string of at most \(maximumStringBytes) bytes",
                found: "a longer one")
        }
    }

    private mutating func readEscapedString(from start: Int, quote: Int) throws(JSONFault) -> String {
        var text = Array(bytes[start..<offset])
        while offset < bytes.count {
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: "\""):
                try checkLength(text.count, at: quote)
                offset += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                offset += 1
                try readEscape(into: &text)
            case 0..<0x20: throw fault("no line break or control character within a string")
            default:
                text.append(byte)
                offset += 1
            }
            try checkLength(text.count, at: quote)
        }
        throw fault("the closing quote of the string that starts at this place", at: quote)
    }

    private mutating func readEscape(into text: inout [UInt8]) throws(JSONFault) {
        guard offset < bytes.count else { throw fault("an escape sequence") }
        let byte = bytes[offset]
        offset += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"):
            var code = try readHexadecimal()
            if 0xD800..<0xDC00 ~= code, offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
                bytes[offset + 1] == UInt8(ascii: "u")
            {
                let before = offset
                offset += 2
                let low = try readHexadecimal()
                if 0xDC00..<0xE000 ~= low {
                    code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
                } else {
                    offset = before
                }
            }
            let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
            text.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
        default: throw fault("one of \" \\ / b f n r t u after a backslash", at: offset - 1)
        }
    }

    private mutating func readHexadecimal() throws(JSONFault) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<4 {
            guard offset < bytes.count, let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue else {
                throw fault("a hexadecimal digit")
            }
            code = code << 4 | UInt32(digit)
            offset += 1
        }
        return code
    }
}
