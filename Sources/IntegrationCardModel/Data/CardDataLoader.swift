import Foundation

/// The loader of requests and files of one card, within its bounds.
///
/// It resolves addresses, asks the address policy before each exchange and each redirect, repeats a request once when
/// the server asks for it, and reads JSON.
public actor CardDataLoader {
    /// The files of the card; nil for a card without a folder.
    public let bundle: CardBundle?
    /// The address of a manifest that came from the network, to which relative addresses lead.
    public let baseURL: URL?
    private let client: any CardHTTPClient
    private let policy: AddressPolicy
    private let limits: CardDataLimits
    private var exchanges = 0

    /// Creates the loader of a card.
    public init(
        bundle: CardBundle? = nil, baseURL: URL? = nil, client: any CardHTTPClient = URLSessionCardHTTPClient(),
        policy: AddressPolicy = .init(), limits: CardDataLimits = .init()
    ) {
        self.bundle = bundle
        self.baseURL = baseURL
        self.client = client
        self.policy = policy
        self.limits = limits
    }

    /// Loads the data of a request: JSON when the content type says so, else the text.
    public func load(_ request: CardRequest) async throws(CardDataError) -> JSONValue {
        if !Self.isAbsolute(request.url), baseURL == nil {
            guard let bundle else { throw .invalidRequest("a relative address without a bundle") }
            return try Self.json(bundle.data(at: request.url, limits: limits))
        }
        guard let url = absoluteURL(of: request.url) else { throw .invalidRequest("\(request.url) is no URL") }
        var message = try request.httpRequest(to: url, limits: limits)
        var response = try await exchange(&message)
        if response.status == 429 || response.status == 503,
            let seconds = response.headers["retry-after"].flatMap(Double.init) ?? request.retryAfter,
            seconds >= 0, seconds <= limits.maximumRetryDelay
        {
            do { try await Task.sleep(for: .seconds(seconds)) } catch { throw .cancelled }
            response = try await exchange(&message)
        }
        guard (200..<300).contains(response.status) else {
            throw .status(response.status, Self.reason(of: response.status))
        }
        guard response.headers["content-type"]?.lowercased().contains("application/json") == true else {
            return .string(String(decoding: response.body, as: UTF8.self))
        }
        return try Self.json(response.body)
    }

    private static func isAbsolute(_ address: String) -> Bool {
        address.hasPrefix("/") || address.prefix { $0 != "/" && $0 != "?" && $0 != "#" }.contains(":")
    }

    private func absoluteURL(of address: String) -> URL? {
        address.hasPrefix("//") && baseURL == nil
            ? URL(string: "https:" + address) : URL(string: address, relativeTo: baseURL)?.absoluteURL
    }

    private static func json(_ data: Data) throws(CardDataError) -> JSONValue {
        do throws(JSONParseError) { return try JSONParser().parse(data) } catch { throw .invalidJSON(error) }
    }

    private static func reason(of status: Int) -> String {
        HTTPStatus.reasons[status] ?? ""
    }

    /// Sends a request and follows redirects; the request ends as the last one that was sent.
    private func exchange(_ request: inout CardHTTPRequest) async throws(CardDataError) -> CardHTTPResponse {
        for _ in 0...limits.maximumRedirects {
            exchanges += 1
            guard exchanges <= limits.maximumExchanges else { throw .tooManyExchanges(limits.maximumExchanges) }
            try await policy.check(request.url)
            let response = try await client.send(request)
            guard response.body.count <= limits.maximumResponseBytes else {
                throw .tooLarge(limits.maximumResponseBytes)
            }
            guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["location"],
                let target = URL(string: location, relativeTo: request.url)?.absoluteURL
            else { return response }
            request.redirect(to: target, status: response.status)
        }
        throw .tooManyRedirects(limits.maximumRedirects)
    }
}

extension CardHTTPRequest {
    /// Changes the request to that of a redirect: 303, and 301 and 302 after POST, become GET without a body, and
    /// another origin gets neither credentials nor tokens.
    mutating func redirect(to target: URL, status: Int) {
        if status == 303 || (status < 303 && method == "POST"), method != "HEAD" {
            method = "GET"
            body = nil
            headers = headers.filter { !["content-type", "content-length"].contains($0.key.lowercased()) }
        }
        if target.scheme != url.scheme || target.host != url.host || target.port != url.port {
            sendsCookies = false
            headers = headers.filter { ["accept", "accept-language", "content-type"].contains($0.key.lowercased()) }
        }
        url = target
    }
}

/// The texts of status codes as RFC 9110 names them.
enum HTTPStatus {
    static let reasons: [Int: String] = [
        400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
        408: "Request Timeout", 409: "Conflict", 410: "Gone", 429: "Too Many Requests",
        500: "Internal Server Error", 501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable",
        504: "Gateway Timeout", 511: "Network Authentication Required",
    ]
}
