import Combine
import FioriCharts
import SwiftUI
import Testing

/// Changes of a chart's model, which its properties publish as those with `Published` do.
///
/// Numbers: a subscriber gets the value at once and each new one; grid lines are 2…20, zooms 1 and more, centres 0…1.
struct PublishedPropertyTests {
    /// Sets a property that nobody has read or set before.
    /// - Parameter publisher: The publisher of the property, such as `$data` for `data`.
    private func expectChanges<Value: Equatable>(
        of path: ReferenceWritableKeyPath<ChartModel, Value>, to value: Value,
        _ publisher: (ChartModel) -> AnyPublisher<Value, Never>, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let model = ChartModel(chartType: .line, data: [[1, 2], [3]])
        let old = model[keyPath: path]
        var announced: [Value] = []
        var published: [(new: Value, current: Value)] = []
        let observers = [
            model.objectWillChange.sink { announced.append(model[keyPath: path]) },
            publisher(model).sink { published.append(($0, model[keyPath: path])) },
        ]
        model[keyPath: path] = value
        #expect(old != value && model[keyPath: path] == value, sourceLocation: sourceLocation)
        #expect(announced.first == old, sourceLocation: sourceLocation)
        #expect(published.map(\.new) == [old, value], sourceLocation: sourceLocation)
        #expect(published.map(\.current) == [old, old], sourceLocation: sourceLocation)
        #expect(observers.count == 2)
    }

    @Test func `data and titles are published`() {
        expectChanges(of: \.chartType, to: .column) { $0.$chartType }
        expectChanges(of: \.data, to: [[7]]) { $0.$data }
        expectChanges(of: \.data3d, to: [[[7, 8]]]) { $0.$data3d }
        expectChanges(of: \.titlesForCategory, to: [["a"]]) { $0.$titlesForCategory }
        expectChanges(of: \.colorsForCategory, to: [0: [1: .red]]) { $0.$colorsForCategory }
        expectChanges(of: \.titlesForAxis, to: [.x: "Months"]) { $0.$titlesForAxis }
        expectChanges(of: \.labelsForDimension, to: [["one"]]) { $0.$labelsForDimension }
        expectChanges(of: \.labelsForDimension3d, to: [[["one"]]]) { $0.$labelsForDimension3d }
        expectChanges(of: \.titlesForSeries, to: ["Costs"]) { $0.$titlesForSeries }
    }

    @Test func `axes and look are published`() {
        expectChanges(of: \.numberOfGridlines, to: 4) { $0.$numberOfGridlines }
        expectChanges(of: \.seriesAttributes, to: [ChartSeriesAttributes()]) { $0.$seriesAttributes }
        expectChanges(of: \.categoryAxis, to: ChartCategoryAxisAttributes(axisId: .x)) { $0.$categoryAxis }
        expectChanges(of: \.numericAxis, to: ChartNumericAxisAttributes(axisId: .dual)) { $0.$numericAxis }
        expectChanges(of: \.secondaryNumericAxis, to: ChartNumericAxisAttributes(axisId: .y)) {
            $0.$secondaryNumericAxis
        }
        expectChanges(of: \.xAxisLabelsPosition, to: .dynamic) { $0.$xAxisLabelsPosition }
        expectChanges(of: \.indexOfStockSeries, to: 1) { $0.$indexOfStockSeries }
        expectChanges(of: \.indexesOfSecondaryValueAxis, to: [1]) { $0.$indexesOfSecondaryValueAxis }
        expectChanges(of: \.indexesOfColumnSeries, to: [1]) { $0.$indexesOfColumnSeries }
        expectChanges(of: \.indexesOfTotalsCategories, to: [1]) { $0.$indexesOfTotalsCategories }
        expectChanges(of: \.legendPosition, to: .top) { $0.$legendPosition }
        expectChanges(of: \.hiddenSeries, to: [1]) { $0.$hiddenSeries }
        expectChanges(of: \.showsDataLabels, to: true) { $0.$showsDataLabels }
        expectChanges(of: \.dataLabelContent, to: .share) { $0.$dataLabelContent }
        expectChanges(of: \.dataLabelPlacement, to: .inside) { $0.$dataLabelPlacement }
        expectChanges(of: \.showsTotal, to: true) { $0.$showsTotal }
        expectChanges(of: \.showsStackTotals, to: false) { $0.$showsStackTotals }
        expectChanges(of: \.stacking, to: .percent) { $0.$stacking }
        expectChanges(of: \.lineShape, to: .step) { $0.$lineShape }
        expectChanges(of: \.referenceLines, to: [ChartReferenceLine(value: 1)]) { $0.$referenceLines }
        expectChanges(of: \.referenceBands, to: [ChartReferenceBand(range: 1...2)]) { $0.$referenceBands }
    }

    @Test func `interaction is published`() {
        expectChanges(of: \.selectionRequired, to: true) { $0.$selectionRequired }
        expectChanges(of: \.selectionMode, to: .all) { $0.$selectionMode }
        expectChanges(of: \.selections, to: [0: [1]]) { $0.$selections }
        expectChanges(of: \.userInteractionEnabled, to: true) { $0.$userInteractionEnabled }
        expectChanges(of: \.selectionEnabled, to: true) { $0.$selectionEnabled }
        expectChanges(of: \.centerPosition, to: CGPoint(x: 0.5, y: 0.25)) { $0.$centerPosition }
        expectChanges(of: \.scaleX, to: 2) { $0.$scaleX }
        expectChanges(of: \.scaleY, to: 2) { $0.$scaleY }
        expectChanges(of: \.scaleXEnabled, to: true) { $0.$scaleXEnabled }
        expectChanges(of: \.scaleYEnabled, to: true) { $0.$scaleYEnabled }
        expectChanges(of: \.readableScaleEnabled, to: false) { $0.$readableScaleEnabled }
        expectChanges(of: \.snapToPoint, to: true) { $0.$snapToPoint }
    }

    @Test func `a handler of labels is published`() {
        let model = ChartModel(chartType: .line, data: [[1]])
        var (changes, known) = (0, [Bool]())
        let observers = [
            model.objectWillChange.sink { changes += 1 },
            model.$numericAxisLabelFormatHandler.sink { known.append($0 != nil) },
        ]
        model.numericAxisLabelFormatHandler = { _, _ in "x" }
        #expect(changes == 1 && known == [false, true] && observers.count == 2)
    }

    /// A value out of range is published as it was set, and then as it is kept.
    @Test func `values that are moved into their ranges are published twice`() {
        let model = ChartModel(chartType: .line, data: [[1]])
        var (lines, scales, centers) = ([Int](), [CGFloat](), [CGPoint?]())
        let observers = [
            model.$numberOfGridlines.sink { lines.append($0) }, model.$scaleX.sink { scales.append($0) },
            model.$scaleY.sink { scales.append($0) }, model.$centerPosition.sink { centers.append($0) },
        ]
        model.numberOfGridlines = 50
        model.scaleX = 0
        model.scaleY = -1
        model.centerPosition = CGPoint(x: 2, y: 0)
        #expect(lines == [3, 50, 20] && scales == [1, 1, 0, 1, -1, 1] && observers.count == 4)
        #expect(centers == [nil, CGPoint(x: 2, y: 0), CGPoint(x: 1, y: 0)])
    }

    /// Several parts of an app may observe one property, and changes of elements count.
    @Test func `changes of elements are published to all observers`() {
        let model = ChartModel(chartType: .line, data: [[1, 2]])
        var (first, second) = ([[[Double?]]](), [[String?]]())
        let observers = [
            model.$data.sink { first.append($0) }, model.$titlesForSeries.sink { second.append($0) },
            model.$titlesForSeries.sink { second.append($0) },
        ]
        model.data[0][1] = nil
        model.titlesForSeries.append("Costs")
        #expect(first == [[[1, 2]], [[1, nil]]] && second == [[], [], ["Costs"], ["Costs"]])
        #expect(observers.count == 3)
    }
}
