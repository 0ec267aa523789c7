import FioriThemeManager
import SwiftUI

extension Fiori {
    nonisolated enum UserConsentPage {
        static let title = Themed("UserConsentPage.title", TextStyle(.title2, weight: .bold, .primaryLabel))
        static let bodyAttributedText = Themed(
            "UserConsentPage.bodyAttributedText", TextStyle(.body, .primaryLabel), as: .reading)
        static let action = Themed("UserConsentPage.action", PageActionStyle(isProminent: false, isWide: false))
        static let titleCumulative = EmptyModifier()
        static let bodyAttributedTextCumulative = EmptyModifier()
        static let actionCumulative = EmptyModifier()
    }
}

extension UserConsentPage: View {
    public var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            title.modifier(PageHeading())
            if !isBodyAttributedTextEmptyView { bodyAttributedText }
            // The text of the button begins where the other texts do.
            if !isActionEmptyView { action.padding(.horizontal, -8) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

struct UserConsentPageLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(UserConsentPage(model: LibraryPreviewData.ConsentPage.data), category: .control)
    }
}

struct UserConsentPagePreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            UserConsentPage(model: LibraryPreviewData.ConsentPage.data)
        }
    }
}
