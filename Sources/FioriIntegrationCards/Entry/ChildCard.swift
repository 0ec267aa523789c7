import CoreGraphics
import Foundation

/// A card that another one opens in a sheet.
nonisolated struct ChildCard: Identifiable, Sendable {
    /// The place of a child's manifest.
    private enum Place {
        /// Written within the action or the manifest of the parent.
        case inline(JSONValue)
        /// A file of the parent's bundle, or an address, absolute or relative to the parent's manifest.
        case address(String)
        /// Nowhere, with the reason.
        case missing(String)
    }

    let id = UUID()
    /// The greatest width of the card in points; nil for that of the sheet.
    let width: CGFloat?
    /// True if the person may change the height of the sheet.
    let isResizable: Bool
    private let place: Place
    private let parent: CardSource
    private let baseURL: String?
    private let parameters: JSONObject
    private let models: JSONObject

    /// Creates the child card of an action `ShowCard`.
    init(_ action: ResolvedAction, of parent: CardSource) {
        self.parent = parent
        place = Self.place(of: action, in: parent)
        width = CardLength.points(action.parameters["width"]?.text)
        isResizable = action.parameters["resizable"]?.boolValue ?? (action.parameters["resizable"]?.text == "true")
        baseURL = action.parameters["baseUrl"]?.stringValue.flatMap { $0.isEmpty ? nil : $0 }
        parameters = action.parameters["parameters"]?.objectValue ?? [:]
        models = action.parameters["data"]?.objectValue ?? [:]
    }

    private static func place(of action: ResolvedAction, in parent: CardSource) -> Place {
        var value = action.parameters["manifest"]
        if let key = action.parameters["childCardKey"]?.stringValue {
            let child = parent.manifest["sap.card"]?["configuration"]?["childCards"]?[key]
            guard let child else { return .missing("the card declares no child card “\(key)”") }
            value = child["_manifest"] ?? child["manifest"] ?? child
        }
        if let value, value["sap.card"] != nil { return .inline(value) }
        if let address = value?.stringValue, !address.isEmpty { return .address(address) }
        return .missing("the action ShowCard brings no manifest")
    }

    // MARK: Loading

    /// The card when its manifest is written in place; nil when it has to be loaded.
    var immediateSource: CardSource? {
        guard case .inline(let manifest) = place, baseURL == nil else { return nil }
        return source(manifest, bundle: parent.bundle, baseURL: parent.baseURL)
    }

    /// The card, after its manifest has been loaded within the bounds of the parent's requests.
    ///
    /// - Parameter loader: the loader of the parent.
    func source(with loader: CardDataLoader) async throws(CardDataError) -> CardSource {
        switch place {
        case .missing(let reason): throw .invalidRequest(reason)
        case .inline(let manifest):
            let base = try base(baseURL)
            return source(manifest, bundle: base.bundle, baseURL: base.url)
        case .address(let address):
            let manifest = try await loader.manifest(at: address)
            let base = try base(baseURL ?? address, isFile: baseURL == nil)
            return source(manifest, bundle: base.bundle, baseURL: base.url)
        }
    }

    /// The place to which the addresses of the card are relative.
    ///
    /// - Parameters:
    ///   - address: a folder, or a file in it; nil for the place of the parent.
    ///   - isFile: true for a file.
    private func base(_ address: String?, isFile: Bool = false) throws(CardDataError) -> (
        bundle: CardBundle?, url: URL?
    ) {
        guard var address else { return (parent.bundle, parent.baseURL) }
        if !isFile, !address.hasSuffix("/") { address += "/" }
        if let bundle = parent.bundle, !address.contains("://"), !address.hasPrefix("//") {
            let place = try bundle.url(of: address)
            let folder = isFile ? place.deletingLastPathComponent() : place
            return (CardBundle(root: bundle.root, manifestFolder: folder), nil)
        }
        guard let url = URL(string: address, relativeTo: parent.baseURL)?.absoluteURL else {
            throw .invalidRequest("\(address) is no URL")
        }
        return (nil, url)
    }

    /// The card with the values that the action gives to its declared parameters.
    private func source(_ manifest: JSONValue, bundle: CardBundle?, baseURL: URL?) -> CardSource {
        CardSource(manifest: adding(parameters, to: manifest), bundle: bundle, baseURL: baseURL, models: models)
    }

    private func adding(_ values: JSONObject, to manifest: JSONValue) -> JSONValue {
        guard !values.isEmpty, case .object(var root) = manifest, case .object(var card)? = root["sap.card"] else {
            return manifest
        }
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
        return .object(root)
    }
}

nonisolated extension JSONValue {
    /// The text or number as a text; nil for other values.
    fileprivate var text: String? { stringValue ?? numberValue.map { "\($0)" } }
}
