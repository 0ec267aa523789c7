nonisolated extension ChartModel {
    /// Number of series.
    public func numOfSeries() -> Int { table.series.count }

    /// Number of categories of the longest series.
    public func numOfCategories() -> Int { table.categoryCount }

    /// Number of categories of a series; 0 when there is no such series.
    public func numOfCategories(in seriesIndex: Int) -> Int {
        table.series.indices.contains(seriesIndex) ? table.series[seriesIndex].count : 0
    }

    /// The value of a point; nil for gaps and where there is no such point.
    public func plotItemValue(at seriesIndex: Int, category: Int, dimension: Int) -> Double? {
        let value = table.value(seriesIndex, category, dimension: dimension)
        return value.isNaN ? nil : value
    }

    /// The title of a category in a series; nil when it has none.
    public func categoryTitles(at seriesIndex: Int, category: Int) -> String? {
        guard let titles = titlesForCategory, titles.indices.contains(seriesIndex),
            titles[seriesIndex].indices.contains(category)
        else { return nil }
        return titles[seriesIndex][category]
    }
}
