import Foundation
import SwiftUICore

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some offsets from the start.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = Self()
        kept.reserveCapacity(count - offsets.count)
        for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
        self = kept
    }
}

extension MutableCollection {
    /// Moves the elements at some offsets from the start, in their order, before the element at another offset. All
    /// offsets are those before the move.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var before: [Element] = []
        var moved: [Element] = []
        var after: [Element] = []
        for (offset, element) in enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        var index = startIndex
        for element in before + moved + after {
            self[index] = element
            formIndex(after: &index)
        }
    }
}
