import Foundation

/// A request that goes to the server as part of a batch.
public struct CardBatchPart: Sendable, Hashable {
    /// The key under which the answer stands in the batch's data.
    public let key: String
    /// The method in upper case; GET by default.
    public let method: String
    /// The address, relative to the service or absolute, with all characters that it cannot contain encoded.
    public let url: String
    /// The header fields by name, with `Accept: application/json` unless another one is given.
    public let headers: [String: String]
    /// The body; nil without one.
    public let body: String?

    /// Reads the `batch` object of a request; empty without one.
    static func parts(of value: JSONValue?) throws(CardDataError) -> [CardBatchPart] {
        guard let value, !value.isNull else { return [] }
        guard let members = value.objectValue?.members else {
            throw .invalidRequest("its batch is no object", at: ["batch"])
        }
        var parts: [CardBatchPart] = []
        for member in members {
            do throws(CardDataError) { parts.append(try CardBatchPart(key: member.name, member.value)) } catch {
                throw error.within(["batch", member.name])
            }
        }
        return parts
    }

    private init(key: String, _ value: JSONValue) throws(CardDataError) {
        self.key = key
        guard let url = value["url"]?.stringValue, !url.isEmpty else {
            throw .invalidRequest(
                "the part “\(key)” of its batch has no URL", at: value["url"] == nil ? [] : ["url"])
        }
        self.url = url.addingPercentEncoding(withAllowedCharacters: Self.urlCharacters) ?? ""
        method = try CardRequest.method(value["method"])
        var headers = try CardRequest.headers(value["headers"])
        let names = Set(headers.keys.map { $0.lowercased() })
        if !names.contains("accept") { headers["Accept"] = "application/json" }
        switch value["body"] {
        case nil, .null?: body = nil
        case .string(let text)?: body = text
        case let other?:
            body = other.jsonText()
            if !names.contains("content-type") { headers["Content-Type"] = "application/json" }
        }
        self.headers = headers
    }

    private static let urlCharacters = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~:/?#[]@!$&'()*+,;=%")
}
