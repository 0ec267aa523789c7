import Foundation
import SwiftUICore

/// A table's sort order without the type of its comparators.
struct TableSort {
    /// The direction of the column that the table is sorted by first; nil for the other columns.
    let order: (any SortComparator) -> SortOrder?
    /// A tap on a column's title: sorts by it first, or turns its direction round.
    let tap: (any SortComparator) -> Void

    init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
        func isSame(_ left: Sort, _ right: Sort) -> Bool {
            var left = left
            left.order = right.order
            return left == right
        }
        order = { column in
            guard let column = column as? Sort, let first = binding.wrappedValue.first else { return nil }
            return isSame(first, column) ? first.order : nil
        }
        tap = { column in
            guard let column = column as? Sort else { return }
            var result = binding.wrappedValue
            if var first = result.first, isSame(first, column) {
                first.order = first.order == .forward ? .reverse : .forward
                result[0] = first
            } else {
                result.removeAll { isSame($0, column) }
                result.insert(column, at: 0)
            }
            binding.wrappedValue = result
        }
    }
}
