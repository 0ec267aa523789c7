import Foundation

/// A card that another one opens in a sheet.
nonisolated struct ChildCard: Identifiable {
    let id: Int
    let manifest: Manifest

    /// Creates the child card of an action; nil when the action brings no manifest that can be read.
    init?(_ action: ResolvedAction, of parent: CardSource) {
        var source = CardSource(manifest: .null, bundle: parent.bundle, baseURL: parent.baseURL)
        if let key = action.parameters["childCardKey"]?.stringValue,
            let child = parent.manifest["sap.card"]?["configuration"]?["childCards"]?[key]
        {
            let value = child["_manifest"] ?? child["manifest"] ?? child
            guard let manifest = Self.manifest(value, of: parent) else { return nil }
            source = CardSource(manifest: manifest, bundle: parent.bundle, baseURL: parent.baseURL)
        } else if let value = action.parameters["manifest"], let manifest = Self.manifest(value, of: parent) {
            source = CardSource(manifest: manifest, bundle: parent.bundle, baseURL: parent.baseURL)
        } else {
            return nil
        }
        source = Self.adding(action.parameters["parameters"], to: source)
        source.models = action.parameters["data"]?.objectValue ?? [:]
        manifest = Manifest(source)
        id = source.manifest.hashValue
    }

    /// A manifest that is written in place, or one of the parent's files.
    private static func manifest(_ value: JSONValue, of parent: CardSource) -> JSONValue? {
        if value["sap.card"] != nil { return value }
        guard let path = value.stringValue, let data = try? parent.bundle?.data(at: path) else { return nil }
        return try? JSONParser(limits: ManifestLimits().json).parse(data)
    }

    /// Sets the values of declared parameters.
    private static func adding(_ parameters: JSONValue?, to source: CardSource) -> CardSource {
        guard let values = parameters?.objectValue, case .object(var root) = source.manifest,
            case .object(var card)? = root["sap.card"]
        else { return source }
        var configuration = card["configuration"]?.objectValue ?? [:]
        var declared = configuration["parameters"]?.objectValue ?? [:]
        for value in values {
            var parameter = declared[value.name]?.objectValue ?? [:]
            parameter["value"] = value.value
            declared[value.name] = .object(parameter)
        }
        configuration["parameters"] = .object(declared)
        card["configuration"] = .object(configuration)
        root["sap.card"] = .object(card)
        return CardSource(manifest: .object(root), bundle: source.bundle, baseURL: source.baseURL)
    }
}
