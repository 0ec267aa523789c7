import FioriThemeManager
import SwiftUI

extension Fiori {
    nonisolated enum ActivationScreen {
        static let title = Themed("ActivationScreen.title", TextStyle(.title, weight: .bold, .primaryLabel))
        static let descriptionText = Themed("ActivationScreen.descriptionText", TextStyle(.body, .secondaryLabel))
        static let footnote = Themed("ActivationScreen.footnote", TextStyle(.subheadline, .secondaryLabel))
        static let textInput = Themed("ActivationScreen.textInput", EmptyModifier())
        static let action = Themed("ActivationScreen.action", PageActionStyle(isProminent: true))
        static let secondaryAction = Themed("ActivationScreen.secondaryAction", PageActionStyle(isProminent: false))
        static let titleCumulative = EmptyModifier()
        static let descriptionTextCumulative = EmptyModifier()
        static let footnoteCumulative = EmptyModifier()
        static let textInputCumulative = EmptyModifier()
        static let actionCumulative = EmptyModifier()
        static let secondaryActionCumulative = EmptyModifier()
    }
}

extension ActivationScreen: View {
    public var body: some View {
        OnboardingPage(isRegular: horizontalSizeClass == .regular) {
            title.modifier(PageHeading())
            if !isDescriptionTextEmptyView { descriptionText }
            if !isTextInputEmptyView { textInput.multilineTextAlignment(.leading) }
        } actions: {
            if !isActionEmptyView { action }
            if !isFootnoteEmptyView { footnote }
            if !isSecondaryActionEmptyView { secondaryAction }
        }
    }
}

struct ActivationScreenLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(ActivationScreen(model: LibraryPreviewData.Activation.mail), category: .control)
    }
}

struct ActivationScreenPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            ActivationScreen(model: LibraryPreviewData.Activation.mail)
        }
    }
}
