import Foundation
import Testing

@testable import FioriService

/// Tokens have limits that refill evenly.
///
/// Numbers: the limits are those that the tests give; a request of 60 a minute comes back each second.
@Suite("Tokens")
struct TokenTests {
    @Test func `requests of a minute refill evenly`() throws {
        let client = TokenClient(name: "a", limits: .init(requestsPerMinute: 60))
        let start = ContinuousClock.now
        for _ in 0..<60 { try client.begin(now: start) }
        #expect(throws: Problem(.tooManyRequests, "a may make 60 requests in a minute", retryAfter: 1)) {
            try client.begin(now: start)
        }
        try client.begin(now: start + .milliseconds(1_500))
        #expect(throws: Problem.self) { try client.begin(now: start + .milliseconds(1_500)) }
    }

    @Test func `requests at once are counted`() throws {
        let client = TokenClient(name: "a", limits: .init(atOnce: 2))
        try client.begin()
        try client.begin()
        #expect(throws: Problem.self) { try client.begin() }
        client.end()
        try client.begin()
    }

    @Test(arguments: [
        "{}", "[]", "nonsense", #"{"tokens": [{"token": "0123456789abcdef"}]}"#, #"{"tokens": [{"name": "a"}]}"#,
        #"{"tokens": [{"name": "a", "token": "short"}]}"#, #"{"tokens": [{"name": "a", "sha256": "xyz"}]}"#,
        #"{"tokens": [{"name": "a", "token": "0123456789abcdef", "atOnce": 0}]}"#,
        #"{"tokens": [{"name": "a", "token": "0123456789abcdef", "atonce": 1}]}"#,
        #"{"tokens": [{"name": "a", "token": "0123456789abcdef"}, {"name": "b", "token": "0123456789abcdef"}]}"#,
    ])
    func `a wrong file is explained`(_ text: String) {
        #expect(throws: ConfigurationFault.self) { try Tokens.clients(Data(text.utf8), path: "tokens.json") }
    }

    @Test func `a file that changes is read again, and a wrong one is not`() async throws {
        try await Fake.withFolder { folder in
            let file = folder + "/tokens.json"
            func write(_ text: String, _ date: Double) throws {
                try text.write(toFile: file, atomically: true, encoding: .utf8)
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: date)], ofItemAtPath: file)
            }
            try write(#"{"tokens": [{"name": "a", "token": "0123456789abcdef"}]}"#, -100)
            let tokens = try Tokens(path: file, logger: Fake.logger)
            #expect(try tokens.client(authorization: "Bearer 0123456789abcdef").name == "a")
            try write(#"{"tokens": [{"name": "b", "token": "fedcba9876543210"}]}"#, -50)
            try await Fake.eventually { (try? tokens.client(authorization: "Bearer fedcba9876543210").name) == "b" }
            #expect(throws: Problem.self) { try tokens.client(authorization: "Bearer 0123456789abcdef") }
            try write("nonsense", -10)
            try await Task.sleep(for: .seconds(2.2))
            #expect(try tokens.client(authorization: "Bearer fedcba9876543210").name == "b")
        }
    }
}
