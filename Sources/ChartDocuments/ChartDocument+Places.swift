import FioriCharts

extension ChartDocument {
    /// Remarks on numbers of series and categories that the data do not have, as of a column too few: nothing is drawn there.
    var warningsOfPlaces: [String] {
        let (series, categories) = (model.numOfSeries(), model.numOfCategories())
        guard series > 0 else { return [] }
        var warnings = [
            model.chartType == .stock
                ? warning("indexOfStockSeries", [model.indexOfStockSeries], of: series, "series") : nil,
            warning("indexesOfSecondaryValueAxis", Array(model.indexesOfSecondaryValueAxis), of: series, "series"),
            warning("indexesOfColumnSeries", Array(model.indexesOfColumnSeries), of: series, "series"),
            warning("hiddenSeries", model.hiddenSeries.sorted(), of: series, "series"),
            warning("indexesOfTotalsCategories", Array(model.indexesOfTotalsCategories), of: categories, "categories"),
            warning("selections", (model.selections ?? [:]).keys.sorted(), of: series, "series"),
        ]
        let points = (model.selections ?? [:]).filter { $0.key < series }.flatMap(\.value)
        warnings.append(warning("selections", Set(points).sorted(), of: categories, "categories"))
        return warnings.compactMap { $0 }
    }

    /// A remark on points in `data`, which has one number for each.
    var warningOfMissingDimensions: String? {
        let needed = [.scatter: "x and y", .bubble: "x, y and size"][model.chartType]
        guard let needed, model.data3d.isEmpty, model.numOfSeries() > 0 else { return nil }
        return "a chart of the kind \(model.chartType.rawValue) reads \(needed) from data3d, so nothing is drawn"
    }

    private func warning(_ property: String, _ places: [Int], of count: Int, _ kind: String) -> String? {
        guard let place = places.first(where: { $0 >= count }) else { return nil }
        return "\(property) has the place \(place), but the chart has \(count) \(kind), counted from 0"
    }
}
