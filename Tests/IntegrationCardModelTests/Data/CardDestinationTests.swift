import Foundation
import LocalServer
import Testing

@testable import IntegrationCardModel

@Suite struct CardDestinationTests {
    static let configuration: JSONValue = [
        "hosted": ["name": "Hosted", "defaultUrl": "https://default.example/"],
        "named": ["name": "Unknown"], "fallback": ["name": "Unknown", "defaultUrl": " https://default.example/a/ "],
        "plain": ["defaultUrl": "./local"], "empty": [:], "failing": ["name": "Failing"],
    ]

    static func destinations(_ calls: Counter = Counter()) -> CardDestinations {
        CardDestinations(configuration: configuration) { name in
            calls.next()
            try await Task.sleep(for: .milliseconds(5))
            if name == "Failing" { throw CardDataError.connectionFailed("no route") }
            return name == "Hosted" ? "https://host.example/" : nil
        }
    }

    @Test func `are replaced once per string and asked for once`() async {
        let calls = Counter()
        let manifest: JSONValue = [
            "a": "{{destinations.hosted}}/x?y={{destinations.hosted}}",
            "b": ["{{destinations.hosted}}", "no {braces}", "{{destinations.fallback}}/z"],
            "c": ["d": "{{destinations.plain}}/data.json"],
        ]
        let resolved = await Self.destinations(calls).resolve(manifest)
        #expect(
            resolved.manifest == [
                "a": "https://host.example/x?y={{destinations.hosted}}",
                "b": ["https://host.example", "no {braces}", "https://default.example/a/z"],
                "c": ["d": "./local/data.json"],
            ])
        #expect(resolved.problems.isEmpty)
        #expect(calls.value == 2)
    }

    @Test func `failures empty the string and name their place`() async {
        let manifest: JSONValue = [
            "u": ["{{destinations.named}}/a", "{{destinations.empty}}", "{{destinations.other}}"],
            "v": "{{destinations.failing}}",
        ]
        let resolved = await Self.destinations().resolve(manifest)
        #expect(resolved.manifest == ["u": ["", "", ""], "v": ""])
        #expect(resolved.problems.map(\.pointer.description) == ["/u/0", "/u/1", "/u/2", "/v"])
        #expect(
            resolved.problems.map(\.error.description) == [
                "the destination “named” cannot be resolved: the host does not know “Unknown”, and it has no defaultUrl",
                "the destination “empty” cannot be resolved: it has neither a name nor a defaultUrl",
                "the destination “other” cannot be resolved: the manifest declares no destination of this name",
                "the destination “failing” cannot be resolved: the host failed to resolve “Failing”: the connection "
                    + "failed: no route, and it has no defaultUrl",
            ])
    }

    @Test func `without a host the default counts`() async throws {
        let destinations = CardDestinations(configuration: Self.configuration)
        #expect(try await destinations.url(of: "hosted") == "https://default.example/")
        await #expect(
            throws: CardDataError.destination("named", "no host resolves “Unknown”, and it has no defaultUrl")
        ) { try await destinations.url(of: "named") }
    }

    @Test func `hosts that never answer hold nobody up`() async throws {
        var limits = CardDataLimits()
        limits.maximumHostSeconds = 0.05
        let destinations = CardDestinations(
            configuration: Self.configuration,
            host: { _ in
                // Ignores its cancellation.
                await withCheckedContinuation { continuation in
                    DispatchQueue.global().asyncAfter(deadline: .now() + 2) { continuation.resume() }
                }
                return nil
            }, limits: limits)
        #expect(try await destinations.url(of: "hosted") == "https://default.example/")
        await #expect(
            throws: CardDataError.destination(
                "named", "the host did not resolve “Unknown” within 0.05 seconds, and it has no defaultUrl")
        ) { try await destinations.url(of: "named") }
    }

    @Test func `their number is bounded`() async {
        var limits = CardDataLimits()
        limits.maximumDestinations = 2
        let destinations = CardDestinations(configuration: Self.configuration, limits: limits)
        let resolved = await destinations.resolve([
            "{{destinations.plain}}", "{{destinations.hosted}}", "{{destinations.fallback}}", "{{destinations.empty}}",
        ])
        #expect(resolved.problems.map(\.error).allSatisfy { "\($0)".contains("the card uses more than 2") })
        #expect(resolved.problems.count == 2)
    }
}
