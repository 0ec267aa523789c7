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
                    CardImageView(icon, side: side * 0.7).modifier(TimelineCardParts.icon)
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
            if isVisible(item.owner) || isVisible(item.dateTime) {
                let layout =
                    dynamicTypeSize.isAccessibilitySize
                    ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
                    : AnyLayout(HStackLayout(alignment: .center, spacing: 8))
                layout {
                    if let image = item.ownerImage {
                        CardAvatar(ResolvedIcon(image: image), defaultSize: .extraSmall)
                    }
                    if isVisible(item.owner), let owner = item.owner {
                        Text(owner.value).lineLimit(1).modifier(TimelineCardParts.owner)
                    }
                    // A time without a person beside it stands above the title.
                    if isVisible(item.owner), !dynamicTypeSize.isAccessibilitySize { Spacer(minLength: 8) }
                    if isVisible(item.dateTime), let time = item.dateTime {
                        Text(item.date.map(text(of:)) ?? time.value)
                            .lineLimit(dynamicTypeSize.isAccessibilitySize ? 2 : 1).modifier(TimelineCardParts.dateTime)
                    }
                }
            }
            if isVisible(item.title), let title = item.title {
                Text(title.value).modifier(TimelineCardParts.title)
            }
            if isVisible(item.description), let description = item.description {
                Text(description.value).modifier(TimelineCardParts.description)
            }
        }
        .padding(.top, 4)
        .padding(.bottom, 16)
    }

    private func text(of date: Date) -> String {
        var style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)
        style.timeZone = timeZone
        return date.formatted(style)
    }

    private func isVisible(_ text: ResolvedText?) -> Bool { text.map { $0.isVisible && !$0.value.isEmpty } ?? false }
}
