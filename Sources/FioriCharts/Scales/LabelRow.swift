import CoreGraphics

/// Placement of the labels of an axis: none overlaps another, none leaves the room.
nonisolated enum LabelRow {
    struct Item: Equatable {
        /// The place on the axis that the label names.
        var anchor: CGFloat
        var length: CGFloat
        var index: Int
    }

    struct Placed: Equatable {
        var start: CGFloat
        var length: CGFloat
        var index: Int
        var end: CGFloat { start + length }
    }

    /// Every label centred on its anchor, moved inwards at the ends; nil when two would come closer than the spacing.
    static func all(_ items: [Item], in room: ClosedRange<CGFloat>, spacing: CGFloat) -> [Placed]? {
        var result: [Placed] = []
        result.reserveCapacity(items.count)
        for item in items {
            guard item.length <= room.upperBound - room.lowerBound else { return nil }
            let placed = centered(item, in: room)
            if let last = result.last, placed.start < last.end + spacing { return nil }
            result.append(placed)
        }
        return result
    }

    /// Every label, those at the ends moved inwards, and those beside them as far as that needs, one after the other.
    /// - Parameter limit: The distance that labels between the first and the last move at most.
    /// - Returns: nil when labels would move further, or come closer than the spacing.
    static func all(
        _ items: [Item], in room: ClosedRange<CGFloat>, spacing: CGFloat, movedAtMost limit: CGFloat
    ) -> [Placed]? {
        guard items.count > 2, items.allSatisfy({ $0.length <= room.upperBound - room.lowerBound }) else { return nil }
        let wanted = items.map { centered($0, in: room) }
        var result = wanted
        func isMoved(_ index: Int) -> Bool {
            abs(wanted[index].start + items[index].length / 2 - items[index].anchor) > 0.01
        }
        let last = items.count - 1
        if isMoved(0) {
            for index in 1..<last {
                let least = result[index - 1].end + spacing
                guard result[index].start < least else { break }
                result[index].start = least
            }
        }
        if isMoved(last) {
            for index in (1..<last).reversed() {
                let most = result[index + 1].start - spacing - result[index].length
                guard result[index].start > most else { break }
                result[index].start = most
            }
        }
        let haveRoom = (1...last).allSatisfy { result[$0].start >= result[$0 - 1].end + spacing - 0.01 }
        let areNear = result.indices.allSatisfy { abs(result[$0].start - wanted[$0].start) <= limit }
        return haveRoom && areNear ? result : nil
    }

    /// Every n-th label, with the smallest n at which none overlaps.
    /// - Parameter kept: The place of a label that is shown in any case.
    static func thinned(
        _ items: [Item], in room: ClosedRange<CGFloat>, spacing: CGFloat, keeping kept: Int = 0
    ) -> [Placed] {
        guard !items.isEmpty else { return [] }
        let longest = items.reduce(0) { max($0, $1.length) }
        let step = items.count > 1 ? abs(items[items.count - 1].anchor - items[0].anchor) / CGFloat(items.count - 1) : 1
        var stride = max(1, Int((min(longest, 1e4) + spacing) / max(step.isNaN ? 0 : step, 0.001) / 2))
        while stride < items.count {
            let chosen = Swift.stride(from: kept % stride, to: items.count, by: stride).map { items[$0] }
            if let placed = all(chosen, in: room, spacing: spacing) { return placed }
            stride += max(1, stride / 8)
        }
        return all([items[min(kept, items.count - 1)]], in: room, spacing: spacing) ?? []
    }

    /// Some labels that come first, as far as they have room, and every n-th of the others between them.
    /// - Parameters:
    ///   - first: The places of the labels that come first, in the order of preference.
    ///   - kept: The place of a label that is shown next.
    static func thinned(
        _ items: [Item], in room: ClosedRange<CGFloat>, spacing: CGFloat, first: [Int], keeping kept: Int
    ) -> [Placed] {
        if let whole = all(items, in: room, spacing: spacing) { return whole }
        guard !first.isEmpty else { return thinned(items, in: room, spacing: spacing, keeping: kept) }
        var fixed: [Placed] = []
        func isFree(_ label: Placed) -> Bool {
            fixed.allSatisfy { $0.end + spacing <= label.start || label.end + spacing <= $0.start }
        }
        let (start, end) = (room.lowerBound, room.upperBound)
        for place in first + [kept] where items.indices.contains(place) && items[place].length <= end - start {
            let label = centered(items[place], in: room)
            if isFree(label) { fixed.append(label) }
        }
        var stride = 1
        while stride < items.count {
            let chosen = Swift.stride(from: kept % stride, to: items.count, by: stride).map { items[$0] }
                .filter { item in item.length <= end - start && isFree(centered(item, in: room)) }
            if let placed = all(chosen, in: room, spacing: spacing) {
                return (fixed + placed).sorted { $0.start < $1.start }
            }
            stride += max(1, stride / 8)
        }
        return fixed.sorted { $0.start < $1.start }
    }

    /// The first label at the start of the room and the last at its end, shortened where both do not fit.
    static func range(_ items: [Item], in room: ClosedRange<CGFloat>, spacing: CGFloat) -> [Placed] {
        guard let first = items.first, let last = items.last else { return [] }
        let width = room.upperBound - room.lowerBound
        guard width > 0 else { return [] }
        if items.count == 1 {
            return [
                centered(Item(anchor: first.anchor, length: min(first.length, width), index: first.index), in: room)
            ]
        }
        let half = max((width - spacing) / 2, 0)
        var lengths = (first.length, last.length)
        if lengths.0 + lengths.1 + spacing > width {
            if lengths.0 <= half {
                lengths.1 = width - spacing - lengths.0
            } else if lengths.1 <= half {
                lengths.0 = width - spacing - lengths.1
            } else {
                lengths = (half, half)
            }
        }
        return [
            Placed(start: room.lowerBound, length: lengths.0, index: first.index),
            Placed(start: room.upperBound - lengths.1, length: lengths.1, index: last.index),
        ]
    }

    private static func centered(_ item: Item, in room: ClosedRange<CGFloat>) -> Placed {
        let start = min(max(item.anchor - item.length / 2, room.lowerBound), room.upperBound - item.length)
        return Placed(start: start, length: item.length, index: item.index)
    }
}
