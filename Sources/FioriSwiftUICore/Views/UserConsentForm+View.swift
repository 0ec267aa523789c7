import FioriThemeManager
import SwiftUI

extension Fiori {
    nonisolated enum UserConsentForm {
        static let nextAction = Themed("UserConsentForm.nextAction", PageActionStyle(isProminent: true))
        static let cancelAction = Themed("UserConsentForm.cancelAction", narrow)
        static let allowAction = Themed("UserConsentForm.allowAction", PageActionStyle(isProminent: true))
        static let denyAction = Themed("UserConsentForm.denyAction", PageActionStyle(isProminent: false))
        static let notNowAction = Themed("UserConsentForm.notNowAction", PageActionStyle(isProminent: false))
        static let nextActionCumulative = EmptyModifier()
        static let cancelActionCumulative = EmptyModifier()
        static let allowActionCumulative = EmptyModifier()
        static let denyActionCumulative = EmptyModifier()
        static let notNowActionCumulative = EmptyModifier()

        private static var narrow: PageActionStyle { PageActionStyle(isProminent: false, isWide: false) }
    }
}

extension UserConsentForm: View {
    public var body: some View {
        ConsentFlowReader { flow in
            ReadingPage {
                if !isCancelActionEmptyView {
                    cancelAction.actionEffect {
                        _didCancel?()
                        flow?.cancel()
                    }
                }
            } barEnd: {
                if userConsentPages.count > 1 {
                    StepLabel(step: page + 1, count: userConsentPages.count)
                }
            } content: {
                if page < userConsentPages.count { userConsentPages.view(at: page) }
            } actions: {
                if page + 1 < userConsentPages.count {
                    if !isNextActionEmptyView { nextAction.actionEffect { page += 1 } }
                } else {
                    answers(flow)
                }
            }
            // A page begins at its top, however far the one before was scrolled.
            .id(page)
            .alert(_alertConfiguration?.title ?? "", isPresented: $isAlertPresented, presenting: _alertConfiguration) {
                ForEach(Array($0.actions.enumerated()), id: \.offset) { _, action in
                    Button(action.title, role: action.role) {
                        action.handler?()
                        if action.role != .cancel { deny(flow) }
                    }
                }
            } message: { configuration in
                if let message = configuration.message { Text(message) }
            }
        }
    }

    @ViewBuilder private func answers(_ flow: ConsentFlow?) -> some View {
        if !isAllowActionEmptyView {
            allowAction.actionEffect {
                _didAllow?()
                flow?.allow()
            }
        }
        if _isRequired {
            if !isDenyActionEmptyView {
                denyAction.actionEffect {
                    if _alertConfiguration != nil { isAlertPresented = true } else { deny(flow) }
                }
            }
        } else if !isNotNowActionEmptyView {
            notNowAction.actionEffect { deny(flow) }
        }
    }

    private func deny(_ flow: ConsentFlow?) {
        _didDeny?(_isRequired)
        flow?.deny(_isRequired)
    }
}

struct UserConsentFormLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(UserConsentForm(model: LibraryPreviewData.ConsentForm.usage), category: .control)
    }
}

struct UserConsentFormPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            UserConsentForm(model: LibraryPreviewData.ConsentForm.usage)
        }
    }
}
