import Foundation

/// The answer to an OData batch: the HTTP responses within `multipart/mixed`.
struct BatchAnswer {
    let responses: [CardHTTPResponse]

    /// Reads an answer.
    ///
    /// - Parameter count: the number of responses that are expected; more are an error.
    init(_ response: CardHTTPResponse, count: Int) throws(CardDataError) {
        let type = response.headers["content-type"] ?? ""
        guard let boundary = Self.boundary(in: type) else {
            throw .invalidBatch("its content type is “\(type.prefix(100))”")
        }
        let bytes = Array(response.body)
        var responses: [CardHTTPResponse] = []
        for part in Self.parts(of: bytes[...], boundary: boundary, limit: count) {
            let (headers, content) = Self.split(part)
            if let inner = headers["content-type"].flatMap(Self.boundary) {
                // The responses of a change set.
                for part in Self.parts(of: content, boundary: inner, limit: count) {
                    responses.append(try Self.response(Self.split(part).content))
                }
            } else {
                responses.append(try Self.response(content))
            }
            guard responses.count <= count else { break }
        }
        guard responses.count == count else {
            throw .invalidBatch(
                "it has \(responses.count > count ? "more than" : "only") \(min(count, responses.count)) parts")
        }
        self.responses = responses
    }

    /// The data of a batch: an object with the answer of each part under its key.
    func data(of parts: [CardBatchPart], json: (Data) throws(CardDataError) -> JSONValue) throws(CardDataError)
        -> JSONValue
    {
        var result = JSONObject()
        for (part, response) in zip(parts, responses) {
            guard (200..<300).contains(response.status) else {
                throw .status(response.status, HTTPStatus.reasons[response.status] ?? "")
            }
            let type = response.headers["content-type"]?.lowercased()
            if response.body.allSatisfy({ $0 <= 32 }) {
                result[part.key] = .object([:])
            } else if type?.contains("json") ?? true {
                result[part.key] = try json(response.body)
            } else {
                result[part.key] = .string(String(decoding: response.body, as: UTF8.self))
            }
        }
        return .object(result)
    }

    // MARK: Multipart

    private static func boundary(in type: String) -> String? {
        guard type.lowercased().hasPrefix("multipart/") else { return nil }
        for parameter in type.split(separator: ";").dropFirst() {
            let pair = parameter.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard pair.count == 2, pair[0].lowercased() == "boundary" else { continue }
            let value = pair[1].trimmingCharacters(in: CharacterSet(charactersIn: "\""))
            return value.isEmpty || value.utf8.count > 200 ? nil : value
        }
        return nil
    }

    /// The parts between lines that start with two hyphens and the boundary, at most one more than the limit.
    private static func parts(of bytes: ArraySlice<UInt8>, boundary: String, limit: Int) -> [ArraySlice<UInt8>] {
        let delimiter = Array(("--" + boundary).utf8)
        var parts: [ArraySlice<UInt8>] = []
        var start: Int?
        var line = bytes.startIndex
        while line < bytes.endIndex {
            let end = bytes[line...].firstIndex(of: 10) ?? bytes.endIndex
            if bytes[line..<end].starts(with: delimiter) {
                let rest = bytes[(line + delimiter.count)..<end]
                let isLast = rest.starts(with: [45, 45])
                if isLast || rest.allSatisfy({ $0 == 32 || $0 == 9 || $0 == 13 }) {
                    if let start { parts.append(withoutLineEnd(bytes[start..<max(start, line)])) }
                    if isLast || parts.count > limit { return parts }
                    start = min(end + 1, bytes.endIndex)
                }
            }
            line = end + 1
        }
        return parts
    }

    /// Removes the line end that belongs to the delimiter behind it.
    private static func withoutLineEnd(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard bytes.last == 10 else { return bytes }
        let rest = bytes.dropLast()
        return rest.last == 13 ? rest.dropLast() : rest
    }

    /// The header fields in front of the first empty line, and what follows it.
    private static func split(_ bytes: ArraySlice<UInt8>) -> (headers: [String: String], content: ArraySlice<UInt8>) {
        var headers: [String: String] = [:]
        var line = bytes.startIndex
        while line < bytes.endIndex {
            let end = bytes[line...].firstIndex(of: 10) ?? bytes.endIndex
            let text = String(decoding: bytes[line..<end], as: UTF8.self).trimmingCharacters(
                in: .whitespacesAndNewlines)
            line = min(end + 1, bytes.endIndex)
            if text.isEmpty { break }
            guard let colon = text.firstIndex(of: ":"), headers.count < 100 else { continue }
            let name = text[..<colon].trimmingCharacters(in: .whitespaces).lowercased()
            headers[name] = text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        return (headers, bytes[line...])
    }

    private static func response(_ bytes: ArraySlice<UInt8>) throws(CardDataError) -> CardHTTPResponse {
        let rest = bytes.drop { $0 <= 32 }
        let end = rest.firstIndex(of: 10) ?? rest.endIndex
        let words = String(decoding: rest[..<end].prefix(1000), as: UTF8.self).split { $0.isWhitespace }
        guard words.count >= 2, words[0].hasPrefix("HTTP/"), let status = Int(words[1]), (100..<600).contains(status)
        else { throw .invalidBatch("a part is no HTTP response") }
        let (headers, content) = split(rest[min(end + 1, rest.endIndex)...])
        var body = content
        if let length = headers["content-length"].flatMap(Int.init), length >= 0 { body = content.prefix(length) }
        return CardHTTPResponse(status: status, headers: headers, body: Data(body))
    }
}
