import SwiftUI

/// The content of a chip: a heading, and a row for each series or value.
nonisolated struct SelectionChip: Equatable {
    struct Row: Equatable {
        /// The colour of the series; nil for rows that continue the one above.
        var color: Color?
        /// nil where the heading or the row above says it.
        var name: String?
        var text: String
        /// True for a value of the series that is named above.
        var isContinued: Bool

        init(color: Color?, name: String?, text: String, isContinued: Bool = false) {
            self.color = color
            self.name = name?.inOneLine
            self.text = text.inOneLine
            self.isContinued = isContinued
        }
    }

    /// The categories, or the series of points of several; nil where there is one point.
    var heading: String?
    var rows: [Row]

    /// The numbers of rows of each series. The rows of a single one need not stay together.
    var groups: [Int] {
        var groups: [Int] = []
        for row in rows {
            if row.isContinued, !groups.isEmpty { groups[groups.count - 1] += 1 } else { groups.append(1) }
        }
        return groups.count > 1 ? groups : rows.map { _ in 1 }
    }

    /// The chip with all values of a series in its row; nil for one series, and where each has one row.
    var withRowsOfSeries: SelectionChip? {
        guard rows.contains(where: \.isContinued), rows.count(where: { !$0.isContinued }) > 1 else { return nil }
        var chip = self
        chip.rows = []
        for row in rows {
            guard row.isContinued, let last = chip.rows.indices.last else {
                chip.rows.append(row)
                continue
            }
            let phrase = [row.name, row.text].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
            chip.rows[last].text += (chip.rows[last].text.isEmpty ? "" : ", ") + phrase
        }
        return chip
    }

    /// The words in one line.
    var line: String {
        let texts = rows.map { row in
            [row.name, row.text].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
        }
        let list = texts.joined(separator: ", ")
        return heading.map { "\($0): \(list)" } ?? list
    }

    /// The words for the smallest charts, the longest first: the first value with the number of further values, points or
    /// series.
    var shortLines: [String] {
        if let chip = withRowsOfSeries { return chip.shortLines }
        guard let value = shortestLine else { return [] }
        let rest = rows.count { !$0.text.isEmpty } - 1
        guard rest > 0 else { return [value] }
        let first = rows.first { !$0.text.isEmpty }
        let name = [first?.name, rows.first?.name].compactMap(\.self).first
        return ([name.map { "\($0) \(value)" }].compactMap(\.self) + [value]).map { "\($0) + \(rest)" }
    }

    /// The first value alone; nil where there is none.
    var shortestLine: String? {
        withRowsOfSeries.map(\.shortestLine) ?? rows.first { !$0.text.isEmpty }?.text
    }

    /// The length in which the values of a chip are written.
    enum Values {
        /// With their names.
        case whole
        /// Without their names.
        case bare
        /// Without their names and abbreviated: "3b".
        case abbreviated
    }

    /// Composes a chip of points.
    /// - Parameters:
    ///   - groups: The first and the last point of each series; one point is both.
    init(
        _ groups: [(first: ChartPointIndex, last: ChartPointIndex)], values length: Values = .whole, in plot: ChartPlot,
        locale: Locale
    ) {
        let model = plot.input.model
        let kind = plot.input.kind
        let ends = groups.reduce(into: (first: Int.max, last: Int.min)) { ends, group in
            ends = (min(ends.first, group.first.category), max(ends.last, group.last.category))
        }
        heading = Self.heading(ends.first, ends.last, of: model, locale: locale)?.inOneLine
        rows = groups.flatMap { group in
            let name = model.namesSeries ? model.title(ofSeries: group.first.series, locale: locale) : nil
            let color = kind.color(series: group.last.series, category: group.last.category, in: plot)
            let first = Self.values(ofPoint: group.first, length, in: plot, locale: locale)
            let last = Self.values(ofPoint: group.last, length, in: plot, locale: locale)
            let values =
                group.first == group.last || first.count != last.count
                ? last
                : zip(first, last).map {
                    ChartPointValue(name: $0.name, text: "\($0.text) – \($1.text)", number: $1.number)
                }
            return Self.rows(values, color: color, series: name)
        }
    }

    /// Composes a chip of single points of any categories.
    /// - Parameter isStacked: False for a row for each point, true for one for each of its values.
    init(
        listing points: [ChartPointIndex], values length: Values = .whole, isStacked: Bool = false, in plot: ChartPlot,
        locale: Locale
    ) {
        guard let first = points.first, points.contains(where: { $0.category != first.category }) else {
            self = SelectionChip(points.map { ($0, $0) }, values: length, in: plot, locale: locale)
            return
        }
        let model = plot.input.model
        let kind = plot.input.kind
        let isOneSeries = points.allSatisfy { $0.series == first.series }
        heading = isOneSeries && model.namesSeries ? model.title(ofSeries: first.series, locale: locale).inOneLine : nil
        rows = points.flatMap { point -> [Row] in
            let color = kind.color(series: point.series, category: point.category, in: plot)
            let name =
                isOneSeries
                ? model.categoryName(point.category, locale: locale) : model.pointTitle(point, locale: locale)
            let values = Self.values(ofPoint: point, length, in: plot, locale: locale)
            if isStacked { return Self.rows(values, color: color, series: name) }
            return [Row(color: color, name: name, text: values.map(\.phrase).joined(separator: ", "))]
        }
    }

    /// Composes a chip of the ends of ranges in several series, a row for each end below the name of its series.
    init(endsOf groups: [(first: ChartPointIndex, last: ChartPointIndex)], in plot: ChartPlot, locale: Locale) {
        let model = plot.input.model
        heading = nil
        rows = groups.flatMap { group -> [Row] in
            let color = plot.input.kind.color(series: group.last.series, category: group.last.category, in: plot)
            let ends = group.first == group.last ? [group.first] : [group.first, group.last]
            let name = model.title(ofSeries: group.first.series, locale: locale)
            return [Row(color: color, name: name, text: "")]
                + ends.map { end in
                    let values = Self.values(ofPoint: end, .whole, in: plot, locale: locale)
                    return Row(
                        color: nil, name: model.categoryName(end.category, locale: locale),
                        text: values.map(\.phrase).joined(separator: ", "), isContinued: true)
                }
        }
    }

    private static func values(
        ofPoint point: ChartPointIndex, _ length: Values, in plot: ChartPlot, locale: Locale
    ) -> [ChartPointValue] {
        let model = plot.input.model
        let values = plot.input.kind.values(ofPoint: point, in: model, locale: locale)
        guard length != .whole, let first = values.first else { return values }
        let texts = values.map { length == .abbreviated ? model.abbreviated($0, locale: locale) : $0.text }
        // One mark of several values says the first and counts the others.
        guard !model.marks.isSingleMark else {
            return zip(values, texts).map { value, text in
                var value = value
                value.text = text
                return value
            }
        }
        return [ChartPointValue(text: texts.joined(separator: ", "), number: first.number)]
    }

    private static func rows(_ values: [ChartPointValue], color: Color, series: String?) -> [Row] {
        if values.count == 1, values[0].name == nil { return [Row(color: color, name: series, text: values[0].text)] }
        let named = values.enumerated().map { place, value in
            Row(
                color: value.color ?? (series == nil && place == 0 ? color : nil), name: value.name, text: value.text,
                isContinued: series != nil || place > 0)
        }
        return series.map { [Row(color: color, name: $0, text: "")] + named } ?? named
    }

    /// The category, or the first and the last one of a range. Charts of one mark have none.
    private static func heading(_ first: Int, _ last: Int, of model: ChartModel, locale: Locale) -> String? {
        if model.marks.isSingleMark { return nil }
        guard first != last else {
            if case .numeric = model.marks.coordinates {
                return model.spokenTitle(ofCategory: first, locale: locale)
            }
            return model.categoryName(first, locale: locale)
        }
        return "\(model.categoryName(first, locale: locale)) – \(model.categoryName(last, locale: locale))"
    }
}

/// The words about the selected points, for assistive technology.
nonisolated struct SelectionWords {
    /// nil where nothing is selected.
    let sentence: String?

    /// More points than a listener follows are left to their elements.
    private static let limit = 12

    init(model: ChartModel, locale: Locale) {
        let points = model.selectedPoints
        guard !points.isEmpty else {
            sentence = nil
            return
        }
        let phrases = points.prefix(Self.limit).map { point in
            let values = model.marks.values(ofPoint: point, in: model, locale: locale).map(\.phrase)
            let title = model.marks.isSingleMark ? nil : model.pointTitle(point, locale: locale)
            return ([title].compactMap(\.self) + values).joined(separator: ", ")
        }
        let rest = points.count - phrases.count
        let all = phrases + (rest > 0 ? [ChartWords(locale: locale).more(rest)] : [])
        sentence = all.joined(separator: "; ")
    }
}
