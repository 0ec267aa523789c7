/// The change from one display list to the next: the parts that stay, those that are new, and the changes in groups that
/// stay.
///
/// Groups are matched with siblings of the same `id`, other items with those at their place. Unchanged lists share
/// their storage, and unchanged siblings are the same objects, so the difference takes time in proportion to what was
/// drawn anew. (The siblings of a change are passed over one word each; ``parts`` names each of them if some came or went.)
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
        var comparisons = 0
        return difference(from: old, comparisons: &comparisons)
    }

    /// The change that makes this list of an old one.
    ///
    /// Items at both ends that are copies of each other, as those of boxes that were not drawn again, are passed over
    /// word by word without a look inside.
    /// - Parameter comparisons: increased by one for each item that is matched or compared by value, for tests of how
    ///   the work grows.
    package func difference(from old: DisplayList, comparisons: inout Int) -> DisplayListDifference {
        var result = DisplayListDifference()
        guard !sharesStorage(with: old) else { return result }
        let start = sharedCount(with: old)
        let end = sharedCount(with: old, fromEndAfter: start)
        let changed = start..<items.count - end
        let sources = matches(of: changed, in: old, start..<old.items.count - end, &comparisons)
        var parts: [DisplayListDifference.Part] = []
        parts.reserveCapacity(changed.count)
        var isKept = items.count == old.items.count
        for index in changed {
            comparisons += 1
            guard let source = sources[index - start] else {
                parts.append(.new(items[index]))
                isKept = false
                continue
            }
            let part: DisplayListDifference.Part
            switch (old.items[source], items[index]) {
            case (.group(let before), .group(let after)):
                part = .kept(source)
                let change = after.difference(from: before, comparisons: &comparisons)
                if !change.isEmpty { result.changes.append(.init(index: index, group: change)) }
            case (let before, let after):
                part = before == after ? .kept(source) : .new(after)
            }
            if part != .kept(index) { isKept = false }
            parts.append(part)
        }
        if !isKept {
            let shift = old.items.count - items.count
            result.parts =
                (0..<start).map { .kept($0) } + parts + (items.count - end..<items.count).map { .kept($0 + shift) }
        }
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
    package func sharesStorage(with other: DisplayList) -> Bool {
        guard items.count == other.items.count else { return false }
        return items.withUnsafeBufferPointer { own in
            other.items.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
        }
    }

    /// The number of items at the start of both lists that are copies of each other.
    private func sharedCount(with other: DisplayList) -> Int {
        withWords(of: other) { own, others in
            let least = min(own.count, others.count)
            var count = 0
            while count < least, own[count] == others[count] { count += 1 }
            return count
        }
    }

    /// The number of items at the end of both lists that are copies of each other, apart from some at the start.
    private func sharedCount(with other: DisplayList, fromEndAfter start: Int) -> Int {
        withWords(of: other) { own, others in
            let least = min(own.count, others.count) - start
            var count = 0
            while count < least, own[own.count - 1 - count] == others[others.count - 1 - count] { count += 1 }
            return count
        }
    }

    /// Calls a closure with the words that refer to the boxes of items, here and in another list: an item is indirect,
    /// so that equal words are one item. None if items were laid out in another way.
    private func withWords<R>(
        of other: DisplayList, _ body: (UnsafeBufferPointer<UInt>, UnsafeBufferPointer<UInt>) -> R
    ) -> R {
        guard MemoryLayout<DisplayItem>.stride == MemoryLayout<UInt>.stride else {
            return body(UnsafeBufferPointer(start: nil, count: 0), UnsafeBufferPointer(start: nil, count: 0))
        }
        return items.withUnsafeBytes { own in
            other.items.withUnsafeBytes { body(own.bindMemory(to: UInt.self), $0.bindMemory(to: UInt.self)) }
        }
    }

    /// The index of the item in an old list that each of some items is compared with; nil for items that are new.
    private func matches(
        of range: Range<Int>, in old: DisplayList, _ oldRange: Range<Int>, _ comparisons: inout Int
    ) -> [Int?] {
        comparisons += range.count
        if range.count == oldRange.count, zip(range, oldRange).allSatisfy({ items[$0].id == old.items[$1].id }) {
            return Array(oldRange)
        }
        comparisons += oldRange.count
        var identified: [Int: Int] = [:]
        var others: [Int] = []
        for index in oldRange {
            guard let id = old.items[index].id else {
                others.append(index)
                continue
            }
            identified[id] = identified[id] ?? index
        }
        var result = [Int?](repeating: nil, count: range.count)
        var unmatched: [Int] = []
        for index in range {
            if let id = items[index].id {
                result[index - range.lowerBound] = identified.removeValue(forKey: id)
            } else {
                unmatched.append(index)
            }
        }
        // Items without an identity: equal ones from both ends, the rest as far as there are old ones.
        var rest = others[...]
        var open = unmatched[...]
        while let index = open.first, let source = rest.first, items[index] == old.items[source] {
            result[index - range.lowerBound] = source
            open.removeFirst()
            rest.removeFirst()
        }
        while let index = open.last, let source = rest.last, items[index] == old.items[source] {
            result[index - range.lowerBound] = source
            open.removeLast()
            rest.removeLast()
        }
        for (index, source) in zip(open, rest) { result[index - range.lowerBound] = source }
        return result
    }
}

extension DisplayGroup {
    fileprivate func difference(from old: DisplayGroup, comparisons: inout Int) -> DisplayGroupDifference {
        var result = DisplayGroupDifference()
        result.content = content.difference(from: old.content, comparisons: &comparisons)
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
