import Foundation

/// The `request` of a data section, with all bindings evaluated.
public struct CardRequest: Sendable, Hashable {
    /// The address as written: absolute, from the host's root, or relative to the manifest.
    public var url: String
    /// The method in upper case; GET by default.
    public var method: String
    /// The parameters of query or body.
    public var parameters: JSONValue?
    /// The header fields by name, with `Accept: application/json, */*` unless another one is given.
    public var headers: [String: String]
    /// True if cookies are sent. False by default.
    public var withCredentials: Bool
    /// The seconds until a request answered by 429 or 503 is repeated; nil does so only if the server names a time.
    public var retryAfter: Double?
    /// The greatest time of an exchange in seconds, from the milliseconds of `timeout`; nil for the loader's bound,
    /// which also applies if it is shorter.
    public var timeout: Double?
    /// The way in which answers are stored; nil for a request without `cache`, whose answers are not stored.
    public var cache: CardCachePolicy?
    /// The requests that go to the server as one by OData's batch protocol, in order; empty for a plain request.
    public var batch: [CardBatchPart]

    /// Reads a request leniently: numbers and truth values count as texts where texts are expected.
    ///
    /// - Throws: `invalidRequest` without a URL, with an unknown method or mode, with line ends in header fields, or
    ///   with a broken batch.
    public init(_ value: JSONValue) throws(CardDataError) {
        guard let url = value["url"]?.stringValue, !url.isEmpty else {
            throw .invalidRequest("it has no URL", at: value["url"] == nil ? [] : ["url"])
        }
        self.url = url
        batch = try CardBatchPart.parts(of: value["batch"])
        method = try batch.isEmpty ? Self.method(value["method"]) : "POST"
        if let mode = value["mode"]?.stringValue, !["cors", "no-cors", "same-origin"].contains(mode) {
            throw .invalidRequest("the mode \(mode) is unknown", at: ["mode"])
        }
        parameters = value["parameters"]
        headers = try Self.headers(value["headers"])
        if !headers.contains(where: { $0.key.lowercased() == "accept" }) {
            headers["Accept"] = batch.isEmpty ? "application/json, */*" : "multipart/mixed"
        }
        withCredentials = value["withCredentials"]?.boolValue ?? (value["withCredentials"]?.stringValue == "true")
        retryAfter = Self.number(value["retryAfter"])
        timeout = Self.number(value["timeout"]).flatMap { $0 > 0 ? $0 / 1000 : nil }
        cache = CardCachePolicy(value["cache"])
    }

    /// The method of a request in upper case, GET by default.
    static func method(_ value: JSONValue?) throws(CardDataError) -> String {
        let method = (value?.stringValue ?? "GET").uppercased()
        guard ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"].contains(method) else {
            throw .invalidRequest("the method \(method) is unknown", at: ["method"])
        }
        return method
    }

    /// The header fields of a request; values that are neither texts, numbers nor truth values are left out.
    static func headers(_ value: JSONValue?) throws(CardDataError) -> [String: String] {
        var headers: [String: String] = [:]
        for member in value?.objectValue?.members ?? [] {
            guard let text = Self.text(member.value) else { continue }
            guard Self.isToken(member.name), !text.unicodeScalars.contains(where: { $0.value < 32 && $0 != "\t" })
            else {
                throw .invalidRequest(
                    "the header field \(member.name) contains characters that it cannot", at: ["headers", member.name])
            }
            headers[member.name] = text
        }
        return headers
    }

    private static func number(_ value: JSONValue?) -> Double? {
        value?.numberValue ?? value?.stringValue.flatMap(Double.init)
    }

    /// The request for the network, with its parameters in query or body.
    ///
    /// Parameters are the body as JSON when the content type is exactly `application/json`, else the query for GET and
    /// HEAD, else a form. The body of a batch consists of its parts; its parameters are the query.
    ///
    /// - Parameter url: the resolved address.
    public func httpRequest(to url: URL, limits: CardDataLimits = .init()) throws(CardDataError) -> CardHTTPRequest {
        var request = CardHTTPRequest(
            url: url, method: method, headers: headers, sendsCookies: withCredentials, limits: limits)
        if let timeout { request.timeout = min(timeout, request.timeout) }
        if !batch.isEmpty {
            let body = BatchBody(batch)
            request.headers = headers.filter { !["content-type", "mime-version"].contains($0.key.lowercased()) }
            request.headers["Content-Type"] = "multipart/mixed;boundary=" + body.boundary
            request.headers["MIME-Version"] = "1.0"
            request.body = body.data
        }
        guard let parameters, !parameters.isNull else { return request }
        if batch.isEmpty, request.header("Content-Type") == "application/json" {
            request.body = Data(parameters.jsonText().utf8)
            return request
        }
        let pairs = (parameters.objectValue?.members ?? []).map { member in
            Self.encoded(member.name) + "=" + Self.encoded(Self.text(member.value) ?? member.value.jsonText())
        }
        let query = pairs.joined(separator: "&")
        guard method == "GET" || method == "HEAD" || !batch.isEmpty else {
            request.body = Data(query.utf8)
            if request.header("Content-Type") == nil {
                request.headers["Content-Type"] = "application/x-www-form-urlencoded"
            }
            return request
        }
        guard !query.isEmpty else { return request }
        var address = url.absoluteString
        var fragment = ""
        if let start = address.firstIndex(of: "#") {
            fragment = String(address[start...])
            address = String(address[..<start])
        }
        guard let full = URL(string: address + (address.contains("?") ? "&" : "?") + query + fragment) else {
            throw .invalidRequest("the query makes no URL")
        }
        request.url = full
        return request
    }

    /// A text encoded like JavaScript's `encodeURIComponent`.
    static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'()")

    private static func isToken(_ name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy { byte in
                byte > 32 && byte < 127 && !"\"(),/:;<=>?@[\\]{}".utf8.contains(byte)
            }
    }

    private static func text(_ value: JSONValue) -> String? {
        switch value {
        case .string(let text): text
        case .number, .bool: value.jsonText()
        case .null: "null"
        case .array, .object: nil
        }
    }
}
