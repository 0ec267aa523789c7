import SwiftUI

/// The side of the plot or baseline on which category labels stand (``XAxisLabelsPosition``).
nonisolated enum CategoryLabelPlace {
    /// Below the plot.
    case below
    /// Above the plot, whose columns all hang from its top.
    case above
    /// At the baseline within the plot: below it where columns rise, above it where they hang.
    case atBaseline
}

nonisolated extension ChartLayoutBuilder {
    /// The place of the category labels for the values of the columns. Lines cross labels at the baseline, and columns in
    /// both directions at one category leave no side free: both have their labels below the plot.
    func categoryLabelPlace(_ values: ValueAxisScale) -> CategoryLabelPlace {
        // Labels of times and numbers stand at places of the axis, not under columns.
        guard model.xAxisLabelsPosition == .dynamic, kind.keepsSideOfBaselineFree, input.time == nil
        else { return .below }
        let baseline = values.fraction(model.numericAxis.baseline.value ?? values.baseline)
        if baseline >= 0.999 { return .above }
        guard baseline > 0.001 else { return .below }
        let hasFreeSides = (0..<input.categoryCount).allSatisfy { category in
            let signs = extremes(category)
            return signs.low >= 0 || signs.high <= 0
        }
        return hasFreeSides ? .atBaseline : .below
    }

    private func extremes(_ category: Int) -> (low: Double, high: Double) {
        var result = (low: 0.0, high: 0.0)
        for series in input.visibleSeries {
            let value = input.table.value(series, category)
            guard !value.isNaN else { continue }
            result = (min(result.low, value), max(result.high, value))
        }
        return result
    }

    /// The top of a category's label.
    func top(
        ofCategoryLabel category: Int, _ place: CategoryLabelPlace, height: CGFloat, in plot: ChartPlot
    ) -> CGFloat {
        let offset = model.categoryAxis.labels.offset
        let top: CGFloat
        switch place {
        case .below: top = plot.frame.maxY + categoryGap + offset
        case .above: top = plot.frame.minY - categoryGap + labelRoom - height + offset
        case .atBaseline:
            let baseline = model.numericAxis.baseline.value ?? plot.values.baseline
            let line = plot.position(value: baseline, on: plot.values)
            let hangs = extremes(category).low < 0
            let gap = Self.labelGap + model.categoryAxis.baseline.gap
            top = (hangs ? line - gap - height : line + gap) + offset
        }
        return min(max(top, 0), max(size.height - height, 0))
    }
}
