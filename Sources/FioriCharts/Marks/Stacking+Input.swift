nonisolated extension Stacking {
    /// The stacks of the visible series.
    static func of(_ input: ChartInput, isPercent: Bool) -> Stacking {
        input.derived.stacking {
            Stacking(
                input.visibleSeries.map { input.table.values($0) }, categories: input.categoryCount,
                isPercent: isPercent)
        }
    }

    /// The values that the axis has to span: without zero, those of the ends of segments.
    func range(of input: ChartInput) -> ValueRange {
        guard !input.model.numericAxis.isZeroBased else { return range }
        return ValueRange(ends.lazy.joined().filter { !$0.isNaN })
    }
}
