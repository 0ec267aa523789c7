import Foundation
import IntegrationCardModel

/// A manifest that has been read once, with the place that its relative addresses lead to.
package struct CardSource: Sendable {
    /// The manifest, or the place at which its bytes are no JSON.
    package let document: Result<JSONDocument, JSONParseError>
    /// The files of the card; nil for a card without a folder.
    package let bundle: CardBundle?
    /// The address of a manifest that came from the network.
    package let baseURL: URL?

    /// Creates a source whose relative addresses lead nowhere, unless a folder or an address is given.
    package init(_ data: Data, bundle: CardBundle? = nil, baseURL: URL? = nil) {
        do throws(JSONParseError) {
            document = .success(try JSONDocument(data, limits: ManifestLimits().json))
        } catch { document = .failure(error) }
        self.bundle = bundle
        self.baseURL = baseURL
    }

    /// Reads the manifest of a file, whose folder is that of the card.
    ///
    /// More than the bound of manifests is not read; the reader of the manifest names the excess.
    /// - Throws: the error of the system for a file that cannot be read.
    package init(file: URL) throws {
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        let data = try handle.read(upToCount: ManifestLimits().json.maximumBytes + 1) ?? Data()
        self.init(data, bundle: CardBundle(root: file.deletingLastPathComponent()))
    }

    /// Loads a manifest from the network, within the bounds of a card's own requests.
    package init(address: URL, policy: AddressPolicy) async throws(CardDataError) {
        self.init(try await CardDataLoader.manifest(at: address, policy: policy), baseURL: address)
    }
}
