import Foundation

/// A sender of single HTTP exchanges, which a host may replace by its own.
///
/// A client follows no redirects: the loader does, so that each address is checked.
public protocol CardHTTPClient: Sendable {
    /// Sends a request and returns its response of any status.
    ///
    /// - Throws: `timedOut`, `tooLarge`, `connectionFailed` or `cancelled`.
    func send(_ request: CardHTTPRequest) async throws(CardDataError) -> CardHTTPResponse
}

/// A request as it goes to the network.
public struct CardHTTPRequest: Sendable, Hashable {
    /// The address.
    public var url: URL
    /// The method in upper case.
    public var method: String
    /// The header fields by name.
    public var headers: [String: String]
    /// The body, if there is one.
    public var body: Data?
    /// True if stored cookies are sent. False by default.
    public var sendsCookies: Bool
    /// The greatest time of the exchange in seconds.
    public var timeout: Double
    /// The greatest size of the response in bytes, after decompression.
    public var maximumResponseBytes: Int
    /// True if the connection may only go to an address of the public Internet. False by default; the loader sets it by
    /// its address policy. A client that can check the address of a connection does so, because a name server may
    /// change its answer after the policy's look-up.
    public var requiresPublicAddress = false

    /// Creates a request with the default bounds.
    public init(
        url: URL, method: String = "GET", headers: [String: String] = [:], body: Data? = nil,
        sendsCookies: Bool = false, limits: CardDataLimits = .init()
    ) {
        self.url = url
        self.method = method
        self.headers = headers
        self.body = body
        self.sendsCookies = sendsCookies
        timeout = limits.maximumSeconds
        maximumResponseBytes = limits.maximumResponseBytes
    }

    /// The value of a header field, regardless of the case of its name.
    public func header(_ name: String) -> String? {
        headers.first { $0.key.lowercased() == name.lowercased() }?.value
    }
}

/// A response.
public struct CardHTTPResponse: Sendable, Hashable {
    /// The status code.
    public var status: Int
    /// The header fields by name in lower case.
    public var headers: [String: String]
    /// The body, decompressed.
    public var body: Data

    /// Creates a response; names of header fields become lower case.
    public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.headers = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { $1 })
        self.body = body
    }
}
