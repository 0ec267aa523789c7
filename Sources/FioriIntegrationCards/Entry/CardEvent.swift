import SwiftUI

/// Something that has happened to a card while it is shown, by the names of UI5's events.
nonisolated public enum CardEvent: Sendable, Hashable {
    /// The manifest has been read, with its parameters and texts: the card is there, and its data may be on the way.
    case manifestReady
    /// The card as a whole loads, is ready or has failed.
    case stateChanged(CardController.State)
    /// The data of a part have been loaded, or this has failed.
    case dataChanged(CardSection)
    /// Filters or parameters have other values: by their places in the manifest as JSON pointers, such as
    /// `/sap.card/configuration/filters/city/value`.
    case configurationChanged(JSONObject)
}

nonisolated extension View {
    /// Calls a function at each event of the cards below this view.
    ///
    /// Functions of views around this one are called as well, afterwards.
    ///
    /// This is also the way to the controller of a card whose view has made it:
    ///
    /// ```swift
    /// CardView(manifest)
    ///     .onCardEvent { event, controller in
    ///         if event == .manifestReady { self.controller = controller }
    ///     }
    /// ```
    public func onCardEvent(_ action: @escaping @MainActor @Sendable (CardEvent, CardController) -> Void) -> some View {
        transformEnvironment(\.cardSurroundings) { surroundings in
            let outer = surroundings.eventHandler
            surroundings.eventHandler = { event, controller in
                action(event, controller)
                outer?(event, controller)
            }
        }
    }
}
