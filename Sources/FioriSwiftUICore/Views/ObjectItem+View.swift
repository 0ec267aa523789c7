import FioriThemeManager
import SwiftUI

extension Fiori {
    enum ObjectItem {
        struct Title: ViewModifier {
            func body(content: Content) -> some View {
                content
                    .font(.fiori(forTextStyle: .headline, weight: .semibold))
                    .foregroundStyle(.preferredColor(.primaryLabel))
            }
        }

        struct Subtitle: ViewModifier {
            func body(content: Content) -> some View {
                content
                    .font(.fiori(forTextStyle: .body))
                    .foregroundStyle(.preferredColor(.primaryLabel))
            }
        }

        struct Footnote: ViewModifier {
            func body(content: Content) -> some View {
                content
                    .font(.fiori(forTextStyle: .subheadline))
                    .foregroundStyle(.preferredColor(.secondaryLabel))
            }
        }

        struct DescriptionText: ViewModifier {
            func body(content: Content) -> some View {
                content
                    .font(.fiori(forTextStyle: .subheadline))
                    .foregroundStyle(.preferredColor(.secondaryLabel))
            }
        }

        struct Status: ViewModifier {
            func body(content: Content) -> some View {
                content
                    .font(.fiori(forTextStyle: .subheadline))
                    .foregroundStyle(.preferredColor(.secondaryLabel))
            }
        }

        /// The picture of an object, which says nothing that its title does not say.
        struct DetailImage: ViewModifier {
            func body(content: Content) -> some View {
                content
                    .foregroundStyle(.preferredColor(.tertiaryLabel))
                    .accessibilityHidden(true)
            }
        }

        /// A square of 45 points (remembered from Fiori's object cell), which a symbol fills.
        struct DetailImageCumulative: ViewModifier {
            func body(content: Content) -> some View {
                content
                    .font(.system(size: 36))
                    .frame(width: 45, height: 45)
                    .clipShape(RoundedRectangle(cornerRadius: 4))
            }
        }

        typealias Substatus = Status
        typealias Icons = EmptyModifier
        typealias Action = EmptyModifier
        typealias TitleCumulative = ObjectLineLimit
        typealias SubtitleCumulative = ObjectLineLimit
        typealias FootnoteCumulative = ObjectLineLimit
        typealias DescriptionTextCumulative = ObjectLineLimit
        typealias StatusCumulative = ObjectLineLimit
        typealias SubstatusCumulative = ObjectLineLimit
        typealias IconsCumulative = EmptyModifier
        typealias ActionCumulative = EmptyModifier

        static let title = Themed("ObjectItem.title", Title())
        static let subtitle = Themed("ObjectItem.subtitle", Subtitle())
        static let footnote = Themed("ObjectItem.footnote", Footnote())
        static let descriptionText = Themed("ObjectItem.descriptionText", DescriptionText())
        static let status = Themed("ObjectItem.status", Status())
        static let substatus = Themed("ObjectItem.substatus", Substatus())
        static let detailImage = Themed("ObjectItem.detailImage", DetailImage())
        static let icons = Themed("ObjectItem.icons", Icons())
        static let action = Themed("ObjectItem.action", Action())
        static let titleCumulative = ObjectLineLimit(lines: 2)
        static let subtitleCumulative = ObjectLineLimit(lines: 1)
        static let footnoteCumulative = ObjectLineLimit(lines: 1)
        static let descriptionTextCumulative = ObjectLineLimit(lines: 3)
        static let statusCumulative = ObjectLineLimit(lines: 1)
        static let substatusCumulative = ObjectLineLimit(lines: 1)
        static let detailImageCumulative = DetailImageCumulative()
        static let iconsCumulative = IconsCumulative()
        static let actionCumulative = ActionCumulative()
    }
}

/// Texts of data are kept to a few lines, except where lines are short because letters are large. What an app hands in
/// keeps its own limits.
struct ObjectLineLimit: ViewModifier {
    let lines: Int
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    init(lines: Int) { self.lines = lines }

    func body(content: Content) -> some View {
        content.lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : lines)
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
            icons
        } picture: {
            detailImage
        } texts: {
            title
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
    }
}

struct ObjectItemLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(ObjectItem(model: LibraryPreviewData.Device.pump), category: .control)
    }
}
