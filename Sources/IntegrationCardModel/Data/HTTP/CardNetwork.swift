import Foundation

/// The exchanges of one loader with the network, counted and checked.
actor CardNetwork {
    private let client: any CardHTTPClient
    private let policy: AddressPolicy
    private let limits: CardDataLimits
    private var start = ContinuousClock.now
    private var exchanges = 0
    private var bytes = 0

    init(client: any CardHTTPClient, policy: AddressPolicy, limits: CardDataLimits) {
        self.client = client
        self.policy = policy
        self.limits = limits
    }

    /// Sends a request and follows redirects; the last request that was sent comes back with the response.
    func exchange(
        _ request: CardHTTPRequest
    ) async throws(CardDataError) -> (response: CardHTTPResponse, last: CardHTTPRequest) {
        var request = request
        for _ in 0...limits.maximumRedirects {
            try count()
            try await policy.check(request.url)
            request.requiresPublicAddress = !policy.allowsAnyAddress(of: request.url)
            let response = try await client.send(request)
            bytes += response.body.count
            guard response.body.count <= request.maximumResponseBytes else {
                throw .tooLarge(request.maximumResponseBytes)
            }
            guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["location"],
                let target = URL(string: location, relativeTo: request.url)?.absoluteURL
            else { return (response, request) }
            request.redirect(to: target, status: response.status)
        }
        throw .tooManyRedirects(limits.maximumRedirects)
    }

    private func count() throws(CardDataError) {
        if (ContinuousClock.now - start) / .seconds(1) >= limits.period {
            start = .now
            exchanges = 0
            bytes = 0
        }
        exchanges += 1
        guard exchanges <= limits.maximumExchanges else { throw .tooManyExchanges(limits.maximumExchanges) }
        guard bytes <= limits.maximumBytesPerPeriod else { throw .tooManyBytes(limits.maximumBytesPerPeriod) }
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
