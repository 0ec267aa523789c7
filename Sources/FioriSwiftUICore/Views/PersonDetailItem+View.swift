import FioriThemeManager
import SwiftUI

extension Fiori {
    nonisolated enum PersonDetailItem {
        static let title = Themed(
            "PersonDetailItem.title", TextStyle(.headline, weight: .semibold, .primaryLabel), as: .cellTitle)
        static let subtitle = Themed(
            "PersonDetailItem.subtitle", TextStyle(.subheadline, .secondaryLabel), as: .cellDetail)
        static let detailImage = Themed("PersonDetailItem.detailImage", PortraitStyle())
        static let titleCumulative = EmptyModifier()
        static let subtitleCumulative = EmptyModifier()
        static let detailImageCumulative = PortraitShape()
    }
}

extension PersonDetailItem: View {
    public var body: some View {
        PersonLayout(hasImage: !isDetailImageEmptyView) {
            detailImage
        } texts: {
            title.titleRowPart(.title)
            if !isSubtitleEmptyView { subtitle }
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .accessibilityElement(children: .combine)
        .cellStyleClass()
    }
}

struct PersonDetailItemLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(PersonDetailItem(model: LibraryPreviewData.Person.laurelosborn), category: .control)
    }
}

struct PersonDetailItemPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            PersonDetailItem(model: LibraryPreviewData.Person.laurelosborn)
        }
    }
}
