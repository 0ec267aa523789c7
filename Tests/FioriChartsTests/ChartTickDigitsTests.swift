import CoreGraphics
import Foundation
import Testing

@testable import FioriCharts

/// Numbers at the ticks of axes, which are those of the places at which they stand.
///
/// Numbers: ranges are random; a label differs from its tick by a hundredth of the distance of ticks at most, which is less than
/// a point.
@MainActor
struct ChartTickDigitsTests {
    /// The number that a label says.
    private func number(_ text: String) -> Double? {
        var text = text.replacing(",", with: "").replacing("$", with: "").replacing("¥", with: "")
        var factor = 1.0
        let units = [("%", 0.01), ("k", 1e3), ("m", 1e6), ("b", 1e9), ("t", 1e12)]
        for (suffix, value) in units where text.hasSuffix(suffix) {
            text.removeLast()
            factor = value
        }
        return Double(text).map { $0 * factor }
    }

    private func formatter(_ style: NumberFormatter.Style, currency: String? = nil) -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = style
        formatter.locale = Locale(identifier: "en_US")
        if let currency { formatter.currencyCode = currency }
        return formatter
    }

    /// Compares the labels beside the plot with the values at their places.
    /// - Returns: The number of labels that were compared.
    private func check(_ layout: ChartLayout, _ name: String) -> Int {
        let plot = layout.plot
        let ticks = plot.values.ticks
        guard ticks.count > 1 else { return 0 }
        var count = 0
        for label in layout.labels where label.frame.maxX <= plot.frame.minX {
            let tick = ticks.min { first, second in
                let distances = [first, second].map {
                    abs(plot.position(value: $0, on: plot.values) - label.frame.midY)
                }
                return distances[0] < distances[1]
            }
            guard let tick, let index = ticks.firstIndex(of: tick) else { continue }
            let step = index == 0 ? ticks[1] - tick : tick - ticks[index - 1]
            guard let number = number(label.text) else {
                Issue.record("\(name): \(label.text) is no number")
                continue
            }
            #expect(abs(number - tick) <= step * 0.01 + tick.ulp * 4, "\(name): \(label.text) at \(tick), step \(step)")
            count += 1
        }
        return count
    }

    @Test func `values alone have two digits, or as many more as small ones need`() {
        let format = ValueFormat(locale: Locale(identifier: "en_US"))
        let texts = [863_829.21, 863_828.21, 100, 12.345_678, 1.0 / 3, 0.001_234_5, -7.5].map { format.string($0) }
        #expect(texts == ["863,829.21", "863,828.21", "100", "12.346", "0.33333", "0.0012345", "-7.5"])
    }

    @Test func `labels of axes without zero are the values at their places`() {
        var numbers = TestNumbers(state: 58)
        var count = 0
        for round in 0..<150 {
            let magnitude = pow(10, Double.random(in: -3...9, using: &numbers))
            let start = magnitude * Double.random(in: 0.1...1, using: &numbers)
            let span = start * pow(10, Double.random(in: -4...0, using: &numbers))
            let values = [start, start + span * 0.4, start + span]
            for form in 0..<5 {
                let isAcross = round % 3 == 0
                let model =
                    isAcross
                    ? ChartModel(chartType: .scatter, data3d: [values.map { [1, $0] }])
                    : ChartModel(chartType: .line, data: [values])
                model.numericAxis.isZeroBased = false
                switch form {
                case 1: model.numericAxis.abbreviatesLabels = true
                case 2: model.numericAxis.formatter = formatter(.percent)
                case 3: model.numericAxis.formatter = formatter(.currency, currency: "USD")
                case 4: model.numericAxis.formatter = formatter(.currency, currency: "JPY")
                default: break
                }
                count += check(ChartTestLayout.layout(model, height: 400), "\(values) form \(form)")
            }
        }
        #expect(count > 2_000)
    }

    @Test func `ticks beside whole numbers have the digit of their place`() {
        let model = ChartModel(chartType: .line, data: [[192.5, 195, 196.4]])
        model.numericAxis.isZeroBased = false
        let layout = ChartTestLayout.layout(model, width: 358, height: 260)
        #expect(layout.plot.values.ticks.contains { $0.rounded() != $0 })
        #expect(check(layout, "line") >= 3)
        let format = ValueFormat(locale: Locale(identifier: "en_US"))
        #expect([192.5, 193.5, 194].map { format.string($0, step: 1) } == ["192.5", "193.5", "194"])
        #expect(format.string(1.925e-6, step: 1e-8, peak: 1.96e-6) == "1.925E-6")
        let short = ValueFormat(locale: Locale(identifier: "en_US"), abbreviates: true)
        #expect(short.string(987.5, step: 12.5, peak: 1_100) == "987.5")
        #expect(short.string(1_234e12, step: 1e12) == "1,234t")
        #expect(ShareFormat.string(0.125, step: 0.01, locale: Locale(identifier: "en_US")) == "12.5%")
    }

    @Test func `the numbers across points are those of their places, too`() throws {
        let model = ChartModel(
            chartType: .scatter, data3d: [[[192.5, 4.1], [195, 7.6], [196.4, 8.2]]])
        model.categoryAxis.isZeroBased = false
        let layout = ChartTestLayout.layout(model, width: 700, height: 300)
        let scale = try #require(layout.plot.horizontalValues)
        let texts = layout.labels.filter { $0.frame.minY >= layout.plot.frame.maxY }.map(\.text)
        var count = 0
        for text in texts {
            let value = try #require(Double(text))
            #expect(scale.ticks.contains { abs($0 - value) < 1e-6 }, "\(text) \(scale.ticks)")
            count += 1
        }
        #expect(count >= 2)
    }

    @Test(arguments: [1e12, 1e13, 1e14])
    func `values that a Double tells apart have places of their own`(base: Double) throws {
        let model = ChartModel(chartType: .line, data: [[base, base + 1, base + 3]])
        model.numericAxis.isZeroBased = false
        let layout = ChartTestLayout.layout(model)
        let places = try (0..<3).map { try #require(layout.frame(series: 0, category: $0)?.midY) }
        #expect(places[0] > places[1] + 20 && places[1] > places[2] + 40, "\(places)")
        // Sums of numbers that should be equal are one value.
        let sums = ChartModel(chartType: .line, data: [[0.3, 0.1 + 0.2, 0.3]])
        sums.numericAxis.isZeroBased = false
        let line = ChartTestLayout.layout(sums)
        let first = try #require(line.frame(series: 0, category: 0)?.midY)
        let second = try #require(line.frame(series: 0, category: 1)?.midY)
        #expect(abs(second - first) < 0.01)
    }
}
