import FioriThemeManager
import SwiftUI

extension Fiori {
    nonisolated enum ContactItem {
        static let title = Themed(
            "ContactItem.title", TextStyle(.headline, weight: .semibold, .primaryLabel), as: .cellTitle)
        static let subtitle = Themed("ContactItem.subtitle", TextStyle(.subheadline, .secondaryLabel), as: .cellDetail)
        static let footnote = Themed("ContactItem.footnote", TextStyle(.footnote, .tertiaryLabel), as: .cellDetail)
        static let descriptionText = Themed(
            "ContactItem.descriptionText", TextStyle(.subheadline, .secondaryLabel), as: .cellDetail)
        static let detailImage = Themed("ContactItem.detailImage", PortraitStyle())
        static let actionItems = Themed("ContactItem.actionItems", EmptyModifier())
        static let titleCumulative = EmptyModifier()
        static let subtitleCumulative = EmptyModifier()
        static let footnoteCumulative = EmptyModifier()
        static let descriptionTextCumulative = ObjectLineLimit(lines: 3)
        static let detailImageCumulative = PortraitShape()
        static let actionItemsCumulative = PartOfComponent(Fiori.ActivityItems.actionItems)
    }
}

extension ContactItem: View {
    public var body: some View { layout.cellStyleClass() }

    @ViewBuilder private var layout: some View {
        if horizontalSizeClass == .regular {
            ContactColumns(hasDescription: !isDescriptionTextEmptyView, hasActions: !isActionItemsEmptyView) {
                person
            } description: {
                descriptionText
            } actions: {
                actions
            }
        } else {
            ContactRows(hasDescription: !isDescriptionTextEmptyView, hasActions: !isActionItemsEmptyView) {
                person
            } description: {
                descriptionText
            } actions: {
                actions
            }
        }
    }

    /// Buttons that an app hands in have the colour of Fiori's own: the system's is too light for text on a cell.
    private var actions: some View { actionItems.actionItemsModifier { $0 }.tint(.preferredColor(.tintColor)) }

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

struct ContactItemPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            ContactItem(model: LibraryPreviewData.Person.laurelosborn)
        }
    }
}
