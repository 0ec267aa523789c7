import Foundation

/// A JSON value together with its text, so that places in it can be named.
///
/// Positions are found by scanning the text on demand; reading a document costs nothing extra.
public struct JSONDocument: Sendable {
    /// The value.
    public let value: JSONValue
    private let bytes: [UInt8]

    /// Reads a text from its bytes.
    public init(_ data: Data, limits: CardLimits.JSON = .init()) throws(JSONParseError) {
        bytes = JSONParser.normalized(data, limit: limits.maximumBytes)
        value = try JSONParser(limits: limits).parse(bytes: bytes)
    }

    /// Reads a text.
    public init(_ text: String, limits: CardLimits.JSON = .init()) throws(JSONParseError) {
        try self.init(Data(text.utf8), limits: limits)
    }

    /// The place where the value at a pointer starts, or nil when there is none.
    public func position(of pointer: JSONPointer) -> SourcePosition? {
        offset(of: pointer, name: false).map { SourcePosition.locate($0, in: bytes) }
    }

    /// The place where the name of the member at a pointer starts; for elements and the root, their value.
    public func namePosition(of pointer: JSONPointer) -> SourcePosition? {
        offset(of: pointer, name: true).map { SourcePosition.locate($0, in: bytes) }
    }

    /// The place of the value at a pointer, or of the nearest value around it that exists.
    public func nearestPosition(of pointer: JSONPointer) -> SourcePosition {
        var pointer = pointer
        while true {
            if let position = position(of: pointer) { return position }
            pointer.tokens.removeLast()
        }
    }

    /// The places of many members or elements, found in one pass over the text: for each pointer those of its name
    /// (for elements and the root, their value) and of its value.
    package func positions(
        of pointers: some Sequence<JSONPointer>
    ) -> [JSONPointer: (name: SourcePosition, value: SourcePosition)] {
        let root = PointerTree()
        for pointer in pointers { root.insert(pointer) }
        var found: [JSONPointer: (name: Int, value: Int)] = [:]
        bytes.withUnsafeBufferPointer { buffer in
            var scanner = JSONScanner(buffer)
            scanner.skipSpace()
            scanner.visit(root, name: scanner.offset, found: &found)
        }
        let places = found.map { ($0.key, $0.value) }
        let positions = SourcePosition.locate(places.flatMap { [$0.1.name, $0.1.value] }, in: bytes)
        return Dictionary(
            uniqueKeysWithValues: places.enumerated().map { index, place in
                (place.0, (positions[2 * index], positions[2 * index + 1]))
            })
    }

    /// The text of the value at a pointer, or nil when there is none.
    package func text(of pointer: JSONPointer) -> Data? {
        guard let start = offset(of: pointer, name: false) else { return nil }
        return bytes.withUnsafeBufferPointer { buffer in
            var scanner = JSONScanner(buffer, offset: start)
            scanner.skipValue()
            return Data(buffer[start..<min(scanner.offset, buffer.count)])
        }
    }

    private func offset(of pointer: JSONPointer, name: Bool) -> Int? {
        bytes.withUnsafeBufferPointer { buffer in
            var scanner = JSONScanner(buffer)
            scanner.skipSpace()
            var start = scanner.offset
            for (index, token) in pointer.tokens.enumerated() {
                guard let child = scanner.enter(token) else { return nil }
                start = name && index == pointer.tokens.count - 1 ? child.name : child.value
            }
            return start
        }
    }
}

/// Pointers that share their beginnings.
private final class PointerTree {
    var children: [String: PointerTree] = [:]
    var pointer: JSONPointer?

    func insert(_ pointer: JSONPointer) {
        var node = self
        for token in pointer.tokens {
            let child = node.children[token] ?? PointerTree()
            node.children[token] = child
            node = child
        }
        node.pointer = pointer
    }
}

/// A cursor over a text that is valid JSON.
private struct JSONScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var offset = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, offset: Int = 0) {
        self.bytes = bytes
        self.offset = offset
    }

    mutating func skipSpace() {
        while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
    }

    /// Moves from the start of a value to the start of one of its children. The last of repeated names is used.
    mutating func enter(_ token: String) -> (name: Int, value: Int)? {
        guard offset < bytes.count else { return nil }
        var found: (name: Int, value: Int)?
        switch bytes[offset] {
        case UInt8(ascii: "{"):
            offset += 1
            skipSpace()
            while offset < bytes.count, bytes[offset] != UInt8(ascii: "}") {
                let name = offset
                skipString()
                let isMatch = memberName(at: name, end: offset) == token
                skipSpace()
                offset += 1
                skipSpace()
                if isMatch { found = (name, offset) }
                skipValue()
                skipSeparator()
            }
        case UInt8(ascii: "["):
            guard let index = JSONPointer.arrayIndex(token) else { return nil }
            offset += 1
            skipSpace()
            var position = 0
            while offset < bytes.count, bytes[offset] != UInt8(ascii: "]") {
                if position == index {
                    found = (offset, offset)
                    break
                }
                skipValue()
                skipSeparator()
                position += 1
            }
        default: return nil
        }
        if let found { offset = found.value }
        return found
    }

    /// Notes the places of the pointers below a node and moves behind the value at the cursor.
    mutating func visit(_ node: PointerTree, name: Int, found: inout [JSONPointer: (name: Int, value: Int)]) {
        if let pointer = node.pointer { found[pointer] = (name, offset) }
        guard offset < bytes.count, !node.children.isEmpty else { return skipValue() }
        let isObject = bytes[offset] == UInt8(ascii: "{")
        guard isObject || bytes[offset] == UInt8(ascii: "[") else { return skipValue() }
        let end = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
        offset += 1
        skipSpace()
        var index = 0
        while offset < bytes.count, bytes[offset] != end {
            let start = offset
            let token: String?
            if isObject {
                skipString()
                token = memberName(at: start, end: offset)
                skipSpace()
                offset += 1
                skipSpace()
            } else {
                token = String(index)
                index += 1
            }
            if let token, let child = node.children[token] {
                visit(child, name: start, found: &found)
            } else {
                skipValue()
            }
            skipSeparator()
        }
        offset += 1
    }

    private func memberName(at start: Int, end: Int) -> String? {
        var reader = JSONReader(UnsafeBufferPointer(rebasing: bytes[start..<end]), limits: .init())
        return try? reader.readString()
    }

    private mutating func skipSeparator() {
        skipSpace()
        if offset < bytes.count, bytes[offset] == UInt8(ascii: ",") { offset += 1 }
        skipSpace()
    }

    private mutating func skipString() {
        offset += 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
            offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        offset += 1
    }

    mutating func skipValue() {
        var depth = 0
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                offset += 1
                continue
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                offset += 1
            case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D:
                offset += 1
                continue
            default:
                while offset < bytes.count, !",]} \t\r\n".utf8.contains(bytes[offset]) { offset += 1 }
            }
            if depth <= 0 { return }
        }
    }
}
