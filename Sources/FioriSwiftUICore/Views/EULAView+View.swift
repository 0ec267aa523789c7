import FioriThemeManager
import SwiftUI

extension Fiori {
    nonisolated enum EULAView {
        static let title = Themed("EULAView.title", TextStyle(.title2, weight: .bold, .primaryLabel))
        static let bodyAttributedText = Themed(
            "EULAView.bodyAttributedText", TextStyle(.body, .primaryLabel), as: .reading)
        static let htmlContent = Themed("EULAView.htmlContent", TextStyle(.body, .primaryLabel), as: .reading)
        static let agreeAction = Themed("EULAView.agreeAction", PageActionStyle(isProminent: true))
        static let disagreeAction = Themed("EULAView.disagreeAction", PageActionStyle(isProminent: false))
        static let cancelAction = Themed("EULAView.cancelAction", PageActionStyle(isProminent: false, isWide: false))
        static let titleCumulative = EmptyModifier()
        static let bodyAttributedTextCumulative = EmptyModifier()
        static let htmlContentCumulative = EmptyModifier()
        static let agreeActionCumulative = EmptyModifier()
        static let disagreeActionCumulative = EmptyModifier()
        static let cancelActionCumulative = EmptyModifier()
    }
}

extension EULAView: View {
    public var body: some View {
        ReadingPage {
            if !isCancelActionEmptyView { cancelAction.actionEffect { _didCancel?() } }
        } content: {
            title.modifier(PageHeading())
            if !isBodyAttributedTextEmptyView { bodyAttributedText }
            if !isHtmlContentEmptyView { htmlContent }
        } actions: {
            if !isAgreeActionEmptyView { agreeAction.actionEffect { _didAgree?() } }
            if !isDisagreeActionEmptyView { disagreeAction.actionEffect { _didDisagree?() } }
        }
    }
}

struct EULAViewLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(EULAView(model: LibraryPreviewData.Agreement.licence), category: .control)
    }
}

struct EULAViewPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            EULAView(model: LibraryPreviewData.Agreement.licence)
        }
    }
}
