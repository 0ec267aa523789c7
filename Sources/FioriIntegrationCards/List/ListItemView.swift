import SwiftUI

/// An item of a list card.
nonisolated struct ListItemView: View {
    private let item: ResolvedListItem
    private let avatarSize: ResolvedIcon.Size
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.cardWords) private var words
    @Environment(\.cardWidth) private var cardWidth
    @ScaledMetric(relativeTo: .subheadline) private var infoSize: CGFloat = 15
    @ScaledMetric(relativeTo: .callout) private var titleSize: CGFloat = 16

    /// - Parameter avatarSize: the size of an avatar whose manifest names none.
    init(_ item: ResolvedListItem, avatarSize: ResolvedIcon.Size) {
        self.item = item
        self.avatarSize = avatarSize
    }

    /// The size of all avatars of a list whose manifest names none, so that titles stand below each other: S if an item
    /// has a description, else XS.
    static func avatarSize(in list: ResolvedList) -> ResolvedIcon.Size {
        list.groups.contains { $0.items.contains(where: hasDescription) } ? .small : .extraSmall
    }

    /// The least height of an item: 80 with a description, else 44 or that of its avatar with 8 above and below.
    static func minimumHeight(of item: ResolvedListItem, avatarSize: ResolvedIcon.Size) -> CGFloat {
        if hasDescription(item) { return CardMetrics.tallRowHeight }
        guard let icon = item.icon, icon.isVisible else { return CardMetrics.rowHeight }
        return max(CardMetrics.rowHeight, CardAvatar.side(of: icon.size ?? avatarSize) + 16)
    }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            texts
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityElement(children: .combine)
                .cardTap(item.action)
            if !item.actionsStrip.isEmpty { ActionsStrip(item.actionsStrip, mostShown: StripOverflow.mostShownInRows) }
        }
        .padding(.horizontal, CardMetrics.padding)
        .padding(.vertical, hasMoreLines ? 16 : 8)
        .padding(.bottom, item.actionsStrip.isEmpty || !hasMoreLines ? 0 : -8)
        .frame(
            maxWidth: .infinity, minHeight: Self.minimumHeight(of: item, avatarSize: avatarSize), alignment: .leading
        )
        .overlay(alignment: .leading) {
            if item.highlight != .none { CardHighlight(item.highlight, text: item.highlightText) }
        }
        .modifier(ListCardParts.item)
    }

    /// The texts beside an avatar.
    @MainActor private var texts: some View {
        let alignment = hasMoreLines ? VerticalAlignment.top : .center
        // Great words of texts that wrap have the room of the avatar, which goes above them then.
        let leastWidth = item.icon?.isVisible == true ? leastWidth : 0
        let side = CardAvatar.side(of: item.icon?.size ?? avatarSize) + CardMetrics.avatarSpacing
        let hasRoom = leastWidth + side <= cardWidth - 2 * CardMetrics.padding
        let layout =
            item.icon?.isVisible == true && (dynamicTypeSize.isAccessibilitySize || !hasRoom)
            ? AnyLayout(
                BesideOrBelow(
                    spacing: CardMetrics.avatarSpacing, lineSpacing: 8, leastWidth: leastWidth, alignment: alignment))
            : AnyLayout(HStackLayout(alignment: alignment, spacing: CardMetrics.avatarSpacing))
        return layout {
            if let icon = item.icon, icon.isVisible {
                CardAvatar(icon, defaultSize: avatarSize)
            }
            VStack(alignment: .leading, spacing: 8) {
                VStack(alignment: .leading, spacing: 4) {
                    firstLine
                    if Self.hasDescription(item), let description = item.description {
                        CardText(description.value, lines: lines)
                            .lineLimit(lines)
                            .modifier(ListCardParts.description)
                    }
                }
                if !visibleAttributes.isEmpty {
                    ListItemAttributes(visibleAttributes, inTwoColumns: item.attributesInTwoColumns)
                }
                if let chart = item.chart, chart.isVisible { Microchart(chart) }
            }
        }
    }

    /// The title with the info at the trailing end, at most 40 % of the width or as wide as its words, and 16 points away;
    /// below each other at the accessibility text sizes, and where no start of the title would be left, or the title would
    /// be cut beside an info of several lines.
    @ViewBuilder @MainActor private var firstLine: some View {
        if dynamicTypeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 4) {
                title
                info
            }
        } else {
            LeadingAndTrailing(
                spacing: 16, trailingShare: 0.4,
                least: (
                    leading: titleStart * titleSize,
                    trailing: item.info?.leastWidth(size: infoSize) ?? 0
                ),
                isWholeBesideLines: true
            ) {
                title
                // Lines below the title begin where it does.
                info.multilineTextAlignment(isInfoBelow ? .leading : .trailing)
            }
        }
    }

    /// True if title and info have no room beside each other in the width that the card is expected to get.
    private var isInfoBelow: Bool {
        guard let info = item.info else { return false }
        let side = item.icon?.isVisible == true ? CardAvatar.side(of: item.icon?.size ?? avatarSize) + 12 : 0
        let width = cardWidth - 2 * CardMetrics.padding - side
        let word = info.leastWidth(size: infoSize)
        let line = WordWidths.extent(of: info.value).line * infoSize + info.widthBesidesText(size: infoSize)
        let wraps = line > max(width * 0.4, word)
        let title = wraps ? WordWidths.extent(of: item.title.value).line : titleStart
        return title * titleSize + 16 + word > width
    }

    /// The width of the title's first word, or of a start that tells it from others, as a share of its text's size.
    private var titleStart: CGFloat {
        let title = item.title.value
        let first = title.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1).first
        let word = first.map { WordWidths.extent(of: String(Substring($0))).word } ?? 0
        return max(min(WordWidths.extent(of: title).line, 3.5), min(word, 12))
    }

    /// The width in points in which no word of the item is broken. Texts of one line break none: they are cut.
    private var leastWidth: CGFloat {
        let texts = lines == 1 ? [] : [(item.title.value, titleSize), (item.description?.value ?? "", infoSize)]
        let statuses = visibleAttributes + (item.info.map { [$0] } ?? [])
        let widths = texts.map { WordWidths.extent(of: $0).word * $1 } + statuses.map { $0.leastWidth(size: infoSize) }
        return widths.max() ?? 0
    }

    @MainActor private var title: some View {
        CardText(item.title.value, lines: lines)
            .lineLimit(lines)
            .modifier(ListCardParts.title)
            .opacity(item.title.isVisible ? 1 : 0)
    }

    /// The greatest number of lines of title and description.
    private var lines: Int { dynamicTypeSize.isAccessibilitySize ? 3 : 1 }

    @MainActor private var info: StatusText? {
        guard let info = item.info, info.isVisible, !info.value.isEmpty else { return nil }
        return StatusText(info)
    }

    private static func hasDescription(_ item: ResolvedListItem) -> Bool {
        item.description.map { $0.isVisible && !$0.value.isEmpty } ?? false
    }

    private var visibleAttributes: [ResolvedStatus] { item.attributes.filter { $0.isVisible && !$0.value.isEmpty } }

    private var hasMoreLines: Bool {
        !visibleAttributes.isEmpty || item.chart?.isVisible == true || !item.actionsStrip.isEmpty
    }
}

/// The further texts of an item in one or two columns, the second trailing, or below the first where words would break.
nonisolated struct ListItemAttributes: View {
    private let attributes: [ResolvedStatus]
    private let inTwoColumns: Bool
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @ScaledMetric(relativeTo: .subheadline) private var size: CGFloat = 15

    init(_ attributes: [ResolvedStatus], inTwoColumns: Bool) {
        self.attributes = attributes
        self.inTwoColumns = inTwoColumns
    }

    @MainActor var body: some View {
        let columns = inTwoColumns && !dynamicTypeSize.isAccessibilitySize ? 2 : 1
        VStack(alignment: .leading, spacing: 8) {
            ForEach(Array(stride(from: 0, to: attributes.count, by: columns)), id: \.self) { start in
                let second = columns == 2 && start + 1 < attributes.count ? attributes[start + 1] : nil
                if let second {
                    pair(attributes[start], second)
                } else {
                    StatusText(attributes[start])
                }
            }
        }
    }

    /// Two attributes beside each other, or below each other at the leading edge.
    @MainActor private func pair(_ first: ResolvedStatus, _ second: ResolvedStatus) -> some View {
        let least = max(first.leastWidth(size: size), second.leastWidth(size: size))
        return ViewThatFits(in: .horizontal) {
            EqualColumns(spacing: 16, lineSpacing: 8, least: least) {
                StatusText(first)
                StatusText(second).multilineTextAlignment(.trailing)
            }
            // Widths are rounded to pixels.
            .frame(minWidth: 0, idealWidth: 2 * least + 15, maxWidth: .infinity)
            VStack(alignment: .leading, spacing: 8) {
                StatusText(first)
                StatusText(second)
            }
        }
    }
}
