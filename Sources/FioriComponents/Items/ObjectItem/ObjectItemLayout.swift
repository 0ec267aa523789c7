import FioriBuildingBlocks
import SwiftUI

/// The parts of an object at their places.
struct ObjectItemLayout: View {
    let configuration: ObjectItemConfiguration
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.splitPercent) private var splitPercent
    @Environment(\.isObjectOnCard) private var isOnCard
    @Environment(\.objectTitleShare) private var share
    @State private var selection = ButtonSelection()

    /// Space above and below, in points.
    private static let padding: CGFloat = 14

    var body: some View {
        Group {
            if dynamicTypeSize.isAccessibilitySize {
                tall
            } else if isOnCard {
                card
            } else if horizontalSizeClass == .regular, !configuration.description.isEmpty {
                columns
            } else {
                row
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.vertical, Self.padding)
    }

    // MARK: Arrangements

    private var row: some View {
        TitleRow(spacing: 12) {
            element {
                TitleRow(alignment: .top, titleShare: titleShare) {
                    leading
                    title
                    lines
                    if configuration.showsDescriptionInCompact { description }
                    pictures
                    tags
                    if hasStatus { states.titleRowPart(.side) }
                }
            }
            .titleRowPart(.row)
            buttonsBeside
        }
    }

    private var columns: some View {
        TitleRow(spacing: 12) {
            element {
                TitleRow(
                    alignment: .top, spacing: 16, split: splitPercent ?? 0.5, keepsSplit: splitPercent != nil,
                    titleShare: titleShare
                ) {
                    TitleRow(alignment: .top, titleShare: 0) {
                        leading
                        title
                        lines
                        pictures
                        tags
                    }
                    .titleRowPart(.row)
                    TitleRow(alignment: .top) {
                        configuration.description.titleRowPart(.text)
                        if hasStatus { states.titleRowPart(.side) }
                    }
                    .titleRowPart(.column)
                }
            }
            .titleRowPart(.row)
            buttonsBeside
        }
    }

    private var card: some View {
        VStack(alignment: .leading, spacing: 12) {
            element {
                VStack(alignment: .leading, spacing: 8) {
                    TitleRow(alignment: .top) {
                        leading
                        title
                        lines
                        if hasStatus { states.titleRowPart(.side) }
                    }
                    description
                    pictures
                    tags
                }
            }
            buttonsBelow
        }
    }

    /// All parts below each other at the accessibility text sizes, where a line needs the whole width.
    private var tall: some View {
        VStack(alignment: .leading, spacing: 8) {
            element {
                VStack(alignment: .leading, spacing: 8) {
                    if hasPicture || !configuration.icons.isEmpty {
                        HStack(alignment: .top, spacing: 12) { symbolsAndPicture }
                    }
                    // Rows around the object ask it for the room of its title.
                    TitleRow(alignment: .top, titleShare: 0) {
                        title
                        lines
                        if showsDescription { description }
                        pictures
                        tags
                    }
                    if hasStatus { VStack(alignment: .leading, spacing: 4) { statusParts } }
                }
            }
            buttonsBelow
        }
    }

    /// The texts as one element for assistive technology, which offers the buttons by name.
    @ViewBuilder private func element(@ViewBuilder _ texts: () -> some View) -> some View {
        if hasButtons {
            texts()
                .accessibilityElement(children: .combine)
                .accessibilityActions {
                    action
                    objectItemButton
                }
        } else {
            texts().accessibilityElement(children: .combine)
        }
    }

    // MARK: Parts

    private var title: some View { configuration.title.titleRowPart(.title) }

    @ViewBuilder private var lines: some View {
        if !configuration.subtitle.isEmpty { configuration.subtitle }
        if !configuration.footnote.isEmpty { configuration.footnote }
    }

    @ViewBuilder private var description: some View {
        if !configuration.description.isEmpty { configuration.description }
    }

    @ViewBuilder private var pictures: some View {
        if !configuration.footnoteIcons.isEmpty || !configuration.footnoteIconsText.isEmpty {
            FootnoteIconsLine(icons: configuration.footnoteIcons, text: configuration.footnoteIconsText)
        }
    }

    @ViewBuilder private var tags: some View {
        if !configuration.tags.isEmpty { configuration.tags }
    }

    @ViewBuilder private var leading: some View {
        if !configuration.icons.isEmpty { icons.frame(minWidth: 16).titleRowPart(.leading) }
        if hasPicture { picture.titleRowPart(.leading) }
    }

    @ViewBuilder private var symbolsAndPicture: some View {
        if !configuration.icons.isEmpty { icons }
        if hasPicture { picture }
    }

    /// Symbols are read behind the texts, because they add to them.
    private var icons: some View { configuration.icons.accessibilitySortPriority(-1) }

    /// The picture of the object, or those of the people who belong to it.
    @ViewBuilder private var picture: some View {
        if !configuration.detailImage.isEmpty { configuration.detailImage } else { configuration.avatars }
    }

    private var states: some View { TitleSideStack { statusParts } }

    @ViewBuilder private var statusParts: some View {
        if !configuration.status.isEmpty { configuration.status }
        if !configuration.substatus.isEmpty { configuration.substatus }
    }

    /// The buttons beside each other, or one below the other where a width is proposed that is too narrow. They stay together,
    /// so that they are read in their order.
    @ViewBuilder private var buttons: some View {
        if configuration.action.isEmpty {
            objectItemButton
        } else if configuration.objectItemButton.isEmpty {
            action
        } else {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 8) {
                    action
                    objectItemButton
                }
                VStack(alignment: .leading, spacing: 8) {
                    action
                    objectItemButton
                }
            }
        }
    }

    private var action: some View { configuration.action.sharesSelection(selection, part: "action") }

    private var objectItemButton: some View {
        configuration.objectItemButton.sharesSelection(selection, part: "objectItemButton")
    }

    @ViewBuilder private var buttonsBeside: some View {
        if hasButtons { buttons.titleRowPart(.side) }
    }

    @ViewBuilder private var buttonsBelow: some View {
        if hasButtons { buttons }
    }

    // MARK: Conditions

    private var hasPicture: Bool { !configuration.detailImage.isEmpty || !configuration.avatars.isEmpty }

    private var hasStatus: Bool { !configuration.status.isEmpty || !configuration.substatus.isEmpty }

    private var hasButtons: Bool { !configuration.action.isEmpty || !configuration.objectItemButton.isEmpty }

    private var showsDescription: Bool {
        isOnCard || horizontalSizeClass == .regular || configuration.showsDescriptionInCompact
    }

    /// Share of the row that the title gets at least: more beside an action, which takes a part of the row.
    private var titleShare: CGFloat { hasButtons ? max(share, 0.5) : share }
}
