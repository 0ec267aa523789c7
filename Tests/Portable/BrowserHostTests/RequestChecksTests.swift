import Testing

@testable import BrowserHost

/// Requests that other sites cause are refused.
@Suite("Checks of requests")
struct RequestChecksTests {
    private let checks = RequestChecks(host: "127.0.0.1", port: 8080, allowed: ["app.example.com"], machine: "desk")
    private let open = RequestChecks(host: "0.0.0.0", port: 8080, allowed: ["app.example.com"], machine: "Desk")

    @Test(arguments: [
        "127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080", "[::1]:8080", "app.example.com", "App.Example.com:443",
    ])
    func `names of this machine are known`(host: String) { #expect(checks.allows(host: host)) }

    @Test(arguments: [
        nil, "", "evil.example:8080", "127.0.0.1", "127.0.0.1:80", "localhost.evil.example:8080", "desk:8080",
        "192.168.1.5:8080",
    ])
    func `other names are not, as after DNS rebinding`(host: String?) { #expect(!checks.allows(host: host)) }

    @Test(arguments: [
        "192.168.1.5:8080", "[fe80::1]:8080", "localhost:9000", "desk:8080", "DESK", "app.example.com",
    ])
    func `servers on all addresses are known by addresses and their machine's name`(host: String) {
        #expect(open.allows(host: host))
        #expect(open.allows(origin: "http://\(host)", host: host))
    }

    @Test(arguments: [
        nil, "", "evil.example:8080", "1.2.3.4.evil.example", "[evil]", "[::1", "999.1.1.1", "desk.evil.example",
    ])
    func `servers on all addresses refuse other names`(host: String?) {
        #expect(!open.allows(host: host))
        #expect(!open.allows(origin: host.map { "http://\($0)" } ?? "null", host: host))
    }

    @Test func `only pages of this server connect`() {
        let host = "localhost:8080"
        #expect(checks.allows(origin: nil, host: host))
        #expect(checks.allows(origin: "http://localhost:8080", host: host))
        for origin in ["http://evil.example", "null", "https://localhost:8080", "http://localhost:8081"] {
            #expect(!checks.allows(origin: origin, host: host), "\(origin)")
            #expect(!open.allows(origin: origin, host: host), "\(origin)")
        }
        #expect(checks.allows(origin: "https://app.example.com", host: "app.example.com"))
    }
}
