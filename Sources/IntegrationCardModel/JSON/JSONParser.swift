import Foundation

/// The parser of JSON texts within bounds, which reports the positions of errors.
///
/// A byte order mark is skipped; UTF-16 texts with one are accepted. Invalid UTF-8 inside strings becomes U+FFFD, as do
/// lone surrogates. For repeated member names the last value is used, at the place of the first, as in JavaScript.
/// Comments, trailing commas and other deviations are errors.
public struct JSONParser: Sendable {
    /// The bounds that texts must keep.
    public var limits: CardLimits.JSON

    /// Creates a parser.
    public init(limits: CardLimits.JSON = .init()) {
        self.limits = limits
    }

    /// Reads a text from its bytes.
    public func parse(_ data: Data) throws(JSONParseError) -> JSONValue {
        try parse(bytes: Self.normalized(data, limit: limits.maximumBytes))
    }

    /// Reads a text.
    public func parse(_ text: String) throws(JSONParseError) -> JSONValue {
        var bytes = Array(text.utf8)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        return try parse(bytes: bytes)
    }

    /// Reads UTF-8 bytes without a byte order mark.
    func parse(bytes: [UInt8]) throws(JSONParseError) -> JSONValue {
        guard bytes.count <= limits.maximumBytes else {
            throw JSONParseError(
                reason: .tooLarge, position: SourcePosition(line: 1, column: 1, offset: 0),
                expected: "at most \(limits.maximumBytes) bytes", found: "\(bytes.count) bytes")
        }
        let outcome: Result<JSONValue, JSONFault> = bytes.withUnsafeBufferPointer { buffer in
            var reader = JSONReader(buffer, limits: limits)
            do throws(JSONFault) {
                return .success(try reader.readDocument())
            } catch {
                return .failure(error)
            }
        }
        switch outcome {
        case .success(let value): return value
        case .failure(let fault):
            throw JSONParseError(
                reason: fault.reason, position: SourcePosition.locate(fault.offset, in: bytes),
                expected: fault.expected, found: fault.found ?? Self.description(of: fault.offset, in: bytes))
        }
    }

    /// Removes a byte order mark and turns UTF-16 into UTF-8. At most one byte more than the limit is copied.
    static func normalized(_ data: Data, limit: Int) -> [UInt8] {
        let head = data.prefix(3)
        if head.elementsEqual([0xEF, 0xBB, 0xBF]) { return Array(data.dropFirst(3).prefix(limit + 1)) }
        if head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE]) {
            let bounded = data.prefix((limit + 1) * 2)
            if let text = String(data: Data(bounded), encoding: .utf16) { return Array(text.utf8) }
        }
        return Array(data.prefix(limit + 1))
    }

    private static func description(of offset: Int, in bytes: [UInt8]) -> String {
        guard offset < bytes.count else { return "the end of the text" }
        let byte = bytes[offset]
        if byte < 0x20 || byte == 0x7F { return "control character U+00" + String(format: "%02X", Int(byte)) }
        guard let character = String(decoding: bytes[offset..<min(offset + 16, bytes.count)], as: UTF8.self).first
        else { return "nothing" }
        return "“\(character)”"
    }
}

/// A fault with its offset, before line and column are counted.
struct JSONFault: Error {
    var reason: JSONParseError.Reason
    var offset: Int
    var expected: String
    var found: String?
}
