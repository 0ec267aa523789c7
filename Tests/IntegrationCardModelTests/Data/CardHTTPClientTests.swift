import Foundation
import Testing

@testable import IntegrationCardModel

@Suite struct CardHTTPClientTests {
    // MARK: Cookies

    @Test func cookiesGoAlongOnlyWithCredentials() async throws {
        let server = try LocalServer { _ in
            LocalServer.answer("200 OK", ["Content-Type: application/json", "Set-Cookie: s=1; Path=/"], Data("1".utf8))
        }
        let client = URLSessionCardHTTPClient()
        for withCredentials in [false, false, true, true, false] {
            let loader = CardDataLoader(client: client, policy: server.policy)
            _ = try await loader.load(
                CardRequest(["url": .string(server.url("/")), "withCredentials": .bool(withCredentials)]))
        }
        #expect(server.requests.map { LocalServer.field("Cookie", in: $0) } == [nil, nil, nil, "s=1", nil])
    }
}
