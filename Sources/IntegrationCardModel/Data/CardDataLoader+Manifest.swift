import Foundation

extension CardDataLoader {
    /// Loads the manifest of a child card, within the bounds of this card's requests and of manifests.
    ///
    /// - Parameter address: a file of the bundle, or an address, absolute or relative to this card's manifest.
    package func manifest(at address: String) async throws(CardDataError) -> JSONValue {
        let request = try CardRequest([
            "url": .string(address), "headers": ["Accept": "application/json, text/plain, */*"],
        ])
        let data: Data =
            switch try await load(request) {
            case .string(let text): Data(text.utf8)
            case let json: Data(json.jsonText().utf8)
            }
        do throws(JSONParseError) { return try JSONParser(limits: ManifestLimits().json).parse(data) } catch {
            throw .invalidJSON(error)
        }
    }

    /// Loads a manifest from the network, within the bounds of a card's own requests and of manifests.
    ///
    /// - Parameters:
    ///   - address: the address of the manifest.
    ///   - policy: the addresses that may be reached; the standard one refuses those of private networks.
    public static func manifest(
        at address: URL, policy: AddressPolicy = .init(), client: any CardHTTPClient = SystemCardHTTPClient()
    ) async throws(CardDataError) -> Data {
        var limits = CardDataLimits()
        limits.maximumResponseBytes = ManifestLimits().json.maximumBytes
        let loader = CardDataLoader(baseURL: address, client: client, policy: policy, limits: limits)
        let request = try CardRequest([
            "url": .string(address.absoluteString), "headers": ["Accept": "application/json, text/plain, */*"],
        ])
        switch try await loader.load(request) {
        case .string(let text): return Data(text.utf8)
        case let json: return Data(json.jsonText(indentation: 2).utf8)
        }
    }
}
