import CoreGraphics
import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// Ranges and ticks of value axes: two axes, explicit ends, no zero, and the largest numbers.
///
/// Numbers: the data and the ends of each test. Three intervals come from the default of three grid lines.
@MainActor
struct ChartAxisRangeTests {
    private let english = Locale(identifier: "en_US")

    // MARK: Explicit ends

    /// A property of all axes: the numbers of explicit ends are read, whatever the others lose.
    @Test func `explicit ends have their labels`() {
        var numbers = TestNumbers(state: 17)
        var seen = 0
        for round in 0..<300 {
            let kind = [ChartType.bar, .column, .line, .stackedBar].randomElement(using: &numbers) ?? .bar
            let lower = Double.random(in: -900...900, using: &numbers).rounded() / 2
            let upper = lower + Double.random(in: 20...4_000, using: &numbers).rounded() / 2
            let values = (0..<6).map { _ in Double.random(in: lower...upper, using: &numbers) }
            let model = ChartModel(chartType: kind, data: [values])
            (model.numericAxis.explicitMin, model.numericAxis.explicitMax) = (lower, upper)
            let textScale = ([1, 1.6, 2.3] as [CGFloat]).randomElement(using: &numbers) ?? 1
            let layout = ChartTestLayout.layout(model, width: 360, height: 240, textScale: textScale)
            for end in [lower, upper] {
                let text = end.formatted(.number.locale(english))
                #expect(
                    layout.labels.contains { $0.text == text }, "\(round) \(kind) \(text) \(layout.labels.map(\.text))")
                seen += 1
            }
        }
        #expect(seen == 600)
    }

    // MARK: Two axes

    @Test func `two value axes have the same number of intervals`() throws {
        var numbers = TestNumbers(state: 3)
        for round in 0..<200 {
            func row(_ magnitude: Double) -> [Double?] {
                (0..<6).map { _ in Double.random(in: -0.3...1, using: &numbers) * magnitude }
            }
            let magnitude = pow(10, Double.random(in: -6...9, using: &numbers))
            let model = ChartModel(
                chartType: .line, data: [row(100), row(magnitude)], indexesOfSecondaryValueAxis: [1])
            model.numberOfGridlines = Int.random(in: 2...8, using: &numbers)
            model.secondaryNumericAxis.isZeroBased = Bool.random(using: &numbers)
            if Int.random(in: 0...3, using: &numbers) == 0 { model.secondaryNumericAxis.explicitMax = magnitude * 2 }
            let plot = ChartTestLayout.layout(model).plot
            let second = try #require(plot.secondaryValues)
            #expect(second.ticks.count == plot.values.ticks.count, "\(round) \(second.ticks) \(plot.values.ticks)")
            for (a, b) in zip(plot.values.ticks, second.ticks) {
                #expect(abs(plot.values.fraction(a) - second.fraction(b)) < 1e-6, "\(round)")
            }
            let data = ValueRange(plot.input.table.values(1))
            #expect(second.range.lower <= data.lower + magnitude * 1e-9, "\(round)")
            #expect(second.range.upper >= data.upper - magnitude * 1e-9, "\(round)")
            if second.range.lower < 0, second.range.upper > 0, model.secondaryNumericAxis.explicitMax == nil {
                #expect(second.ticks.contains(0), "\(second.ticks)")
            }
        }
    }

    @Test(arguments: [ChartType.line, .area, .combo])
    func `an axis without a series of its own is not drawn`(type: ChartType) {
        let model = ChartModel(
            chartType: type, data: [[1, 2, 3], [2000, 4000, 6000]], titlesForAxis: [.y: "Left", .dual: "Right"],
            indexesOfSecondaryValueAxis: [0, 1])
        let layout = ChartTestLayout.layout(model)
        let numbers = layout.labels.filter { Double($0.text.replacingOccurrences(of: ",", with: "")) != nil }
        #expect(numbers.count >= 3 && numbers.allSatisfy { $0.frame.minX >= layout.plot.frame.maxX })
        #expect(!layout.labels.contains { $0.text == "Left" } && layout.labels.contains { $0.text == "Right" })
        model.indexesOfSecondaryValueAxis = [1]
        let both = ChartTestLayout.layout(model)
        #expect(both.labels.contains { $0.frame.maxX <= both.plot.frame.minX && $0.text == "0" })
        model.hiddenSeries = [1]
        #expect(ChartTestLayout.layout(model).plot.secondaryValues == nil)
    }

    // MARK: Numbers

    @Test func `zero is written as 0 whatever its neighbours are`() {
        for locale in ["en_US", "de_DE", "fr_FR"] {
            for step in [1e15, 3e18, 1e300, 1e-9, 0.5, nil] as [Double?] {
                for abbreviates in [true, false] {
                    let format = ValueFormat(locale: Locale(identifier: locale), abbreviates: abbreviates)
                    #expect(format.string(0, step: step) == "0" && format.string(-0.0, step: step) == "0")
                }
            }
        }
        let layout = ChartTestLayout.layout(ChartModel(chartType: .column, data: [[1e15, 3e15]]))
        #expect(layout.labels.contains { $0.text == "0" } && !layout.labels.contains { $0.text.hasPrefix("0E") })
        let long = ValueFormat(locale: english, abbreviates: true).string(1e300)
        #expect(long.count < 10, "\(long)")
    }

    @Test(arguments: [ChartType.line, .column, .bar, .area, .stackedColumn, .waterfall, .scatter, .micro_area, .combo])
    func `small changes of a large value can be seen without zero`(type: ChartType) throws {
        let values: [Double] = type == .waterfall ? [1e9, 3, -2, 4] : [1e9, 1e9 + 3, 1e9 + 1, 1e9 + 5]
        let model =
            type == .scatter
            ? ChartModel(chartType: type, data3d: [values.enumerated().map { [Double($0.offset), $0.element] }])
            : ChartModel(chartType: type, data: [values])
        model.numericAxis.isZeroBased = false
        let layout = ChartTestLayout.layout(model)
        let range = layout.plot.values.range
        #expect(range.lower > 9e8 && range.span < 20, "\(range)")
        let labels = layout.labels.map(\.text).filter { $0.hasPrefix("1,000,000,00") || $0.hasPrefix("999,999,99") }
        #expect(Set(labels).count == labels.count && (labels.count > 1 || type == .micro_area), "\(labels)")
    }

    // MARK: Explicit ends

    @Test func `marks end at explicit ends, and ticks include them`() throws {
        for type in [ChartType.column, .bar, .stackedColumn, .combo, .waterfall] {
            let model = ChartModel(chartType: type, data: [[120, 333, 1000]])
            model.numericAxis.explicitMin = 210
            model.numericAxis.explicitMax = 490
            let layout = ChartTestLayout.layout(model)
            for category in 0..<3 {
                let frame = try #require(layout.frame(series: 0, category: category))
                #expect(
                    layout.plot.frame.insetBy(dx: -0.01, dy: -0.01).contains(frame), "\(type) \(category) \(frame)")
            }
            #expect(layout.plot.values.ticks.first == 210 && layout.plot.values.ticks.last == 490)
            #expect(layout.labels.contains { $0.text == "210" } && layout.labels.contains { $0.text == "490" })
            #expect(layout.plot.clip(margin: 5).map { layout.plot.frame.insetBy(dx: -5, dy: -5).contains($0) } == true)
        }
    }

    @Test func `lines and circles are clipped at the ends that data exceeds only`() throws {
        let model = ChartModel(chartType: .line, data: [[120, 333, 400]])
        model.numericAxis.explicitMin = 200
        model.numericAxis.explicitMax = 500
        let plot = ChartTestLayout.layout(model).plot
        let clip = try #require(plot.clip(margin: 2))
        #expect(clip.maxY == plot.frame.maxY && clip.minY == plot.frame.minY - 2)
        model.numericAxis.explicitMin = 100
        #expect(ChartTestLayout.layout(model).plot.clip(margin: 2) == nil)
    }

    @Test func `explicit ends are ticks for all ranges`() {
        var numbers = TestNumbers(state: 11)
        for _ in 0..<400 {
            let magnitude = pow(10, Double.random(in: -8...12, using: &numbers))
            let ends = [Double.random(in: -1...1, using: &numbers), Double.random(in: -1...1, using: &numbers)]
                .map { $0 * magnitude }.sorted()
            guard ends[1] - ends[0] > magnitude * 0.01 else { continue }
            var options = ValueAxisOptions()
            options.tickCount = Int.random(in: 3...9, using: &numbers)
            options.explicitMin = ends[0]
            options.explicitMax = ends[1]
            options.allowsLooseLabels = Bool.random(using: &numbers)
            let scale = ValueAxisScale(data: ValueRange(lower: -magnitude, upper: magnitude), options: options)
            #expect(scale.ticks.first == ends[0] && scale.ticks.last == ends[1])
            #expect(zip(scale.ticks, scale.ticks.dropFirst()).allSatisfy { $0 < $1 }, "\(scale.ticks)")
            #expect(scale.ticks.count >= 2)
        }
    }

    @Test func `there are ticks between explicit ends that are not nice`() {
        var numbers = TestNumbers(state: 23)
        var bare: [ValueRange] = []
        for _ in 0..<400 {
            let lower = Double.random(in: 1...9, using: &numbers) * 1e6
            var options = ValueAxisOptions()
            options.explicitMin = lower
            options.explicitMax = lower + Double.random(in: 0.5...9, using: &numbers) * 1e6
            let scale = ValueAxisScale(data: ValueRange(lower: 0, upper: 1e7), options: options)
            if scale.ticks.count < 3 { bare.append(scale.range) }
        }
        #expect(bare.isEmpty, "\(bare)")
        var options = ValueAxisOptions()
        (options.explicitMin, options.explicitMax) = (1_234_567, 9_876_543)
        let scale = ValueAxisScale(data: ValueRange(lower: 2e6, upper: 9e6), options: options)
        #expect(scale.ticks == [1_234_567, 5e6, 9_876_543])
    }

    // MARK: The largest numbers

    @Test func `the largest values are drawn, and sums beyond them say so`() throws {
        let column = ChartTestLayout.layout(ChartModel(chartType: .column, data: [[1e308, 1e308]]))
        let frame = try #require(column.frame(series: 0, category: 0))
        #expect(frame.height > 100 && column.labels.contains { $0.text == "1E308" }, "\(column.labels.map(\.text))")
        for type in [ChartType.stackedColumn, .stackedBar] {
            let model = ChartModel(chartType: type, data: [[1e308], [1e308]])
            #expect(model.sumsOverflow)
            #expect(
                ViewTest(ChartView(model), DisplayConfiguration(width: 400, height: 200)).has(
                    "The sums are too large for a chart"))
            model.stacking = .percent
            #expect(!model.sumsOverflow)
            let layout = ChartTestLayout.layout(model)
            let segments = try (0..<2).map { try #require(layout.frame(series: $0, category: 0)) }
            let lengths = segments.map { type == .stackedBar ? $0.width : $0.height }
            #expect(abs(lengths[0] - lengths[1]) < 0.01 && lengths[0] > 50)
        }
        #expect(ChartModel(chartType: .waterfall, data: [[1e308, 1e308]]).sumsOverflow)
        #expect(!ChartModel(chartType: .waterfall, data: [[1e308, -1e308]]).sumsOverflow)
        #expect(!ChartModel(chartType: .column, data: [[1e308], [1e308]]).sumsOverflow)
    }

    @Test func `bands beyond the values are in the plot`() {
        let model = ChartModel(chartType: .column, data: [[3, 5, 4]])
        func upper(_ ranges: ClosedRange<Double>...) -> Double {
            model.referenceBands = ranges.map { ChartReferenceBand(range: $0) }
            return ChartTestLayout.layout(model).plot.values.range.upper
        }
        let bare = upper()
        #expect(upper(4...100) == bare, "a part of it is there")
        #expect(upper(80...100) >= 100)
        #expect((80..<200).contains(upper(80...(.infinity))))
        model.referenceBands = [ChartReferenceBand(range: -9...(-7))]
        #expect(ChartTestLayout.layout(model).plot.values.range.lower <= -9)
        model.numericAxis.isLogarithmic = true
        #expect(ChartTestLayout.layout(model).plot.values.range.lower > 0)
    }

    @Test func `labels of the second axis alone stand in the middle of their lines`() throws {
        let model = ChartModel(chartType: .line, data: [[3, 5, 4]], titlesForCategory: [["a", "b", "c"]])
        model.indexesOfSecondaryValueAxis = [0]
        let layout = ChartTestLayout.layout(model)
        let ticks = layout.plot.values.ticks
        #expect(ticks.count >= 3)
        for tick in ticks {
            let step = ticks[1] - ticks[0]
            let text = model.secondaryNumericAxis.label(tick, step: step, locale: Locale(identifier: "en_US"))
            let label = try #require(layout.labels.first { $0.text == text })
            #expect(abs(label.frame.midY - layout.plot.position(value: tick, on: layout.plot.values)) < 1)
        }
    }
}
