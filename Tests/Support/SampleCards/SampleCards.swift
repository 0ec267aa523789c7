import Foundation
import IntegrationCardModel

/// Cards for tests, written for this package: a manifest for each property, payloads for each element of Adaptive Cards,
/// templates with their data, and hostile bytes.
public enum SampleCards {
    // MARK: Manifests

    /// The properties of cards, section by section of Docs/Facts/Cards.md.
    public static let properties: [SampleProperty] = text("Properties.txt").split(separator: "\n")
        .filter { !$0.hasPrefix("#") }.map(SampleProperty.init)

    /// The manifests by their names: one for each property, and the card without it before the first of its properties.
    public static let manifests: [(name: String, manifest: JSONValue)] = {
        var known: Set<String> = []
        return properties.flatMap { property in
            let base = known.insert(property.base).inserted ? property.baseCard : nil
            return [
                base.map { (property.base, manifest($0)) }, property.card.map { (property.description, manifest($0)) },
            ]
            .compactMap(\.self)
        }
    }()

    /// The card to which properties are added; nil if there is none of the name.
    public static func base(_ name: String) -> JSONValue? {
        if let header = bases["headers"]?[name] { return list(["header": header]) }
        if let item = bases["objectItems"]?[name] {
            return list(["type": "Object", "content": ["groups": [["items": [item]]]]])
        }
        if let cell = bases["cells"]?[name] {
            return list(["type": "Table", "content": ["row": ["columns": [cell]]]])
        }
        if let filter = bases["filters"]?[name] { return list(["configuration": ["filters": ["f": filter]]]) }
        guard case .object(let members)? = bases["cards"]?[name] else { return nil }
        return list(members)
    }

    /// The manifest of a card.
    public static func manifest(_ card: JSONValue) -> JSONValue {
        ["sap.app": ["id": "sample.card", "type": "card"], "sap.card": card]
    }

    /// The manifest of an Adaptive Card.
    public static func manifest(payload: JSONValue, data: JSONValue? = nil) -> JSONValue {
        var card: JSONObject = ["type": "AdaptiveCard", "header": ["title": "Payload"], "content": payload]
        if let data { card["data"] = ["json": data] }
        return manifest(.object(card))
    }

    private static let bases = json("Bases.json")

    private static func list(_ members: JSONObject) -> JSONValue {
        var card = bases["list"]?.objectValue ?? [:]
        for member in members { card[member.name] = member.value }
        return .object(card)
    }

    // MARK: Adaptive Cards

    /// Payloads, one or more for each element, action and input, with all of their properties.
    public static let payloads: [(name: String, card: JSONValue)] = names("Adaptive").map {
        ($0, json("Adaptive/" + $0))
    }

    /// Templates with their data.
    public static let templates: [(name: String, template: JSONValue, data: JSONValue)] = names("Templates").filter {
        $0.hasSuffix(".template.json")
    }.map { name in
        (name, json("Templates/" + name), json("Templates/" + name.replacing(".template.", with: ".data.")))
    }

    // MARK: Hostile bytes

    /// Broken, odd and hostile bytes in place of a manifest or a payload.
    public static let hostile: [(name: String, data: Data)] =
        names("Hostile").map { ($0, data("Hostile/" + $0)) } + [
            ("deep", Data(String(repeating: "[", count: 20_000).utf8)),
            ("deep objects", Data((nested("{\"sap.card\":", 5_000) + "1" + nested("}", 5_000)).utf8)),
            (
                "long texts",
                Data(
                    """
                    {"sap.card":{"type":"List","header":{"title":"\(nested("word ", 40_000))"},
                    "content":{"items":[{"title":"\(nested("x", 100_000))"}]}}}
                    """.utf8)
            ),
            (
                "many items",
                Data(
                    """
                    {"sap.card":{"type":"Object","content":{"groups":[\(nested("{\"items\":[\(item)]},", 200))null]}}}
                    """.utf8)
            ),
        ]

    private static let item = nested("{\"label\":\"l\",\"value\":\"v\"},", 50) + "null"

    private static func nested(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    // MARK: Cards of others

    /// The folder of cards of others with the answers of UI5, which the environment names; nil for none.
    ///
    /// It belongs to its authors and not to this package. The suites whose names begin with `Foreign` read it.
    public static let foreign: URL? = ProcessInfo.processInfo.environment["FIORI_FOREIGN_CARDS"]
        .map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }

    // MARK: Files

    private static func names(_ folder: String) -> [String] {
        let path = root.appendingPathComponent(folder).path
        return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    private static let root: URL = {
        guard let folder = Bundle.module.url(forResource: "Cards", withExtension: nil) else {
            preconditionFailure("the resources of SampleCards are missing")
        }
        return folder
    }()

    private static func data(_ path: String) -> Data {
        do { return try Data(contentsOf: root.appendingPathComponent(path)) } catch { preconditionFailure("\(error)") }
    }

    private static func text(_ path: String) -> String { String(decoding: data(path), as: UTF8.self) }

    private static func json(_ path: String) -> JSONValue {
        do { return try JSONParser().parse(data(path)) } catch { preconditionFailure("\(path): \(error)") }
    }
}
