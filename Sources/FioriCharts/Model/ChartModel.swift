import Combine
import SwiftUI

/// A chart's data, look and state. Charts redraw when it changes.
nonisolated public class ChartModel: ObservableObject, Identifiable, NSCopying {
    public let id = UUID()

    // MARK: Data

    @Published public var chartType: ChartType { didSet { dataDidChange() } }
    /// Series → category. nil is a gap; series may differ in length.
    @LazilyPublished public var data: [[Double?]] { didSet { dataDidChange() } }
    /// Series → category → dimension, for kinds whose points have several values. Empty when ``data`` is used.
    @Published public var data3d: [[[Double?]]] { didSet { dataDidChange() } }
    @LazilyPublished public var titlesForCategory: [[String?]]? {
        didSet {
            categoryValues = nil
            pictureDidChange()
        }
    }
    /// The numbers or times that the titles of categories write, where they are known without reading them.
    private(set) var categoryValues: CategoryValues?
    /// Series → category → colour, where a point's colour is not its series' one.
    @Published public var colorsForCategory: [Int: [Int: Color]] { didSet { pictureDidChange() } }
    @Published public var titlesForAxis: [ChartAxisId: String]? { didSet { pictureDidChange() } }
    /// Series → category: texts that stand for values of charts with one value per point.
    @Published public var labelsForDimension: [[String?]]? { didSet { pictureDidChange() } }
    /// Series → category → dimension: texts that stand for values of points with several values.
    @Published public var labelsForDimension3d: [[[String?]]]? { didSet { pictureDidChange() } }
    /// Names of the series, for the legend and accessibility.
    @Published public var titlesForSeries: [String?] = [] { didSet { pictureDidChange() } }

    /// Category → text, in shorter formats than ``titlesForCategory``, the longest first, for titles that have no room.
    package var shorterTitles: [[String?]] = [] { didSet { pictureDidChange() } }

    // MARK: Axes and look

    /// 2…20.
    @Published public var numberOfGridlines: Int {
        didSet {
            if numberOfGridlines != numberOfGridlines.clamped(to: 2...20) {
                numberOfGridlines = numberOfGridlines.clamped(to: 2...20)
            }
            pictureDidChange()
        }
    }
    @Published public var seriesAttributes: [ChartSeriesAttributes] { didSet { attributesDidChange() } }
    @Published public var categoryAxis: ChartCategoryAxisAttributes { didSet { attributesDidChange() } }
    @Published public var numericAxis: ChartNumericAxisAttributes { didSet { attributesDidChange() } }
    @Published public var secondaryNumericAxis: ChartNumericAxisAttributes { didSet { attributesDidChange() } }
    @Published public var xAxisLabelsPosition: XAxisLabelsPosition { didSet { pictureDidChange() } }
    @Published public var indexOfStockSeries: Int { didSet { dataDidChange() } }
    @Published public var indexesOfSecondaryValueAxis: IndexSet { didSet { pictureDidChange() } }
    @Published public var indexesOfColumnSeries: IndexSet { didSet { pictureDidChange() } }
    @Published public var indexesOfTotalsCategories: IndexSet { didSet { pictureDidChange() } }
    @Published public var numericAxisLabelFormatHandler: NumericAxisLabelFormatHandler? {
        didSet { pictureDidChange() }
    }
    /// nil shows no legend.
    @Published public var legendPosition: ChartLegendPosition? { didSet { pictureDidChange() } }
    /// The series that are switched off in the legend.
    @Published public var hiddenSeries: Set<Int> { didSet { pictureDidChange() } }
    /// True if points are labelled with their values, as far as there is room.
    @Published public var showsDataLabels: Bool { didSet { pictureDidChange() } }
    /// The number in data labels of segments and sectors.
    @Published public var dataLabelContent: ChartDataLabelContent { didSet { pictureDidChange() } }
    /// The place of the data labels of a donut.
    @Published public var dataLabelPlacement: ChartDataLabelPlacement { didSet { pictureDidChange() } }
    /// True if a donut has the sum of its values in the middle.
    @Published public var showsTotal: Bool { didSet { pictureDidChange() } }
    /// The way in which series stand on one another, for columns, bars, areas and their stacked kinds; nil for that of
    /// the kind: `stackedColumn` and `stackedBar` stack values, the others do not.
    ///
    /// The axis of percentages spans 0…1: ends, reference lines and bands are parts of 1, which the labels write as
    /// percentages unless the axis has a formatter.
    @Published public var stacking: ChartStacking? { didSet { dataDidChange() } }
    /// The shape of lines and areas; series may have their own (``ChartSeriesAttributes/lineShape``).
    @Published public var lineShape: ChartLineShape { didSet { pictureDidChange() } }
    @Published public var referenceLines: [ChartReferenceLine] { didSet { pictureDidChange() } }
    @Published public var referenceBands: [ChartReferenceBand] { didSet { pictureDidChange() } }

    // MARK: Interaction

    /// True if at least one point stays selected.
    @Published public var selectionRequired: Bool
    @Published public var selectionMode: ChartSelectionMode { didSet { selections = nil } }
    /// Series → sorted categories; nil when nothing is selected.
    @Published public var selections: [Int: [Int]]? {
        didSet { if selections != oldValue { selectionSubject.send(selections) } }
    }
    @Published public var userInteractionEnabled: Bool
    @Published public var selectionEnabled: Bool {
        didSet { if selectionEnabled != oldValue { pictureRevision &+= 1 } }
    }
    /// The centre of the visible part, in 0…1 of all; nil for the start. Other places are moved to the nearest one.
    @Published public var centerPosition: CGPoint? {
        didSet {
            let center = Self.clampedCenter(centerPosition)
            if centerPosition != center { centerPosition = center }
            viewportDidChange()
        }
    }
    /// The number of times that all categories are wider than the plot, 1…1,000,000.
    @Published public var scaleX: CGFloat {
        didSet {
            if scaleX != scaleX.clamped(to: Self.zooms) { scaleX = scaleX.clamped(to: Self.zooms) }
            viewportDidChange()
        }
    }
    /// The number of times that all values are higher than the plot, 1…1,000,000.
    @Published public var scaleY: CGFloat {
        didSet {
            if scaleY != scaleY.clamped(to: Self.zooms) { scaleY = scaleY.clamped(to: Self.zooms) }
            viewportDidChange()
        }
    }
    @Published public var scaleXEnabled: Bool
    @Published public var scaleYEnabled: Bool
    /// True if charts with bars start so far zoomed in that their labels are legible.
    @Published public var readableScaleEnabled: Bool { didSet { pictureDidChange() } }
    /// True if the first visible point is aligned with the plot's edge after a pan.
    @Published public var snapToPoint: Bool

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
        stacking: ChartStacking? = nil, lineShape: ChartLineShape = .straight
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
        stacking: ChartStacking? = nil, lineShape: ChartLineShape = .straight
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
            stacking: stacking, lineShape: lineShape)
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
        return { titles.value ?? [] }
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
