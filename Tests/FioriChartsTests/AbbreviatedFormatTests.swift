import CoreGraphics
import Foundation
import Testing

@testable import FioriCharts

/// Texts of numbers that are abbreviated, with formats of their own and without the name of their magnitude.
///
/// Numbers: 1,250,000 and its parts; ends of an axis of times from ten days before two points to twenty days behind them.
@MainActor
struct AbbreviatedFormatTests {
    private let english = Locale(identifier: "en_US")

    private func axis(_ change: (NumberFormatter) -> Void = { _ in }) -> ChartNumericAxisAttributes {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = english
        change(formatter)
        return ChartNumericAxisAttributes(abbreviatesLabels: true, formatter: formatter)
    }

    private func label(_ value: Double, _ axis: ChartNumericAxisAttributes, step: Double? = nil) -> String {
        axis.label(value, step: step, peak: 1_250_000, locale: english)
    }

    @Test func `an abbreviated formatter writes the number before the magnitude`() {
        let formatter = NumberFormatter()
        formatter.locale = english
        formatter.minimumIntegerDigits = 1
        formatter.minimumFractionDigits = 2
        formatter.maximumFractionDigits = 2
        let axis = ChartNumericAxisAttributes(abbreviatesLabels: true, abbreviatedFormatter: formatter)
        #expect(label(1_250_000, axis) == "1.25m")
        #expect(label(250_000, axis) == "250.00k")
        #expect(label(-2_000, axis) == "-2.00k")
        #expect(label(12, axis) == "12.00")
        axis.isMagnitudedDisplayed = false
        #expect(label(1_250_000, axis) == "1.25")
    }

    @Test func `what stands around numbers stays there`() {
        #expect(label(1_250_000, axis { $0.positiveSuffix = " kg" }) == "1.25m kg")
        #expect(label(1_250_000, axis { $0.positiveSuffix = " m2" }) == "1.25m m2")
        #expect(label(900, axis { $0.positiveSuffix = " kg" }) == "900 kg")
        let euros = axis {
            $0.numberStyle = .currency
            $0.currencyCode = "EUR"
        }
        #expect(label(1_250_000, euros) == "€1.25m")
        #expect(label(1_000_000, euros, step: 250_000) == "€1m")
        #expect(label(-3_500, euros) == "-€3.5k")
        let german = axis {
            $0.locale = Locale(identifier: "de_DE")
            $0.numberStyle = .currency
            $0.currencyCode = "EUR"
        }
        #expect(label(1_250_000, german) == "1,25m\u{A0}€")
        // Shares are no thousands.
        #expect(axis { $0.numberStyle = .percent }.label(12, step: nil, locale: english) == "1,200%")
    }

    @Test func `numbers without their magnitude have one`() {
        let axis = ChartNumericAxisAttributes(abbreviatesLabels: true, isMagnitudedDisplayed: false)
        let texts = [250_000, 500_000, 1_000_000, 1_250_000].map { label($0, axis, step: 250_000) }
        #expect(texts == ["0.25", "0.5", "1", "1.25"])
        axis.isMagnitudedDisplayed = true
        #expect(label(250_000, axis, step: 250_000) == "250k")
    }

    @Test func `an axis of times keeps its explicit ends`() {
        let day = 86_400.0
        let model = ChartModel(chartType: .scatter, data3d: [[[0, 1], [day, 3]]])
        model.categoryAxis.isTimeAxis = true
        model.categoryAxis.explicitMin = -10 * day
        model.categoryAxis.explicitMax = 20 * day
        let layout = ChartTestLayout.layout(model, width: 390, height: 240)
        let range = layout.plot.horizontalValues?.range
        #expect(range?.lower == -10 * day && range?.upper == 20 * day)
        model.categoryAxis.explicitMin = nil
        let open = ChartTestLayout.layout(model, width: 390, height: 240).plot.horizontalValues?.range
        #expect(open?.lower == 0 && open?.upper == 20 * day)
    }
}
