/// The change from one display list to the next: the parts that stay, those that are new, and the changes in groups that
/// stay.
///
/// Groups are matched with siblings of the same `id`, other items with those at their place. Unchanged lists share
/// their storage, so the difference takes time in proportion to the lists that were made anew.
package struct DisplayListDifference: Equatable, Sendable {
    /// An item of the new list.
    package enum Part: Equatable, Sendable {
        /// The item at an index of the old list; each is kept once at most.
        case kept(Int)
        case new(DisplayItem)
    }

    /// The changed group at an index of the new list.
    package struct Change: Equatable, Sendable {
        package var index: Int
        package var group: DisplayGroupDifference
    }

    /// The items of the new list in order; nil if all of the old one are kept in their order.
    package var parts: [Part]?
    /// The changes of groups that are kept, in order.
    package var changes: [Change] = []

    package init() {}

    /// True if nothing has changed.
    package var isEmpty: Bool { parts == nil && changes.isEmpty }
}

/// The change of a group that is kept.
package struct DisplayGroupDifference: Equatable, Sendable {
    /// The new transform, if nothing else changed about the group itself.
    package var transform: CGAffineTransform?
    /// The new group without its content, if more than its transform changed.
    package var attributes: DisplayGroup?
    package var content = DisplayListDifference()

    package init() {}

    /// True if nothing has changed.
    package var isEmpty: Bool { transform == nil && attributes == nil && content.isEmpty }
}

extension DisplayList {
    /// The change that makes this list of an old one.
    package func difference(from old: DisplayList) -> DisplayListDifference {
        var result = DisplayListDifference()
        guard !sharesStorage(with: old) else { return result }
        let sources = matches(in: old)
        var parts: [DisplayListDifference.Part] = []
        parts.reserveCapacity(items.count)
        for (index, source) in sources.enumerated() {
            guard let source else {
                parts.append(.new(items[index]))
                continue
            }
            switch (old.items[source], items[index]) {
            case (.group(let before), .group(let after)):
                parts.append(.kept(source))
                let change = after.difference(from: before)
                if !change.isEmpty { result.changes.append(.init(index: index, group: change)) }
            case (let before, let after):
                parts.append(before == after ? .kept(source) : .new(after))
            }
        }
        let isKept = parts.count == old.items.count && parts.indices.allSatisfy { parts[$0] == .kept($0) }
        if !isKept { result.parts = parts }
        return result
    }

    /// The list that a difference makes of this one; nil if the difference was made from another list.
    package func applying(_ difference: DisplayListDifference) -> DisplayList? {
        var result = self
        if let parts = difference.parts {
            result.items = []
            result.items.reserveCapacity(parts.count)
            for part in parts {
                switch part {
                case .kept(let index):
                    guard items.indices.contains(index) else { return nil }
                    result.items.append(items[index])
                case .new(let item): result.items.append(item)
                }
            }
        }
        for change in difference.changes {
            guard result.items.indices.contains(change.index), case .group(let group) = result.items[change.index],
                let changed = group.applying(change.group)
            else { return nil }
            result.items[change.index] = .group(changed)
        }
        return result
    }

    /// True if the lists are copies of one another, which have the same items without a comparison.
    private func sharesStorage(with other: DisplayList) -> Bool {
        guard items.count == other.items.count else { return false }
        return items.withUnsafeBufferPointer { own in
            other.items.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
        }
    }

    /// The index of the item in an old list that each item is compared with; nil for items that are new.
    private func matches(in old: DisplayList) -> [Int?] {
        if items.count == old.items.count, zip(items, old.items).allSatisfy({ $0.id == $1.id }) {
            return Array(items.indices)
        }
        var identified: [Int: Int] = [:]
        var others: [Int] = []
        for (index, item) in old.items.enumerated() {
            guard let id = item.id else {
                others.append(index)
                continue
            }
            identified[id] = identified[id] ?? index
        }
        var result = [Int?](repeating: nil, count: items.count)
        var unmatched: [Int] = []
        for (index, item) in items.enumerated() {
            if let id = item.id { result[index] = identified.removeValue(forKey: id) } else { unmatched.append(index) }
        }
        // Items without an identity: equal ones from both ends, the rest as far as there are old ones.
        var rest = others[...]
        var open = unmatched[...]
        while let index = open.first, let source = rest.first, items[index] == old.items[source] {
            result[index] = source
            open.removeFirst()
            rest.removeFirst()
        }
        while let index = open.last, let source = rest.last, items[index] == old.items[source] {
            result[index] = source
            open.removeLast()
            rest.removeLast()
        }
        for (index, source) in zip(open, rest) { result[index] = source }
        return result
    }
}

extension DisplayGroup {
    fileprivate func difference(from old: DisplayGroup) -> DisplayGroupDifference {
        var result = DisplayGroupDifference()
        result.content = content.difference(from: old.content)
        var (before, after) = (old, self)
        before.content = DisplayList()
        after.content = DisplayList()
        guard before != after else { return result }
        before.transform = after.transform
        if before == after { result.transform = transform } else { result.attributes = after }
        return result
    }

    fileprivate func applying(_ difference: DisplayGroupDifference) -> DisplayGroup? {
        guard let content = content.applying(difference.content) else { return nil }
        var result = difference.attributes ?? self
        if let transform = difference.transform { result.transform = transform }
        result.content = content
        return result
    }
}

extension DisplayItem {
    /// The identity of a group.
    fileprivate var id: Int? {
        if case .group(let group) = self { group.id } else { nil }
    }
}
