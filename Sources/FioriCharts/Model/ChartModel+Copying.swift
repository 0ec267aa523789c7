nonisolated extension ChartModel {
    /// Takes what another model has, with copies of its attributes.
    func takeAll(of other: ChartModel) {
        data3d = other.data3d
        takeTitles(other.titlesForCategory, values: other.categoryValues)
        colorsForCategory = other.colorsForCategory
        titlesForAxis = other.titlesForAxis
        labelsForDimension = other.labelsForDimension
        labelsForDimension3d = other.labelsForDimension3d
        titlesForSeries = other.titlesForSeries
        shorterTitles = other.shorterTitles
        numberOfGridlines = other.numberOfGridlines
        seriesAttributes = other.seriesAttributes.compactMap { $0.copy() as? ChartSeriesAttributes }
        categoryAxis = other.categoryAxis.copy() as? ChartCategoryAxisAttributes ?? categoryAxis
        numericAxis = other.numericAxis.copy() as? ChartNumericAxisAttributes ?? numericAxis
        secondaryNumericAxis = other.secondaryNumericAxis.copy() as? ChartNumericAxisAttributes ?? secondaryNumericAxis
        xAxisLabelsPosition = other.xAxisLabelsPosition
        indexOfStockSeries = other.indexOfStockSeries
        indexesOfSecondaryValueAxis = other.indexesOfSecondaryValueAxis
        indexesOfColumnSeries = other.indexesOfColumnSeries
        indexesOfTotalsCategories = other.indexesOfTotalsCategories
        numericAxisLabelFormatHandler = other.numericAxisLabelFormatHandler
        legendPosition = other.legendPosition
        hiddenSeries = other.hiddenSeries
        showsDataLabels = other.showsDataLabels
        dataLabelContent = other.dataLabelContent
        dataLabelPlacement = other.dataLabelPlacement
        showsTotal = other.showsTotal
        showsStackTotals = other.showsStackTotals
        stacking = other.stacking
        lineShape = other.lineShape
        referenceLines = other.referenceLines
        referenceBands = other.referenceBands
        selectionRequired = other.selectionRequired
        selectionMode = other.selectionMode
        selections = other.selections
        userInteractionEnabled = other.userInteractionEnabled
        selectionEnabled = other.selectionEnabled
        centerPosition = other.centerPosition
        scaleX = other.scaleX
        scaleY = other.scaleY
        scaleXEnabled = other.scaleXEnabled
        scaleYEnabled = other.scaleYEnabled
        readableScaleEnabled = other.readableScaleEnabled
        snapToPoint = other.snapToPoint
    }
}
