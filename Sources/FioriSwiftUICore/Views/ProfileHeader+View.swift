import SwiftUI

extension Fiori {
    nonisolated enum ProfileHeader {
        static let title = Themed("ProfileHeader.title", TextStyle(.title3, weight: .semibold, .primaryLabel))
        static let subtitle = Themed("ProfileHeader.subtitle", TextStyle(.subheadline, .primaryLabel))
        static let footnote = Themed("ProfileHeader.footnote", TextStyle(.footnote, .secondaryLabel))
        static let descriptionText = Themed("ProfileHeader.descriptionText", TextStyle(.subheadline, .secondaryLabel))
        static let detailImage = Themed("ProfileHeader.detailImage", PortraitStyle())
        static let titleCumulative = EmptyModifier()
        static let subtitleCumulative = EmptyModifier()
        static let footnoteCumulative = EmptyModifier()
        static let descriptionTextCumulative = ObjectLineLimit(lines: 4)
        static let detailImageCumulative = PortraitShape(diameter: 72)
    }
}

extension ProfileHeader: View {
    public var body: some View {
        Group {
            if dynamicTypeSize.isAccessibilitySize {
                VStack(alignment: .leading, spacing: 16) { parts(alignment: .leading) }
            } else if horizontalSizeClass == .regular {
                row
            } else {
                VStack(spacing: 16) { parts(alignment: .center) }
                    .multilineTextAlignment(.center)
            }
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: dynamicTypeSize.isAccessibilitySize ? .leading : .center)
    }

    private var hasActions: Bool { !(ActionItems.self is EmptyView.Type) }

    @ViewBuilder private func parts(alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment, spacing: 12) {
            if !isDetailImageEmptyView { detailImage }
            VStack(alignment: alignment, spacing: 4) { lines }
        }
        .modifier(HeadingElement())
        if hasActions { actionItems }
        if !isDescriptionTextEmptyView { descriptionText }
    }

    private var row: some View {
        TitleRow(spacing: 16) {
            TitleRow(leadingSpacing: 16) {
                if !isDetailImageEmptyView { detailImage.titleRowPart(.leading) }
                lines
            }
            .modifier(HeadingElement())
            .titleRowPart(.row)
            if !isDescriptionTextEmptyView { descriptionText.titleRowPart(.column) }
            if hasActions { actionItems.titleRowPart(.side) }
        }
    }

    @ViewBuilder private var lines: some View {
        title.titleRowPart(.title)
        if !isSubtitleEmptyView { subtitle }
        if !isFootnoteEmptyView { footnote }
    }
}

struct ProfileHeaderLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(
            ProfileHeader(model: LibraryPreviewData.Person.laurelosborn) {
                ActivityItems(actionItems: LibraryPreviewData.Person.laurelosborn.activities)
            },
            category: .control)
    }
}

struct ProfileHeaderPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            ProfileHeader(model: LibraryPreviewData.Person.laurelosborn) {
                ActivityItems(actionItems: LibraryPreviewData.Person.laurelosborn.activities)
            }
        }
    }
}
