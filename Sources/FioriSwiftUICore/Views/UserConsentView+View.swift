import FioriThemeManager
import SwiftUI

extension Fiori {
    nonisolated enum UserConsentView {
    }
}

extension UserConsentView: View {
    public var body: some View {
        if form < userConsentForms.count {
            userConsentForms.view(at: form)
                .id(form)
                .environment(\.consentFlow, flow)
        }
    }

    private var flow: ConsentFlow {
        ConsentFlow(
            allow: {
                _didAllow?(form)
                allowed.append(form)
                advance()
            },
            deny: { isRequired in
                _didDeny?(form)
                // After the denial of a required consent, the app decides how to continue.
                if !isRequired { advance() }
            },
            cancel: { _didCancel?() })
    }

    private func advance() {
        if form + 1 < userConsentForms.count {
            form += 1
        } else {
            _didFinish?(allowed)
        }
    }
}

struct UserConsentViewLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(UserConsentView(model: LibraryPreviewData.Consent.all), category: .control)
    }
}

struct UserConsentViewPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            UserConsentView(model: LibraryPreviewData.Consent.all)
        }
    }
}
