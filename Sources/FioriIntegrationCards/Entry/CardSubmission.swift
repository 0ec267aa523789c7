import SwiftUI

/// The state of a form's submission, for the parts of a card that show it.
nonisolated struct CardSubmission: Sendable {
    /// The states of a submission.
    enum State: Sendable {
        /// The form is on its way, and the card cannot be used.
        case sending
        /// The server has taken the form.
        case sent
        /// The server has refused the form, or has not been reached. Submitting again tries again.
        case failed
    }

    /// The state; nil before the first submission, and after the message of the last one has been closed.
    var state: State?
    /// Closes the message.
    var dismiss: @MainActor @Sendable () -> Void = {}
}

nonisolated private struct CardSubmissionKey: EnvironmentKey {
    static let defaultValue = CardSubmission()
}

nonisolated extension EnvironmentValues {
    /// The submission of the card's form.
    var cardSubmission: CardSubmission {
        get { self[CardSubmissionKey.self] }
        set { self[CardSubmissionKey.self] = newValue }
    }
}
