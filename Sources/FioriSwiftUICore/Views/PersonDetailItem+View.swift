import SwiftUI

extension Fiori {
    enum PersonDetailItem {
        typealias Title = PersonTitleStyle
        typealias Subtitle = PersonSubtitleStyle
        typealias TitleCumulative = EmptyModifier
        typealias SubtitleCumulative = EmptyModifier
        typealias DetailImage = PortraitStyle
        typealias DetailImageCumulative = PortraitShape

        static let title = Themed("PersonDetailItem.title", Title())
        static let subtitle = Themed("PersonDetailItem.subtitle", Subtitle())
        static let detailImage = Themed("PersonDetailItem.detailImage", DetailImage())
        static let titleCumulative = TitleCumulative()
        static let subtitleCumulative = SubtitleCumulative()
        static let detailImageCumulative = DetailImageCumulative()
    }
}

extension PersonDetailItem: View {
    public var body: some View {
        PersonLayout(hasImage: !isDetailImageEmptyView) {
            detailImage
        } texts: {
            title
            if !isSubtitleEmptyView { subtitle }
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .accessibilityElement(children: .combine)
    }
}

struct PersonDetailItemLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(PersonDetailItem(model: LibraryPreviewData.Person.laurelosborn), category: .control)
    }
}
