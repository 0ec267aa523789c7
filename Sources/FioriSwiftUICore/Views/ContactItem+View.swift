import SwiftUI

extension Fiori {
    enum ContactItem {
        struct Footnote: ViewModifier {
            func body(content: Content) -> some View {
                content
                    .font(.footnote)
                    .foregroundStyle(.preferredColor(.tertiaryLabel))
            }
        }

        struct DescriptionText: ViewModifier {
            func body(content: Content) -> some View {
                content
                    .font(.subheadline)
                    .foregroundStyle(.preferredColor(.secondaryLabel))
            }
        }

        /// Texts of data are kept to a few lines, except where lines are short because letters are large. What an app
        /// hands in keeps its own limits.
        struct DescriptionTextCumulative: ViewModifier {
            @Environment(\.dynamicTypeSize) private var dynamicTypeSize

            func body(content: Content) -> some View {
                content.lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 3)
            }
        }

        typealias Title = PersonTitleStyle
        typealias Subtitle = PersonSubtitleStyle
        typealias TitleCumulative = EmptyModifier
        typealias SubtitleCumulative = EmptyModifier
        typealias FootnoteCumulative = EmptyModifier
        typealias DetailImage = PortraitStyle
        typealias DetailImageCumulative = PortraitShape
        typealias ActionItems = EmptyModifier
        typealias ActionItemsCumulative = EmptyModifier

        static let title = Themed("ContactItem.title", Title())
        static let subtitle = Themed("ContactItem.subtitle", Subtitle())
        static let footnote = Themed("ContactItem.footnote", Footnote())
        static let descriptionText = Themed("ContactItem.descriptionText", DescriptionText())
        static let detailImage = Themed("ContactItem.detailImage", DetailImage())
        static let actionItems = Themed("ContactItem.actionItems", ActionItems())
        static let titleCumulative = TitleCumulative()
        static let subtitleCumulative = SubtitleCumulative()
        static let footnoteCumulative = FootnoteCumulative()
        static let descriptionTextCumulative = DescriptionTextCumulative()
        static let detailImageCumulative = DetailImageCumulative()
        static let actionItemsCumulative = ActionItemsCumulative()
    }
}

extension ContactItem: View {
    public var body: some View {
        if horizontalSizeClass == .regular {
            ContactColumns(hasDescription: !isDescriptionTextEmptyView, hasActions: !isActionItemsEmptyView) {
                person
            } description: {
                descriptionText
            } actions: {
                actionItems
            }
        } else {
            ContactRows(hasDescription: !isDescriptionTextEmptyView, hasActions: !isActionItemsEmptyView) {
                person
            } description: {
                descriptionText
            } actions: {
                actionItems
            }
        }
    }

    private var person: some View {
        PersonLayout(hasImage: !isDetailImageEmptyView) {
            detailImage
        } texts: {
            title
            if !isSubtitleEmptyView { subtitle }
            if !isFootnoteEmptyView { footnote }
        }
        .accessibilityElement(children: .combine)
    }
}

/// The narrow form of a contact: the description below the person, the actions at the trailing edge; below everything
/// at the accessibility text sizes.
private struct ContactRows<Person: View, Description: View, Actions: View>: View {
    let hasDescription: Bool
    let hasActions: Bool
    @ViewBuilder let person: Person
    @ViewBuilder let description: Description
    @ViewBuilder let actions: Actions
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 8) {
                person.frame(maxWidth: .infinity, alignment: .leading)
                if hasActions, !dynamicTypeSize.isAccessibilitySize { actions }
            }
            if hasDescription { description }
            if hasActions, dynamicTypeSize.isAccessibilitySize { actions }
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
    }
}

/// The wide form of a contact: person and description share the width evenly, the actions stand at the trailing edge.
private struct ContactColumns<Person: View, Description: View, Actions: View>: View {
    let hasDescription: Bool
    let hasActions: Bool
    @ViewBuilder let person: Person
    @ViewBuilder let description: Description
    @ViewBuilder let actions: Actions

    var body: some View {
        HStack(spacing: 16) {
            person.frame(maxWidth: .infinity, alignment: .leading)
            if hasDescription { description.frame(maxWidth: .infinity, alignment: .leading) }
            if hasActions { actions }
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
    }
}

struct ContactItemLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(ContactItem(model: LibraryPreviewData.Person.laurelosborn), category: .control)
    }
}
