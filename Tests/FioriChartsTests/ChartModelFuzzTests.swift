import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// Charts whose public properties have random values, most of them wrong ones, drawn, zoomed and selected.
///
/// Each kind is drawn a fixed number of times from a fixed seed, so that a failure comes again. `FUZZ_CHARTS` sets the number
/// of models of each kind, and `FUZZ_SEED` the seed.
@MainActor
struct ChartModelFuzzTests {
    /// A source of extreme values; the same in each run.
    private struct Source {
        private var state: UInt64

        init(seed: UInt64) { state = seed }

        mutating func number(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }

        mutating func bool() -> Bool { number(below: 2) == 0 }

        private static let values: [Double] = [
            .nan, .infinity, -.infinity, 1e308, -1e308, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e-300, -1, 0,
            0.5, 1, 3, 7.25, 100, -40, 1e15,
        ]

        mutating func double() -> Double { Self.values[number(below: Self.values.count)] }

        mutating func length() -> CGFloat { CGFloat(double()) }

        mutating func value() -> Double? { number(below: 9) == 0 ? nil : double() }

        mutating func int() -> Int { [Int.min, -1_000_000, -1, 0, 1, 2, 5, 1_000_000, Int.max][number(below: 9)] }

        mutating func ints() -> [Int] { (0..<number(below: 4)).map { _ in int() } }

        mutating func element<Value>(of all: [Value]) -> Value { all[number(below: all.count)] }

        mutating func text() -> String? {
            element(of: [nil, "", "A", "2024-02-29", "0000-01-01", "9999-12-31 23:59:60", "long long long long name"])
        }

        mutating func point() -> CGPoint? { number(below: 4) == 0 ? nil : CGPoint(x: length(), y: length()) }

        mutating func selections() -> [Int: [Int]]? {
            guard number(below: 4) > 0 else { return nil }
            return Dictionary((0..<3).map { _ in (int(), ints()) }) { first, _ in first }
        }

        mutating func range() -> ClosedRange<Double> {
            let ends = [double(), double()].map { $0.isNaN ? 0 : $0 }.sorted()
            return ends[0]...ends[1]
        }
    }

    private static func change(_ label: ChartLabelAttributes, _ source: inout Source) {
        label.fontSize = source.length()
        label.offset = source.length()
        label.isHidden = source.number(below: 5) == 0
        label.font = source.bool() ? nil : .fiori(forTextStyle: .title)
        label.backgroundColor = source.bool() ? nil : .red
    }

    private static func change(_ line: ChartGridlineAttributes, _ source: inout Source) {
        line.width = source.length()
        line.dashPatternLength = source.length()
        line.dashPatternGap = source.length()
        line.isHidden = source.number(below: 5) == 0
        guard let baseline = line as? ChartBaselineAttributes else { return }
        baseline.value = source.value()
        baseline.position = source.value().map { CGFloat($0) }
        baseline.gap = source.length()
    }

    private static func change(_ axis: ChartAxisAttributes, _ source: inout Source) {
        axis.title = source.text()
        change(axis.baseline, &source)
        change(axis.gridlines, &source)
        change(axis.labels, &source)
        change(axis.titleLabel, &source)
        if let axis = axis as? ChartNumericAxisAttributes {
            axis.isZeroBased = source.bool()
            axis.allowLooseLabels = source.bool()
            axis.fudgeAxisRange = source.bool()
            axis.adjustToNiceValues = source.bool()
            axis.abbreviatesLabels = source.bool()
            axis.isMagnitudedDisplayed = source.bool()
            axis.isLogarithmic = source.bool()
            axis.explicitMin = source.value().map { CGFloat($0) }
            axis.explicitMax = source.value().map { CGFloat($0) }
            if source.number(below: 4) == 0 { axis.formatter = NumberFormatter() }
            if source.number(below: 4) == 0 { axis.abbreviatedFormatter = NumberFormatter() }
        }
        if let axis = axis as? ChartCategoryAxisAttributes {
            axis.labelLayoutStyle = source.element(of: ChartCategoryAxisLabelLayoutStyle.allCases)
            axis.isTimeAxis = source.bool()
            axis.isNumericAxis = source.bool()
            axis.timeZone = source.element(of: [nil, .gmt, TimeZone(identifier: "Europe/Berlin")])
        }
    }

    private static func change(_ series: ChartSeriesAttributes, _ source: inout Source) {
        series.lineWidth = source.length()
        series.firstLineCapDiameter = source.length()
        series.lastLineCapDiameter = source.length()
        if source.bool() { series.point = ChartPointAttributes() }
        series.point.diameter = source.length()
        series.point.isHidden = source.number(below: 5) == 0
        series.point.strokeColor = source.bool() ? .red : .preferredColor(.secondaryLabel)
        series.point.gap = source.length()
        series.lineShape = source.bool() ? nil : source.element(of: ChartLineShape.allCases)
        series.gradient = source.element(of: [[], [.red], [.red, .preferredColor(.chart2), .clear]])
        if source.bool() { series.palette = ChartSeriesPalette(colors: source.bool() ? [] : [.red]) }
    }

    private static func changeData(of model: ChartModel, _ source: inout Source) {
        let counts = (0..<source.number(below: 4)).map { _ in source.element(of: [0, 1, 2, 5, 40, 900]) }
        if source.bool() {
            model.data = counts.map { count in (0..<count).map { _ in source.value() } }
            model.data3d = []
        } else {
            model.data3d = counts.map { count in
                (0..<min(count, 60)).map { _ in (0..<source.number(below: 5)).map { _ in source.value() } }
            }
        }
        let dates = (0..<900).map { "20\(10 + $0 / 120)-0\(1 + $0 / 20 % 6)-\(10 + $0 % 20)" as String? }
        model.titlesForCategory =
            source.bool() ? [dates] : source.bool() ? nil : counts.map { _ in (0..<9).map { _ in source.text() } }
        model.titlesForSeries = (0..<source.number(below: 4)).map { _ in source.text() }
        model.labelsForDimension = source.bool() ? nil : [[source.text()], []]
        model.labelsForDimension3d = source.bool() ? nil : [[[source.text()]], [[]]]
        model.titlesForAxis = source.bool() ? nil : [source.element(of: ChartAxisId.allCases): source.text() ?? ""]
        let label = source.text()
        model.numericAxisLabelFormatHandler = source.number(below: 4) == 0 ? { _, _ in label } : nil
        model.colorsForCategory = [source.int(): [source.int(): .red]]
    }

    private static func changeLook(of model: ChartModel, _ source: inout Source) {
        model.numberOfGridlines = source.int()
        model.seriesAttributes = (0..<source.number(below: 4)).map { _ in ChartSeriesAttributes() }
        for series in model.seriesAttributes { change(series, &source) }
        change(model.categoryAxis, &source)
        change(model.numericAxis, &source)
        change(model.secondaryNumericAxis, &source)
        model.xAxisLabelsPosition = source.element(of: XAxisLabelsPosition.allCases)
        model.indexesOfSecondaryValueAxis = IndexSet(source.ints().filter { (0..<Int.max).contains($0) })
        model.indexesOfColumnSeries = IndexSet(source.ints().filter { (0..<Int.max).contains($0) })
        model.indexesOfTotalsCategories = IndexSet(source.ints().filter { (0..<Int.max).contains($0) })
        model.legendPosition = source.bool() ? nil : source.element(of: ChartLegendPosition.allCases)
        model.hiddenSeries = source.bool() ? [] : Set(source.ints())
        model.showsDataLabels = source.bool()
        model.dataLabelContent = source.element(of: ChartDataLabelContent.allCases)
        model.dataLabelPlacement = source.element(of: ChartDataLabelPlacement.allCases)
        model.showsTotal = source.bool()
        model.showsStackTotals = source.bool()
        model.stacking = source.element(of: [nil, .values, .percent])
        model.lineShape = source.element(of: ChartLineShape.allCases)
        model.referenceLines = (0..<source.number(below: 3)).map { _ in
            ChartReferenceLine(
                value: source.double(), label: source.text(), isOnSecondaryAxis: source.bool())
        }
        model.referenceBands = (0..<source.number(below: 3)).map { _ in ChartReferenceBand(range: source.range()) }
    }

    private static func changeView(of model: ChartModel, _ source: inout Source) {
        model.selectionRequired = source.bool()
        model.selectionMode = source.element(of: ChartSelectionMode.allCases)
        model.userInteractionEnabled = source.number(below: 3) > 0
        model.selectionEnabled = source.number(below: 3) > 0
        model.scaleXEnabled = source.bool()
        model.scaleYEnabled = source.bool()
        model.readableScaleEnabled = source.bool()
        model.snapToPoint = source.bool()
        model.scaleX = source.length()
        model.scaleY = source.length()
        model.centerPosition = source.point()
        model.selections = source.selections()
    }

    private static func change(_ model: ChartModel, _ source: inout Source) {
        changeData(of: model, &source)
        model.indexOfStockSeries = source.bool() ? 0 : source.int()
        changeLook(of: model, &source)
        changeView(of: model, &source)
    }

    @Test(arguments: ChartType.allCases) func `no value of a property ends the program`(kind: ChartType) {
        let environment = ProcessInfo.processInfo.environment
        var source = Source(seed: environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 39)
        let charts = environment["FUZZ_CHARTS"].flatMap(Int.init) ?? 5
        #expect(charts > 0)
        for _ in 0..<charts {
            let model = ChartModel(chartType: kind, data: [[1, 2, 3]])
            let size = source.element(of: [(300, 200), (60, 20), (400, 90)])
            let test = ViewTest(
                ChartView(model)
                    .chartSeriesShapeStyle([0: AnyShapeStyle(.red.gradient), source.int(): AnyShapeStyle(.tint)])
                    .chartCategoryShapeStyle([source.int(): [source.int(): AnyShapeStyle(.blue)]]),
                DisplayConfiguration(
                    width: CGFloat(size.0), height: CGFloat(size.1),
                    dynamicTypeSize: source.element(of: [.xSmall, .large, .accessibility5]),
                    layoutDirection: source.bool() ? .leftToRight : .rightToLeft,
                    locale: Locale(identifier: source.element(of: ["en_US", "de_DE", "ar_EG"])),
                    animates: source.bool()))
            for _ in 0..<3 {
                Self.change(model, &source)
                #expect(test.svg().contains("<svg"))
                let place = CGPoint(x: CGFloat(size.0) * 0.6, y: CGFloat(size.1) * 0.5)
                _ = test.tap(at: place)
                _ = test.pinch(at: place, scale: 2)
                model.moveSelection(by: source.bool() ? 1 : -1)
                test.advance(by: 0.1)
                #expect(test.svg().contains("<svg"))
                #expect((2...20).contains(model.numberOfGridlines))
                #expect(model.scaleX >= 1 && model.scaleX.isFinite && model.scaleY >= 1 && model.scaleY.isFinite)
                for wrong in [source.int(), source.int()] {
                    _ = model.plotItemValue(at: wrong, category: source.int(), dimension: source.int())
                    _ = model.categoryTitles(at: wrong, category: source.int())
                    _ = model.valueText(
                        series: wrong, category: source.int(), dimension: source.int(),
                        locale: Locale(identifier: "en_US"))
                }
            }
            #expect(model.copy() is ChartModel)
        }
    }
}
