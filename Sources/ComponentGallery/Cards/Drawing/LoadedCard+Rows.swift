import FioriIntegrationCards
import IntegrationCardModel

extension LoadedCard {
    /// The greatest number of texts, icons, buttons, cells and elements that are laid out: as many as a picture has room
    /// for.
    private static let maximumParts = 1_500

    /// The card with the first rows of a list, a table or a timeline, or the first elements of an Adaptive Card: pictures
    /// have no room for more, and each part that is laid out takes memory.
    func showing(rows maximum: Int) -> LoadedCard {
        guard case .ready(var content)? = card.content else { return self }
        switch content {
        case .list(var list):
            list.groups = cut(list.groups, maximum, parts: \.partCount) { $0.items = $1 }
            content = .list(list)
        case .table(var table):
            let columns = table.columns.count
            table.groups = cut(table.groups, maximum, parts: { _ in columns }) { $0.items = $1 }
            content = .table(table)
        case .timeline(var timeline):
            guard timeline.items.count > maximum else { return self }
            timeline.items = Array(timeline.items.prefix(maximum))
            content = .timeline(timeline)
        case .adaptive(var adaptive):
            var rest = Self.maximumParts
            let shown = adaptive.card.body.prefix { element in
                defer { rest -= element.partCount }
                return rest > 0
            }
            adaptive.card.body = Array(shown)
            content = .adaptive(adaptive)
        default: return self
        }
        return replacing(.ready(content))
    }

    /// The groups with their first items, as many as there is room for; one at least.
    private func cut<Item: Sendable & Hashable>(
        _ groups: [ResolvedGroup<Item>], _ maximum: Int, parts: (Item) -> Int,
        _ set: (inout ResolvedGroup<Item>, [Item]) -> Void
    ) -> [ResolvedGroup<Item>] {
        var (rows, rest) = (maximum, Self.maximumParts)
        var result: [ResolvedGroup<Item>] = []
        for group in groups where rows > 0 && rest > 0 {
            var count = 0
            for item in group.items where rows > 0 && rest > 0 {
                count += 1
                rows -= 1
                rest -= parts(item)
            }
            var group = group
            if count < group.items.count { set(&group, Array(group.items.prefix(count))) }
            result.append(group)
        }
        return result
    }
}

extension ResolvedListItem {
    /// The number of texts, icons and buttons.
    fileprivate var partCount: Int {
        1 + (description == nil ? 0 : 1) + (icon == nil ? 0 : 1) + (info == nil ? 0 : 1) + attributes.count
            + actionsStrip.count + (chart == nil ? 0 : 4)
    }
}

extension AdaptiveElement {
    /// The number of elements within, this one included. Inputs have several parts.
    fileprivate var partCount: Int {
        switch content {
        case .container(let container): 1 + container.partCount
        case .columnSet(let set): set.columns.reduce(1) { $0 + $1.container.partCount }
        case .table(let table): table.rows.reduce(1) { $0 + $1.cells.reduce(0) { $0 + $1.partCount } }
        case .carousel: 4
        case .imageSet(let images, _): images.count
        case .richTextBlock(let runs, _): 1 + runs.count / 10
        case .factSet(let facts): facts.count
        case .actionSet(let actions, _): actions.count
        case .input(let input): if case .choices(let choices) = input.kind { 3 + choices.choices.count } else { 4 }
        case .textBlock, .image, .media: 1
        }
    }
}

extension AdaptiveContainer {
    fileprivate var partCount: Int { items.reduce(1) { $0 + $1.partCount } }
}
