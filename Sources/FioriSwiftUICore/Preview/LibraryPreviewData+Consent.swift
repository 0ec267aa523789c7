import SwiftUI

nonisolated extension LibraryPreviewData {
    /// Pages of consent to show in components that are made with a model.
    nonisolated public struct ConsentPage: UserConsentPageModel {
        public var title: String
        public var bodyAttributedText: AttributedString?
        public var action: ActionModel?

        /// Page about the collected data.
        public static var data: ConsentPage {
            ConsentPage(
                title: "Data Privacy",
                bodyAttributedText: AttributedString(
                    "The app collects how often each of its pages is opened. Nothing of it says who you are."),
                action: Task(actionText: "Learn More"))
        }

        /// Page about the purpose of the collection.
        public static var purpose: ConsentPage {
            ConsentPage(
                title: "What It Is For",
                bodyAttributedText: AttributedString("Pages that nobody opens are removed; the others load faster."))
        }
    }

    /// Forms of consent to show in components that are made with a model.
    nonisolated public struct ConsentForm: UserConsentFormModel {
        public var userConsentPages: [UserConsentPageModel]
        public var isRequired: Bool
        public var alertConfiguration: AlertConfiguration?

        /// - Parameters:
        ///   - userConsentPages: The pages, in the order they are read.
        ///   - isRequired: True if the app cannot be used without this consent.
        ///   - alertConfiguration: Alert shown before a required consent is denied.
        public init(
            userConsentPages: [UserConsentPageModel], isRequired: Bool = true,
            alertConfiguration: AlertConfiguration? = nil
        ) {
            self.userConsentPages = userConsentPages
            self.isRequired = isRequired
            self.alertConfiguration = alertConfiguration
        }

        /// A required form of two pages.
        public static var usage: ConsentForm {
            ConsentForm(
                userConsentPages: [ConsentPage.data, ConsentPage.purpose],
                alertConfiguration: AlertConfiguration(
                    title: "Deny Consent?", message: "The app cannot be used without it.",
                    actions: [
                        .init(title: "Go Back", role: .cancel), .init(title: "Deny Anyway", role: .destructive),
                    ]))
        }

        /// An optional form.
        public static var diagnostics: ConsentForm {
            ConsentForm(
                userConsentPages: [
                    ConsentPage(
                        title: "Diagnostics",
                        bodyAttributedText: AttributedString("Reports of failures help to find their cause."))
                ], isRequired: false)
        }
    }

    /// Several forms to show in components that are made with a model.
    nonisolated public struct Consent: UserConsentViewModel {
        public var userConsentForms: [UserConsentFormModel]
        public var didAllow: ((Int) -> Void)?
        public var didDeny: ((Int) -> Void)?
        public var didCancel: (() -> Void)?
        public var didFinish: (([Int]) -> Void)?

        /// A required form and an optional one.
        public static var all: Consent {
            Consent(userConsentForms: [ConsentForm.usage, ConsentForm.diagnostics])
        }
    }
}
