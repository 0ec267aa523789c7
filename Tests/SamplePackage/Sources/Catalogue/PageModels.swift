import FioriSwiftUI
import Foundation
import SwiftUI

/// The text of a field: a class, because a field changes it.
public final class MailAddress: TextInputModel {
    public var textInputValue: String
    public let onCommit: (() -> Void)?

    public init(_ address: String = "", onCommit: (() -> Void)? = nil) {
        textInputValue = address
        self.onCommit = onCommit
    }
}

/// The same as an object of SwiftUI's.
public final class ObservedAddress: ObservableObject, TextInputModel {
    @Published public var textInputValue = ""

    public init() {}
}

/// The pages that an app begins with, all in one: a type may conform to several models that have a property in common.
public struct Beginning: WelcomeScreenModel, ActivationScreenModel, InfoViewModel {
    public var title: String
    public var descriptionText: String? = "Say who you are."
    public var subtitle: String? = "Anybody may look around."
    public var footnote: String? = "Free of charge"
    public var icon: Image? = Image(systemName: "wind")
    public var textInput: TextInputModel? = MailAddress()
    public var action: ActionModel? = Chore(actionText: "Start")
    public var secondaryAction: ActionModel? = Chore(actionText: "Look around")
    public var progressIndicator: ProgressIndicatorModel? = Marks()

    public init(title: String) { self.title = title }
}

/// A title only. Each further member of these models has one default, although several of them require it.
public struct Named: ObjectItemModel, ObjectHeaderModel, HeaderChartModel, PersonDetailItemModel, ProfileHeaderModel,
    SectionHeaderModel, KPIModel, SideBarModel, SideBarListItemModel, WelcomeScreenModel, ActivationScreenModel,
    InfoViewModel, UserConsentPageModel, KPIItemModel, KPIProgressItemModel, ActivityItemModel, EULAViewModel,
    SignatureCaptureViewModel, IconStackModel, TagStackModel, ActionModel, ProgressIndicatorModel
{
    public let title: String

    public init(title: String) { self.title = title }
}

/// The same for models of consent.
public struct Asked: UserConsentFormModel, EULAViewModel, SignatureCaptureViewModel {
    public let title: String
    public let userConsentPages: [UserConsentPageModel]

    public init(title: String) {
        self.title = title
        userConsentPages = [Named(title: title)]
    }
}

/// A licence with everything.
public struct Licence: EULAViewModel {
    public var title: String
    public var bodyAttributedText: AttributedString? = "You may use this app."
    public var agreeAction: ActionModel? = Chore(actionText: "Yes")
    public var disagreeAction: ActionModel? = _DisagreeActionDefault()
    public var cancelAction: ActionModel?
    public var didAgree: (() -> Void)?
    public var didDisagree: (() -> Void)?
    public var didCancel: (() -> Void)?

    public init(title: String) { self.title = title }
}

/// A page, a form and a walk through forms of consent.
public struct Consent: UserConsentViewModel {
    public struct Page: UserConsentPageModel {
        public var title: String
        public var bodyAttributedText: AttributedString? = "We would like to know."
        public var action: ActionModel? = Chore(actionText: "Learn more")

        public init(title: String) { self.title = title }
    }

    public struct Form: UserConsentFormModel {
        public var userConsentPages: [UserConsentPageModel]
        public var isRequired: Bool
        public var nextAction: ActionModel? = _NextActionDefault()
        public var cancelAction: ActionModel? = _CancelActionDefault()
        public var allowAction: ActionModel? = _AllowActionDefault()
        public var denyAction: ActionModel? = _DenyActionDefault()
        public var notNowAction: ActionModel? = _NotNowActionDefault()
        public var alertConfiguration: AlertConfiguration?
        public var didAllow: (() -> Void)?
        public var didDeny: ((Bool) -> Void)?
        public var didCancel: (() -> Void)?

        public init(_ titles: [String], isRequired: Bool) {
            userConsentPages = titles.map(Page.init)
            self.isRequired = isRequired
            alertConfiguration = AlertConfiguration(
                title: "Are you sure?", message: "It does not work without.",
                actions: [AlertConfiguration.Action(title: "Back", role: .cancel)])
        }
    }

    public var userConsentForms: [UserConsentFormModel]
    public var didAllow: ((Int) -> Void)?
    public var didDeny: ((Int) -> Void)?
    public var didCancel: (() -> Void)?
    public var didFinish: (([Int]) -> Void)?

    public init() {
        userConsentForms = [Form(["Location", "Time"], isRequired: true), Form(["Mail"], isRequired: false)]
    }
}

/// A signature.
public struct Receipt: SignatureCaptureViewModel {
    public var title: String
    public var startAction: ActionModel? = Chore(actionText: "Sign")
    public var restartAction: ActionModel? = Chore(actionText: "Again")
    public var cancelAction: ActionModel? = _CancelActionDefault()
    public var clearAction: ActionModel? = _ClearActionDefault()
    public var saveAction: ActionModel? = _SaveActionDefault()
    public var signatureImage: Image?
    public var onSave: ((Image) -> Void)?
    public var onDelete: (() -> Void)?

    public init(title: String) { self.title = title }
}
