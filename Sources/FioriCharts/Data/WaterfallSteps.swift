import Foundation

/// Steps of a waterfall: where each bar starts and ends, with totals computed where none is given.
nonisolated struct WaterfallSteps: Equatable {
    private(set) var starts: [Double] = []
    private(set) var ends: [Double] = []
    /// True if a sum is larger than numbers can be, so that the ends are not where they belong.
    private(set) var overflows = false

    /// - Parameters:
    ///   - values: The change of each category; NaN is a gap, and at a total stands for the sum of what precedes it.
    ///   - totals: The categories that are totals: their bars grow from zero, and what follows continues from there.
    init(_ values: [Double], totals: IndexSet) {
        var level = 0.0
        for (index, value) in values.enumerated() {
            if totals.contains(index) {
                let total = value.isNaN ? level : value
                starts.append(0)
                ends.append(total)
                level = total
            } else if value.isNaN {
                starts.append(.nan)
                ends.append(.nan)
            } else {
                starts.append(level)
                if !(level + value).isFinite { overflows = true }
                level = (level + value).clampedToFinite
                ends.append(level)
            }
        }
    }

    /// The extremes of the levels, without the zero from which totals and the first step grow.
    var levels: ValueRange { ValueRange(ends.lazy.filter { !$0.isNaN }) }

    var range: ValueRange {
        var range = ValueRange(lower: 0, upper: 0)
        for value in starts { range.include(value) }
        for value in ends { range.include(value) }
        return range
    }
}
