import Testing

@testable import IntegrationCardModel

/// Every property of cards does something, or there is a reason for which it does not.
struct PropertyCoverageTests {
    @Test(arguments: PropertyTable.rows)
    func `the property changes the card, or has a reason not to`(row: PropertyRow) async throws {
        let base = try #require(PropertyBases.card(row.base), "there is no base \(row.base)")
        let place = try #require(JSONPointer(row.pointer))
        let changed = Self.setting(row.value, at: place.tokens[...], in: base)
        #expect(changed != base)
        let before = await CardSamples.card(CardSamples.manifest(base))
        let after = await CardSamples.card(CardSamples.manifest(changed))
        #expect((before == after) == (row.reason != nil))
    }

    /// The value with a member or element set, and the objects on the way made where they are missing.
    private static func setting(_ value: JSONValue, at names: ArraySlice<String>, in root: JSONValue?) -> JSONValue {
        guard let name = names.first else { return value }
        let rest = names.dropFirst()
        if case .array(var elements)? = root, let index = JSONPointer.arrayIndex(name), index < elements.count {
            elements[index] = setting(value, at: rest, in: elements[index])
            return .array(elements)
        }
        var object = root?.objectValue ?? [:]
        object[name] = setting(value, at: rest, in: object[name])
        return .object(object)
    }

    @Test func `every property that the validator knows is tested`() {
        let tested = Set(PropertyTable.rows.flatMap { $0.pointer.split(separator: "/").map(String.init) })
            .union(PropertyTable.rows.flatMap { Self.names(in: $0.value) })
            .union(PropertyTable.rows.flatMap { Self.names(in: PropertyBases.card($0.base) ?? .null) })
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
