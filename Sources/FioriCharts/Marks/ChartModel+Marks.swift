import SwiftUI

nonisolated extension ChartModel {
    /// The marks of the chart's kind.
    var marks: any ChartMarks { ChartKinds.marks(for: chartType, stacking: stacking) }

    /// True if a legend tells more than the chart does by itself.
    package var hasLegendEntries: Bool {
        switch marks.legendEntries {
        case .none: false
        case .series: numOfSeries() > 1
        case .categories: true
        }
    }

    /// True if what a legend lists is named: the parts of a donut, the series of other kinds.
    package var namesLegendEntries: Bool {
        switch marks.legendEntries {
        case .none: false
        case .series: !titlesForSeries.isEmpty
        case .categories: titlesForCategory?.isEmpty == false
        }
    }

    /// True if sums of the values are larger than numbers can be, so that the chart cannot show them.
    package var sumsOverflow: Bool { marks.overflows(ChartInput(model: self)) }

    /// The total and the part of a radial chart or a Harvey ball; nil for other kinds, and without two values.
    package var partOfTotal: (total: Double, part: Double)? {
        guard marks.showsPartOfTotal else { return nil }
        return PartOfTotalMarks.values(of: ChartInput(model: self)).map { ($0.values.total, $0.values.part) }
    }

    /// The categories as times, of stock charts and time axes; nil when a title is no date.
    var time: TimeScale? {
        let isStock = marks.showsOneSeries
        // Read at each access: the axis publishes a change of it only while it is observed.
        guard isStock || categoryAxis.isTimeAxis, hasTitles else { return nil }
        return derived.time(in: categoryAxis.timeZone) {
            if !isStock, case .times(let times)? = categoryValues, times.count == numOfCategories() {
                return TimeScale(written: times, closesSessionGaps: false, zone: categoryAxis.timeZone)
            }
            guard let all = titlesForCategory, !all.isEmpty else { return nil }
            let titles = isStock && all.indices.contains(indexOfStockSeries) ? all[indexOfStockSeries] : all[0]
            let count = isStock ? numOfCategories(in: indexOfStockSeries) : numOfCategories()
            guard titles.count >= count else { return nil }
            if case .times(let times)? = categoryValues, times.count == count {
                return TimeScale(written: times, closesSessionGaps: isStock, zone: categoryAxis.timeZone)
            }
            return TimeScale(
                titles: Array(titles.prefix(count)), closesSessionGaps: isStock, zone: categoryAxis.timeZone)
        }
    }

    /// The categories as numbers, of numeric axes; nil when a title is no number.
    var numbers: NumberScale? {
        guard categoryAxis.isNumericAxis, hasTitles else { return nil }
        let numbers = derived.numbers {
            let count = numOfCategories()
            if case .numbers(let numbers)? = categoryValues, numbers.count == count {
                return NumberScale(numbers: numbers)
            }
            guard let titles = titlesForCategory?.first else { return nil }
            return titles.count >= count ? NumberScale(titles: Array(titles.prefix(count))) : nil
        }
        return numbers?.spanning(categoryAxis.explicitMin.map(Double.init), categoryAxis.explicitMax.map(Double.init))
    }

    /// The values that the axes can show: nothing below zero, nor zero itself, has a place on a logarithmic one.
    func tableOfAxes(of kind: any ChartMarks) -> ChartTable {
        let secondary = kind.hasSecondaryAxis ? indexesOfSecondaryValueAxis : []
        guard kind.hasValueAxis, numericAxis.isLogarithmic || secondaryNumericAxis.isLogarithmic else { return table }
        let series = Set(
            table.series.indices.filter {
                (secondary.contains($0) ? secondaryNumericAxis : numericAxis).isLogarithmic
            })
        guard !series.isEmpty else { return table }
        return derived.logarithmicTable(of: series) {
            var result = table
            let dimension = kind.valueAxisDimension
            for index in series where result.series[index].dimensions.indices.contains(dimension) {
                result.series[index].dimensions[dimension] = result.series[index].dimensions[dimension].map {
                    $0 > 0 ? $0 : .nan
                }
            }
            return result
        }
    }

    /// True if there is a value that the kind draws, and on a logarithmic axis a positive one.
    var hasValuesOfAxes: Bool {
        let kind = marks
        guard kind.hasValueAxis, numericAxis.isLogarithmic || secondaryNumericAxis.isLogarithmic else {
            return kind.hasValues(in: table, of: self)
        }
        let dimension = kind.valueAxisDimension
        let shown = tableOfAxes(of: kind)
        let hasAny = shown.series.contains { series in
            series.dimensions.indices.contains(dimension) && series.dimensions[dimension].contains { !$0.isNaN }
        }
        return hasAny && kind.hasValues(in: shown, of: self)
    }

    /// The titles of the categories, for asking about many.
    var categoryTitles: CategoryTitles {
        CategoryTitles(series: readTitles, shown: marks.showsOneSeries ? indexOfStockSeries : nil)
    }

    /// The title of a category in a series, or else in the first that has one.
    /// - Parameter series: The series whose titles are asked first; nil for none.
    package func title(ofCategory category: Int, inSeries series: Int? = nil) -> String? {
        categoryTitles[category, ofSeries: series]
    }

    /// The title of a category in speech: a time in words, or the title itself.
    /// - Parameter series: The series whose titles are asked first; nil for none.
    func spokenTitle(ofCategory category: Int, inSeries series: Int? = nil, locale: Locale) -> String? {
        guard let time, time.times.indices.contains(category) else {
            guard let numbers, numbers.values.indices.contains(category) else {
                return title(ofCategory: category, inSeries: series)
            }
            return categoryAxis.label(
                numbers.values[category], step: nil, peak: peak(of: .category), locale: locale)
        }
        return TimeFormat(locale: locale).title(category, of: time)
    }

    /// The name of a series in the legend and in speech.
    package func title(ofSeries index: Int, locale: Locale) -> String {
        if titlesForSeries.indices.contains(index), let title = titlesForSeries[index], !title.isEmpty { return title }
        return ChartWords(locale: locale).series(index + 1)
    }

    /// The text that a point has in the place of its value; nil for none.
    func ownLabel(series: Int, category: Int, dimension: Int) -> String? {
        if let labels = labelsForDimension, labels.indices.contains(series), labels[series].indices.contains(category),
            let label = labels[series][category]
        {
            return label
        }
        if let labels = labelsForDimension3d, labels.indices.contains(series),
            labels[series].indices.contains(category), labels[series][category].indices.contains(dimension),
            let label = labels[series][category][dimension]
        {
            return label
        }
        return nil
    }

    /// The text for a sum of values.
    func text(forTotal total: Double, locale: Locale) -> String {
        numericAxisLabelFormatHandler?(total, .y)
            ?? numericAxis.label(total, step: nil, peak: peak(of: .y), locale: locale)
    }

    /// The text for a value of a point.
    /// - Parameters:
    ///   - dimension: nil for the one that the kind of chart shows.
    ///   - axis: The axis of the value; nil for the one of values that the series is measured on.
    func valueText(
        series: Int, category: Int, dimension: Int? = nil, axis: ChartAxisId? = nil, locale: Locale
    ) -> String? {
        let dimension = dimension ?? marks.valueDimension(series: series, of: table)
        if let label = ownLabel(series: series, category: category, dimension: dimension) { return label }
        guard
            let value = plotItemValue(at: series, category: category, dimension: dimension)
                ?? marks.computedValue(series: series, category: category, of: self)
        else { return nil }
        let isSecondary = indexesOfSecondaryValueAxis.contains(series)
        if let text = numericAxisLabelFormatHandler?(value, axis ?? (isSecondary ? .dual : .y)) { return text }
        if axis == .x, let text = timeText(value, locale: locale) { return text }
        let attributes = numberFormat(of: axis ?? (isSecondary ? .dual : .y))
        let step = attributes.hasFormat ? nil : nearness(of: value, on: axis ?? (isSecondary ? .dual : .y), dimension)
        let isOnAxis = axis != nil || dimension == marks.valueAxisDimension || !hasValueAxis
        let peak = isOnAxis ? peak(of: axis ?? (isSecondary ? .dual : .y)) : 0
        return attributes.label(value, step: step, peak: peak, locale: locale)
    }

    /// The distance that the text of a value has to show, where all values on its axis are near each other; nil for others.
    private func nearness(of value: Double, on axis: ChartAxisId, _ dimension: Int) -> Double? {
        let span = derived.span(axis) {
            let range = table.series.indices.filter { indexesOfSecondaryValueAxis.contains($0) == (axis == .dual) }
                .reduce(into: ValueRange.empty) { $0.formUnion(ValueRange(table.values($1, dimension: dimension))) }
            return range.isEmpty ? 0 : range.upper - range.lower
        }
        return span > 0 && span < abs(value) / 10 ? span / 100 : nil
    }
}

nonisolated extension ChartModel {
    /// The date of a value across, in seconds since 1970, and the time of day where it is not midnight; nil for axes of
    /// other numbers.
    func timeText(_ value: Double, locale: Locale) -> String? {
        guard categoryAxis.isTimeAxis, CivilTime.writtenYears.contains(value) else { return nil }
        let clocks = categoryAxis.timeZone.map { ZoneOffsets($0, from: value, through: value) } ?? .none
        let time = clocks.local(value)
        let isMidnight = time.truncatingRemainder(dividingBy: CivilTime.day) == 0
        return TimeFormat(locale: locale).title(time, precision: isMidnight ? .day : .time)
    }
}

nonisolated extension ChartMarks {
    /// True for kinds with an axis of values.
    var hasValueAxis: Bool { if case .free = coordinates { false } else { true } }

    /// True if marks are as long as their values.
    var hasBars: Bool {
        switch coordinates {
        case .categoriesAcross(let isBanded): isBanded
        case .categoriesDown: true
        case .numeric, .free: false
        }
    }

    /// True if the marks of a series are circles around the places of their values.
    func hasRoundMarks(_ series: Int, of input: ChartInput) -> Bool {
        if case .numeric = coordinates { return true }
        return drawsAreas || isContinuous(series, of: input)
    }

    /// The dimension of points that is measured on the axis of values.
    var valueAxisDimension: Int { if case .numeric = coordinates { 1 } else { 0 } }
}
