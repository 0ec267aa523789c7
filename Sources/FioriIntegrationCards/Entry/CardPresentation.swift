import Combine
import SwiftUI

/// A card while it is shown: its session, and the card as it is now.
@MainActor
final class CardPresentation: ObservableObject {
    /// The card as it is now; nil until it has been read.
    @Published private var card: ResolvedCard?
    /// True once the form was to be sent while values were not valid.
    @Published private(set) var formWasRefused = false
    /// The state of the form's submission.
    @Published private(set) var submission: CardSubmission.State?
    private(set) var session: CardSession?
    private(set) var images = CardImages()
    private(set) var now: Date?
    private var source: CardSource?

    /// The card of a source as it is now; nil until it has been read, and when another one is presented.
    func card(of source: CardSource) -> ResolvedCard? { self.source == source ? card : nil }

    /// Follows the session of a source until the task is cancelled. Another source than before gets a session of its own.
    func show(_ source: CardSource, in surroundings: CardSurroundings, locale: Locale, timeZone: TimeZone) async {
        let session: CardSession
        if let known = self.session, self.source == source {
            session = known
        } else {
            session = source.session(in: surroundings, locale: locale, timeZone: timeZone)
            begin(session, of: source, now: surroundings.host?.now)
        }
        let updates = await session.updates()
        async let loading: Void = load(session)
        for await card in updates where session === self.session && self.card != card {
            withAnimation(self.card == nil ? nil : .default) { self.card = card }
        }
        await loading
        await session.stopUpdates()
    }

    private func begin(_ session: CardSession, of source: CardSource, now: Date?) {
        self.session = session
        self.source = source
        self.now = now
        images = CardImages(loader: session.loader)
        card = nil
        formWasRefused = false
        submission = nil
    }

    /// Performs an action; nil when a form is on its way, or before there is a session.
    ///
    /// - Parameter submits: true when the action sends the form, whose outcome the card then shows.
    func perform(
        submits: Bool, _ action: (CardSession) async -> CardActionOutcome
    ) async -> CardActionOutcome? {
        guard let session, submission != .sending else { return nil }
        if submits { submission = .sending }
        let outcome = await action(session)
        guard submits, session === self.session else { return outcome }
        formWasRefused = outcome == .invalidForm
        submission =
            switch outcome {
            case .submitted: .sent
            case .failed: .failed
            case .handledByHost, .open, .invalidForm, .ignored: nil
            }
        return outcome
    }

    /// Closes the message about the submission.
    func dismissSubmission() { submission = nil }

    private func load(_ session: CardSession) async {
        await session.resolve()
        await session.startUpdates()
    }
}

/// The content of a manifest with the places that its relative addresses refer to.
nonisolated struct CardSource: Sendable, Hashable {
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
