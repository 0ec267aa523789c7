import Combine
import FioriCharts
import SwiftUI

/// Models in the style of apps that have charts already: all initialisers with all their arguments, and nil for each.
@MainActor
enum DropInModels {
    static let currency: NumberFormatter = {
        let formatter = NumberFormatter(style: .currency)
        formatter.maximumFractionDigits = 0
        return formatter
    }()

    // MARK: Attributes

    static let categoryAxis = ChartCategoryAxisAttributes(
        axisId: .category,
        baseline: ChartBaselineAttributes(
            width: 2, color: .preferredColor(.separator), dashPatternLength: 0, dashPatternGap: 0, isHidden: false,
            value: nil, position: 0, gap: 4),
        gridlines: ChartGridlineAttributes(
            width: 1, color: .preferredColor(.separator), dashPatternLength: 2, dashPatternGap: 4, isHidden: true),
        labels: ChartLabelAttributes(
            color: .preferredColor(.secondaryLabel), fontSize: 14, offset: 2, isHidden: false),
        titleLabel: ChartLabelAttributes(
            color: .primary, font: .caption, offset: nil, isHidden: nil, backgroundColor: .yellow),
        title: "Month", isZeroBased: nil, allowLooseLabels: nil, fudgeAxisRange: nil, adjustToNiceValues: nil,
        abbreviatesLabels: nil, isMagnitudedDisplayed: nil, explicitMin: nil, explicitMax: nil, formatter: nil,
        abbreviatedFormatter: nil, labelLayoutStyle: .range)

    static let numericAxis = ChartNumericAxisAttributes(
        axisId: .y, baseline: nil, gridlines: nil, labels: nil, titleLabel: nil, title: nil, isZeroBased: false,
        allowLooseLabels: true, fudgeAxisRange: true, adjustToNiceValues: true, abbreviatesLabels: true,
        isMagnitudedDisplayed: true, explicitMin: 0, explicitMax: 1_000, formatter: NumberFormatter(style: .currency),
        abbreviatedFormatter: NumberFormatter(style: .decimal))

    static let nothing: [Any] = [
        ChartAxisAttributes(axisId: nil, baseline: nil, gridlines: nil, labels: nil, titleLabel: nil, title: nil),
        ChartGridlineAttributes(width: nil, color: nil, dashPatternLength: nil, dashPatternGap: nil, isHidden: nil),
        ChartBaselineAttributes(
            width: nil, color: nil, dashPatternLength: nil, dashPatternGap: nil, isHidden: nil, value: nil,
            position: nil, gap: nil),
        ChartLabelAttributes(color: nil, fontSize: nil, offset: nil, isHidden: nil),
        ChartLabelAttributes(color: nil, font: nil, offset: nil, isHidden: nil, backgroundColor: nil),
        ChartPointAttributes(isHidden: nil, diameter: nil, strokeColor: nil, gap: nil),
        ChartSeriesAttributes(
            palette: nil, lineWidth: nil, point: nil, firstLineCapDiameter: nil, lastLineCapDiameter: nil),
    ]

    static let series: [ChartSeriesAttributes] = {
        let colors: [Color] = [.preferredColor(.chart1), .preferredColor(.chart2), .preferredColor(.chart3)]
        let palettes = [
            ChartSeriesPalette(colors: [colors[0]]),
            ChartSeriesPalette(colors: [colors[1]], fillColor: .preferredColor(.chart2)),
            ChartSeriesPalette(colors: [colors[2]], labelColor: .preferredColor(.primaryLabel)),
            ChartSeriesPalette(
                colors: colors, fillColor: colors[0], labelColor: colors[1], positiveMaxColor: .green,
                positiveMinColor: .green, negativeMaxColor: .red, negativeMinColor: .red),
        ]
        return palettes.map { palette in
            ChartSeriesAttributes(
                palette: palette, lineWidth: 2,
                point: ChartPointAttributes(isHidden: false, diameter: 7, strokeColor: palette.colors[0], gap: 2),
                firstLineCapDiameter: 5, lastLineCapDiameter: 5)
        }
    }()

    // MARK: Models

    static let line = ChartModel(
        chartType: .line, data: [[200, 170, nil, 143], [150, 120, 130, 135]],
        titlesForCategory: [["Jan", "Feb", nil, "Apr"], ["Jan", "Feb", "Mar", "Apr"]],
        colorsForCategory: [0: [0: .red, 2: .preferredColor(.chartGood)]],
        titlesForAxis: [.category: "Month", .y: "Amount"],
        labelsForDimension: [["$200", "$170", nil, "$143"], [nil, "$120", "$130", "$135"]], numberOfGridlines: 4,
        selectionRequired: false, selectionMode: .single, selections: [0: [1, 0]], userInteractionEnabled: true,
        selectionEnabled: true, centerPosition: CGPoint(x: 0.5, y: 0.5), scaleX: 2, scaleY: 1, scaleXEnabled: true,
        scaleYEnabled: true, readableScaleEnabled: true, snapToPoint: true, seriesAttributes: series,
        categoryAxis: categoryAxis, numericAxis: numericAxis, secondaryNumericAxis: nil,
        xAxisLabelsPosition: .fixedBottom, indexOfStockSeries: 0, indexesOfSecondaryValueAxis: [1],
        indexesOfColumnSeries: nil, indexesOfTotalsCategories: nil,
        numericAxisLabelFormatHandler: { value, axisId -> String? in
            switch axisId {
            case .x, .y: currency.string(from: NSNumber(value: value))
            case .dual, .radius, .category: nil
            }
        })

    static let bubble = ChartModel(
        chartType: .bubble, data3d: [[[1, 5, 9], [2, nil, 4]], [[3, 7, 2]]], titlesForCategory: [["A", "B"], ["C"]],
        colorsForCategory: [1: [0: .purple]], titlesForAxis: [.x: "Weight", .y: "Price", .radius: "Stock"],
        labelsForDimension: [[["1 kg", "$5", "9"], [nil, nil, nil]], [["3 kg", "$7", "2"]]], numberOfGridlines: 3,
        selectionMode: .multiple, selections: nil, userInteractionEnabled: true, selectionEnabled: true,
        centerPosition: nil, scaleX: 1, scaleY: 1, scaleXEnabled: false, scaleYEnabled: false,
        readableScaleEnabled: true, snapToPoint: false, seriesAttributes: nil, categoryAxis: nil, numericAxis: nil,
        secondaryNumericAxis: nil, xAxisLabelsPosition: .dynamic, indexOfStockSeries: 0,
        indexesOfSecondaryValueAxis: nil, indexesOfColumnSeries: nil, indexesOfTotalsCategories: nil,
        numericAxisLabelFormatHandler: nil)

    static let combo = ChartModel(
        chartType: .combo, data: [[1, 2], [3, 4], [5, 6]], indexesOfSecondaryValueAxis: [2],
        indexesOfColumnSeries: [0, 1])

    static let waterfall = ChartModel(
        chartType: .waterfall, data: [[4, -1, nil]], titlesForCategory: [["Start", "Loss", "Sum"]],
        indexesOfTotalsCategories: [0, 2])

    static let stock = ChartModel(
        chartType: .stock, data: [[10, 12, 11], [8, 9, 10]],
        titlesForCategory: Array(
            repeating: ["2024-03-01 09:30:00", "2024-03-01 09:31:00", "2024-03-01 09:32:00"], count: 2),
        indexOfStockSeries: 1)

    static let kinds: [ChartModel] = ChartType.allCases.map { ChartModel(chartType: $0, data: [[100, 45, 30]]) }

    /// A chart in one expression.
    static let complete = ChartModel(
        chartType: .area, data: [[1, 2, 3], [2, 3, 4]],
        titlesForCategory: [["2024-01-01", "2024-02-01", "2024-03-01"]], titlesForSeries: ["Plan", "Actual"],
        legendPosition: .bottom, hiddenSeries: [0], showsDataLabels: true, isTimeAxis: true,
        referenceLines: [ChartReferenceLine(value: 2, label: "Target")],
        referenceBands: [ChartReferenceBand(range: 1...2)])
}

/// A page of charts in the style of apps that have some.
struct DropInPage: View {
    @ObservedObject var model: ChartModel
    @State private var selected = ""
    private let plain: ChartView<EmptyView>

    init(model: ChartModel) {
        self.model = model
        plain = ChartView(DropInModels.combo)
    }

    var body: some View {
        VStack {
            Text(verbatim: selected.isEmpty ? model.chartType.rawValue : selected)
            ChartView(
                model,
                noDataView: NoDataView {
                    Text("Nothing here").foregroundColor(
                        Color.preferredColor(.primaryLabel).resolvedColor(with: .light))
                }
            )
            .frame(height: 150)
            plain.frame(height: 100).ifApply(model.selectionEnabled) { $0.padding(4).background(Color.yellow) }
            ForEach(DropInModels.kinds) { ChartView($0).frame(width: 60, height: 20) }
        }
        .onReceive(model.selectionDidChangePublisher) { selections in
            selected = selections.map { "\($0.count) series" } ?? ""
        }
    }
}
