import Foundation

nonisolated extension ChartModel: Equatable {
    /// True if two models draw the same chart in the same state; their identities do not count.
    ///
    /// Format handlers cannot be compared: they count as equal where both models have one.
    public static func == (lhs: ChartModel, rhs: ChartModel) -> Bool {
        lhs === rhs || lhs.hasData(of: rhs) && lhs.hasLook(of: rhs) && lhs.hasState(of: rhs)
    }

    private func hasData(of other: ChartModel) -> Bool {
        chartType == other.chartType && data == other.data && data3d == other.data3d
            && titlesForCategory == other.titlesForCategory && titlesForSeries == other.titlesForSeries
            && titlesForAxis == other.titlesForAxis && labelsForDimension == other.labelsForDimension
            && labelsForDimension3d == other.labelsForDimension3d && indexOfStockSeries == other.indexOfStockSeries
            && indexesOfSecondaryValueAxis == other.indexesOfSecondaryValueAxis
            && indexesOfColumnSeries == other.indexesOfColumnSeries && stacking == other.stacking
            && indexesOfTotalsCategories == other.indexesOfTotalsCategories
    }

    private func hasLook(of other: ChartModel) -> Bool {
        colorsForCategory == other.colorsForCategory && numberOfGridlines == other.numberOfGridlines
            && seriesAttributes == other.seriesAttributes && categoryAxis == other.categoryAxis
            && numericAxis == other.numericAxis && secondaryNumericAxis == other.secondaryNumericAxis
            && xAxisLabelsPosition == other.xAxisLabelsPosition && legendPosition == other.legendPosition
            && hiddenSeries == other.hiddenSeries && showsDataLabels == other.showsDataLabels
            && dataLabelContent == other.dataLabelContent && dataLabelPlacement == other.dataLabelPlacement
            && showsTotal == other.showsTotal && showsStackTotals == other.showsStackTotals
            && lineShape == other.lineShape
            && referenceLines == other.referenceLines && referenceBands == other.referenceBands
            && (numericAxisLabelFormatHandler == nil) == (other.numericAxisLabelFormatHandler == nil)
    }

    private func hasState(of other: ChartModel) -> Bool {
        selectionRequired == other.selectionRequired && selectionMode == other.selectionMode
            && selections == other.selections && userInteractionEnabled == other.userInteractionEnabled
            && selectionEnabled == other.selectionEnabled && centerPosition == other.centerPosition
            && scaleX == other.scaleX && scaleY == other.scaleY && scaleXEnabled == other.scaleXEnabled
            && scaleYEnabled == other.scaleYEnabled && readableScaleEnabled == other.readableScaleEnabled
            && snapToPoint == other.snapToPoint
    }
}
