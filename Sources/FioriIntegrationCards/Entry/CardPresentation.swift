import Combine
import SwiftUI

/// A card while it is shown: its session, and the card as it is now.
@MainActor
final class CardPresentation: ObservableObject {
    /// The card as it is now; nil until it has been read.
    @Published private(set) var card: ResolvedCard?
    private(set) var session: CardSession?
    private(set) var images = CardImages()
    private(set) var now: Date?
    /// The card that the session is of.
    private var identity: CardSource.Identity?

    /// Creates the session when there is none of the card, and follows it until the task is cancelled.
    /// - Parameter animation: the animation of changes of a card that is shown; nil for none.
    func show(
        _ source: CardSource, in surroundings: CardSurroundings, locale: Locale, timeZone: TimeZone,
        animation: Animation?
    ) async {
        let known = identity == source.identity ? self.session : nil
        let session = known ?? source.session(in: surroundings, locale: locale, timeZone: timeZone)
        if known == nil {
            self.session = session
            identity = source.identity
            card = nil
            images = CardImages(loader: session.loader)
            now = surroundings.host?.now
        }
        let updates = await session.updates()
        async let loading: Void = load(session)
        for await card in updates {
            if self.card != card { withAnimation(self.card == nil ? nil : animation) { self.card = card } }
        }
        await loading
        await session.stopUpdates()
    }

    private func load(_ session: CardSession) async {
        await session.resolve()
        await session.startUpdates()
    }
}

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

    func session(in surroundings: CardSurroundings, locale: Locale, timeZone: TimeZone) -> CardSession {
        let host = surroundings.host ?? StandardCardHost(locale: locale, timeZone: timeZone)
        return CardSession(
            manifest: manifest, bundle: bundle, baseURL: baseURL,
            host: PresentedHost(
                base: host, added: surroundings.parameters, handler: surroundings.actionHandler),
            mode: surroundings.mode, client: surroundings.client ?? SystemCardHTTPClient(),
            models: models)
    }
}
