import FioriIntegrationCards
import IntegrationCardModel

extension LoadedCard {
    /// The card with the first rows of a list, a table or a timeline: pictures have no room for more, and each row that is
    /// laid out takes memory.
    func showing(rows maximum: Int) -> LoadedCard {
        guard case .ready(var content)? = card.content else { return self }
        switch content {
        case .list(var list):
            guard list.groups.reduce(0, { $0 + $1.items.count }) > maximum else { return self }
            list.groups = list.groups.first(maximum)
            content = .list(list)
        case .table(var table):
            guard table.groups.reduce(0, { $0 + $1.items.count }) > maximum else { return self }
            table.groups = table.groups.first(maximum)
            content = .table(table)
        case .timeline(var timeline):
            guard timeline.items.count > maximum else { return self }
            timeline.items = Array(timeline.items.prefix(maximum))
            content = .timeline(timeline)
        default: return self
        }
        return replacing(.ready(content))
    }
}

extension [ResolvedGroup<ResolvedListItem>] {
    fileprivate func first(_ maximum: Int) -> Self { cut(self, maximum) { $0.items = $1 } }
}

extension [ResolvedGroup<ResolvedTable.Row>] {
    fileprivate func first(_ maximum: Int) -> Self { cut(self, maximum) { $0.items = $1 } }
}

/// The groups with the first items of all.
private func cut<Item: Sendable & Hashable>(
    _ groups: [ResolvedGroup<Item>], _ maximum: Int, _ set: (inout ResolvedGroup<Item>, [Item]) -> Void
) -> [ResolvedGroup<Item>] {
    var rest = maximum
    var result: [ResolvedGroup<Item>] = []
    for group in groups where rest > 0 {
        var group = group
        set(&group, Array(group.items.prefix(rest)))
        rest -= group.items.count
        result.append(group)
    }
    return result
}
