import Foundation

extension CardDataLoader {
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
