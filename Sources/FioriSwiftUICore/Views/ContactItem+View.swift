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

    private var layout: some View {
        ContactLayout(
            isRegular: horizontalSizeClass == .regular, hasDescription: !isDescriptionTextEmptyView,
            hasActions: !isActionItemsEmptyView
        ) {
            person
        } description: {
            descriptionText
        } actions: {
            actions
        }
    }

    /// Buttons that an app hands in have the colour of Fiori's own: the system's is too light for text on a cell.
    private var actions: some View { actionItems.actionItemsModifier { $0 }.tint(.preferredColor(.tintColor)) }

    private var person: some View {
        PersonLayout(hasImage: !isDetailImageEmptyView) {
            detailImage
        } texts: {
            title.titleRowPart(.title)
            if !isSubtitleEmptyView { subtitle }
            if !isFootnoteEmptyView { footnote }
        }
        .accessibilityElement(children: .combine)
    }
}

/// Layout of the parts of a contact. In compact width, the description is below the person, and the actions at the
/// trailing edge; in regular width, person and description share the width, and the actions stand at the trailing edge.
/// Parts that do not fit beside the name go below it, and all of them do at the accessibility text sizes.
private struct ContactLayout<Person: View, Description: View, Actions: View>: View {
    let isRegular: Bool
    let hasDescription: Bool
    let hasActions: Bool
    @ViewBuilder let person: Person
    @ViewBuilder let description: Description
    @ViewBuilder let actions: Actions
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        Group {
            if dynamicTypeSize.isAccessibilitySize {
                VStack(alignment: .leading, spacing: 8) {
                    person
                    if hasDescription { description }
                    if hasActions { actions }
                }
            } else if isRegular {
                TitleRow(spacing: 16) {
                    person.titleRowPart(.row)
                    if hasDescription { description.titleRowPart(.column) }
                    if hasActions { actions.titleRowPart(.side) }
                }
            } else {
                VStack(alignment: .leading, spacing: 8) {
                    TitleRow {
                        person.titleRowPart(.row)
                        if hasActions { actions.titleRowPart(.side) }
                    }
                    if hasDescription { description }
                }
            }
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
