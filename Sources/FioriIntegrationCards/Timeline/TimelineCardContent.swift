import FioriSwiftUICore
import SwiftUI

/// The content of a timeline card: events along a line.
nonisolated struct TimelineCardContent: View {
    private let timeline: ResolvedTimeline
    @Environment(\.cardWords) private var words

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
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(words.list(of: timeline.items.count)))
    }
}

/// The looks of a timeline card's parts, by their names in style sheets.
nonisolated enum TimelineCardParts {
    static let item = Themed("TimelineCard.item", EmptyModifier(), as: .cell)
    static let line = Themed("TimelineCard.line", EmptyModifier())
    static let title = Themed(
        "TimelineCard.title", TextStyle(.callout, weight: .semibold, .primaryLabel), as: .cellTitle)
    static let description = Themed("TimelineCard.description", TextStyle(.subheadline, .primaryLabel), as: .cellDetail)
    static let dateTime = Themed("TimelineCard.dateTime", TextStyle(.caption, .secondaryLabel), as: .cellDetail)
    static let owner = Themed("TimelineCard.owner", TextStyle(.subheadline, .secondaryLabel), as: .cellDetail)
    static let icon = Themed("TimelineCard.icon", TextStyle(.footnote, .secondaryLabel))
}
