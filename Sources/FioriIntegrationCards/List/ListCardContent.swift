import FioriSwiftUICore
import SwiftUI

/// The content of a list card: items below each other, in groups where the manifest has them.
nonisolated struct ListCardContent: View {
    private let list: ResolvedList
    @Environment(\.cardWords) private var words

    init(_ list: ResolvedList) { self.list = list }

    @MainActor var body: some View {
        let avatarSize = ListItemView.avatarSize(in: list)
        LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(list.groups.indices, id: \.self) { index in
                let group = list.groups[index]
                if let title = group.title { CardGroupTitle(title) }
                ForEach(group.items) { item in
                    ListItemView(item, avatarSize: avatarSize)
                    if list.showsSeparators, item.id != list.groups.last?.items.last?.id {
                        CardSeparator()
                    }
                }
            }
            if !list.legend.isEmpty { MicrochartLegend(list.legend).padding(CardMetrics.padding) }
        }
        .frame(minHeight: reservedHeight(avatarSize), alignment: .top)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(words.list(of: list.groups.reduce(0) { $0 + $1.items.count })))
    }

    private func reservedHeight(_ avatarSize: ResolvedIcon.Size) -> CGFloat? {
        guard let minItems = list.minItems else { return nil }
        let item = list.groups.first { !$0.items.isEmpty }?.items.first
        let height = item.map { ListItemView.minimumHeight(of: $0, avatarSize: avatarSize) }
        return CGFloat(minItems) * (height ?? CardMetrics.rowHeight)
    }
}

/// The looks of a list card's parts, by their names in style sheets.
nonisolated enum ListCardParts {
    static let item = Themed("ListCard.item", EmptyModifier(), as: .cell)
    static let title = Themed("ListCard.title", TextStyle(.callout, .primaryLabel), as: .cellTitle)
    static let description = Themed("ListCard.description", TextStyle(.subheadline, .secondaryLabel), as: .cellDetail)
    static let info = Themed("ListCard.info", TextStyle(.subheadline, .secondaryLabel), as: .cellDetail)
    static let attribute = Themed("ListCard.attribute", TextStyle(.subheadline, .secondaryLabel), as: .cellDetail)
}
