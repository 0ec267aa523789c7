import FioriThemeManager
import SwiftUI

extension Fiori {
    nonisolated enum InfoView {
        static let title = Themed("InfoView.title", TextStyle(.title, weight: .bold, .primaryLabel))
        static let descriptionText = Themed("InfoView.descriptionText", TextStyle(.body, .secondaryLabel))
        static let action = Themed("InfoView.action", PageActionStyle(isProminent: true))
        static let secondaryAction = Themed("InfoView.secondaryAction", PageActionStyle(isProminent: false))
        static let progressIndicator = Themed("InfoView.progressIndicator", EmptyModifier(), as: .progress)
        static let titleCumulative = EmptyModifier()
        static let descriptionTextCumulative = EmptyModifier()
        static let actionCumulative = EmptyModifier()
        static let secondaryActionCumulative = EmptyModifier()
        static let progressIndicatorCumulative = EmptyModifier()
    }
}

extension InfoView: View {
    public var body: some View {
        OnboardingPage(isRegular: horizontalSizeClass == .regular) {
            title.modifier(PageHeading())
            if !isDescriptionTextEmptyView { descriptionText }
            if !isProgressIndicatorEmptyView { progressIndicator }
        } actions: {
            if !isActionEmptyView { action }
            if !isSecondaryActionEmptyView { secondaryAction }
        }
    }
}

struct InfoViewLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(InfoView(model: LibraryPreviewData.Information.loading), category: .control)
    }
}

struct InfoViewPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            InfoView(model: LibraryPreviewData.Information.loading)
        }
    }
}
