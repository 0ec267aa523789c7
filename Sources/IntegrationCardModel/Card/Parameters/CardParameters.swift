/// The parameters of a card: those that its manifest declares, with the values that the host gives.
///
/// Values for parameters that the manifest does not declare are ignored, as UI5 does.
public struct CardParameters: Sendable, Hashable {
    /// The values by name, in the order of the manifest.
    public let values: JSONObject

    /// Reads the declared parameters and lays the host's values over them.
    ///
    /// - Parameters:
    ///   - manifest: the manifest; `sap.card/configuration/parameters` declares the parameters.
    ///   - given: the host's values by name.
    public init(manifest: JSONValue, given: JSONObject = [:]) {
        var values = JSONObject()
        for member in manifest["sap.card"]?["configuration"]?["parameters"]?.objectValue?.members ?? [] {
            values[member.name] = given[member.name] ?? member.value["value"] ?? .null
        }
        self.values = values
    }

    /// The content of the binding model `parameters`: the value of each parameter at `/NAME/value`.
    public var model: JSONValue {
        .object(values.mapValues { .object(["value": $0]) })
    }

    /// Replaces `{{KEY}}` by translations and then `{{parameters.X}}` by values, within the whole manifest.
    ///
    /// Values that are placeholders themselves, also within lists and objects, are translated. The content of Adaptive Cards
    /// is left as it is.
    public func resolvingPlaceholders(
        of manifest: JSONValue, texts: CardTexts, resolver: PlaceholderResolver = .init()
    ) -> JSONValue {
        let translated = JSONValue.object(
            values.mapValues { value in
                resolver.mapStrings(of: value) { text, _ in resolver.translate(text) { texts[$0] } }
            })
        let isAdaptive = manifest["sap.card"]?["type"]?.stringValue?.lowercased() == "adaptivecard"
        return resolver.mapStrings(
            of: manifest, isExcluded: { isAdaptive && $0.tokens == ["sap.card", "content"] }
        ) { text, _ in
            resolver.replace("parameters", in: resolver.translate(text) { texts[$0] }, with: translated)
        }
    }
}
