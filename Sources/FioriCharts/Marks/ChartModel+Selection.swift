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
        let drawn = ChartInput(model: self).drawnSeries
        // A selection outside what is drawn is none.
        let series = selections?.keys.filter(drawn.contains).min() ?? drawn.first ?? 0
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

    /// The points that a selection names, of series that are drawn; in mode `all` those of every series at its categories.
    func points(ofSelection selections: [Int: [Int]]?) -> [ChartPointIndex] {
        guard let selections, !selections.isEmpty else { return [] }
        let drawn = ChartInput(model: self).drawnSeries
        let isShared = selectionMode == .all && !marks.isSingleMark
        let shared = isShared ? selections.values.reduce(into: Set<Int>()) { $0.formUnion($1) }.sorted() : []
        return drawn.flatMap { series -> [ChartPointIndex] in
            let categories = isShared ? shared : selections[series]?.sorted() ?? []
            return categories.map { ChartPointIndex(series: series, category: $0) }
        }
    }

    /// The selected points that have values.
    var selectedPoints: [ChartPointIndex] {
        points(ofSelection: selections).filter { valueNumber(series: $0.series, category: $0.category) != nil }
    }

    /// The points of a category that have values.
    func points(ofCategory category: Int) -> [ChartPointIndex] {
        categorySelection(category...category).keys.sorted().map { ChartPointIndex(series: $0, category: category) }
    }

    private func categorySelection(_ range: ClosedRange<Int>) -> [Int: [Int]] {
        var result: [Int: [Int]] = [:]
        for series in ChartInput(model: self).drawnSeries {
            let categories = range.filter { !table.value(series, $0).isNaN }
            if !categories.isEmpty { result[series] = categories }
        }
        return result
    }
}
