import SwiftUI

/// The calls from a card's views to the session or host behind them. Each does nothing where there is neither.
nonisolated struct CardActions: Sendable {
    /// Performs an action.
    var perform: @MainActor @Sendable (ResolvedAction) -> Void = { _ in }
    /// Chooses a value in a filter, in the form of `CardSession.setFilter(_:to:)`.
    var setFilter: @MainActor @Sendable (_ name: String, _ value: JSONValue) -> Void = { _, _ in }
    /// Enters a value in a form field, in the form of `CardSession.setField(_:to:)`.
    var setField: @MainActor @Sendable (_ id: String, _ value: JSONValue) -> Void = { _, _ in }
    /// Goes to a page, from 0.
    var setPage: @MainActor @Sendable (_ index: Int) -> Void = { _ in }
    /// Sends the inputs of an Adaptive Card.
    var submit: @MainActor @Sendable (_ adaptiveInputs: JSONObject) -> Void = { _ in }
    /// Loads what has failed once more.
    var retry: @MainActor @Sendable () -> Void = {}
    /// Tells the host that an entry of its menu has been chosen.
    var choose: @MainActor @Sendable (CardMenuItem) -> Void = { _ in }
    /// Sends the inputs of an Adaptive Card together with the verb of its action.
    var execute: @MainActor @Sendable (_ verb: String, _ adaptiveInputs: JSONObject) -> Void = { _, _ in }
    /// The choices of a data set for what a person has typed; nil when nobody knows the data set.
    var choices:
        @MainActor @Sendable (_ dataset: String, _ text: String, _ maximumCount: Int) async -> [ResolvedOption]? = {
            _, _, _ in nil
        }
    /// Closes the message about the form that was sent.
    var closeMessage: @MainActor @Sendable () -> Void = {}
    /// Takes the message of the app away.
    var hideNotice: @MainActor @Sendable () -> Void = {}
}

nonisolated private struct CardActionsKey: EnvironmentKey {
    static let defaultValue = CardActions()
}

nonisolated private struct CardFormWasRefusedKey: EnvironmentKey {
    static let defaultValue = false
}

nonisolated extension EnvironmentValues {
    /// True once the form was to be sent while values were not valid: then all fields show their messages, used or not.
    var cardFormWasRefused: Bool {
        get { self[CardFormWasRefusedKey.self] }
        set { self[CardFormWasRefusedKey.self] = newValue }
    }

    /// The calls from the views of a card to what is behind it.
    var cardActions: CardActions {
        get { self[CardActionsKey.self] }
        set { self[CardActionsKey.self] = newValue }
    }
}
