import SwiftUI

/// A value of a point in words, for chips, summaries and assistive technology.
nonisolated struct ChartPointValue: Equatable {
    /// The name of the value among those of its point, such as "Target"; nil for points with one value.
    var name: String?
    var text: String
    var number: Double
    /// The place of the value in the data of its mark.
    var place = 0
    /// The colour of the value in its mark; nil where the mark has one colour.
    var color: Color?

    /// The name and the value: "Target 12".
    var phrase: String { name.map { "\($0) \(text)" } ?? text }
}

nonisolated extension ChartMarks {
    /// The values of a point: one without a name.
    func values(ofPoint point: ChartPointIndex, in model: ChartModel, locale: Locale) -> [ChartPointValue] {
        guard let text = model.valueText(series: point.series, category: point.category, locale: locale),
            let number = model.valueNumber(series: point.series, category: point.category)
        else { return [] }
        return [ChartPointValue(text: text, number: number)]
    }
}

nonisolated extension ChartModel {
    /// The value of a point that its labels and its mark show; nil for gaps.
    /// - Parameter dimension: nil for the one that the kind of chart shows.
    func valueNumber(series: Int, category: Int, dimension: Int? = nil) -> Double? {
        let dimension = dimension ?? marks.valueDimension(series: series, of: table)
        return plotItemValue(at: series, category: category, dimension: dimension)
            ?? marks.computedValue(series: series, category: category, of: self)
    }

    /// The value of one dimension of a point with its name; nil for gaps.
    func namedValue(
        _ name: String?, series: Int, category: Int, dimension: Int, axis: ChartAxisId? = nil, locale: Locale
    ) -> ChartPointValue? {
        guard let number = plotItemValue(at: series, category: category, dimension: dimension),
            let text = valueText(series: series, category: category, dimension: dimension, axis: axis, locale: locale)
        else { return nil }
        return ChartPointValue(name: name, text: text, number: number)
    }

    /// The values of the points of one mark, by their places in the data, with the names of the places; without a name
    /// for a place, its category's title.
    func namedValues(ofMark series: Int, names: [String?], locale: Locale) -> [ChartPointValue] {
        guard table.series.indices.contains(series) else { return [] }
        let columns = table.series[series]
        let hasDimensions = columns.dimensions.count > 1
        let count = hasDimensions ? columns.dimensions.count : columns.count
        let words = ChartWords(locale: locale)
        return (0..<min(count, 100)).compactMap { place in
            let name =
                place < names.count ? names[place] : nil
            var value = namedValue(
                name ?? (hasDimensions ? nil : spokenTitle(ofCategory: place, inSeries: series, locale: locale))
                    ?? words.category(place + 1),
                series: series, category: hasDimensions ? 0 : place,
                dimension: hasDimensions ? place : 0, locale: locale)
            value?.place = place
            return value
        }
    }

    /// The text of a value with its magnitude, such as "3b"; its text where that has a format of its own, or is no shorter.
    func abbreviated(_ value: ChartPointValue, locale: Locale) -> String {
        let isPlain = [numericAxis, secondaryNumericAxis].contains { axis in
            !axis.hasFormat && axis.label(value.number, step: nil, locale: locale) == value.text
        }
        guard isPlain, numericAxisLabelFormatHandler == nil else { return value.text }
        let short = ValueFormat(locale: locale, abbreviates: true).string(value.number)
        return short.count < value.text.count ? short : value.text
    }

    /// The name of an axis for its values: its title, or the word for it.
    func valueName(_ axis: ChartAxisId, _ standard: String) -> String {
        let own: String? =
            switch axis {
            case .y: numericAxis.title
            case .x: categoryAxis.title
            default: nil
            }
        return [own, titlesForAxis?[axis]].compactMap(\.self).first { !$0.isEmpty } ?? standard
    }

    /// The words for a point: its category and, where it says more than a number, its series.
    func pointTitle(_ point: ChartPointIndex, locale: Locale) -> String {
        let category = categoryName(point.category, inSeries: point.series, locale: locale)
        return namesSeries ? title(ofSeries: point.series, locale: locale).inOneLine + ", " + category : category
    }

    /// The title of a category, or its number.
    /// - Parameter series: The series whose titles are asked first; nil for none.
    func categoryName(_ category: Int, inSeries series: Int? = nil, locale: Locale) -> String {
        if let title = spokenTitle(ofCategory: category, inSeries: series, locale: locale) {
            // A title of several lines is one in words.
            return title.inOneLine
        }
        let words = ChartWords(locale: locale)
        if case .numeric = marks.coordinates { return words.pointNumber(category + 1) }
        return words.category(category + 1)
    }

    /// True if the name of a series tells more than that there is one.
    var namesSeries: Bool {
        if marks.showsOneSeries { return titlesForSeries.indices.contains(indexOfStockSeries) && hasSeriesTitle }
        return numOfSeries() > 1 && !marks.isSingleMark || hasSeriesTitle
    }

    private var hasSeriesTitle: Bool { titlesForSeries.contains { $0?.isEmpty == false } }
}
