nonisolated extension ChartModel {
    /// True if points are selected, or may become so.
    var showsSelections: Bool { selectionEnabled || selections != nil }

    /// Selects a point, or ends its selection where it is the whole selection.
    func toggleSelection(of point: ChartPointIndex) {
        let selected: [Int: [Int]]
        switch selectionMode {
        case .single: selected = [point.series: [point.category]]
        case .all: selected = categorySelection(point.category...point.category)
        case .multiple:
            var all = selections ?? [:]
            var categories = Set(all[point.series] ?? [])
            categories.formSymmetricDifference([point.category])
            all[point.series] = categories.isEmpty ? nil : categories.sorted()
            if !(all.isEmpty && selectionRequired) { selections = all.isEmpty ? nil : all }
            return
        }
        if selections == selected {
            if !selectionRequired { selections = nil }
        } else {
            selections = selected
        }
    }

    /// Selects the points between two.
    func selectRange(from start: ChartPointIndex, to end: ChartPointIndex) {
        let range = min(start.category, end.category)...max(start.category, end.category)
        let selected = selectionMode == .single ? [start.series: Array(range)] : categorySelection(range)
        if selections != selected { selections = selected }
    }

    /// Moves the selection to a neighbouring category that has a value; the first one when nothing is selected.
    func moveSelection(by step: Int) {
        let count = numOfCategories()
        guard count > 0 else { return }
        let shown = (0..<numOfSeries()).first { !hiddenSeries.contains($0) } ?? 0
        // A selection outside the data is none.
        let series = selections?.keys.filter((0..<numOfSeries()).contains).min() ?? shown
        let selected = selections?[series]?.filter((0..<count).contains)
        let current = step > 0 ? selected?.last : selected?.first
        var category = current.map { $0 + step } ?? (step > 0 ? 0 : count - 1)
        while (0..<count).contains(category) {
            if !table.value(series, category).isNaN {
                let moved =
                    selectionMode == .all ? categorySelection(category...category) : [series: [category]]
                if selections != moved { selections = moved }
                return
            }
            category += step
        }
    }

    /// The points of a category that have values.
    func points(ofCategory category: Int) -> [ChartPointIndex] {
        categorySelection(category...category).keys.sorted().map { ChartPointIndex(series: $0, category: category) }
    }

    private func categorySelection(_ range: ClosedRange<Int>) -> [Int: [Int]] {
        var result: [Int: [Int]] = [:]
        for series in 0..<numOfSeries() where !hiddenSeries.contains(series) {
            let categories = range.filter { !table.value(series, $0).isNaN }
            if !categories.isEmpty { result[series] = categories }
        }
        return result
    }
}
