import Foundation

/// The place that a decoded manifest came from.
nonisolated public struct CardDecodingContext: Sendable {
    /// The files of the card; nil for a card without a folder.
    public var bundle: CardBundle?
    /// The address of the manifest; nil when it did not come from the network.
    public var baseURL: URL?

    /// Creates a context.
    public init(bundle: CardBundle? = nil, baseURL: URL? = nil) {
        self.bundle = bundle
        self.baseURL = baseURL
    }
}

nonisolated extension CodingUserInfoKey {
    /// The ``CardDecodingContext`` of a decoder.
    public static let cardContext = CodingUserInfoKey(rawValue: "cardContext").unsafelyUnwrapped
}

/// A decoder of manifests.
///
/// ```swift
/// let manifest = try CardDecoder().decode(Manifest.self, from: data)
/// ```
///
/// Manifests are read within the bounds of manifests, and errors tell the place in the text.
// Unchecked: `JSONDecoder` is, and the context never changes.
nonisolated public final class CardDecoder: JSONDecoder, @unchecked Sendable {
    private let context: CardDecodingContext

    /// Creates a decoder.
    ///
    /// - Parameter context: the place of the manifests, to which their addresses are relative.
    public init(context: CardDecodingContext = .init()) {
        self.context = context
        super.init()
        userInfo[.cardContext] = context
    }

    /// Decodes a value; a ``Manifest`` by ``Manifest/init(data:bundle:baseURL:)``.
    ///
    /// - Throws: ``ManifestError`` for a manifest, or else an error of decoding.
    public override func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        guard type == Manifest.self,
            let manifest = try Manifest(data: data, bundle: context.bundle, baseURL: context.baseURL) as? Value
        else { return try super.decode(type, from: data) }
        return manifest
    }
}

nonisolated extension Manifest: Decodable {
    /// Reads a manifest from a decoder, with the place in the `userInfo` under `CodingUserInfoKey.cardContext`.
    public convenience init(from decoder: any Decoder) throws {
        let context = decoder.userInfo[.cardContext] as? CardDecodingContext
        self.init(
            CardSource(
                manifest: try JSONValue(from: decoder), bundle: context?.bundle, baseURL: context?.baseURL))
    }
}

nonisolated extension Manifest {
    /// The part of a manifest about the app that the card belongs to, `sap.app`.
    nonisolated public struct App: Sendable, Hashable, Identifiable {
        /// The identifier; empty when the manifest has none.
        public var id: String
        /// The type, "card" for cards; empty when the manifest has none.
        public var type: String
        /// The title; it may be a placeholder.
        public var title: String?
        /// The subtitle; it may be a placeholder.
        public var subTitle: String?
        /// The description; it may be a placeholder.
        public var description: String?

        init(_ value: JSONValue?) {
            id = value?["id"]?.stringValue ?? ""
            type = value?["type"]?.stringValue ?? ""
            title = value?["title"]?.stringValue
            subTitle = value?["subTitle"]?.stringValue
            description = value?["description"]?.stringValue
        }
    }

    /// The app that the card belongs to.
    public var app: App { App(source.manifest["sap.app"]) }

    /// Reads the manifest of a folder among the resources of the app.
    ///
    /// - Parameter fileName: the name of the folder, with or without the ending "card". Archives are not read.
    /// - Throws: ``ManifestError`` when there is no such folder, or its manifest cannot be read.
    public convenience init(with fileName: String) throws {
        let names = [fileName, fileName + ".card"]
        let folders = names.compactMap { Bundle.main.resourceURL?.appendingPathComponent($0, isDirectory: true) }
        guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
            throw ManifestError.unreadable(
                URL(fileURLWithPath: fileName),
                reason: "the app has no folder of this name among its resources; unpack archives before")
        }
        try self.init(withCardBundleAt: folder)
    }
}
