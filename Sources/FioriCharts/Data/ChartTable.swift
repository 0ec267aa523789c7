import Foundation

/// The values of one series: one contiguous array per dimension, with NaN where a value is missing.
nonisolated struct ChartColumns: Equatable {
    /// Dimension → category. Always has at least one dimension.
    var dimensions: [[Double]]

    /// Number of categories of the longest dimension.
    var count: Int { dimensions.reduce(0) { max($0, $1.count) } }

    init(_ dimensions: [[Double]]) { self.dimensions = dimensions.isEmpty ? [[]] : dimensions }

    /// The value of a point, or NaN when the point has none.
    func value(_ category: Int, dimension: Int = 0) -> Double {
        guard dimensions.indices.contains(dimension), dimensions[dimension].indices.contains(category) else {
            return .nan
        }
        return dimensions[dimension][category]
    }
}

/// The data of a chart: ragged series of contiguous values.
nonisolated struct ChartTable: Equatable {
    var series: [ChartColumns]

    init(series: [ChartColumns] = []) { self.series = series }

    /// Builds the table of charts whose points have one value. Values that are not finite become gaps.
    init(values: [[Double?]]) {
        series = values.map { row in ChartColumns([row.map(Self.finite)]) }
    }

    /// Builds the table of charts whose points have several values: series → category → dimension.
    init(points: [[[Double?]]]) {
        series = points.map { row in
            let dimensions = row.reduce(1) { max($0, $1.count) }
            return ChartColumns(
                (0..<dimensions).map { dimension in
                    row.map { point in dimension < point.count ? Self.finite(point[dimension]) : .nan }
                })
        }
    }

    private static func finite(_ value: Double?) -> Double {
        guard let value, value.isFinite else { return .nan }
        return value
    }

    /// Number of categories of the longest series.
    var categoryCount: Int { series.reduce(0) { max($0, $1.count) } }

    /// Reports whether any value is not a gap.
    var hasValues: Bool { series.indices.contains(where: hasValues) }

    /// Reports whether any value of a series is not a gap.
    func hasValues(ofSeries index: Int) -> Bool {
        series.indices.contains(index) && series[index].dimensions.contains { $0.contains { !$0.isNaN } }
    }

    /// The value of a point, or NaN when the point has none.
    func value(_ series: Int, _ category: Int, dimension: Int = 0) -> Double {
        guard self.series.indices.contains(series) else { return .nan }
        return self.series[series].value(category, dimension: dimension)
    }

    /// The values of a series in one dimension.
    func values(_ series: Int, dimension: Int = 0) -> [Double] {
        guard self.series.indices.contains(series), self.series[series].dimensions.indices.contains(dimension)
        else { return [] }
        return self.series[series].dimensions[dimension]
    }

    /// The values part of the way from another table to this one. Points that only one table has do not move.
    func interpolated(from start: ChartTable, progress: Double) -> ChartTable {
        if progress >= 1 { return self }
        var result = self
        for index in result.series.indices where index < start.series.count {
            for dimension in result.series[index].dimensions.indices
            where dimension < start.series[index].dimensions.count {
                let origin = start.series[index].dimensions[dimension]
                result.series[index].dimensions[dimension].withUnsafeMutableBufferPointer { values in
                    for category in 0..<min(values.count, origin.count) where !origin[category].isNaN {
                        values[category] = origin[category] * (1 - progress) + values[category] * progress
                    }
                }
            }
        }
        return result
    }
}
