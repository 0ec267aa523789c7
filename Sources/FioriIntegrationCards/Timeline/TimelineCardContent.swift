import FioriSwiftUICore
import SwiftUI

/// The content of a timeline card: events along a line.
nonisolated struct TimelineCardContent: View {
    private let timeline: ResolvedTimeline

    init(_ timeline: ResolvedTimeline) { self.timeline = timeline }

    @MainActor var body: some View {
        LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(timeline.items) { item in
                TimelineItemView(
                    item, isFirst: item.id == timeline.items.first?.id, isLast: item.id == timeline.items.last?.id)
            }
        }
        .padding(.vertical, 8)
        .frame(minHeight: timeline.minItems.map { CGFloat($0) * CardMetrics.tallRowHeight }, alignment: .top)
    }
}

/// The looks of a timeline card's parts, by their names in style sheets.
nonisolated enum TimelineCardParts {
    static let title = Themed("TimelineCard.title", TextStyle(.callout, weight: .semibold, .primaryLabel))
    static let description = Themed("TimelineCard.description", TextStyle(.subheadline, .primaryLabel))
    static let dateTime = Themed("TimelineCard.dateTime", TextStyle(.caption, .secondaryLabel))
    static let owner = Themed("TimelineCard.owner", TextStyle(.subheadline, .secondaryLabel))
    static let icon = Themed("TimelineCard.icon", TextStyle(.footnote, .secondaryLabel))
}
