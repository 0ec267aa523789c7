import Combine
import Foundation
import SwiftUI

/// The manifest of a card with the folder or address that it came from.
///
/// ```swift
/// let manifest = try Manifest(withCardBundleAt: folder)
/// switch manifest.card {
/// case .list(let card): ListCardView(model: card)
/// default: CardView(manifest)
/// }
/// ```
nonisolated public final class Manifest: ObservableObject, Identifiable, Sendable {
    /// The identifier of the app, `sap.app/id`; empty when the manifest has none.
    public var id: String { content.id ?? "" }
    /// The parts of the manifest that a host reads before a card is resolved.
    public let content: CardManifest
    /// The folder or address that relative addresses refer to; nil for a manifest without either.
    public var baseURL: URL? { source.bundle?.base ?? source.baseURL }
    /// The card by its type.
    public let card: Card
    var source: CardSource { card.base.source }

    init(_ source: CardSource) {
        content = CardManifest(source.manifest)
        card = Card(source, type: content.type)
    }

    /// Reads the manifest of a folder, in the file system or on a server.
    ///
    /// Waits for the answer of a server, so call it on a background queue, or load the bytes yourself.
    ///
    /// - Parameters:
    ///   - url: a folder with the files of the card; an address of a server has the scheme https, or http for hosts that
    ///     the policy allows by name.
    ///   - manifestPath: the path of the manifest within the folder; nil for "manifest.json".
    ///   - policy: the addresses that may be reached; the standard one refuses those of private networks.
    /// - Throws: ``ManifestError`` for a folder without a manifest, and for content that is no JSON, with the place.
    public convenience init(
        withCardBundleAt url: URL, manifestPath: String? = nil, policy: AddressPolicy = AddressPolicy()
    ) throws {
        let path = manifestPath ?? "manifest.json"
        let place = url.appendingPathComponent(path)
        guard url.isFileURL else {
            let result = BlockingTask.run { () -> Result<Data, CardDataError> in
                do throws(CardDataError) {
                    return .success(try await CardDataLoader.manifest(at: place, policy: policy))
                } catch { return .failure(error) }
            }
            switch result {
            case .success(let data): try self.init(data: data, baseURL: place)
            case .failure(let error): throw ManifestError.unreadable(place, reason: error.description)
            }
            return
        }
        let bundle = CardBundle(root: url, manifestFolder: place.deletingLastPathComponent())
        let data: Data
        do throws(CardDataError) {
            data = try CardBundle(root: url).data(at: path)
        } catch {
            throw ManifestError.unreadable(place, reason: error.description)
        }
        try self.init(data: data, bundle: bundle)
    }

    /// Creates the manifest of a text that has been read.
    ///
    /// - Parameters:
    ///   - document: the content of a manifest.json.
    ///   - bundle: the files of the card; nil for a card without a folder.
    ///   - baseURL: the address of a manifest that came from the network.
    public convenience init(_ document: JSONDocument, bundle: CardBundle? = nil, baseURL: URL? = nil) {
        self.init(CardSource(manifest: document.value, bundle: bundle, baseURL: baseURL))
    }

    /// Reads a manifest from bytes.
    ///
    /// - Parameters:
    ///   - data: the content of a manifest.json.
    ///   - bundle: the files of the card; nil for a card without a folder.
    ///   - baseURL: the address of a manifest that came from the network.
    /// - Throws: ``ManifestError`` for content that is no JSON, with the place.
    public convenience init(data: Data, bundle: CardBundle? = nil, baseURL: URL? = nil) throws {
        do throws(JSONParseError) {
            let manifest = try JSONParser(limits: ManifestLimits().json).parse(data)
            self.init(CardSource(manifest: manifest, bundle: bundle, baseURL: baseURL))
        } catch {
            throw ManifestError.invalid(error)
        }
    }
}

nonisolated extension Manifest: Hashable {
    public static func == (left: Manifest, right: Manifest) -> Bool {
        left.source.manifest == right.source.manifest && left.baseURL == right.baseURL
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(source.manifest)
        hasher.combine(baseURL)
    }
}

/// The reasons why a manifest cannot be read.
nonisolated public enum ManifestError: Error, CustomStringConvertible {
    /// The file is not there or cannot be read, or the server does not send it.
    case unreadable(URL, reason: String)
    /// The content is no JSON, or exceeds the bounds of manifests.
    case invalid(JSONParseError)

    public var description: String {
        switch self {
        case .unreadable(let url, let reason): "\(url.isFileURL ? url.path : url.absoluteString): \(reason)"
        case .invalid(let error): "the manifest is no JSON: \(error)"
        }
    }
}
