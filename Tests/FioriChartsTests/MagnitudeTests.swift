import Foundation
import Testing

@testable import FioriCharts

/// Magnitudes and digits that all numbers of an axis share.
///
/// Numbers: texts are the values divided by the greatest magnitude among thousands, millions and billions that the greatest
/// tick reaches, in three digits.
@MainActor
struct MagnitudeTests {
    private let english = Locale(identifier: "en_US")

    private func model(_ kind: ChartType, _ data: [[Double?]]) -> ChartModel {
        let model = ChartModel(chartType: kind, data: data)
        model.showsDataLabels = true
        model.numericAxis.abbreviatesLabels = true
        model.numericAxis.isMagnitudedDisplayed = false
        return model
    }

    private func texts(_ model: ChartModel, locale: String = "en_US") -> [String] {
        (0..<model.numOfCategories()).compactMap {
            model.valueText(series: 0, category: $0, locale: Locale(identifier: locale))
        }
    }

    @Test(arguments: [ChartType.column, .bar, .line, .area, .waterfall])
    func `values have the magnitude of the ticks`(kind: ChartType) throws {
        let model = model(kind, [[1_200_000, 1_000_000_000]])
        #expect(texts(model) == ["0.0012", "1"])
        let layout = ChartTestLayout.layout(model)
        let labels = layout.labels.map(\.text)
        let last = try #require(layout.plot.values.ticks.last)
        #expect(labels.contains(String(format: "%g", last / 1_000_000_000)), "\(labels)")
    }

    @Test func `values below a greater tick have its magnitude`() {
        // The axis ends at 1,000, so that its ticks are thousands.
        let model = model(.column, [[990, 500]])
        #expect(ChartTestLayout.layout(model).plot.values.ticks.last == 1000)
        #expect(texts(model) == ["0.99", "0.5"])
        // An axis that ends at 800 has no magnitude.
        model.numericAxis.explicitMax = 800
        #expect(texts(model) == ["990", "500"])
    }

    @Test func `parts of a ring have the magnitude of the shown sum`() {
        let three = model(.donut, [[1_500, 2_500_000, 900_000]])
        #expect(texts(three) == ["0.0015", "2.5", "0.9"])
        let values = model(.donut, [[600_000, 700_000]])
        #expect(texts(values) == ["600", "700"])
        values.showsTotal = true
        #expect(texts(values) == ["0.6", "0.7"])
        #expect(values.text(forTotal: 1_300_000, locale: english) == "1.3")
    }

    @Test func `sums of stacks have the magnitude of the values`() {
        let model = model(.stackedColumn, [[900_000, 2_000], [900_000, 1_000]])
        #expect(texts(model) == ["0.9", "0.002"])
        #expect(model.text(forTotal: 1_800_000, locale: english) == "1.8")
    }

    @Test func `each of two axes has its magnitude`() {
        let model = model(.line, [[2_000, 3_000], [5_000_000, 6_000_000]])
        model.indexesOfSecondaryValueAxis = [1]
        model.secondaryNumericAxis.abbreviatesLabels = true
        model.secondaryNumericAxis.isMagnitudedDisplayed = false
        #expect(texts(model) == ["2", "3"])
        #expect(model.valueText(series: 1, category: 0, locale: english) == "5")
    }

    @Test func `numbers without a common magnitude name theirs`() {
        let logarithmic = model(.line, [[1_000, 1_000_000]])
        logarithmic.numericAxis.isLogarithmic = true
        #expect(texts(logarithmic) == ["1k", "1m"])
        #expect(ChartTestLayout.layout(logarithmic).labels.contains { $0.text == "1m" })
        let bubbles = ChartModel(chartType: .bubble, data3d: [[[1, 2_000, 5_000_000], [2, 3_000, 1_000]]])
        bubbles.numericAxis.abbreviatesLabels = true
        bubbles.numericAxis.isMagnitudedDisplayed = false
        #expect(bubbles.valueText(series: 0, category: 0, dimension: 2, locale: english) == "5m")
        #expect(bubbles.valueText(series: 0, category: 0, dimension: 1, locale: english) == "2")
    }

    @Test(arguments: [5e-324, 1e-322, -1e-321, 1e-315, 0], [1_000.0, 1e9, 1e17])
    func `numbers that are nothing beside the greatest are zero`(small: Double, great: Double) {
        for type in [ChartType.line, .column, .donut] {
            let model = model(type, [[small, great]])
            model.showsDataLabels = true
            let text = model.valueText(series: 0, category: 0, locale: english)
            #expect(text == "0", "\(type) \(text)")
            _ = ChartTestLayout.layout(model)
        }
    }

    @Test(arguments: ["ar", "ar_EG", "fa", "hi", "de", "en"])
    func `amounts, shares and numbers have the same digits`(locale: String) {
        func axis(_ style: NumberFormatter.Style) -> ChartNumericAxisAttributes {
            let formatter = NumberFormatter()
            formatter.numberStyle = style
            if style == .currency { formatter.currencyCode = "EGP" }
            return ChartNumericAxisAttributes(formatter: formatter)
        }
        func digits(_ text: String) -> Set<Bool> { Set(text.filter(\.isNumber).map(\.isASCII)) }
        let locale = Locale(identifier: locale)
        let plain = digits(ChartNumericAxisAttributes().label(1234, step: nil, locale: locale))
        #expect(plain.count == 1)
        for style in [NumberFormatter.Style.currency, .percent, .decimal] {
            let text = axis(style).label(12, step: nil, locale: locale)
            #expect(digits(text) == plain, "\(text)")
        }
    }

    @Test func `a language alone has the currency of its region`() {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        let axis = ChartNumericAxisAttributes(formatter: formatter)
        #expect(axis.label(12, step: nil, locale: Locale(identifier: "de")).hasSuffix("€"))
    }
}
