import SwiftUI

/// The surroundings that an app gives its cards.
nonisolated struct CardSurroundings: Sendable {
    var host: (any CardHost)?
    var parameters: JSONObject = [:]
    var client: (any CardHTTPClient)?
    var mode: CardDataMode = .live
    var actionHandler: (@MainActor @Sendable (ResolvedAction) -> Bool)?
    var eventHandler: (@MainActor @Sendable (CardEvent, CardController) -> Void)?
}

nonisolated private struct CardSurroundingsKey: EnvironmentKey {
    static let defaultValue = CardSurroundings()
}

nonisolated extension EnvironmentValues {
    var cardSurroundings: CardSurroundings {
        get { self[CardSurroundingsKey.self] }
        set { self[CardSurroundingsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the app around the cards below this view: parameters, destinations, context, permitted addresses, actions.
    ///
    /// A card follows the host's parameters, locale, time zone, menu and badges: when this view is updated with other ones,
    /// what depends on them is evaluated again. A host that is another object, of another type or with other permitted
    /// addresses makes the card anew.
    public func cardHost(_ host: any CardHost) -> some View {
        transformEnvironment(\.cardSurroundings) { $0.host = host }
    }

    /// Sets values of declared parameters of the cards below this view. They take precedence over those of the host, and
    /// may change: what reads them is evaluated again.
    public func cardParameters(_ parameters: JSONObject) -> some View {
        transformEnvironment(\.cardSurroundings) { $0.parameters = parameters }
    }

    /// Sets the sender of the requests of cards below this view.
    ///
    /// - Parameters:
    ///   - client: the sender, for example one that signs requests in.
    ///   - mode: the places from which data come. Live by default.
    public func cardHTTPClient(_ client: any CardHTTPClient, mode: CardDataMode = .live) -> some View {
        transformEnvironment(\.cardSurroundings) {
            $0.client = client
            $0.mode = mode
        }
    }

    /// Handles the actions of the cards below this view.
    ///
    /// - Parameter handler: returns true when it has done what is to be done; false lets the host and then the card act.
    public func onCardAction(_ handler: @escaping @MainActor @Sendable (ResolvedAction) -> Bool) -> some View {
        transformEnvironment(\.cardSurroundings) { $0.actionHandler = handler }
    }
}
