import FioriThemeManager
import SwiftUI

extension Fiori {
    nonisolated enum ObjectItem {
        static let title = Themed(
            "ObjectItem.title", TextStyle(.headline, weight: .semibold, .primaryLabel), as: .cellTitle)
        static let subtitle = Themed("ObjectItem.subtitle", TextStyle(.body, .primaryLabel), as: .cellDetail)
        static let footnote = Themed("ObjectItem.footnote", TextStyle(.subheadline, .secondaryLabel), as: .cellDetail)
        static let descriptionText = Themed(
            "ObjectItem.descriptionText", TextStyle(.subheadline, .secondaryLabel), as: .cellDetail)
        static let status = Themed("ObjectItem.status", TextStyle(.subheadline, .secondaryLabel), as: .cellDetail)
        static let substatus = Themed("ObjectItem.substatus", TextStyle(.subheadline, .secondaryLabel), as: .cellDetail)
        static let detailImage = Themed("ObjectItem.detailImage", PortraitStyle())
        static let icons = Themed("ObjectItem.icons", PartOfComponent(Fiori.IconStack.icons))
        static let action = Themed("ObjectItem.action", EmptyModifier())
        static let titleCumulative = TitleLineLimit(lines: 2)
        static let subtitleCumulative = ObjectLineLimit(lines: 1)
        static let footnoteCumulative = ObjectLineLimit(lines: 1)
        static let descriptionTextCumulative = ObjectLineLimit(lines: 3)
        static let statusCumulative = ObjectLineLimit(lines: 2)
        static let substatusCumulative = ObjectLineLimit(lines: 2)
        static let detailImageCumulative = ObjectImageShape(side: 45)
        static let iconsCumulative = EmptyModifier()
        static let actionCumulative = EmptyModifier()
    }
}

extension ObjectItem: View {
    public var body: some View {
        ObjectLayout(
            isRegular: horizontalSizeClass == .regular, splitPercent: splitPercent,
            hasIcons: !isIconsEmptyView, hasImage: !isDetailImageEmptyView,
            hasDescription: !isDescriptionTextEmptyView,
            hasStatus: !isStatusEmptyView || !isSubstatusEmptyView, hasAction: !isActionEmptyView
        ) {
            icons.iconsModifier { $0 }
        } picture: {
            detailImage
        } texts: {
            title.titleRowPart(.title)
            if !isSubtitleEmptyView { subtitle }
            if !isFootnoteEmptyView { footnote }
        } description: {
            descriptionText
        } status: {
            if !isStatusEmptyView { status }
            if !isSubstatusEmptyView { substatus }
        } action: {
            action
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .cellStyleClass()
    }
}

struct ObjectItemLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(ObjectItem(model: LibraryPreviewData.Device.pump), category: .control)
    }
}

struct ObjectItemPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            ObjectItem(model: LibraryPreviewData.Device.pump)
        }
    }
}
