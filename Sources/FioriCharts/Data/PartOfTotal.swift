/// The first value of a series as a total, and the second as a part of it, as radial charts and Harvey balls read them.
nonisolated struct PartOfTotal: Equatable {
    let total: Double
    let part: Double

    /// nil when there are no two values.
    init?(_ values: [Double]) {
        guard values.count > 1, !values[0].isNaN, !values[1].isNaN else { return nil }
        total = values[0]
        part = values[1]
    }

    /// The part in 0…1 that is drawn; 0 of a total that is not positive.
    var drawnShare: Double { total > 0 ? (part / total).clamped(to: 0...1) : 0 }

    /// The part of the total, also beyond 1; nil for a total that is not positive.
    var share: Double? {
        guard total > 0, (part / total).isFinite else { return nil }
        return part / total
    }
}

nonisolated extension ChartTable {
    /// The values of a series in a chart of one mark: the dimensions of its first point, or its categories where points
    /// have one value.
    func valuesOfOneMark(_ series: Int) -> [Double] {
        guard self.series.indices.contains(series) else { return [] }
        let columns = self.series[series]
        return columns.dimensions.count > 1
            ? columns.dimensions.indices.map { columns.value(0, dimension: $0) } : columns.dimensions[0]
    }
}
