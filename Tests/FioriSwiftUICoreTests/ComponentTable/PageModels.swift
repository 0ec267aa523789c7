import FioriSwiftUICore
import SwiftUI

// Models of pages, consent and signatures, with all and with only the required members.

nonisolated final class FullTextInput: TextInputModel {
    var textInputValue = "Input"
    var onCommit: (() -> Void)? = {}
}

nonisolated final class EmptyTextInput: TextInputModel {
    var textInputValue = ""
}

nonisolated struct FullPage: WelcomeScreenModel, ActivationScreenModel, InfoViewModel {
    let title = "Title"
    let descriptionText: String? = "Description"
    let subtitle: String? = "Subtitle"
    let footnote: String? = "Footnote"
    let icon: Image? = Image(systemName: "wind")
    let textInput: TextInputModel? = FullTextInput()
    let action: ActionModel? = FullAction()
    let secondaryAction: ActionModel? = FullSecondaryAction()
    let progressIndicator: ProgressIndicatorModel? = FullProgressIndicator()
}

nonisolated struct TitledWelcome: WelcomeScreenModel {
    let title = "Title"
}

nonisolated struct TitledActivation: ActivationScreenModel {
    let title = "Title"
}

nonisolated struct TitledInfo: InfoViewModel {
    let title = "Title"
}

nonisolated struct TitledAgreement: EULAViewModel {
    let title = "Title"
}

nonisolated struct TitledConsentPage: UserConsentPageModel {
    let title = "Title"
}

nonisolated struct TitledSignature: SignatureCaptureViewModel {
    let title = "Title"
}

nonisolated struct FullSecondaryAction: ActionModel {
    let actionText: String? = "Skip"
}

nonisolated struct FullAgreement: EULAViewModel {
    let title = "Title"
    let bodyAttributedText: AttributedString? = "Body"
    let agreeAction: ActionModel? = FullAction()
    let disagreeAction: ActionModel? = FullSecondaryAction()
    let cancelAction: ActionModel? = nil
    let didAgree: (() -> Void)? = {}
    let didDisagree: (() -> Void)? = {}
    let didCancel: (() -> Void)? = {}
}

nonisolated struct FullConsentPage: UserConsentPageModel {
    let title = "Title"
    let bodyAttributedText: AttributedString? = "Body"
    let action: ActionModel? = FullAction()
}

nonisolated struct FullConsentForm: UserConsentFormModel {
    let userConsentPages: [UserConsentPageModel] = [FullConsentPage()]
    let isRequired = false
    let nextAction: ActionModel? = nil
    let cancelAction: ActionModel? = nil
    let allowAction: ActionModel? = FullAction()
    let denyAction: ActionModel? = nil
    let notNowAction: ActionModel? = FullSecondaryAction()
    let alertConfiguration: AlertConfiguration? = AlertConfiguration(
        title: "Sure?", message: "It cannot be undone.", actions: [.init(title: "Yes", role: .destructive)])
    let didAllow: (() -> Void)? = {}
    let didDeny: ((Bool) -> Void)? = { _ in }
    let didCancel: (() -> Void)? = {}
}

nonisolated struct EmptyConsentForm: UserConsentFormModel {
    let userConsentPages: [UserConsentPageModel] = [TitledConsentPage()]
}

nonisolated struct FullConsent: UserConsentViewModel {
    let userConsentForms: [UserConsentFormModel] = [FullConsentForm()]
    let didAllow: ((Int) -> Void)? = { _ in }
    let didDeny: ((Int) -> Void)? = { _ in }
    let didCancel: (() -> Void)? = {}
    let didFinish: (([Int]) -> Void)? = { _ in }
}

nonisolated struct EmptyConsent: UserConsentViewModel {
    let userConsentForms: [UserConsentFormModel] = [EmptyConsentForm()]
}

nonisolated struct FullSignature: SignatureCaptureViewModel {
    let title = "Title"
    let startAction: ActionModel? = FullAction()
    let restartAction: ActionModel? = FullSecondaryAction()
    let cancelAction: ActionModel? = nil
    let clearAction: ActionModel? = nil
    let saveAction: ActionModel? = nil
    let signatureImage: Image? = Image(systemName: "signature")
    let onSave: ((Image) -> Void)? = { _ in }
    let onDelete: (() -> Void)? = {}
}
