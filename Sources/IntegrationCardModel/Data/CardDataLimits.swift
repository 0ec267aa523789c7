/// The bounds of what a card loads.
public struct CardDataLimits: Sendable, Hashable {
    /// The greatest size of one response or bundle file in bytes, after decompression. 8 MiB by default.
    public var maximumResponseBytes = 8 * 1024 * 1024
    /// The greatest number of redirects that one request follows. 5 by default.
    public var maximumRedirects = 5
    /// The greatest time of one exchange in seconds. 15 by default, the timeout of the manifest schema. A request of
    /// the manifest may shorten it by `timeout`, never lengthen it.
    public var maximumSeconds = 15.0
    /// The greatest wait before a request is repeated after status 429 or 503, in seconds. 30 by default.
    public var maximumRetryDelay = 30.0
    /// The greatest number of exchanges of one loader within a period, redirects and repetitions included. 200 by
    /// default.
    public var maximumExchanges = 200
    /// The greatest number of bytes that one loader receives within a period. 64 MiB by default.
    public var maximumBytesPerPeriod = 64 * 1024 * 1024
    /// The period after which exchanges and bytes are counted anew, in seconds. 600 by default: a card that is updated
    /// again and again is never cut off for good.
    public var period = 600.0
    /// The greatest time that a function of the host may take, in seconds: destinations, tokens and data of extensions.
    /// 5 by default, as in UI5.
    public var maximumHostSeconds = 5.0
    /// The greatest number of destinations that one card uses. 50 by default.
    public var maximumDestinations = 50
    /// The greatest length of a CSRF token in bytes. 8 KiB by default.
    public var maximumTokenBytes = 8 * 1024
    /// The greatest number of requests in one batch. 50 by default.
    public var maximumBatchParts = 50
    /// The shortest time between two updates by `updateInterval`, in seconds. 1 by default.
    public var minimumUpdateInterval = 1.0
    /// The greatest size of one image in bytes. 4 MiB by default.
    public var maximumImageBytes = 4 * 1024 * 1024
    /// The greatest number of pixels of one image, width times height, according to its header. 16,777,216 by default.
    public var maximumImagePixels = 16 * 1024 * 1024
    /// The greatest size of an SVG image in bytes. 1 MiB by default.
    public var maximumVectorBytes = 1024 * 1024
    /// The greatest number of pixels of all images that one loader loads, each counted once, according to their
    /// headers. 67,108,864 by default.
    public var maximumImagePixelsInAll = 64 * 1024 * 1024
    /// The greatest number of images that one loader loads, each counted once. 200 by default.
    public var maximumImages = 200
    /// The greatest size of all images of one loader in bytes, each counted once. 32 MiB by default.
    public var maximumImageBytesInAll = 32 * 1024 * 1024
    /// The bounds of JSON in responses and files.
    public var json = CardLimits.JSON()

    /// Creates the default bounds.
    public init() {}
}
