import Foundation

/// The scales of the axes, which all texts of their numbers depend on.
nonisolated extension ChartInput {
    /// The range of the values on an axis.
    func valueRange(_ axis: ChartAxisId) -> ValueRange {
        derived.range(axis) { kind.valueRange(of: self, axis: axis) }
    }

    /// The scale of an axis of values.
    /// - Parameter intervals: The number of intervals of an axis beside; nil for the one that suits the data.
    func scale(
        _ axis: ChartAxisId, of attributes: ChartNumericAxisAttributes, intervals: Int? = nil
    ) -> ValueAxisScale {
        var range = valueRange(axis)
        for line in model.referenceLines where self.axis(of: line) == axis && line.value.isFinite {
            if line.value > 0 || !attributes.isLogarithmic { range.include(line.value) }
        }
        if axis == .y || axis == .dual && !usesPrimaryAxis {
            for end in bandsBeyond(range, isLogarithmic: attributes.isLogarithmic) { range.include(end) }
        }
        var options = attributes.options(tickCount: model.numberOfGridlines + 1)
        options.intervalCount = intervals
        options.hasShares = kind.showsShares
        options.hasBars =
            kind.hasBars
            && visibleSeries.contains { self.axis(ofSeries: $0) == axis && !kind.isContinuous($0, of: self) }
        return ValueAxisScale(data: range, options: options)
    }

    /// The ticks of an axis that may have labels: of two axes, one without values on a side of zero may have ticks there that
    /// only make its intervals as many as those of the other.
    func meaningfulTicks(of axis: ChartAxisId, _ attributes: ChartNumericAxisAttributes) -> ClosedRange<Double> {
        let all = -Double.infinity...Double.infinity
        guard usesPrimaryAxis, usesSecondaryAxis, axis == .y || axis == .dual, !attributes.isLogarithmic else {
            return all
        }
        var range = valueRange(axis)
        guard !range.isEmpty else { return all }
        for line in model.referenceLines where self.axis(of: line) == axis && line.value.isFinite {
            range.include(line.value)
        }
        if axis == .y { for end in bandsBeyond(range, isLogarithmic: false) { range.include(end) } }
        for end in [attributes.explicitMin, attributes.explicitMax].compactMap(\.self) { range.include(Double(end)) }
        return (range.lower < 0 ? -.infinity : 0)...(range.upper > 0 ? .infinity : 0)
    }

    /// The finite ends of the bands that a range would not show.
    private func bandsBeyond(_ range: ValueRange, isLogarithmic: Bool) -> [Double] {
        guard !range.isEmpty else { return [] }
        return model.referenceBands.map(\.range)
            .filter { $0.lowerBound > range.upper || $0.upperBound < range.lower }
            .flatMap { [$0.lowerBound, $0.upperBound] }
            .filter { $0.isFinite && ($0 > 0 || !isLogarithmic) }
    }

    /// The greatest number of intervals of two axes.
    private static var mostIntervals: Int { 8 }

    /// The scales of the first axis, or of the second one where nothing is measured on the first, and of the second one.
    ///
    /// Two axes have as many intervals, those of a logarithmic one where one is. Where the number that suits the first one
    /// would leave the second one without zero among its ticks, both have another one that leaves it to both, if there is one.
    func valueScales() -> (values: ValueAxisScale, secondary: ValueAxisScale?) {
        guard usesPrimaryAxis else {
            let values = scale(.dual, of: model.secondaryNumericAxis)
            return (values, usesSecondaryAxis ? values : nil)
        }
        let values = scale(.y, of: model.numericAxis)
        guard usesSecondaryAxis else { return (values, nil) }
        let secondary = scale(.dual, of: model.secondaryNumericAxis, intervals: values.ticks.count - 1)
        if !secondary.isLogarithmic, !values.isLogarithmic {
            let count = values.ticks.count - 1
            guard !EvenTicks.areEvenWithZero(secondary.ticks) else { return (values, secondary) }
            for other in (2...Self.mostIntervals).sorted(by: { abs($0 - count) < abs($1 - count) }) where other != count
            {
                let first = scale(.y, of: model.numericAxis, intervals: other)
                let second = scale(.dual, of: model.secondaryNumericAxis, intervals: other)
                if [first, second].allSatisfy({ $0.ticks.count == other + 1 && EvenTicks.areEvenWithZero($0.ticks) }) {
                    return (first, second)
                }
            }
        }
        guard secondary.isLogarithmic, !values.isLogarithmic else { return (values, secondary) }
        return (scale(.y, of: model.numericAxis, intervals: secondary.ticks.count - 1), secondary)
    }

    // MARK: Two numeric axes

    /// The look and the range of x.
    var attributesAcross: ChartNumericAxisAttributes {
        let across = ChartNumericAxisAttributes(axisId: .x, isZeroBased: false)
        across.takeLook(of: model.numericAxis)
        across.takeRange(of: model.categoryAxis)
        if model.categoryAxis.hasFormat { across.takeNumberFormat(of: model.categoryAxis) }
        return across
    }

    /// The scale across of charts with two numeric axes.
    func horizontalScale(_ attributes: ChartNumericAxisAttributes) -> ValueAxisScale {
        let range = valueRange(.x)
        guard model.categoryAxis.isTimeAxis, !range.isEmpty else {
            return ValueAxisScale(data: range, options: attributes.options(tickCount: model.numberOfGridlines + 1))
        }
        let hasSpan = range.lower < range.upper
        let ends = (min: attributes.explicitMin.map { Double($0) }, max: attributes.explicitMax.map { Double($0) })
        let options = ValueAxisOptions(
            isZeroBased: false, usesNiceValues: false,
            explicitMin: ends.min ?? (hasSpan ? nil : range.lower - CivilTime.day / 2),
            explicitMax: ends.max ?? (hasSpan ? nil : range.upper + CivilTime.day / 2), tickCount: 2)
        return ValueAxisScale(data: range, options: options)
    }
}
