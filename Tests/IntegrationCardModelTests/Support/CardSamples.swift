import Foundation

@testable import IntegrationCardModel

/// Small manifests for tests, made of a few members.
enum CardSamples {
    /// The manifest of a card.
    static func manifest(_ card: JSONValue, app: JSONObject = [:]) -> JSONValue {
        var object: JSONObject = ["id": "test.card", "type": "card"]
        for member in app { object[member.name] = member.value }
        return ["sap.app": .object(object), "sap.card": card]
    }

    /// A list card with products of which each has a name and a price.
    static func products(_ count: Int, content: JSONObject = [:], card: JSONObject = [:]) -> JSONValue {
        let items = (0..<count).map { index -> JSONValue in
            [
                "name": .string("Product \(index)"), "price": .number(Double(index * 10)),
                "kind": .string("K\(index % 2)"),
            ]
        }
        var list: JSONObject = ["item": ["title": "{name}"]]
        for member in content { list[member.name] = member.value }
        var object: JSONObject = [
            "type": "List",
            "data": ["json": ["items": .array(items), "count": .number(Double(count))], "path": "/items"],
            "header": ["title": "Products"], "content": .object(list),
        ]
        for member in card { object[member.name] = member.value }
        return manifest(.object(object))
    }

    /// A session without a network.
    static func session(_ manifest: JSONValue, host: any CardHost = FixedHost()) -> CardSession {
        CardSession(manifest: manifest, host: host, mode: .offline)
    }

    /// The resolved card of a manifest.
    static func card(_ manifest: JSONValue, host: any CardHost = FixedHost()) async -> ResolvedCard {
        await session(manifest, host: host).resolve()
    }
}

extension ResolvedCard {
    var list: ResolvedList? {
        if case .ready(.list(let list))? = content { list } else { nil }
    }

    var table: ResolvedTable? {
        if case .ready(.table(let table))? = content { table } else { nil }
    }

    var object: ResolvedObject? {
        if case .ready(.object(let object))? = content { object } else { nil }
    }

    var titles: [String] { list?.items.map(\.title.value) ?? [] }
}

/// A client that answers from a table of addresses and records its requests.
actor RecordingClient: CardHTTPClient {
    private let answers: @Sendable (CardHTTPRequest) -> CardHTTPResponse
    private(set) var requests: [CardHTTPRequest] = []

    init(_ answers: @escaping @Sendable (CardHTTPRequest) -> CardHTTPResponse) {
        self.answers = answers
    }

    func send(_ request: CardHTTPRequest) async throws(CardDataError) -> CardHTTPResponse {
        requests.append(request)
        return answers(request)
    }

    /// An answer of JSON.
    static func json(_ value: JSONValue, status: Int = 200) -> CardHTTPResponse {
        CardHTTPResponse(
            status: status, headers: ["content-type": "application/json"], body: Data(value.jsonText().utf8))
    }
}

/// A policy that resolves no names.
struct OpenResolver: HostResolver {
    func addresses(of host: String) async -> [IPAddress] { [IPAddress("93.184.216.34")].compactMap { $0 } }
}
