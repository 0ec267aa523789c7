import SwiftUI

/// The content of a chip: a heading, and a row for each series or value.
nonisolated struct SelectionChip {
    struct Row {
        /// The colour of the series; nil for rows that continue the one above.
        var color: Color?
        /// The style in place of the colour; nil for none.
        var style: AnyShapeStyle?
        /// nil where the heading or the row above says it.
        var name: String?
        var text: String
        /// True for a value of the series that is named above.
        var isContinued: Bool

        init(color: Color?, style: AnyShapeStyle? = nil, name: String?, text: String, isContinued: Bool = false) {
            self.color = color
            self.style = style
            self.name = name?.inOneLine
            self.text = text.inOneLine
            self.isContinued = isContinued
        }

        /// The colour or the style of the series in the row; nil for none.
        var swatch: GraphicsContext.Shading? { style.map { .style($0) } ?? color.map { .color($0) } }
    }

    /// The category or the first and the last one, or the series of points of several; empty where there is one point.
    var headingParts: [String] = []
    var rows: [Row]

    /// The words above the rows; nil for none.
    var heading: String? { headingParts.isEmpty ? nil : headingParts.joined(separator: " – ") }

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
    var line: String { heading.map { "\($0): \(list)" } ?? list }

    /// The words of the rows in one line.
    var list: String {
        let texts = rows.map { row in
            [row.name, row.text].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
        }
        return texts.joined(separator: ", ")
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
        let ends = groups.reduce(into: (first: Int.max, last: Int.min)) { ends, group in
            ends = (min(ends.first, group.first.category), max(ends.last, group.last.category))
        }
        let headings = groups.map { group in
            Self.heading(ends.first, ends.last, ofSeries: group.first.series, of: model, locale: locale)
        }
        // Series that name the categories differently have these beside their own names.
        let isShared = headings.allSatisfy { $0 == headings.first }
        headingParts = isShared ? headings.first ?? [] : []
        rows = zip(groups, headings).flatMap { group, heading in
            let series = model.namesSeries ? model.title(ofSeries: group.first.series, locale: locale) : nil
            let name =
                isShared
                ? series : ([series].compactMap(\.self) + [heading.joined(separator: " – ")]).joined(separator: ", ")
            let first = Self.values(ofPoint: group.first, length, in: plot, locale: locale)
            let last = Self.values(ofPoint: group.last, length, in: plot, locale: locale)
            let values =
                group.first == group.last || first.count != last.count
                ? last
                : zip(first, last).map {
                    ChartPointValue(name: $0.name, text: "\($0.text) – \($1.text)", number: $1.number)
                }
            return Self.rows(values, ofPoint: group.last, series: name, in: plot)
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
        let isOneSeries = points.allSatisfy { $0.series == first.series }
        headingParts =
            isOneSeries && model.namesSeries ? [model.title(ofSeries: first.series, locale: locale).inOneLine] : []
        rows = points.flatMap { point -> [Row] in
            let name =
                isOneSeries
                ? model.categoryName(point.category, inSeries: point.series, locale: locale)
                : model.pointTitle(point, locale: locale)
            let values = Self.values(ofPoint: point, length, in: plot, locale: locale)
            if isStacked { return Self.rows(values, ofPoint: point, series: name, in: plot) }
            return [Self.row(ofPoint: point, name: name, text: values.map(\.phrase).joined(separator: ", "), in: plot)]
        }
    }

    /// Composes a chip of the ends of ranges in several series, a row for each end below the name of its series.
    init(endsOf groups: [(first: ChartPointIndex, last: ChartPointIndex)], in plot: ChartPlot, locale: Locale) {
        let model = plot.input.model
        rows = groups.flatMap { group -> [Row] in
            let ends = group.first == group.last ? [group.first] : [group.first, group.last]
            let name = model.title(ofSeries: group.first.series, locale: locale)
            return [Self.row(ofPoint: group.last, name: name, text: "", in: plot)]
                + ends.map { end in
                    let values = Self.values(ofPoint: end, .whole, in: plot, locale: locale)
                    return Row(
                        color: nil,
                        name: model.categoryName(end.category, inSeries: end.series, locale: locale),
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

    /// A row in the colour or the style of a point.
    private static func row(ofPoint point: ChartPointIndex, name: String?, text: String, in plot: ChartPlot) -> Row {
        Row(
            color: plot.input.kind.color(series: point.series, category: point.category, in: plot),
            style: plot.input.swatchStyle(
                series: point.series, category: point.category, isRightToLeft: plot.isRightToLeft),
            name: name, text: text)
    }

    private static func rows(
        _ values: [ChartPointValue], ofPoint point: ChartPointIndex, series: String?, in plot: ChartPlot
    ) -> [Row] {
        if values.count == 1, values[0].name == nil {
            return [row(ofPoint: point, name: series, text: values[0].text, in: plot)]
        }
        let named = values.enumerated().map { place, value in
            var named =
                series == nil && place == 0
                ? row(ofPoint: point, name: value.name, text: value.text, in: plot)
                : Row(color: nil, name: value.name, text: value.text)
            if let color = value.color {
                // Each value of a mark has its own colour and style, but for its target.
                let styles = plot.input.shapeStyles.categories[point.series]
                (named.color, named.style) = (color, value.place > 0 ? styles?[value.place] : nil)
            }
            named.isContinued = series != nil || place > 0
            return named
        }
        return series.map { [row(ofPoint: point, name: $0, text: "", in: plot)] + named } ?? named
    }

    /// The category, or the first and the last one of a range, as a series names them. Charts of one mark have none.
    private static func heading(
        _ first: Int, _ last: Int, ofSeries series: Int, of model: ChartModel, locale: Locale
    ) -> [String] {
        if model.marks.isSingleMark { return [] }
        if first == last, case .numeric = model.marks.coordinates {
            let title = model.spokenTitle(ofCategory: first, inSeries: series, locale: locale)
            return title.map { [$0.inOneLine] } ?? []
        }
        let categories = first == last ? [first] : [first, last]
        return categories.map { model.categoryName($0, inSeries: series, locale: locale).inOneLine }
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
