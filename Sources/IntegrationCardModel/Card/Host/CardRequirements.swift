/// The services that a card needs of its host.
///
/// They follow from the manifest alone, so that a host can be asked before the card is shown. Names are sorted.
public struct CardRequirements: Sendable, Hashable {
    /// The formatters of the card's extension that bindings and expressions call, `extension.formatters.NAME`: the host
    /// supplies them as ``CardHost/extensionFormatters``.
    public var formatters: [String] = []
    /// The methods of the extension that return data, `data/extension/method`: ``CardHost/extensionData(method:arguments:)``.
    public var dataMethods: [String] = []
    /// The functions of the extension that validate fields: ``CardHost/validate(_:with:)``.
    public var validators: [String] = []
    /// The destinations without a default address, by the names that the host knows: ``CardHost/destination(named:)``.
    public var destinations: [String] = []
    /// The data sets of inputs of Adaptive Cards, `choices.data/dataset`:
    /// ``CardHost/choices(in:matching:maximumCount:of:)``.
    public var choiceSets: [String] = []
    /// The paths of the host's context that bindings read: ``CardHost/contextValue(at:)``.
    public var contextPaths: [String] = []
    /// The name of the component that draws the content; nil for other types of cards:
    /// ``CardHost/customContent(for:data:)``.
    public var component: String?

    /// True for a card that needs nothing.
    public var isEmpty: Bool { lines.isEmpty }

    /// Reads what a card needs from its manifest.
    public init(of manifest: JSONValue) {
        let card = manifest["sap.card"] ?? .null
        var found = Found()
        found.visit(card, depth: 0)
        formatters = found.formatters.sorted()
        dataMethods = found.dataMethods.sorted()
        validators = found.validators.sorted()
        choiceSets = found.choiceSets.sorted()
        contextPaths = CardBlueprint.contextPaths(in: card, limits: CardLimits()).sorted()
        destinations = (card["configuration"]?["destinations"]?.objectValue?.members ?? [])
            .filter { $0.value["defaultUrl"]?.stringValue == nil }
            .map { $0.value["name"]?.stringValue ?? $0.name }.sorted()
        if CardManifest.CardType(name: JSONText.text(card["type"])) == .component {
            component = JSONText.text(manifest["sap.app"]?["id"])
        }
    }

    /// The formatters that a host lacks.
    public func missingFormatters(of host: any CardHost) -> [String] {
        let known = host.extensionFormatters
        return formatters.filter { known[$0] == nil }
    }

    /// The names that are needed, by their kind.
    private var kinds: [(rule: String, words: String, names: [String])] {
        [
            ("formatters", "formatters", formatters), ("dataMethods", "data of the extension", dataMethods),
            ("validators", "validators", validators), ("destinations", "destinations", destinations),
            ("choiceSets", "data sets of choices", choiceSets), ("contextPaths", "context", contextPaths),
            ("component", "component", component.map { [$0] } ?? []),
        ]
        .filter { !$0.2.isEmpty }
    }

    /// The needs in words, a line each.
    public var lines: [String] { kinds.map { "\($0.words): \($0.names.joined(separator: ", "))" } }

    /// The needs as JSON objects, one for each kind, with the members of a problem (``ManifestProblem/json(file:)``) and
    /// `names`: the `severity` is `need`, the `rule` the name of the kind's property here, and the place is the card.
    public func json(file: String) -> [JSONValue] {
        kinds.map { kind in
            [
                "file": .string(file), "severity": "need", "rule": .string(kind.rule), "pointer": "", "line": 1,
                "column": 1, "message": .string("needs \(kind.words): \(kind.names.joined(separator: ", "))"),
                "names": .array(kind.names.map { .string($0) }),
            ]
        }
    }

    /// The names that a walk through a manifest has found.
    private struct Found {
        var formatters: Set<String> = []
        var dataMethods: Set<String> = []
        var validators: Set<String> = []
        var choiceSets: Set<String> = []

        /// The greatest depth of values that bindings are read from (``CardBlueprint``).
        private static let maximumDepth = 64

        mutating func visit(_ value: JSONValue, depth: Int) {
            guard depth <= Self.maximumDepth else { return }
            switch value {
            case .string(let text): formatters.formUnion(Self.names(after: "extension.formatters", in: text))
            case .array(let elements): for element in elements { visit(element, depth: depth + 1) }
            case .object(let object):
                if let method = object["extension"]?["method"]?.stringValue { dataMethods.insert(method) }
                if let dataset = object["choices.data"]?["dataset"]?.stringValue { choiceSets.insert(dataset) }
                if let function = object["validate"]?.stringValue, function.hasPrefix("extension.") {
                    validators.insert(function)
                }
                for member in object.members { visit(member.value, depth: depth + 1) }
            default: break
            }
        }

        /// The names of members that stand behind a prefix in a text: `.name`, or `['name']` with either quote.
        private static func names(after prefix: String, in text: String) -> Set<String> {
            var names: Set<String> = []
            var rest = Substring(text)
            while let range = rest.range(of: prefix) {
                rest = rest[range.upperBound...]
                let member = rest.drop(while: \.isWhitespace)
                let behind = member.dropFirst().drop(while: \.isWhitespace)
                var name = Substring()
                if member.first == "." {
                    name = behind.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
                } else if member.first == "[", let quote = behind.first, quote == "'" || quote == "\"" {
                    name = behind.dropFirst().prefix { $0 != quote }
                }
                if !name.isEmpty { names.insert(String(name)) }
            }
            return names
        }
    }
}
