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

    /// The style in which legends and chips show a series, or a point of it, in place of a colour; nil for none.
    /// - Parameter category: The category of the point; nil for the series.
    func swatchStyle(series: Int, category: Int? = nil, isRightToLeft: Bool) -> AnyShapeStyle? {
        if let category {
            if let own = shapeStyles.categories[series]?[category] { return own }
            if ownColor(series: series, category: category) != nil { return nil }
        }
        if let style = shapeStyles.series[series] { return style }
        let hasGradient = kind.drawsAreas || kind.hasBars && !kind.isContinuous(series, of: self)
        guard hasGradient else { return nil }
        var isLying = false
        if case .categoriesDown = kind.coordinates { isLying = true }
        return gradient(ofSeries: series, isLying: isLying, isRightToLeft: isRightToLeft)
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
        gradient(ofSeries: series, isLying: plot.isLying, isRightToLeft: plot.isRightToLeft)
    }

    private func gradient(ofSeries series: Int, isLying: Bool, isRightToLeft: Bool) -> AnyShapeStyle? {
        guard let colors = attributes(ofSeries: series)?.gradient, colors.count > 1 else { return nil }
        let (left, right) = (UnitPoint(x: 0, y: 0.5), UnitPoint(x: 1, y: 0.5))
        let (start, end): (UnitPoint, UnitPoint) =
            isLying ? (isRightToLeft ? (right, left) : (left, right)) : (.bottom, .top)
        return AnyShapeStyle(LinearGradient(colors: colors, startPoint: start, endPoint: end))
    }
}
