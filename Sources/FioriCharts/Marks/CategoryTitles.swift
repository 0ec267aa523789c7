/// The titles of a chart's categories, which each series may name.
nonisolated struct CategoryTitles {
    private let series: [[String?]]
    /// The titles of the one series that is shown; nil if all are.
    private let shown: [String?]?

    /// - Parameters:
    ///   - series: The titles of each series.
    ///   - shown: The index of the one series that is shown; nil if all are.
    init(series: [[String?]], shown: Int?) {
        self.series = series
        self.shown = shown.flatMap { series.indices.contains($0) ? series[$0] : nil }
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
