import SwiftUI

/// What an alert says and the answers it offers.
nonisolated public struct AlertConfiguration {
    /// The question in a few words.
    public var title: String
    /// What there is to know before an answer.
    public var message: String?
    /// The answers, in the order they are offered.
    public var actions: [Action]

    /// - Parameters:
    ///   - title: The question in a few words.
    ///   - message: What there is to know before an answer; nothing by default.
    ///   - actions: The answers. Without any, the alert can only be dismissed.
    public init(title: String, message: String? = nil, actions: [Action] = []) {
        self.title = title
        self.message = message
        self.actions = actions
    }

    /// An answer. One with the role `cancel` takes back what the alert asks about; every other one confirms it.
    nonisolated public struct Action {
        /// What the button says.
        public var title: String
        /// What the answer means.
        public var role: ButtonRole?
        /// Called when the answer is chosen.
        public var handler: (() -> Void)?

        /// - Parameters:
        ///   - title: What the button says.
        ///   - role: What the answer means; nothing special by default.
        ///   - handler: Called when the answer is chosen.
        public init(title: String, role: ButtonRole? = nil, handler: (() -> Void)? = nil) {
            self.title = title
            self.role = role
            self.handler = handler
        }
    }
}
