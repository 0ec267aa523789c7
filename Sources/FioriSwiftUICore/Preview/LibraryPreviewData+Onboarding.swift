import SwiftUI

nonisolated extension LibraryPreviewData {
    /// First pages to show in components that are made with a model.
    nonisolated public struct Welcome: WelcomeScreenModel {
        public var title: String
        public var descriptionText: String?
        public var subtitle: String?
        public var footnote: String?
        public var icon: Image?
        public var textInput: TextInputModel?
        public var action: ActionModel?
        public var secondaryAction: ActionModel?

        /// The first page of an app for wind parks.
        public static var wind: Welcome {
            Welcome(
                title: "Wind Park Care", descriptionText: "Look after turbines wherever they stand.",
                subtitle: "Version 3.2", footnote: "No account is needed for the demo.",
                icon: Image(systemName: "wind"), action: Task(actionText: "Start"),
                secondaryAction: Task(actionText: "Try the Demo"))
        }
    }

    /// Pages of activation to show in components that are made with a model.
    nonisolated public struct Activation: ActivationScreenModel {
        public var title: String
        public var descriptionText: String?
        public var footnote: String?
        public var textInput: TextInputModel?
        public var action: ActionModel?
        public var secondaryAction: ActionModel?

        /// Activation by a mail address or by a code.
        public static var mail: Activation {
            Activation(
                title: "Activation", descriptionText: "Enter the mail address that your company knows, or scan a code.",
                footnote: "Or", textInput: Field(textInputValue: "laurel.osborn@example.com"),
                action: Task(actionText: "Continue"), secondaryAction: Task(actionText: "Scan"))
        }
    }

    /// A text that is being edited.
    nonisolated public final class Field: TextInputModel {
        public var textInputValue: String
        public let onCommit: (() -> Void)?

        /// - Parameters:
        ///   - textInputValue: The text.
        ///   - onCommit: Called when the text is committed.
        public init(textInputValue: String = "", onCommit: (() -> Void)? = nil) {
            self.textInputValue = textInputValue
            self.onCommit = onCommit
        }
    }

    /// An operation in progress, to show in components that are made with a model.
    nonisolated public struct Waiting: ProgressIndicatorModel {
        public var progressIndicatorText: String?
    }

    /// Pages of information to show in components that are made with a model.
    nonisolated public struct Information: InfoViewModel {
        public var title: String
        public var descriptionText: String?
        public var action: ActionModel?
        public var secondaryAction: ActionModel?
        public var progressIndicator: ProgressIndicatorModel?

        /// A page about an operation in progress.
        public static var loading: Information {
            Information(
                title: "Setting Up", descriptionText: "The turbines of your region are being loaded.",
                secondaryAction: Task(actionText: "Skip"), progressIndicator: Waiting(progressIndicatorText: "Loading"))
        }
    }

    /// Agreements to show in components that are made with a model.
    nonisolated public struct Agreement: EULAViewModel {
        public var title: String
        public var bodyAttributedText: AttributedString?
        public var didAgree: (() -> Void)?
        public var didDisagree: (() -> Void)?
        public var didCancel: (() -> Void)?

        /// An agreement of a few lines.
        public static var licence: Agreement {
            Agreement(
                title: "Licence Agreement",
                bodyAttributedText: AttributedString(
                    "This app may be used by the people of the company that has licensed it, on the devices that the "
                        + "company has approved. It may not be copied, sold or lent.\n\nReadings that the app takes "
                        + "belong to the company."))
        }
    }
}
