/// The client that sends requests by the means of the system: URLSession, on Linux libcurl where it can be loaded.
///
/// Keeps only cookies between exchanges, of requests that send them. A transfer that nobody waits for any more, because
/// its time is over, it is too large or its task has been cancelled, is ended.
public struct SystemCardHTTPClient: CardHTTPClient {
    /// A client and the number of its transfers.
    private struct Client: Sendable {
        let client: any CardHTTPClient
        let count: @Sendable () -> Int

        init() {
            #if os(Linux)
                if let curl = CurlCardHTTPClient() {
                    client = curl
                    count = { curl.openTransferCount }
                    return
                }
            #endif
            let session = URLSessionCardHTTPClient()
            client = session
            count = { session.openTransferCount }
        }
    }

    // Most cards request nothing, and libcurl brings thirty libraries with it.
    private let client = FirstUse { Client() }

    /// The number of transfers that have not ended.
    var openTransferCount: Int { client.usedValue?.count() ?? 0 }

    /// Creates a client with connections and cookies of its own.
    public init() {}

    /// Sends a request; redirects come back as responses.
    public func send(_ request: CardHTTPRequest) async throws(CardDataError) -> CardHTTPResponse {
        try await client.value.client.send(request)
    }
}
