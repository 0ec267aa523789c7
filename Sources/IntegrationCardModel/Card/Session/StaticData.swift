/// The data that a manifest itself has and that are free of bindings, taken out of it.
///
/// They may be most of the manifest, and none of the passes over it would change anything in them.
struct StaticData: Sendable {
    /// The manifest, with `true` in place of what was taken out.
    private(set) var manifest: JSONValue
    /// The data by the part of the card that they belong to.
    private(set) var values: [CardPlace: JSONValue] = [:]

    init(of manifest: JSONValue) {
        self.manifest = manifest
        let type = manifest["sap.card"]?["type"]?.stringValue?.lowercased()
        for place in [CardPlace.card, .header, .content] {
            // The payload of an Adaptive Card is left as it is.
            if place == .content, type == "adaptivecard" { continue }
            let pointer = place.pointer.appending("json")
            guard let json = manifest[pointer], Self.isLarge(json), !BoundValue.mayContainBinding(json) else {
                continue
            }
            values[place] = json
            self.manifest = Self.setting(true, at: pointer.tokens[...], in: self.manifest)
        }
    }

    private static func isLarge(_ value: JSONValue) -> Bool {
        switch value {
        case .array(let elements): !elements.isEmpty
        case .object(let object): !object.isEmpty
        default: false
        }
    }

    private static func setting(_ value: JSONValue, at names: ArraySlice<String>, in root: JSONValue) -> JSONValue {
        guard let name = names.first, case .object(var object) = root else { return value }
        object[name] = object[name].map { setting(value, at: names.dropFirst(), in: $0) }
        return .object(object)
    }
}
