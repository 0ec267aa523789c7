import Foundation
import LocalServer
import SwiftUI
import SwiftUITestHost

@testable import FioriIntegrationCards

/// Cards of tests: manifests written in place, resolved and laid out.
@MainActor
enum CardTest {
    /// A manifest with a card of a type.
    static func manifest(_ type: String, _ parts: JSONObject) -> JSONValue {
        var card: JSONObject = ["type": .string(type)]
        for part in parts { card[part.name] = part.value }
        return ["sap.app": ["id": "test.card", "type": "card"], "sap.card": .object(card)]
    }

    /// A manifest's card as it is resolved without a network.
    static func resolve(
        _ manifest: JSONValue, host: any CardHost = StandardCardHost(locale: .init(identifier: "en_US"))
    )
        async -> ResolvedCard
    {
        await CardSession(manifest: manifest, host: host, mode: .offline).resolve()
    }

    /// The manifests of the Examples app by the names of their folders.
    static let examples: [(name: String, manifest: JSONValue)] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Examples/Fiori.swiftpm/Pages/Cards/Samples").standardizedFileURL
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix("anifest.json") }.sorted().compactMap { path in
            guard let data = try? Data(contentsOf: root.appendingPathComponent(path)),
                let manifest = try? JSONParser().parse(data)
            else { return nil }
            return (path, manifest)
        }
    }()

    /// The view of a resolved manifest.
    static func view(_ manifest: JSONValue, _ configuration: DisplayConfiguration = DisplayConfiguration(width: 400))
        async -> ViewTest<CardView>
    {
        ViewTest(CardView(resolved: await resolve(manifest)), configuration)
    }

    /// A card that loads from a local server and sends to it.
    static func live(_ manifest: JSONValue, _ server: LocalServer) -> ViewTest<AnyView> {
        ViewTest(
            AnyView(CardView(Manifest(CardSource(manifest: manifest))).cardHost(ServerHost(addresses: server.policy))),
            DisplayConfiguration(width: 400))
    }

    /// A host that permits the addresses of a server.
    private struct ServerHost: CardHost {
        let addresses: AddressPolicy
        var locale: Locale { Locale(identifier: "en_US") }
    }

    /// A view with the calls that it makes.
    static func recording(_ card: ResolvedCard, width: CGFloat = 400) -> (test: ViewTest<AnyView>, calls: CardCalls) {
        let calls = CardCalls()
        let view = CardLayout(card)
            .environment(\.cardActions, calls.actions)
            .frame(maxHeight: .infinity, alignment: .top)
        return (ViewTest(AnyView(view), DisplayConfiguration(width: width, height: 700)), calls)
    }
}

/// The calls that the views of a card have made.
@MainActor
final class CardCalls {
    private(set) var performed: [ResolvedAction] = []
    private(set) var filters: [(name: String, value: JSONValue)] = []
    private(set) var fields: [(id: String, value: JSONValue)] = []
    private(set) var pages: [Int] = []
    private(set) var submitted: [JSONObject] = []
    private(set) var chosen: [CardMenuItem] = []
    private(set) var retries = 0
    private(set) var executed: [(verb: String, values: JSONObject)] = []

    nonisolated init() {}

    /// Forgets the actions that were performed before.
    func forget() { performed = [] }

    var actions: CardActions {
        CardActions(
            perform: { self.performed.append($0) }, setFilter: { self.filters.append(($0, $1)) },
            setField: { self.fields.append(($0, $1)) }, setPage: { self.pages.append($0) },
            submit: { self.submitted.append($0) }, retry: { self.retries += 1 },
            choose: { self.chosen.append($0) }, execute: { self.executed.append(($0, $1)) })
    }
}
