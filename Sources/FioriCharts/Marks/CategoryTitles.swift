/// The titles of a chart's categories, which each series may name. They are read with the first title that is asked for.
nonisolated final class CategoryTitles {
    private let read: () -> [[String?]]
    private let index: Int?
    private lazy var series = read()
    /// The titles of the one series that is shown; nil if all are.
    private lazy var shown = index.flatMap { series.indices.contains($0) ? series[$0] : nil }

    /// - Parameters:
    ///   - series: The titles of each series.
    ///   - shown: The index of the one series that is shown; nil if all are.
    init(series: @escaping () -> [[String?]], shown: Int?) {
        read = series
        index = shown
    }

    /// The title of a category in a series, or else in the series that is shown, or in the first that has one.
    /// - Parameter own: The series that is asked first; nil for none.
    subscript(category: Int, ofSeries own: Int?) -> String? {
        if let own, series.indices.contains(own), series[own].indices.contains(category),
            let title = series[own][category], !title.isEmpty
        {
            return title
        }
        return self[category]
    }

    /// The title of a category in the series that is shown, or else in the first that has one.
    subscript(category: Int) -> String? {
        if let shown, shown.indices.contains(category), let title = shown[category] { return title }
        for titles in series where titles.indices.contains(category) {
            if let title = titles[category], !title.isEmpty { return title }
        }
        return nil
    }
}
