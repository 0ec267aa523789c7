import FioriCharts
import Foundation

/// The chart of a table: the first column names the categories, each other column is a series.
///
/// Scatter charts take a label, then x and y of each series (or x and y alone); bubble charts x, y and size. Radial charts
/// and Harvey balls take a total and a part from one row.
enum CSVChart {
    /// More labels than this are never drawn, so dates among them need no formatting.
    private static let formattedLabels = 2_000

    static func model(
        _ source: ByteSource, type: ChartType, locale: Locale, exactLimit: Int = 1_000_000
    ) throws -> ChartModel {
        let dimensions = dimensions(of: type)
        var options = CSVTable.Options(mayReduce: mayReduce(type), exactLimit: exactLimit)
        options.hasNumericLabels = { $0 == dimensions && dimensions > 1 }
        if let separator = locale.decimalSeparator?.utf8.first, locale.decimalSeparator?.utf8.count == 1 {
            options.decimalSeparator = separator
        }
        let table = try CSVTable(source, options: options)
        let names = table.columns.count == table.header.count ? table.header : Array(table.header.dropFirst())
        let model: ChartModel
        if isPartOfTotal(type) {
            model = try partOfTotal(table, type: type, names: names)
        } else if dimensions > 1 {
            model = try points(table, dimensions: dimensions, type: type, names: names)
        } else {
            let data = table.columns.map { column in column.map { $0.isNaN ? nil : $0 as Double? } }
            let titles = titles(table.labels, type: type, locale: locale)
            model = ChartModel(
                chartType: type, data: data, titlesForCategory: titles.map { Array(repeating: $0, count: data.count) })
            model.titlesForSeries = names.map { $0.isEmpty ? nil : $0 }
            if type != .stock, table.labels.count <= formattedLabels, let dates = DateLabels(table.labels) {
                model.shorterTitles = ShorterDates(locale: locale).texts(dates.dates.map(\.timeIntervalSince1970))
            }
        }
        return model
    }

    /// The number of values per point.
    private static func dimensions(of type: ChartType) -> Int {
        switch type {
        case .scatter, .micro_radial, .micro_harvey_ball: 2
        case .bubble: 3
        default: 1
        }
    }

    private static func isPartOfTotal(_ type: ChartType) -> Bool { type == .micro_radial || type == .micro_harvey_ball }

    /// The chart of one row with a total and a part, under the names of their columns.
    private static func partOfTotal(_ table: CSVTable, type: ChartType, names: [String]) throws -> ChartModel {
        guard table.columns.count == 2 else {
            throw ChartDocumentError(
                place: .row(1, column: nil, name: nil),
                expected: "the columns total and part, after a column of labels or alone",
                found: "\(table.header.count) columns")
        }
        guard table.columns[0].count == 1 else {
            throw ChartDocumentError(
                place: .document, expected: "one row with a total and a part",
                found: "\(table.columns[0].count) rows")
        }
        let model = ChartModel(
            chartType: type, data: [table.columns.map { $0[0].isNaN ? nil : $0[0] }],
            titlesForCategory: names.allSatisfy(\.isEmpty) ? nil : [names.map { $0.isEmpty ? nil : $0 }])
        if table.header.count > 2, let label = table.labels.first, !label.isEmpty { model.titlesForSeries = [label] }
        return model
    }

    /// True for kinds of which neighbouring rows may be reduced to their extremes.
    private static func mayReduce(_ type: ChartType) -> Bool {
        switch type {
        case .line, .area, .stock, .column, .bar, .combo, .micro_area, .micro_column: true
        case .stackedColumn, .stackedBar, .waterfall, .scatter, .bubble, .donut, .micro_bullet, .micro_harvey_ball,
            .micro_radial, .micro_stacked_bullet:
            false
        }
    }

    private static func points(
        _ table: CSVTable, dimensions: Int, type: ChartType, names: [String]
    ) throws -> ChartModel {
        let groups = table.columns.count / dimensions
        guard groups * dimensions == table.columns.count else {
            let parts = dimensions == 2 ? "x and y" : "x, y and size"
            throw ChartDocumentError(
                place: .row(1, column: nil, name: nil),
                expected: "a column of labels, then \(parts) of each series", found: "\(table.header.count) columns")
        }
        let data = (0..<groups).map { group in
            table.labels.indices.map { row in
                (0..<dimensions).map { dimension -> Double? in
                    let value = table.columns[group * dimensions + dimension][row]
                    return value.isNaN ? nil : value
                }
            }
        }
        let hasLabels = table.columns.count < table.header.count
        let model = ChartModel(
            chartType: type, data3d: data,
            titlesForCategory: hasLabels ? Array(repeating: table.labels, count: groups) : nil)
        model.titlesForSeries = (0..<groups).map { names[$0 * dimensions + 1] }
        if groups == 1 {
            model.titlesForAxis = [.x: names[0], .y: names[1]].filter { !$0.value.isEmpty }
        }
        return model
    }

    private static func titles(_ labels: [String], type: ChartType, locale: Locale) -> [String?]? {
        if labels.allSatisfy(\.isEmpty) { return nil }
        if type == .stock, let dates = DateLabels(labels) { return dates.timestamps }
        if labels.count <= formattedLabels, let dates = DateLabels(labels) { return dates.texts(locale: locale) }
        return labels.map { $0.isEmpty ? nil : $0 }
    }
}
