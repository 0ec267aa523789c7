/// A client whose requests the host may change before they are sent.
struct HostedHTTPClient: CardHTTPClient {
    let client: any CardHTTPClient
    let host: any CardHost

    func send(_ request: CardHTTPRequest) async throws(CardDataError) -> CardHTTPResponse {
        try await client.send(await host.modify(request))
    }
}
