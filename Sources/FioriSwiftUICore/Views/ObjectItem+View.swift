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

/// Limits texts to a few lines, except at the accessibility text sizes, where lines are short. Limits that an app sets
/// take precedence.
nonisolated struct ObjectLineLimit: ViewModifier {
    let lines: Int
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    init(lines: Int) { self.lines = lines }

    @MainActor func body(content: Content) -> some View {
        content.lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : lines)
    }
}

/// Clips the picture of an object to a square, 45 points wide in lists. A symbol fills the square. The square scales
/// with the text size as titles do.
nonisolated struct ObjectImageShape: ViewModifier {
    @ScaledMetric private var side: CGFloat

    /// - Parameter side: Side length in points, at the default text size.
    init(side: CGFloat) { _side = ScaledMetric(wrappedValue: side, relativeTo: .title) }

    @MainActor func body(content: Content) -> some View {
        let side = side.rounded()
        content
            .font(.system(size: side * 0.8))
            .frame(width: side, height: side)
            .clipShape(RoundedRectangle(cornerRadius: 4))
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
