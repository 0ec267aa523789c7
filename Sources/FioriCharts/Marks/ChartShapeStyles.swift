import SwiftUI

/// The styles that a view gives the series and the points of its charts. Compared by identity, as styles cannot be.
nonisolated final class ChartShapeStyles: Sendable {
    let series: [Int: AnyShapeStyle]
    /// Series → category → style.
    let categories: [Int: [Int: AnyShapeStyle]]

    static let none = ChartShapeStyles()

    init(series: [Int: AnyShapeStyle] = [:], categories: [Int: [Int: AnyShapeStyle]] = [:]) {
        self.series = series
        self.categories = categories
    }
}

nonisolated extension ChartInput {
    /// The style of a point in place of its colour: its own, or that of its series where it has no colour of its own.
    func style(series: Int, category: Int) -> AnyShapeStyle? {
        if let own = shapeStyles.categories[series]?[category] { return own }
        return ownColor(series: series, category: category) == nil ? shapeStyles.series[series] : nil
    }

    /// The style of a column, a bar or a segment: that of the point, or the gradient of its series.
    func barStyle(series: Int, category: Int, in plot: ChartPlot) -> AnyShapeStyle? {
        if let style = style(series: series, category: category) { return style }
        return ownColor(series: series, category: category) == nil ? gradient(ofSeries: series, in: plot) : nil
    }

    /// The style of the area of a series: its own, or its gradient.
    func areaStyle(series: Int, in plot: ChartPlot) -> AnyShapeStyle? {
        shapeStyles.series[series] ?? gradient(ofSeries: series, in: plot)
    }

    /// True if points of a series may have styles.
    func hasStyles(series: Int) -> Bool {
        shapeStyles.series[series] != nil || shapeStyles.categories[series] != nil
            || (attributes(ofSeries: series)?.gradient.count ?? 0) > 1
    }

    /// The gradient of a series from the lower end of each mark to its upper one.
    private func gradient(ofSeries series: Int, in plot: ChartPlot) -> AnyShapeStyle? {
        guard let colors = attributes(ofSeries: series)?.gradient, colors.count > 1 else { return nil }
        let (left, right) = (UnitPoint(x: 0, y: 0.5), UnitPoint(x: 1, y: 0.5))
        let (start, end): (UnitPoint, UnitPoint) =
            plot.isLying ? (plot.isRightToLeft ? (right, left) : (left, right)) : (.bottom, .top)
        return AnyShapeStyle(LinearGradient(colors: colors, startPoint: start, endPoint: end))
    }
}
