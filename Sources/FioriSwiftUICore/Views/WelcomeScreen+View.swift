import FioriThemeManager
import SwiftUI

extension Fiori {
    nonisolated enum WelcomeScreen {
        static let title = Themed("WelcomeScreen.title", TextStyle(.title, weight: .bold, .primaryLabel))
        static let descriptionText = Themed("WelcomeScreen.descriptionText", TextStyle(.body, .secondaryLabel))
        static let subtitle = Themed("WelcomeScreen.subtitle", TextStyle(.headline, weight: .semibold, .primaryLabel))
        static let footnote = Themed("WelcomeScreen.footnote", TextStyle(.footnote, .secondaryLabel))
        static let icon = Themed("WelcomeScreen.icon", PageIcon())
        static let textInput = Themed("WelcomeScreen.textInput", EmptyModifier())
        static let action = Themed("WelcomeScreen.action", PageActionStyle(isProminent: true))
        static let secondaryAction = Themed("WelcomeScreen.secondaryAction", PageActionStyle(isProminent: false))
        static let titleCumulative = EmptyModifier()
        static let descriptionTextCumulative = EmptyModifier()
        static let subtitleCumulative = EmptyModifier()
        static let footnoteCumulative = EmptyModifier()
        static let iconCumulative = EmptyModifier()
        static let textInputCumulative = EmptyModifier()
        static let actionCumulative = EmptyModifier()
        static let secondaryActionCumulative = EmptyModifier()
    }
}

extension WelcomeScreen: View {
    public var body: some View {
        OnboardingPage(isRegular: horizontalSizeClass == .regular) {
            if !isIconEmptyView { icon }
            title.modifier(PageHeading())
            if !isSubtitleEmptyView { subtitle }
            if !isDescriptionTextEmptyView { descriptionText }
            if !isTextInputEmptyView { textInput.multilineTextAlignment(.leading) }
        } actions: {
            if !isActionEmptyView { action }
            if !isSecondaryActionEmptyView { secondaryAction }
            if !isFootnoteEmptyView { footnote }
        }
    }
}

struct WelcomeScreenLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(WelcomeScreen(model: LibraryPreviewData.Welcome.wind), category: .control)
    }
}

struct WelcomeScreenPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            WelcomeScreen(model: LibraryPreviewData.Welcome.wind)
        }
    }
}
