/// The bounds of what a card loads.
public struct CardDataLimits: Sendable, Hashable {
    /// The greatest size of one response or bundle file in bytes, after decompression. 8 MiB by default.
    public var maximumResponseBytes = 8 * 1024 * 1024
    /// The greatest number of redirects that one request follows. 5 by default.
    public var maximumRedirects = 5
    /// The greatest time of one exchange in seconds. 15 by default, the timeout of the manifest schema.
    public var maximumSeconds = 15.0
    /// The greatest wait before a request is repeated after status 429 or 503, in seconds. 30 by default.
    public var maximumRetryDelay = 30.0
    /// The greatest number of exchanges of one loader, redirects and repetitions included. 200 by default.
    public var maximumExchanges = 200

    /// Creates the default bounds.
    public init() {}
}
