import Combine
import FioriCharts
import SwiftUI
import SwiftUITestHost
import Testing

/// The API that code of existing apps calls: names, labels, types, defaults and meanings.
///
/// Numbers: defaults and ranges are those of the documentation of the attributes; texts of money are those of the
/// Unicode locale data for the locale and currency.
@MainActor
struct DropInTests {
    // MARK: Attributes

    @Test func `nil arguments are the defaults`() throws {
        let axis = ChartNumericAxisAttributes(
            axisId: nil, baseline: nil, gridlines: nil, labels: nil, titleLabel: nil, title: nil, isZeroBased: nil,
            allowLooseLabels: nil, fudgeAxisRange: nil, adjustToNiceValues: nil, abbreviatesLabels: nil,
            isMagnitudedDisplayed: nil, explicitMin: nil, explicitMax: nil, formatter: nil, abbreviatedFormatter: nil)
        #expect(axis == ChartNumericAxisAttributes())
        #expect(axis.isZeroBased && axis.adjustToNiceValues && axis.isMagnitudedDisplayed)
        #expect(!axis.allowLooseLabels && !axis.fudgeAxisRange && !axis.abbreviatesLabels)
        #expect(axis.explicitMin == nil && axis.explicitMax == nil && axis.title == nil)
        let grid = ChartGridlineAttributes(width: nil, color: nil)
        #expect(grid.width == 1 && grid.dashPatternLength == 1 && grid.dashPatternGap == 3 && !grid.isHidden)
        #expect(grid.color == .preferredColor(.secondaryFill))
        let baseline = ChartBaselineAttributes(gap: nil)
        #expect(baseline.value == nil && baseline.position == nil && baseline.gap == 0)
        let label = ChartLabelAttributes(color: nil, fontSize: nil, offset: nil, isHidden: nil)
        #expect(label.color == .preferredColor(.tertiaryLabel) && label.fontSize == 12 && label.offset == 0)
        #expect(label.font == nil && label.backgroundColor == nil && !label.isHidden)
        let point = ChartPointAttributes(isHidden: nil, diameter: nil, strokeColor: nil, gap: nil)
        #expect(!point.isHidden && point.diameter == 7 && point.gap == 2)
        #expect(point.strokeColor == .preferredColor(.secondaryLabel))
        let series = ChartSeriesAttributes(palette: nil, lineWidth: nil, point: nil)
        #expect(series.lineWidth == 1 && series.firstLineCapDiameter == 0 && series.lastLineCapDiameter == 0)
        #expect(series.point == ChartPointAttributes() && series.palette.colors == [.preferredColor(.chart1)])
        #expect(DropInModels.nothing.count == 7)
    }

    @Test func `values beyond the ranges are the nearest ones`() {
        let grid = ChartGridlineAttributes(width: 30, dashPatternLength: -1, dashPatternGap: 21)
        #expect(grid.width == 20 && grid.dashPatternLength == 0 && grid.dashPatternGap == 20)
        let label = ChartLabelAttributes(fontSize: 101, offset: -11)
        #expect(label.fontSize == 100 && label.offset == -10)
        let model = ChartModel(chartType: .line, data: [[1]], numberOfGridlines: 1)
        #expect(model.numberOfGridlines == 2)
        model.numberOfGridlines = 21
        #expect(model.numberOfGridlines == 20)
    }

    @Test func `the axis of categories is a numeric one`() {
        let axis: ChartNumericAxisAttributes = DropInModels.categoryAxis
        #expect(axis is ChartCategoryAxisAttributes)
        let category = ChartCategoryAxisAttributes(
            isZeroBased: false, explicitMin: 3, formatter: NumberFormatter(style: .percent))
        #expect(!category.isZeroBased && category.explicitMin == 3 && category.formatter.numberStyle == .percent)
        #expect(category.labelLayoutStyle == .allOrNothing && category.gridlines.isHidden)
        let explicit: CGFloat? = category.explicitMin
        #expect(explicit == 3)
        #expect(DropInModels.categoryAxis.labelLayoutStyle == .range)
    }

    @Test func `properties are not optional, and can be changed in place`() {
        let axis = ChartNumericAxisAttributes()
        axis.formatter.numberStyle = .percent
        axis.abbreviatedFormatter.maximumFractionDigits = 2
        #expect(axis.formatter.numberStyle == .percent)
        let series = ChartSeriesAttributes()
        series.point.diameter = 9
        series.palette.colors = [.red]
        #expect(series.point.diameter == 9 && series.palette.colors == [.red])
    }

    @Test func `copies are equal, and apart`() throws {
        func check<T: NSCopying & Equatable & AnyObject & CustomStringConvertible>(
            _ value: T, _ change: (T) -> Void
        ) throws {
            let copy = try #require(value.copy(with: nil) as? T)
            #expect(copy == value && copy !== value)
            #expect(copy.description == value.description && !copy.description.isEmpty)
            change(copy)
            #expect(copy != value)
        }
        try check(ChartLabelAttributes(font: .caption, backgroundColor: .yellow)) { $0.backgroundColor = .red }
        try check(ChartGridlineAttributes(width: 2)) { $0.width = 3 }
        try check(ChartBaselineAttributes(value: 4)) { $0.value = 5 }
        try check(ChartPointAttributes(diameter: 8)) { $0.isHidden = true }
        try check(ChartSeriesPalette(colors: [.red])) { $0.negativeMinColor = .green }
        try check(ChartSeriesAttributes()) { $0.palette.fillColor = .red }
        try check(ChartAxisAttributes(title: "A")) { $0.title = "B" }
        try check(ChartNumericAxisAttributes(formatter: NumberFormatter(style: .currency))) {
            $0.formatter.currencyCode = "EUR"
        }
        try check(ChartCategoryAxisAttributes(labelLayoutStyle: .range, isTimeAxis: true)) { $0.explicitMax = 3 }
        for model in [DropInModels.line, DropInModels.bubble, DropInModels.complete] + DropInModels.kinds {
            try check(model) { $0.seriesAttributes.append(ChartSeriesAttributes()) }
            try check(model) { $0.numericAxis.labels.isHidden.toggle() }
            try check(model) { $0.selections = [0: [0]] }
            #expect(try #require(model.copy() as? ChartModel).id != model.id)
        }
        #expect(ChartModel(chartType: .line, data: [[1]]) == ChartModel(chartType: .line, data: [[1]]))
        #expect(ChartModel(chartType: .line, data: [[1]]) != ChartModel(chartType: .line, data: [[nil]]))
        #expect(ChartAxisAttributes() != ChartNumericAxisAttributes() as ChartAxisAttributes)
    }

    // MARK: Models

    @Test func `models have all arguments as properties`() {
        let model = DropInModels.line
        #expect(model.selections == [0: [0, 1]] && model.selectionMode == .single && !model.selectionRequired)
        #expect(model.userInteractionEnabled && model.selectionEnabled && model.snapToPoint)
        #expect(model.scaleX == 2 && model.scaleY == 1 && model.scaleXEnabled && model.scaleYEnabled)
        #expect(model.centerPosition == CGPoint(x: 0.5, y: 0.5) && model.readableScaleEnabled)
        #expect(model.colorsForCategory[0]?[0] == .red && model.titlesForAxis?[.y] == "Amount")
        #expect(model.numericAxisLabelFormatHandler?(200, .dual) == nil && model.xAxisLabelsPosition == .fixedBottom)
        let indexes: IndexSet = model.indexesOfSecondaryValueAxis
        #expect(indexes == IndexSet(integer: 1) && model.indexesOfColumnSeries.isEmpty)
        #expect(DropInModels.combo.indexesOfColumnSeries == IndexSet([0, 1]))
        DropInModels.waterfall.indexesOfTotalsCategories.insert(1)
        #expect(DropInModels.waterfall.indexesOfTotalsCategories == IndexSet(0...2))
        #expect(DropInModels.stock.indexOfStockSeries == 1)
        // Indexes that no set can hold name nothing.
        #expect(
            ChartModel(chartType: .line, data: [], indexesOfColumnSeries: [-1, 2, .max]).indexesOfColumnSeries == [2])
    }

    @Test func `queries answer for every place`() {
        let model = DropInModels.bubble
        #expect(model.numOfSeries() == 2 && model.numOfCategories() == 2 && model.numOfCategories(in: 1) == 1)
        #expect(model.plotItemValue(at: 0, category: 0, dimension: 2) == 9)
        #expect(model.plotItemValue(at: 0, category: 1, dimension: 1) == nil)
        for (series, category, dimension) in [(-1, 0, 0), (0, -1, 0), (0, 0, -1), (2, 0, 0), (1, 1, 0), (0, 0, 3)] {
            #expect(model.plotItemValue(at: series, category: category, dimension: dimension) == nil)
        }
        #expect(model.categoryTitles(at: 1, category: 0) == "C" && model.categoryTitles(at: 1, category: 1) == nil)
    }

    @Test func `the data of a point are one value or several`() throws {
        let single = try #require(DropInModels.line.dimensionData(at: 0, category: 2))
        #expect(single == .single(nil) && single.count == 1 && single.values == nil)
        var several = try #require(DropInModels.bubble.dimensionData(at: 0, category: 0))
        #expect(several == .array([1, 5, 9]) && several.count == 3 && several.value == nil)
        #expect(several.first == 1 && several[1] == 5 && several[3] == nil && several[-1] == nil)
        several[1] = 6
        #expect(several.values == [1, 6, 9])
        #expect(several.description == "[1.0, 6.0, 9.0]" && single.description == "nil")
        let own = ChartModel.DimensionData<Int>.single(4)
        #expect(own.value == 4 && own.first == 4 && own[0] == 4 && own.count == 1)
        #expect(DropInModels.line.dimensionData(at: 2, category: 0) == nil)
    }

    @Test func `a chart is one expression`() {
        let model = DropInModels.complete
        #expect(model.titlesForSeries == ["Plan", "Actual"] && model.legendPosition == .bottom)
        #expect(model.hiddenSeries == [0] && model.showsDataLabels && model.isTimeAxis)
        #expect(model.categoryAxis.isTimeAxis && model.referenceLines[0].value == 2)
        #expect(model.referenceBands[0].range == 1...2)
        let other = ChartModel(chartType: .scatter, data3d: [[[1, 2]]], titlesForSeries: ["A"], legendPosition: .top)
        #expect(other.titlesForSeries == ["A"] && other.legendPosition == .top && !other.isTimeAxis)
    }

    @Test func `selections are published`() {
        let model = ChartModel(chartType: .column, data: [[1, 2]])
        var published: [[Int: [Int]]?] = []
        let observer = model.selectionDidChangePublisher.sink { published.append($0) }
        model.selections = [0: [1]]
        model.selections = nil
        #expect(published == [[0: [1]], nil])
        observer.cancel()
    }

    // MARK: Views

    @Test func `pages of charts draw`() {
        let test = ViewTest(DropInPage(model: DropInModels.bubble), DisplayConfiguration(width: 390, height: 900))
        #expect(test.writtenTexts.contains("bubble"))
        DropInModels.bubble.selections = [0: [0]]
        test.advance(by: 0.1)
        #expect(test.has("1 series"))
        DropInModels.bubble.selections = nil
    }

    @Test func `charts without data show the view for it`() {
        let empty = ChartModel(chartType: .line, data: [])
        #expect(ViewTest(ChartView(empty)).has("No Data"))
        #expect(ViewTest(ChartView(empty, noDataView: NoDataView { Text("Empty") })).has("Empty"))
        #expect(!ViewTest(ChartView(empty, noDataView: NoDataView { EmptyView() })).has("No Data"))
    }

    @Test func `charts follow another model that is equal`() {
        let models = (0..<2).map { _ in ChartModel(chartType: .column, data: [[4]], titlesForCategory: [["A"]]) }
        #expect(models[0] == models[1])
        let place = Place(model: models[0])
        let test = ViewTest(PlacedChart(place: place), DisplayConfiguration(width: 300, height: 200))
        #expect(test.has("Series 1, A"))
        place.model = models[1]
        test.advance(by: 0.1)
        models[1].titlesForCategory = [["B"]]
        test.advance(by: 0.1)
        #expect(test.has("Series 1, B"))
    }

    // MARK: Formatters

    private func texts(_ axis: ChartNumericAxisAttributes, _ locale: String) -> String {
        let model = ChartModel(
            chartType: .column, data: [[200, 100]], titlesForCategory: [["A", "B"]], numericAxis: axis,
            showsDataLabels: true)
        return ViewTest(
            ChartView(model).environment(\.locale, Locale(identifier: locale)),
            DisplayConfiguration(width: 400, height: 300)
        ).writtenTexts
    }

    @Test func `formatters of money follow the environment's locale`() {
        let axis = ChartNumericAxisAttributes(formatter: NumberFormatter(style: .currency))
        #expect(texts(axis, "en_US").contains("$200.00"))
        #expect(texts(axis, "de_DE").contains("200,00\u{a0}€"))
        #expect(!texts(axis, "en_US").contains("¤"))
        #expect(texts(axis, "de").contains("€") && !texts(axis, "ja").contains("¤"))
        axis.formatter.currencyCode = "EUR"
        #expect(texts(axis, "en_US").contains("€200.00"))
        axis.formatter.locale = Locale(identifier: "fr_FR")
        #expect(texts(axis, "en_US").contains("200,00\u{a0}€"))
    }

    @Test func `the default formatter counts once it is changed`() {
        let axis = ChartNumericAxisAttributes()
        #expect(texts(axis, "en_US").contains(">200<"))
        _ = axis.formatter
        #expect(texts(axis, "de_DE").contains(">200<"))
        axis.formatter.minimumFractionDigits = 1
        #expect(texts(axis, "de_DE").contains(">200,0<"))
        let short = ChartNumericAxisAttributes(abbreviatesLabels: true)
        short.abbreviatedFormatter.positiveSuffix = " T"
        #expect(texts(short, "en_US").contains(">200 T<"))
    }

    @Test func `labels have fonts and grounds of their own`() {
        let axis = ChartNumericAxisAttributes()
        let plain = texts(axis, "en_US")
        axis.labels = ChartLabelAttributes(font: .system(size: 31), fontSize: 9)
        let large = texts(axis, "en_US")
        #expect(!plain.contains("font-size=\"31\"") && large.contains("font-size=\"31\""))
        axis.labels = ChartLabelAttributes(
            backgroundColor: Color(.sRGB, red: 18 / 255, green: 52 / 255, blue: 86 / 255, opacity: 1))
        #expect(!large.contains("#123456") && texts(axis, "en_US").contains("#123456"))
    }
}

/// A place for one of several models.
private final class Place: ObservableObject {
    @Published var model: ChartModel

    init(model: ChartModel) { self.model = model }
}

private struct PlacedChart: View {
    @ObservedObject var place: Place

    var body: some View { ChartView(place.model) }
}
