import SwiftUI

/// The content of a manifest with the places that its relative addresses refer to.
nonisolated struct CardSource: Sendable {
    let manifest: JSONValue
    var bundle: CardBundle?
    var baseURL: URL?
    /// The named models that the card which opens this one hands over.
    var models: JSONObject = [:]

    /// The parts that make a card another one: its manifest and the place that its addresses refer to.
    struct Identity: Equatable {
        let manifest: JSONValue
        let baseURL: URL?
        let folder: URL?
    }

    var identity: Identity { Identity(manifest: manifest, baseURL: baseURL, folder: bundle?.base) }

    /// - Parameter host: the host of the surroundings with what they add.
    func session(in surroundings: CardSurroundings, host: PresentedHost) -> CardSession {
        CardSession(
            manifest: manifest, bundle: bundle, baseURL: baseURL, host: host, mode: surroundings.mode,
            client: surroundings.client ?? SystemCardHTTPClient(), models: models)
    }
}
