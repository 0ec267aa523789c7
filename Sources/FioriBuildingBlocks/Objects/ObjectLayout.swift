import SwiftUI

/// Layout of the parts of an object: in a row in compact width, in two columns in regular width, and one below the
/// other at the accessibility text sizes, where a line needs the whole width.
package struct ObjectLayout<Icons: View, Picture: View, Texts: View, Description: View, Status: View, Action: View>:
    View
{
    private let isRegular: Bool
    /// Share of the width that the first column takes, 0 to 1, if the app has set it.
    private let splitPercent: CGFloat?
    private let hasIcons: Bool
    private let hasImage: Bool
    private let hasDescription: Bool
    private let hasStatus: Bool
    private let hasAction: Bool
    private let icons: Icons
    private let picture: Picture
    private let texts: Texts
    private let description: Description
    private let status: Status
    private let action: Action
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.objectTitleShare) private var share

    package init(
        isRegular: Bool, splitPercent: CGFloat?, hasIcons: Bool, hasImage: Bool, hasDescription: Bool, hasStatus: Bool,
        hasAction: Bool, @ViewBuilder icons: () -> Icons, @ViewBuilder picture: () -> Picture,
        @ViewBuilder texts: () -> Texts, @ViewBuilder description: () -> Description, @ViewBuilder status: () -> Status,
        @ViewBuilder action: () -> Action
    ) {
        self.isRegular = isRegular
        self.splitPercent = splitPercent
        self.hasIcons = hasIcons
        self.hasImage = hasImage
        self.hasDescription = hasDescription
        self.hasStatus = hasStatus
        self.hasAction = hasAction
        self.icons = icons()
        self.picture = picture()
        self.texts = texts()
        self.description = description()
        self.status = status()
        self.action = action()
    }

    package var body: some View {
        if dynamicTypeSize.isAccessibilitySize {
            tall
        } else if isRegular, hasDescription {
            columns
        } else {
            row
        }
    }

    private var row: some View {
        TitleRow(spacing: 12) {
            TitleRow(alignment: .top, titleShare: titleShare) {
                object
                if hasStatus { states.titleRowPart(.side) }
            }
            .accessibilityElement(children: .combine)
            .titleRowPart(.row)
            if hasAction { action.titleRowPart(.side) }
        }
    }

    private var columns: some View {
        TitleRow(spacing: 12) {
            TitleRow(
                alignment: .top, spacing: 16, split: splitPercent ?? 0.5, keepsSplit: splitPercent != nil,
                titleShare: titleShare
            ) {
                TitleRow(alignment: .top, titleShare: 0) { object }.titleRowPart(.row)
                TitleRow(alignment: .top) {
                    description.titleRowPart(.text)
                    if hasStatus { states.titleRowPart(.side) }
                }
                .titleRowPart(.column)
            }
            .accessibilityElement(children: .combine)
            .titleRowPart(.row)
            if hasAction { action.titleRowPart(.side) }
        }
    }

    /// Share of the object: more beside an action, which takes a part of the row.
    private var titleShare: CGFloat { hasAction ? max(share, 0.5) : share }

    private var tall: some View {
        VStack(alignment: .leading, spacing: 8) {
            VStack(alignment: .leading, spacing: 8) {
                if hasImage || hasIcons {
                    HStack(alignment: .top, spacing: 12) {
                        if hasIcons { icons.modifier(ReadLast()) }
                        if hasImage { picture }
                    }
                }
                // Rows around the object ask it for the room of its title.
                TitleRow(alignment: .top, titleShare: 0) { texts }
                if hasDescription, isRegular { description }
                if hasStatus { VStack(alignment: .leading, spacing: 4) { status } }
            }
            .accessibilityElement(children: .combine)
            if hasAction { action.frame(minHeight: 44) }
        }
    }

    @ViewBuilder private var object: some View {
        if hasIcons { icons.frame(minWidth: 16).modifier(ReadLast()).titleRowPart(.leading) }
        if hasImage { picture.titleRowPart(.leading) }
        texts
    }

    private var states: some View { TitleSideStack { status } }
}

/// Moves symbols in front of an object behind its title in the reading order, because they add to it.
nonisolated private struct ReadLast: ViewModifier {
    @MainActor func body(content: Content) -> some View { content.accessibilitySortPriority(-1) }
}
