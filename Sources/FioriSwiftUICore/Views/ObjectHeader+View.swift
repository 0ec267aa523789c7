import SwiftUI

extension Fiori {
    nonisolated enum ObjectHeader {
        static let title = Themed("ObjectHeader.title", TextStyle(.title3, weight: .semibold, .primaryLabel))
        static let subtitle = Themed("ObjectHeader.subtitle", TextStyle(.body, .primaryLabel))
        static let tags = Themed("ObjectHeader.tags", PartOfComponent(Fiori.TagStack.tags), as: .label)
        static let bodyText = Themed("ObjectHeader.bodyText", TextStyle(.subheadline, .primaryLabel))
        static let footnote = Themed("ObjectHeader.footnote", TextStyle(.footnote, .secondaryLabel))
        static let descriptionText = Themed("ObjectHeader.descriptionText", TextStyle(.subheadline, .secondaryLabel))
        static let status = Themed("ObjectHeader.status", TextStyle(.subheadline, .secondaryLabel))
        static let substatus = Themed("ObjectHeader.substatus", TextStyle(.subheadline, .secondaryLabel))
        static let detailImage = Themed("ObjectHeader.detailImage", PortraitStyle())
        static let titleCumulative = TitleLineLimit(lines: 3)
        static let subtitleCumulative = ObjectLineLimit(lines: 2)
        static let tagsCumulative = EmptyModifier()
        static let bodyTextCumulative = ObjectLineLimit(lines: 2)
        static let footnoteCumulative = ObjectLineLimit(lines: 2)
        static let descriptionTextCumulative = ObjectLineLimit(lines: 4)
        static let statusCumulative = ObjectLineLimit(lines: 2)
        static let substatusCumulative = ObjectLineLimit(lines: 2)
        static let detailImageCumulative = ObjectImageShape(side: 64)
    }
}

extension ObjectHeader: View {
    public var body: some View {
        ObjectHeaderLayout(
            isRegular: horizontalSizeClass == .regular, hasMore: hasMore, hasDetail: hasDetail
        ) {
            object
        } more: {
            more
        } detail: {
            detailContent
        } indicator: {
            PageIndicator(numberOfPages: $0, currentPage: $1)
        }
    }

    private var object: some View {
        VStack(alignment: .leading, spacing: 8) {
            if dynamicTypeSize.isAccessibilitySize {
                if !isDetailImageEmptyView { detailImage }
                VStack(alignment: .leading, spacing: 4) { names }
                if hasStatus { VStack(alignment: .leading, spacing: 4) { states } }
            } else {
                TitleRow(alignment: .top, spacing: 12) {
                    if !isDetailImageEmptyView { detailImage.titleRowPart(.leading) }
                    names
                    if hasStatus, isNarrow {
                        VStack(alignment: .leading, spacing: 4) { states }.padding(.top, 4)
                    } else if hasStatus {
                        TitleSideStack { states }.titleRowPart(.side)
                    }
                }
            }
            if !isTagsEmptyView { tags.tagsModifier { $0 } }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(HeadingElement())
    }

    /// True if the object is in one of three columns, which are too narrow for a title beside the state.
    private var isNarrow: Bool { horizontalSizeClass == .regular && hasMore && hasDetail }

    private var hasMore: Bool { !isBodyTextEmptyView || !isFootnoteEmptyView || !isDescriptionTextEmptyView }

    private var hasDetail: Bool { !(DetailContent.self is EmptyView.Type) }

    @ViewBuilder private var names: some View {
        title.titleRowPart(.title)
        if !isSubtitleEmptyView { subtitle }
    }

    private var hasStatus: Bool { !isStatusEmptyView || !isSubstatusEmptyView }

    @ViewBuilder private var states: some View {
        if !isStatusEmptyView { status }
        if !isSubstatusEmptyView { substatus }
    }

    private var more: some View {
        VStack(alignment: .leading, spacing: 8) {
            if !isBodyTextEmptyView { bodyText }
            if !isFootnoteEmptyView { footnote }
            if !isDescriptionTextEmptyView { descriptionText }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
    }
}

struct ObjectHeaderLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(ObjectHeader(model: LibraryPreviewData.Order.inspection) { EmptyView() }, category: .control)
    }
}

struct ObjectHeaderPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            ObjectHeader(model: LibraryPreviewData.Order.inspection) { EmptyView() }
        }
    }
}
