import Foundation

/// What the data have and the chart cannot show.
nonisolated extension ChartModel {
    /// The series with values that a kind leaves out, since it draws one series alone.
    package var undrawnSeries: [Int] {
        let input = ChartInput(model: self)
        guard marks.drawsOneSeries, let shown = input.visibleSeries.first else { return [] }
        return table.series.indices.filter { index in
            index != shown && !hiddenSeries.contains(index)
                && table.series[index].dimensions.contains { $0.contains { !$0.isNaN } }
        }
    }

    /// The categories of the values of a ring that are no parts of it, since they are not positive; empty for other kinds.
    package var undrawnParts: [Int] {
        guard case .categories = marks.legendEntries else { return [] }
        return ChartInput(model: self).visibleSeries.flatMap { series in
            table.values(series).enumerated().filter { $0.element <= 0 }.map(\.offset)
        }
    }

    /// The number of values without a place on their axis, since it is logarithmic and they are not positive.
    package var undrawnOnLogarithmicAxes: Int {
        let kind = marks
        let dimension = kind.valueAxisDimension
        let (all, shown) = (table, tableOfAxes(of: kind))
        return all.series.indices.reduce(0) { count, series in
            let values = all.values(series, dimension: dimension)
            return count + zip(values, shown.values(series, dimension: dimension)).count { !$0.isNaN && $1.isNaN }
        }
    }
}
