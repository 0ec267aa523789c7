import Combine
import SwiftUI

/// A chart's data, look and state. Charts redraw when it changes.
nonisolated public class ChartModel: ObservableObject, Identifiable, NSCopying {
    public let id = UUID()
    public let objectWillChange = ObservableObjectPublisher()

    // MARK: Data

    @PublishedValue public var chartType: ChartType {
        willSet { willChange(_chartType, to: newValue) }
        didSet { dataDidChange() }
    }
    /// Series → category. nil is a gap; series may differ in length.
    @LazilyPublished public var data: [[Double?]] {
        willSet { objectWillChange.send() }
        didSet { dataDidChange() }
    }
    /// Series → category → dimension, for kinds whose points have several values. Empty when ``data`` is used.
    @PublishedValue public var data3d: [[[Double?]]] {
        willSet { willChange(_data3d, to: newValue) }
        didSet { dataDidChange() }
    }
    @LazilyPublished public var titlesForCategory: [[String?]]? {
        willSet { objectWillChange.send() }
        didSet {
            categoryValues = nil
            pictureDidChange()
        }
    }
    /// The numbers or times that the titles of categories write, where they are known without reading them.
    private(set) var categoryValues: CategoryValues?
    /// Series → category → colour, where a point's colour is not its series' one.
    @PublishedValue public var colorsForCategory: [Int: [Int: Color]] {
        willSet { willChange(_colorsForCategory, to: newValue) }
        didSet { pictureDidChange() }
    }
    @PublishedValue public var titlesForAxis: [ChartAxisId: String]? {
        willSet { willChange(_titlesForAxis, to: newValue) }
        didSet { pictureDidChange() }
    }
    /// Series → category: texts that stand for values of charts with one value per point.
    @PublishedValue public var labelsForDimension: [[String?]]? {
        willSet { willChange(_labelsForDimension, to: newValue) }
        didSet { pictureDidChange() }
    }
    /// Series → category → dimension: texts that stand for values of points with several values.
    @PublishedValue public var labelsForDimension3d: [[[String?]]]? {
        willSet { willChange(_labelsForDimension3d, to: newValue) }
        didSet { pictureDidChange() }
    }
    /// Names of the series, for the legend and accessibility.
    @PublishedValue public var titlesForSeries: [String?] = [] {
        willSet { willChange(_titlesForSeries, to: newValue) }
        didSet { pictureDidChange() }
    }

    /// Category → text, in shorter formats than ``titlesForCategory``, the longest first, for titles that have no room.
    package var shorterTitles: [[String?]] = [] { didSet { pictureDidChange() } }

    // MARK: Axes and look

    /// 2…20.
    @PublishedValue public var numberOfGridlines: Int {
        willSet { willChange(_numberOfGridlines, to: newValue) }
        didSet {
            if numberOfGridlines != numberOfGridlines.clamped(to: 2...20) {
                numberOfGridlines = numberOfGridlines.clamped(to: 2...20)
            }
            pictureDidChange()
        }
    }
    @PublishedValue public var seriesAttributes: [ChartSeriesAttributes] {
        willSet { willChange(_seriesAttributes, to: newValue) }
        didSet { attributesDidChange() }
    }
    @PublishedValue public var categoryAxis: ChartCategoryAxisAttributes {
        willSet { willChange(_categoryAxis, to: newValue) }
        didSet { attributesDidChange() }
    }
    @PublishedValue public var numericAxis: ChartNumericAxisAttributes {
        willSet { willChange(_numericAxis, to: newValue) }
        didSet { attributesDidChange() }
    }
    @PublishedValue public var secondaryNumericAxis: ChartNumericAxisAttributes {
        willSet { willChange(_secondaryNumericAxis, to: newValue) }
        didSet { attributesDidChange() }
    }
    @PublishedValue public var xAxisLabelsPosition: XAxisLabelsPosition {
        willSet { willChange(_xAxisLabelsPosition, to: newValue) }
        didSet { pictureDidChange() }
    }
    @PublishedValue public var indexOfStockSeries: Int {
        willSet { willChange(_indexOfStockSeries, to: newValue) }
        didSet { dataDidChange() }
    }
    @PublishedValue public var indexesOfSecondaryValueAxis: IndexSet {
        willSet { willChange(_indexesOfSecondaryValueAxis, to: newValue) }
        didSet { pictureDidChange() }
    }
    @PublishedValue public var indexesOfColumnSeries: IndexSet {
        willSet { willChange(_indexesOfColumnSeries, to: newValue) }
        didSet { pictureDidChange() }
    }
    @PublishedValue public var indexesOfTotalsCategories: IndexSet {
        willSet { willChange(_indexesOfTotalsCategories, to: newValue) }
        didSet { pictureDidChange() }
    }
    @PublishedValue public var numericAxisLabelFormatHandler: NumericAxisLabelFormatHandler? {
        willSet { willChange(_numericAxisLabelFormatHandler, to: newValue) }
        didSet { pictureDidChange() }
    }
    /// nil shows no legend.
    @PublishedValue public var legendPosition: ChartLegendPosition? {
        willSet { willChange(_legendPosition, to: newValue) }
        didSet { pictureDidChange() }
    }
    /// The series that are switched off in the legend.
    @PublishedValue public var hiddenSeries: Set<Int> {
        willSet { willChange(_hiddenSeries, to: newValue) }
        didSet { pictureDidChange() }
    }
    /// True if points are labelled with their values, as far as there is room.
    @PublishedValue public var showsDataLabels: Bool {
        willSet { willChange(_showsDataLabels, to: newValue) }
        didSet { pictureDidChange() }
    }
    /// The number in data labels of segments and sectors.
    @PublishedValue public var dataLabelContent: ChartDataLabelContent {
        willSet { willChange(_dataLabelContent, to: newValue) }
        didSet { pictureDidChange() }
    }
    /// The place of the data labels of a donut.
    @PublishedValue public var dataLabelPlacement: ChartDataLabelPlacement {
        willSet { willChange(_dataLabelPlacement, to: newValue) }
        didSet { pictureDidChange() }
    }
    /// True if a donut has the sum of its values in the middle.
    @PublishedValue public var showsTotal: Bool {
        willSet { willChange(_showsTotal, to: newValue) }
        didSet { pictureDidChange() }
    }
    /// True if stacks of several series have their sum at their end where their points are labelled.
    @PublishedValue public var showsStackTotals: Bool {
        willSet { willChange(_showsStackTotals, to: newValue) }
        didSet { pictureDidChange() }
    }
    /// The way in which series stand on one another, for columns, bars, areas and their stacked kinds; nil for that of
    /// the kind: `stackedColumn` and `stackedBar` stack values, the others do not.
    ///
    /// The axis of percentages spans 0…1: ends, reference lines and bands are parts of 1, which the labels write as
    /// percentages unless the axis has a formatter.
    @PublishedValue public var stacking: ChartStacking? {
        willSet { willChange(_stacking, to: newValue) }
        didSet { dataDidChange() }
    }
    /// The shape of lines and areas; series may have their own (``ChartSeriesAttributes/lineShape``).
    @PublishedValue public var lineShape: ChartLineShape {
        willSet { willChange(_lineShape, to: newValue) }
        didSet { pictureDidChange() }
    }
    @PublishedValue public var referenceLines: [ChartReferenceLine] {
        willSet { willChange(_referenceLines, to: newValue) }
        didSet { pictureDidChange() }
    }
    @PublishedValue public var referenceBands: [ChartReferenceBand] {
        willSet { willChange(_referenceBands, to: newValue) }
        didSet { pictureDidChange() }
    }

    // MARK: Interaction

    /// True if at least one point stays selected.
    @PublishedValue public var selectionRequired: Bool {
        willSet { willChange(_selectionRequired, to: newValue) }
    }
    @PublishedValue public var selectionMode: ChartSelectionMode {
        willSet { willChange(_selectionMode, to: newValue) }
        didSet { selections = nil }
    }
    /// Series → sorted categories; nil when nothing is selected.
    @PublishedValue public var selections: [Int: [Int]]? {
        willSet { willChange(_selections, to: newValue) }
        didSet { if selections != oldValue { selectionSubject.send(selections) } }
    }
    @PublishedValue public var userInteractionEnabled: Bool {
        willSet { willChange(_userInteractionEnabled, to: newValue) }
    }
    @PublishedValue public var selectionEnabled: Bool {
        willSet { willChange(_selectionEnabled, to: newValue) }
        didSet { if selectionEnabled != oldValue { pictureRevision &+= 1 } }
    }
    /// The centre of the visible part, in 0…1 of all; nil for the start. Other places are moved to the nearest one.
    @PublishedValue public var centerPosition: CGPoint? {
        willSet { willChange(_centerPosition, to: newValue) }
        didSet {
            let center = Self.clampedCenter(centerPosition)
            if centerPosition != center { centerPosition = center }
            viewportDidChange()
        }
    }
    /// The number of times that all categories are wider than the plot, 1…1,000,000.
    @PublishedValue public var scaleX: CGFloat {
        willSet { willChange(_scaleX, to: newValue) }
        didSet {
            if scaleX != scaleX.clamped(to: Self.zooms) { scaleX = scaleX.clamped(to: Self.zooms) }
            viewportDidChange()
        }
    }
    /// The number of times that all values are higher than the plot, 1…1,000,000.
    @PublishedValue public var scaleY: CGFloat {
        willSet { willChange(_scaleY, to: newValue) }
        didSet {
            if scaleY != scaleY.clamped(to: Self.zooms) { scaleY = scaleY.clamped(to: Self.zooms) }
            viewportDidChange()
        }
    }
    @PublishedValue public var scaleXEnabled: Bool {
        willSet { willChange(_scaleXEnabled, to: newValue) }
    }
    @PublishedValue public var scaleYEnabled: Bool {
        willSet { willChange(_scaleYEnabled, to: newValue) }
    }
    /// True if charts with bars start so far zoomed in that their labels are legible.
    @PublishedValue public var readableScaleEnabled: Bool {
        willSet { willChange(_readableScaleEnabled, to: newValue) }
        didSet { pictureDidChange() }
    }
    /// True if the first visible point is aligned with the plot's edge after a pan.
    @PublishedValue public var snapToPoint: Bool {
        willSet { willChange(_snapToPoint, to: newValue) }
    }

    /// True if the titles of categories are dates and the chart places points by time; a property of ``categoryAxis``.
    public var isTimeAxis: Bool {
        get { categoryAxis.isTimeAxis }
        set { categoryAxis.isTimeAxis = newValue }
    }

    /// Publishes each change of the selection.
    public var selectionDidChangePublisher: AnyPublisher<[Int: [Int]]?, Never> {
        selectionSubject.eraseToAnyPublisher()
    }

    /// Grows with each change that calls for another picture; selections do not count.
    private(set) var pictureRevision = 0
    /// Grows with each change of the data or of the kind, which charts animate.
    private(set) var dataRevision = 0
    private let selectionSubject = PassthroughSubject<[Int: [Int]]?, Never>()
    private var cachedTable: ChartTable?
    /// Results over all points; they outlive pans and zooms.
    private(set) var derived = ChartDerivedValues()
    private var attributeObservers: [AnyCancellable] = []
    private var observesAttributes = false

    /// Creates a chart whose points have one value each.
    /// - Parameters:
    ///   - data: Series → category; nil is a gap.
    ///   - isTimeAxis: True to place the points by time, where the titles of categories are dates; nil leaves it to
    ///     `categoryAxis`.
    public init(
        chartType: ChartType, data: [[Double?]], titlesForCategory: [[String?]]? = nil,
        colorsForCategory: [Int: [Int: Color]]? = nil, titlesForAxis: [ChartAxisId: String]? = nil,
        labelsForDimension: [[String?]]? = nil, numberOfGridlines: Int = 3, selectionRequired: Bool = false,
        selectionMode: ChartSelectionMode = .single, selections: [Int: [Int]]? = nil,
        userInteractionEnabled: Bool = false, selectionEnabled: Bool = false, centerPosition: CGPoint? = nil,
        scaleX: CGFloat = 1, scaleY: CGFloat = 1, scaleXEnabled: Bool = false, scaleYEnabled: Bool = false,
        readableScaleEnabled: Bool = true, snapToPoint: Bool = false,
        seriesAttributes: [ChartSeriesAttributes]? = nil, categoryAxis: ChartCategoryAxisAttributes? = nil,
        numericAxis: ChartNumericAxisAttributes? = nil, secondaryNumericAxis: ChartNumericAxisAttributes? = nil,
        xAxisLabelsPosition: XAxisLabelsPosition = .fixedBottom, indexOfStockSeries: Int = 0,
        indexesOfSecondaryValueAxis: [Int]? = nil, indexesOfColumnSeries: [Int]? = nil,
        indexesOfTotalsCategories: [Int]? = nil,
        numericAxisLabelFormatHandler: NumericAxisLabelFormatHandler? = nil, titlesForSeries: [String?]? = nil,
        legendPosition: ChartLegendPosition? = nil, hiddenSeries: Set<Int>? = nil, showsDataLabels: Bool = false,
        isTimeAxis: Bool? = nil, referenceLines: [ChartReferenceLine]? = nil,
        referenceBands: [ChartReferenceBand]? = nil, dataLabelContent: ChartDataLabelContent = .value,
        dataLabelPlacement: ChartDataLabelPlacement = .automatic, showsTotal: Bool = false,
        showsStackTotals: Bool = true, stacking: ChartStacking? = nil, lineShape: ChartLineShape = .straight
    ) {
        self.chartType = chartType
        self.data = data
        data3d = []
        self.titlesForCategory = titlesForCategory
        self.colorsForCategory = colorsForCategory ?? [:]
        self.titlesForAxis = titlesForAxis
        self.labelsForDimension = labelsForDimension
        self.numberOfGridlines = numberOfGridlines.clamped(to: 2...20)
        self.selectionRequired = selectionRequired
        self.selectionMode = selectionMode
        self.selections = selections?.mapValues { $0.sorted() }
        self.userInteractionEnabled = userInteractionEnabled
        self.selectionEnabled = selectionEnabled
        self.centerPosition = ChartModel.clampedCenter(centerPosition)
        self.scaleX = scaleX.clamped(to: ChartModel.zooms)
        self.scaleY = scaleY.clamped(to: ChartModel.zooms)
        self.scaleXEnabled = scaleXEnabled
        self.scaleYEnabled = scaleYEnabled
        self.readableScaleEnabled = readableScaleEnabled
        self.snapToPoint = snapToPoint
        self.seriesAttributes = seriesAttributes ?? []
        self.categoryAxis = categoryAxis ?? ChartCategoryAxisAttributes(axisId: .category)
        self.numericAxis = numericAxis ?? ChartNumericAxisAttributes(axisId: .y)
        self.secondaryNumericAxis = secondaryNumericAxis ?? ChartNumericAxisAttributes(axisId: .dual)
        self.xAxisLabelsPosition = xAxisLabelsPosition
        self.indexOfStockSeries = indexOfStockSeries
        self.indexesOfSecondaryValueAxis = IndexSet(valid: indexesOfSecondaryValueAxis)
        self.indexesOfColumnSeries = IndexSet(valid: indexesOfColumnSeries)
        self.indexesOfTotalsCategories = IndexSet(valid: indexesOfTotalsCategories)
        self.numericAxisLabelFormatHandler = numericAxisLabelFormatHandler
        self.titlesForSeries = titlesForSeries ?? []
        self.legendPosition = legendPosition
        self.hiddenSeries = hiddenSeries ?? []
        self.showsDataLabels = showsDataLabels
        self.referenceLines = referenceLines ?? []
        self.referenceBands = referenceBands ?? []
        self.dataLabelContent = dataLabelContent
        self.dataLabelPlacement = dataLabelPlacement
        self.showsTotal = showsTotal
        self.showsStackTotals = showsStackTotals
        self.stacking = stacking
        self.lineShape = lineShape
        if let isTimeAxis { self.categoryAxis.isTimeAxis = isTimeAxis }
    }

    /// Creates a chart whose points have several values each, such as x and y.
    /// - Parameters:
    ///   - data3d: Series → category → dimension; nil is a gap.
    ///   - isTimeAxis: True to place the points by time, where the titles of categories are dates; nil leaves it to
    ///     `categoryAxis`.
    public convenience init(
        chartType: ChartType, data3d: [[[Double?]]], titlesForCategory: [[String?]]? = nil,
        colorsForCategory: [Int: [Int: Color]]? = nil, titlesForAxis: [ChartAxisId: String]? = nil,
        labelsForDimension: [[[String?]]]? = nil, numberOfGridlines: Int = 3,
        selectionMode: ChartSelectionMode = .single, selections: [Int: [Int]]? = nil,
        userInteractionEnabled: Bool = false, selectionEnabled: Bool = false, centerPosition: CGPoint? = nil,
        scaleX: CGFloat = 1, scaleY: CGFloat = 1, scaleXEnabled: Bool = false, scaleYEnabled: Bool = false,
        readableScaleEnabled: Bool = true, snapToPoint: Bool = false,
        seriesAttributes: [ChartSeriesAttributes]? = nil, categoryAxis: ChartCategoryAxisAttributes? = nil,
        numericAxis: ChartNumericAxisAttributes? = nil, secondaryNumericAxis: ChartNumericAxisAttributes? = nil,
        xAxisLabelsPosition: XAxisLabelsPosition = .fixedBottom, indexOfStockSeries: Int = 0,
        indexesOfSecondaryValueAxis: [Int]? = nil, indexesOfColumnSeries: [Int]? = nil,
        indexesOfTotalsCategories: [Int]? = nil,
        numericAxisLabelFormatHandler: NumericAxisLabelFormatHandler? = nil, titlesForSeries: [String?]? = nil,
        legendPosition: ChartLegendPosition? = nil, hiddenSeries: Set<Int>? = nil, showsDataLabels: Bool = false,
        isTimeAxis: Bool? = nil, referenceLines: [ChartReferenceLine]? = nil,
        referenceBands: [ChartReferenceBand]? = nil, dataLabelContent: ChartDataLabelContent = .value,
        dataLabelPlacement: ChartDataLabelPlacement = .automatic, showsTotal: Bool = false,
        showsStackTotals: Bool = true, stacking: ChartStacking? = nil, lineShape: ChartLineShape = .straight
    ) {
        self.init(
            chartType: chartType, data: [], titlesForCategory: titlesForCategory,
            colorsForCategory: colorsForCategory, titlesForAxis: titlesForAxis, labelsForDimension: nil,
            numberOfGridlines: numberOfGridlines, selectionMode: selectionMode, selections: selections,
            userInteractionEnabled: userInteractionEnabled, selectionEnabled: selectionEnabled,
            centerPosition: centerPosition, scaleX: scaleX, scaleY: scaleY, scaleXEnabled: scaleXEnabled,
            scaleYEnabled: scaleYEnabled, readableScaleEnabled: readableScaleEnabled, snapToPoint: snapToPoint,
            seriesAttributes: seriesAttributes, categoryAxis: categoryAxis, numericAxis: numericAxis,
            secondaryNumericAxis: secondaryNumericAxis, xAxisLabelsPosition: xAxisLabelsPosition,
            indexOfStockSeries: indexOfStockSeries, indexesOfSecondaryValueAxis: indexesOfSecondaryValueAxis,
            indexesOfColumnSeries: indexesOfColumnSeries, indexesOfTotalsCategories: indexesOfTotalsCategories,
            numericAxisLabelFormatHandler: numericAxisLabelFormatHandler, titlesForSeries: titlesForSeries,
            legendPosition: legendPosition, hiddenSeries: hiddenSeries, showsDataLabels: showsDataLabels,
            isTimeAxis: isTimeAxis, referenceLines: referenceLines, referenceBands: referenceBands,
            dataLabelContent: dataLabelContent, dataLabelPlacement: dataLabelPlacement, showsTotal: showsTotal,
            showsStackTotals: showsStackTotals, stacking: stacking, lineShape: lineShape)
        self.data3d = data3d
        self.selections = selections?.mapValues { $0.sorted() }
        self.centerPosition = ChartModel.clampedCenter(centerPosition)
        self.scaleX = scaleX.clamped(to: ChartModel.zooms)
        self.scaleY = scaleY.clamped(to: ChartModel.zooms)
        labelsForDimension3d = labelsForDimension
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = ChartModel(chartType: chartType, data: data)
        copy.takeAll(of: self)
        return copy
    }

    // MARK: Changes

    /// The zooms that a chart may have.
    private static let zooms: ClosedRange<CGFloat> = 1...1_000_000

    /// The nearest centre in 0…1. No number is the start of the categories and the middle of the values.
    private static func clampedCenter(_ center: CGPoint?) -> CGPoint? {
        center.map { center in
            CGPoint(x: center.x.clamped(to: 0...1), y: center.y.isNaN ? 0.5 : center.y.clamped(to: 0...1))
        }
    }

    /// Publishes a new value of a property before it is set.
    private func willChange<Value>(_ property: PublishedValue<Value>, to value: Value) {
        objectWillChange.send()
        property.publish(value)
    }

    private func pictureDidChange() {
        derived = ChartDerivedValues()
        pictureRevision &+= 1
    }

    /// Asks for a picture of another part of the same data.
    private func viewportDidChange() { pictureRevision &+= 1 }

    private func dataDidChange() {
        cachedTable = nil
        dataRevision &+= 1
        if selections != nil { selections = nil }
        if scaleX != 1 { scaleX = 1 }
        if scaleY != 1 { scaleY = 1 }
        if centerPosition != nil { centerPosition = nil }
        pictureDidChange()
    }

    /// Sets the titles of categories.
    /// - Parameter values: The numbers or times that the titles of each series write; nil where they are to be read.
    package func takeTitles(_ titles: [[String?]]?, values: CategoryValues?) {
        titlesForCategory = titles
        categoryValues = values
    }

    /// Sets the titles of categories, which all series share, as a function that makes them when they are first read.
    package func takeTitles(ofSeries count: Int, values: CategoryValues?, _ titles: @escaping () -> [String?]) {
        objectWillChange.send()
        _titlesForCategory.setDeferred { Array(repeating: titles(), count: count) }
        categoryValues = values
        pictureDidChange()
    }

    /// True if there are titles of categories; they are not made for the answer.
    var hasTitles: Bool { _titlesForCategory.isDeferred || titlesForCategory != nil }

    /// Reads the titles of categories; it keeps the titles and not the model.
    var readTitles: () -> [[String?]] {
        let titles = _titlesForCategory
        return { titles.wrappedValue ?? [] }
    }

    /// True while ``data`` and ``titlesForCategory`` have not been made.
    var defersData: Bool { _data.isDeferred && _titlesForCategory.isDeferred }

    /// Sets values that are finite or NaN, which is a gap, in contiguous arrays: series → category. ``data`` is made of them
    /// when it is first read.
    package func takeValues(_ values: [[Double]]) {
        objectWillChange.send()
        _data.setDeferred { values.map { column in column.map { $0.isNaN ? nil : $0 } } }
        dataDidChange()
        cachedTable = ChartTable(series: values.map { ChartColumns([$0]) })
    }

    private func attributesDidChange() {
        observesAttributes = false
        pictureDidChange()
    }

    /// The data as contiguous arrays.
    var table: ChartTable {
        if let cachedTable { return cachedTable }
        let table = data3d.isEmpty ? ChartTable(values: data) : ChartTable(points: data3d)
        cachedTable = table
        return table
    }

    /// Subscribes to the attributes that are in use, so that a change of one of theirs is one of the model's.
    func observeAttributes() {
        guard !observesAttributes else { return }
        observesAttributes = true
        var publishers: [ObservableObjectPublisher] = []
        for axis in [categoryAxis, numericAxis, secondaryNumericAxis] {
            publishers += [
                axis.objectWillChange, axis.labels.objectWillChange, axis.titleLabel.objectWillChange,
                axis.gridlines.objectWillChange, axis.baseline.objectWillChange,
            ]
        }
        for series in seriesAttributes {
            publishers.append(series.objectWillChange)
            publishers += [series.palette.objectWillChange, series.point.objectWillChange]
        }
        attributeObservers = publishers.map { publisher in
            publisher.sink { [weak self] in
                guard let self else { return }
                observesAttributes = false
                pictureDidChange()
                objectWillChange.send()
            }
        }
    }
}
