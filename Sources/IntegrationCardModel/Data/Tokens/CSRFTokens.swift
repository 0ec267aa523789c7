/// The CSRF tokens that a manifest declares, each with the data section that fetches it.
public struct CSRFTokens: Sendable {
    /// A declaration.
    public struct Declaration: Sendable {
        /// The section: a request, and the path to the token in the answer's body.
        public let section: CardDataSection
    }

    /// The declarations by name.
    public let declarations: [String: Declaration]

    /// Reads `sap.card/configuration/csrfTokens`; broken entries are left out.
    public init(configuration: JSONValue? = nil) {
        var declarations: [String: Declaration] = [:]
        for member in configuration?.objectValue?.members ?? [] {
            guard let data = member.value["data"] else { continue }
            let section = CardDataSection(data)
            if case .request? = section.provider { declarations[member.name] = Declaration(section: section) }
        }
        self.declarations = declarations
    }

    /// The content of the binding model `csrfTokens`: each token at `/NAME/value`.
    public static func model(_ values: [String: String]) -> JSONValue {
        .object(JSONObject(values.sorted { $0.key < $1.key }.map { ($0.key, ["value": .string($0.value)]) }))
    }

    /// The names in the `{{csrfTokens.NAME}}` of a text.
    static func names(in text: String) -> [String] {
        var names: [String] = []
        var rest = text[...]
        while let start = rest.firstRange(of: "{{csrfTokens."),
            let end = rest[start.upperBound...].firstRange(of: "}}")
        {
            names.append(String(rest[start.upperBound..<end.lowerBound]))
            rest = rest[end.upperBound...]
        }
        return names
    }

    /// Replaces `{{csrfTokens.NAME}}` in all strings of a value.
    static func replacing(in value: JSONValue, with values: [String: String]) -> JSONValue {
        guard !values.isEmpty else { return value }
        let texts = JSONValue.object(JSONObject(values.map { ($0.key, .string($0.value)) }))
        let resolver = PlaceholderResolver()
        return resolver.mapStrings(of: value) { text, _ in resolver.replace("csrfTokens", in: text, with: texts) }
    }
}
