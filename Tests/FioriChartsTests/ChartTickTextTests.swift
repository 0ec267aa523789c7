import CoreGraphics
import Foundation
import Testing

@testable import FioriCharts

/// Texts of ticks, which tell the ticks apart and say the values that were set.
///
/// Numbers: values and ends of axes of each test.
@MainActor
struct ChartTickTextTests {
    private func texts(_ model: ChartModel, width: CGFloat = 390, height: CGFloat = 240) -> [String] {
        ChartTestLayout.layout(model, width: width, height: height).labels.map(\.text)
    }

    @Test func `percentages of neighbouring ticks differ`() {
        let model = ChartModel(chartType: .line, data: [[0.011, 0.012, 0.0135]])
        model.numericAxis.formatter.numberStyle = .percent
        let texts = texts(model)
        #expect(texts.count >= 3 && Set(texts).count == texts.count, "\(texts)")
        #expect(texts.contains("0.5%") || texts.contains("0.4%"), "\(texts)")
    }

    @Test func `zero has no minus sign`() {
        let locale = Locale(identifier: "en_US")
        for style in [NumberFormatter.Style.percent, .decimal, .currency] {
            let formatter = NumberFormatter()
            formatter.locale = locale
            formatter.numberStyle = style
            formatter.maximumFractionDigits = 0
            let axis = AxisFormatter(formatter)
            for value in [-0.0, -0.001] {
                let text = axis.string(value, step: nil, locale: locale)
                #expect(text == formatter.string(from: 0), "\(text ?? "")")
            }
            #expect(axis.string(-3, step: nil, locale: locale)?.hasPrefix("-") == true)
        }
        #expect(ShareFormat.string(-0.0, locale: locale) == "0%")
        #expect(ValueFormat(locale: locale).string(-1e-4, step: 500) == "0")
        #expect(ShareFormat.string(-0.25, locale: locale) == "-25%")
    }

    @Test func `abbreviated ticks have the digits in which they differ`() {
        let model = ChartModel(chartType: .column, data: [[1_100_000, 1_100_200, 1_100_350]])
        model.numericAxis.isZeroBased = false
        model.numericAxis.abbreviatesLabels = true
        let texts = texts(model)
        #expect(texts.count >= 3 && Set(texts).count == texts.count, "\(texts)")
        #expect(texts.allSatisfy { $0.hasSuffix("m") })
        #expect(ValueFormat(locale: Locale(identifier: "en_US"), abbreviates: true).string(1_234_567) == "1.23m")
    }

    @Test(arguments: [ChartType.scatter, .bar]) func `long numbers below the plot are two at least`(type: ChartType) {
        let values: [Double?] = [1_200_000_000, 4_300_000_000, 9_700_000_000]
        let model =
            type == .bar
            ? ChartModel(chartType: .bar, data: [values])
            : ChartModel(chartType: .scatter, data3d: [values.map { [$0, 5] }])
        for scale in [1, 2.3, 3] as [CGFloat] {
            let layout = ChartTestLayout.layout(model, width: 320, height: 240, textScale: scale)
            let numbers = layout.labels.filter { $0.frame.minY >= layout.plot.frame.maxY }
            #expect(numbers.count >= 2, "\(scale) \(layout.labels.map(\.text))")
            #expect(Set(numbers.map(\.fontSize)).count == 1)
        }
    }

    @Test(arguments: [
        (8.25, "8.25"), (0.125, "0.125"), (3.0625, "3.0625"), (99.95, "99.95"), (12.345, "12.345"),
        (1_234_567.89, "1,234,567.89"), (8, "8"),
    ])
    func `explicit ends are written as they were set`(end: Double, text: String) {
        let model = ChartModel(chartType: .column, data: [[end / 2, end / 3]])
        model.numericAxis.explicitMin = 0
        model.numericAxis.explicitMax = end
        #expect(texts(model).contains(text), "\(texts(model))")
    }

    @Test func `there are ticks between explicit ends that are not round`() {
        let model = ChartModel(chartType: .line, data: [[2, 50, 100]])
        model.numericAxis.explicitMin = 7
        model.numericAxis.explicitMax = 93
        let ticks = ChartTestLayout.layout(model).plot.values.ticks
        #expect(ticks.first == 7 && ticks.last == 93 && ticks.count >= 4, "\(ticks)")
    }

    @Test func `logarithmic axes have ticks at explicit ends`() {
        let model = ChartModel(chartType: .line, data: [[5, 50, 500]])
        model.numericAxis.isLogarithmic = true
        model.numericAxis.explicitMin = 3
        model.numericAxis.explicitMax = 700
        #expect(ChartTestLayout.layout(model).plot.values.ticks == [3, 10, 100, 700])
        model.numericAxis.explicitMin = 9.5
        #expect(ChartTestLayout.layout(model).plot.values.ticks == [9.5, 100, 700])
        #expect(texts(model).contains("9.5"))
    }

    @Test(
        arguments: [
            [100, 100.001], [1, 1.00001], [0.9999999, 1], [1_000, 1_000.01], [1_000_000_000_000, 1_000_000_000_100],
            [1_000_000_001, 1_000_000_003, 1_000_000_002],
        ] as [[Double]])
    func `values next to each other are told apart on a logarithmic axis`(values: [Double]) throws {
        let model = ChartModel(chartType: .line, data: [values])
        model.numericAxis.isLogarithmic = true
        let layout = ChartTestLayout.layout(model)
        let texts = layout.labels.map(\.text)
        #expect(texts.count >= 2 && Set(texts).count == texts.count, "\(texts)")
        let places = values.indices.compactMap { layout.frame(series: 0, category: $0)?.midY }
        #expect(places.count == values.count)
        // Greater values stand higher, within the plot.
        for (value, place) in zip(values, places) {
            let frame = layout.plot.frame
            #expect(place >= frame.minY - 1 && place <= frame.maxY + 1, "\(place)")
            for (other, second) in zip(values, places) where other > value { #expect(second < place - 1) }
        }
    }

    @Test func `shares on a logarithmic axis are not nothing`() {
        let model = ChartModel(chartType: .stackedColumn, data: [[1, 100], [10, 1_000], [1e5, 1e5]])
        model.stacking = .percent
        model.numericAxis.isLogarithmic = true
        let texts = texts(model).filter { $0.hasSuffix("%") }
        #expect(texts.count >= 3 && !texts.contains("0%"), "\(texts)")
    }

    @Test func `a linear axis has as many intervals as a logarithmic one beside it`() throws {
        let model = ChartModel(
            chartType: .line, data: [[3, 70, 1200], [10, 20, 35]], indexesOfSecondaryValueAxis: [1])
        for (first, second) in [(false, true), (true, false), (false, false)] {
            model.numericAxis.isLogarithmic = first
            model.secondaryNumericAxis.isLogarithmic = second
            let plot = ChartTestLayout.layout(model).plot
            #expect(plot.values.ticks.count == plot.secondaryValues?.ticks.count, "\(first) \(second)")
        }
    }

    @Test func `zero has no exponent, and ticks of one axis have one notation`() {
        let scientific = ChartModel(chartType: .bar, data: [[123_456.789, 3]])
        scientific.numericAxis.formatter.numberStyle = .scientific
        #expect(texts(scientific).contains("0") && !texts(scientific).contains("0E0"))
        let huge = ChartModel(chartType: .column, data: [[1.5e12, -2e13, 3e15]])
        let all = texts(huge)
        #expect(all.count >= 3 && all.allSatisfy { $0 == "0" || $0.contains("E") }, "\(all)")
        huge.numericAxis.abbreviatesLabels = true
        #expect(texts(huge).allSatisfy { $0 == "0" || $0.hasSuffix("t") }, "\(texts(huge))")
    }

    @Test func `percentages of the largest numbers are numbers`() {
        let model = ChartModel(chartType: .column, data: [[1e307, -1e308]])
        model.numericAxis.formatter.numberStyle = .percent
        let all = texts(model)
        #expect(all.count >= 2 && !all.contains { $0.contains("∞") }, "\(all)")
        #expect(all.contains { $0.hasSuffix(" × 100%") }, "\(all)")
    }

    @Test(arguments: [[0.001, 0.5], [1, 50], [0.0004, 3000]])
    func `ticks of logarithmic axes have each its own digits`(values: [Double]) {
        for type in [ChartType.line, .column, .waterfall, .stackedBar] {
            let model = ChartModel(chartType: type, data: [values])
            model.numericAxis.isLogarithmic = true
            let all = texts(model)
            #expect(all.count >= 2 && !all.contains("0") && Set(all).count == all.count, "\(type) \(all)")
        }
    }

    @Test func `ticks at quarters have two digits`() {
        let model = ChartModel(
            chartType: .line, data: [[10, 17, 8], [3, 4, 5]], indexesOfSecondaryValueAxis: [1])
        model.numericAxis.explicitMin = 0
        model.numericAxis.explicitMax = 40
        model.secondaryNumericAxis.explicitMin = 0
        model.secondaryNumericAxis.explicitMax = 5
        #expect(texts(model).contains("1.25") && texts(model).contains("3.75"), "\(texts(model))")
        #expect(
            ValueFormat.digits(of: 0.25, step: 0.25) == 2 && ValueFormat.digits(of: 1.25, step: 1.25) == 2
                && ValueFormat.digits(of: 2.5, step: 2.5) == 1)
        #expect(ValueFormat.digits(of: 100, step: 100) == 0 && ValueFormat.digits(of: 1.0 / 3, step: 1.0 / 3) == 3)
    }

    @Test func `the label of a line above bars is one line`() {
        let model = ChartModel(chartType: .bar, data: [[1, 2, 3]])
        model.referenceLines = [ChartReferenceLine(value: 1.5, label: "Target\n2024")]
        let label = ChartTestLayout.layout(model).labels.first { $0.text.hasPrefix("Target") }
        #expect(label?.text == "Target 2024" && label.map { $0.frame.width >= 11 * 12 * 0.6 } == true)
    }

    @Test func `a label is next to its reference line`() throws {
        let model = ChartModel(chartType: .line, data: [[88, 10, 62, 82, 65]])
        model.numericAxis.explicitMin = 0
        model.numericAxis.explicitMax = 100
        let values = ["Fifty": 50.0, "Fifty-two": 52, "Forty-eight": 48, "Ninety": 90]
        model.referenceLines = values.sorted { $0.key < $1.key }
            .map { ChartReferenceLine(value: $0.value, label: $0.key) }
        let layout = ChartTestLayout.layout(model, width: 320, height: 220)
        var count = 0
        for (name, value) in values {
            guard let label = layout.labels.first(where: { $0.text == name }) else { continue }
            count += 1
            func distance(_ value: Double) -> CGFloat {
                abs(layout.plot.position(value: value, on: layout.plot.values) - label.frame.midY)
            }
            for other in values.values where other != value { #expect(distance(value) < distance(other), "\(name)") }
        }
        #expect(count == 4)
    }

    @Test func `data labels on reference lines have a ground`() {
        let model = ChartModel(chartType: .column, data: [[70, 30]])
        model.showsDataLabels = true
        model.referenceLines = [ChartReferenceLine(value: 73)]
        let labels = ChartTestLayout.layout(model).dataLabels
        #expect(labels.map(\.text) == ["70", "30"] && labels.map(\.hasGround) == [true, false])
    }
}
