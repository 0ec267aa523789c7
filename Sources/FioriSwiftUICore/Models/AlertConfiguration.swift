import SwiftUI

/// Title, message and answers of an alert.
nonisolated public struct AlertConfiguration {
    /// The question in a few words.
    public var title: String
    /// Information needed for the answer.
    public var message: String?
    /// The answers, in the order they are offered.
    public var actions: [Action]

    /// - Parameters:
    ///   - title: The question in a few words.
    ///   - message: Information needed for the answer; none by default.
    ///   - actions: The answers. Without any, the alert can only be dismissed.
    public init(title: String, message: String? = nil, actions: [Action] = []) {
        self.title = title
        self.message = message
        self.actions = actions
    }

    /// An answer. The role `cancel` withdraws the action that the alert asks about; any other role confirms it.
    nonisolated public struct Action {
        /// Title of the button.
        public var title: String
        /// Role of the answer.
        public var role: ButtonRole?
        /// Called when the answer is chosen.
        public var handler: (() -> Void)?

        /// - Parameters:
        ///   - title: Title of the button.
        ///   - role: Role of the answer; none by default.
        ///   - handler: Called when the answer is chosen.
        public init(title: String, role: ButtonRole? = nil, handler: (() -> Void)? = nil) {
            self.title = title
            self.role = role
            self.handler = handler
        }
    }
}
