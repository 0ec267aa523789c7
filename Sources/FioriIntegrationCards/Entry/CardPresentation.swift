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
    private var following: Task<Void, Never>?

    /// Creates the session when there is none, and follows it until the task is cancelled.
    func show(_ source: CardSource, in surroundings: CardSurroundings, locale: Locale, timeZone: TimeZone) async {
        let session = self.session ?? source.session(in: surroundings, locale: locale, timeZone: timeZone)
        if self.session == nil {
            self.session = session
            images = CardImages(loader: session.loader)
            now = surroundings.host?.now
        }
        let updates = await session.updates()
        async let loading: Void = load(session)
        for await card in updates {
            if self.card != card { withAnimation(self.card == nil ? nil : .default) { self.card = card } }
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
