import SampleCards
import Testing

@testable import IntegrationCardModel

/// Every property of cards does something, or there is a reason for which it does not.
struct PropertyCoverageTests {
    @Test(arguments: SampleCards.properties)
    func `the property changes the card, or has a reason not to`(property: SampleProperty) async throws {
        let base = try #require(property.baseCard, "there is no base \(property.base)")
        let changed = try #require(property.card)
        #expect(changed != base)
        let before = await CardSamples.card(CardSamples.manifest(base))
        let after = await CardSamples.card(CardSamples.manifest(changed))
        #expect((before == after) == (property.reason != nil))
    }

    @Test func `every property that the validator knows is tested`() {
        let tested = Set(SampleCards.properties.flatMap { $0.pointer.split(separator: "/").map(String.init) })
            .union(SampleCards.properties.flatMap { Self.names(in: $0.value) })
            .union(SampleCards.properties.flatMap { Self.names(in: $0.baseCard ?? .null) })
            .union(Self.testedElsewhere.keys)
        var missing: Set<String> = []
        for place in ManifestPlace.allCases where !Self.ofTheApp.contains(place) {
            for property in place.properties where !tested.contains(property.name) { missing.insert(property.name) }
        }
        #expect(missing.isEmpty, "\(missing.sorted())")
    }

    private static func names(in value: JSONValue) -> [String] {
        switch value {
        case .object(let object): object.members.flatMap { [$0.name] + names(in: $0.value) }
        case .array(let elements): elements.flatMap(names)
        default: []
        }
    }

    /// The places that describe the app and not the card.
    private static let ofTheApp: Set<ManifestPlace> = [
        .manifest, .app, .applicationVersion, .translations, .dataSource, .userInterface,
    ]

    /// The suites that test properties whose effect is not in the resolved card of a manifest alone.
    private static let testedElsewhere: [String: String] = [
        "headers": "CardRequestTests", "method": "CardRequestTests", "mode": "CardRequestTests",
        "withCredentials": "CardRequestTests", "retryAfter": "CardDataLoaderTests", "timeout": "CardRequestTests",
        "batch": "BatchTests", "body": "BatchTests", "cache": "CardCacheTests", "enabled": "CardCacheTests",
        "maxAge": "CardCacheTests", "staleWhileRevalidate": "CardCacheTests", "noStore": "CardCacheTests",
        "updateInterval": "CardUpdateScheduleTests", "csrfTokens": "CSRFTokenTests", "args": "CardDataSectionTests",
        "actionHandlers": "CardFormTests", "submit": "CardFormTests", "loadingPlaceholders": "CardReactionTests",
        "delay": "CardReactionTests", "baseUrl": "the host opens child cards",
        "_manifest": "the host opens child cards",
    ]
}
