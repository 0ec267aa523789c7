import Foundation

/// Data that the chart cannot show.
nonisolated extension ChartModel {
    /// The series with values that a kind leaves out, since it draws one series alone, or one and its thresholds.
    package var undrawnSeries: [Int] {
        let input = ChartInput(model: self)
        if input.kind.showsOneSeries, input.visibleSeries.isEmpty { return [] }
        let drawn = Set(input.drawnSeries)
        return table.series.indices.filter { index in
            !drawn.contains(index) && !hiddenSeries.contains(index)
                && table.series[index].dimensions.contains { $0.contains { !$0.isNaN } }
        }
    }

    /// True if the kind draws a second series as thresholds.
    package var drawsThresholds: Bool { marks.isSingleMark && !marks.drawsOneSeries }

    /// True for kinds that draw a total and a part of it.
    package var drawsPartOfTotal: Bool { marks.showsPartOfTotal }

    /// The places of the values for which a mark of few values has no place: of a part of a total from the third on, of a
    /// bullet from the fourth on; empty for other kinds.
    package var undrawnValues: [Int] {
        let input = ChartInput(model: self)
        guard let most = input.kind.mostValues, let series = input.drawnSeries.first,
            !drawsThresholds || series == 0
        else { return [] }
        return table.valuesOfOneMark(series).enumerated().filter { $0.offset >= most && !$0.element.isNaN }
            .map(\.offset)
    }

    /// The number of points of several values that a chart of one mark leaves out, since it draws the first of each series.
    package var undrawnPoints: Int {
        let input = ChartInput(model: self)
        guard input.kind.isSingleMark else { return 0 }
        return input.drawnSeries.reduce(0) { count, series in
            let columns = table.series[series]
            guard columns.dimensions.count > 1, columns.count > 1 else { return count }
            return count
                + (1..<columns.count).count { point in
                    columns.dimensions.indices.contains { !columns.value(point, dimension: $0).isNaN }
                }
        }
    }

    /// The categories of the values of a ring that are no parts of it, since they are not positive; empty for other kinds.
    package var undrawnParts: [Int] {
        guard case .categories = marks.legendEntries else { return [] }
        return ChartInput(model: self).visibleSeries.flatMap { series in
            table.values(series).enumerated().filter { $0.element <= 0 }.map(\.offset)
        }
    }

    /// The categories of a time axis whose times its clocks leave out, so that they stand an hour later.
    package var timesLeftOut: [Int] { time?.leftOut ?? [] }

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

    /// The explicit ends of logarithmic axes of values that have no place on them, since they are not positive.
    package var ignoredLogarithmicEnds: [Double] {
        guard hasValueAxis else { return [] }
        let axes = [numericAxis] + (marks.hasSecondaryAxis ? [secondaryNumericAxis] : [])
        return axes.filter(\.isLogarithmic).flatMap { [$0.explicitMin, $0.explicitMax] }
            .compactMap { $0.map(Double.init) }.filter { $0 <= 0 }
    }

    /// The number of points with a place that are no circles, since their sizes are not positive.
    package var undrawnCircles: Int {
        guard chartType == .bubble else { return 0 }
        return ChartInput(model: self).visibleSeries.reduce(0) { count, series in
            let values = (0...2).map { table.values(series, dimension: $0) }
            let places = values[0].indices.filter { point in
                !values[0][point].isNaN && values[1].indices.contains(point) && !values[1][point].isNaN
            }
            return count + places.count { !values[2].indices.contains($0) || !(values[2][$0] > 0) }
        }
    }

    /// True if the kind has an axis of values.
    package var hasValueAxis: Bool { marks.hasValueAxis }

    /// The values of reference lines beyond the explicit ends of their axis; all of them where there is no axis.
    package var undrawnReferenceLines: [Double] {
        let input = ChartInput(model: self)
        return referenceLines.filter { line in
            let axis = input.axis(of: line) == .dual ? secondaryNumericAxis : numericAxis
            return !hasValueAxis || axis.isBeyondExplicitEnds(line.value, line.value)
        }
        .map(\.value)
    }

    /// The values of reference lines without a place on their logarithmic axis, since they are not positive.
    package var referencesWithoutLogarithm: [Double] {
        let input = ChartInput(model: self)
        return referenceLines.filter { line in
            let axis = input.axis(of: line) == .dual ? secondaryNumericAxis : numericAxis
            return hasValueAxis && axis.isLogarithmic && line.value <= 0
        }
        .map(\.value)
    }

    /// True if an axis of values is to be logarithmic or to begin beside zero, and the kind has none.
    package var lacksValueAxis: Bool {
        !hasValueAxis && [numericAxis, secondaryNumericAxis].contains { $0.isLogarithmic || !$0.isZeroBased }
    }

    /// True if all values are beyond the explicit ends of the first axis of values.
    package var isBeyondExplicitEnds: Bool {
        let range = marks.valueRange(of: ChartInput(model: self), axis: .y)
        return hasValueAxis && !range.isEmpty && numericAxis.isBeyondExplicitEnds(range.lower, range.upper)
    }

    /// True if series are to be measured on a second axis, which the kind does not have.
    package var lacksSecondaryAxis: Bool { !indexesOfSecondaryValueAxis.isEmpty && !marks.hasSecondaryAxis }
}

nonisolated extension ChartNumericAxisAttributes {
    /// True if a range has no part within the explicit ends.
    fileprivate func isBeyondExplicitEnds(_ lower: Double, _ upper: Double) -> Bool {
        var (least, greatest) = (explicitMin.map(Double.init), explicitMax.map(Double.init))
        if let start = least, let end = greatest, start > end { (least, greatest) = (end, start) }
        return upper < least ?? -.infinity || lower > greatest ?? .infinity
    }
}
