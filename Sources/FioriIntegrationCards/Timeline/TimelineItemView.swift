import SwiftUI

/// An event of a timeline: a mark on the line, and person, time, title and text beside it.
nonisolated struct TimelineItemView: View {
    private let item: ResolvedTimeline.Item
    private let isFirst: Bool
    private let isLast: Bool
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @ScaledMetric(relativeTo: .footnote) private var mark: CGFloat = 24

    init(_ item: ResolvedTimeline.Item, isFirst: Bool, isLast: Bool) {
        self.item = item
        self.isFirst = isFirst
        self.isLast = isLast
    }

    @MainActor var body: some View {
        HStack(alignment: .top, spacing: CardMetrics.avatarSpacing) {
            line
            texts
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityElement(children: .combine)
                .cardTap(item.action)
        }
        .padding(.horizontal, CardMetrics.padding)
        .modifier(TimelineCardParts.item)
    }

    private var side: CGFloat { min(mark, 36) }

    @MainActor private var line: some View {
        VStack(spacing: 4) {
            Rectangle().fill(isFirst ? .clear : .preferredColor(.separator)).frame(
                width: 1, height: item.ownerImage == nil ? 0 : 4)
            Group {
                if let icon = item.icon {
                    CardImageView(icon, side: side * 0.7)
                        .modifier(TimelineCardParts.icon)
                        // The line is as wide as a symbol of this size.
                        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
                } else {
                    Circle().strokeBorder(.preferredColor(.tintColor), lineWidth: 2).frame(width: 10, height: 10)
                }
            }
            .frame(width: side, height: side)
            Rectangle().fill(isLast ? .clear : .preferredColor(.separator)).frame(width: 1)
                .frame(maxHeight: .infinity)
        }
        .modifier(TimelineCardParts.line)
        .frame(width: side)
        .accessibilityHidden(true)
    }

    @MainActor private var texts: some View {
        VStack(alignment: .leading, spacing: 4) {
            if isVisible(item.owner) || isVisible(item.dateTime) { personAndTime }
            if isVisible(item.title), let title = item.title {
                CardText(title.value).modifier(TimelineCardParts.title)
            }
            if isVisible(item.description), let description = item.description {
                CardText(description.value).modifier(TimelineCardParts.description)
            }
        }
        .padding(.top, 4)
        .padding(.bottom, 16)
    }

    /// The person with the time behind it, or below it where there is a picture of the person or little room.
    @ViewBuilder @MainActor private var personAndTime: some View {
        if dynamicTypeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 4) {
                avatar
                owner(lines: nil)
                time(lines: nil)
            }
        } else if item.ownerImage != nil {
            HStack(alignment: .center, spacing: 8) {
                avatar
                VStack(alignment: .leading, spacing: 2) {
                    owner(lines: nil)
                    time(lines: 2)
                }
            }
        } else {
            ViewThatFits(in: .horizontal) {
                HStack(alignment: .center, spacing: 8) {
                    owner(lines: 1)
                    // A time without a person beside it stands above the title.
                    if isVisible(item.owner) { Spacer(minLength: 8) }
                    time(lines: 1)
                }
                VStack(alignment: .leading, spacing: 2) {
                    owner(lines: nil)
                    time(lines: 2)
                }
            }
        }
    }

    @ViewBuilder @MainActor private var avatar: some View {
        if let image = item.ownerImage { CardAvatar(ResolvedIcon(image: image), defaultSize: .extraSmall) }
    }

    @ViewBuilder @MainActor private func owner(lines: Int?) -> some View {
        if isVisible(item.owner), let owner = item.owner {
            CardText(owner.value, lines: lines)
                .lineLimit(lines)
                .modifier(TimelineCardParts.owner)
        }
    }

    @ViewBuilder @MainActor private func time(lines: Int?) -> some View {
        if isVisible(item.dateTime), let time = item.dateTime {
            Text(item.date.map(text(of:)) ?? time.value)
                .lineLimit(lines)
                .modifier(TimelineCardParts.dateTime)
        }
    }

    private func text(of date: Date) -> String {
        var style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)
        style.timeZone = timeZone
        return date.formatted(style)
    }

    private func isVisible(_ text: ResolvedText?) -> Bool { text.map { $0.isVisible && !$0.value.isEmpty } ?? false }
}
