import CoreGraphics
import Foundation
import Testing

@testable import FioriCharts

/// Labels of axes that have little room: they become smaller, shorter or move before they are cut or left out.
///
/// Numbers: letters of `ChartTestLayout`; texts have 12 points and grow to 2.667 times that at an accessibility size. Labels
/// of columns keep 8 points between them, all of them 4.
@MainActor
struct AxisRoomTests {
    private let regions = ["North America", "Latin America", "Western Europe", "Eastern Europe"]

    /// The labels of an axis, and whether they are as wide as their texts.
    private func labels(_ layout: ChartLayout, of names: [String]) -> [(text: String, isWhole: Bool)] {
        layout.labels.filter { names.contains($0.text) }
            .map { ($0.text, $0.frame.width >= CGFloat($0.text.count) * $0.fontSize * 0.6 - 0.5) }
    }

    private func categories(
        _ kind: ChartType, _ names: [String], _ width: CGFloat, _ height: CGFloat, _ textScale: CGFloat
    ) -> ChartLayout {
        let values = names.indices.map { Double($0 * 37 % 11 * 800 + 900) }
        let model = ChartModel(chartType: kind, data: [values], titlesForCategory: [names])
        return ChartTestLayout.layout(model, width: width, height: height, textScale: textScale)
    }

    // MARK: Names

    @Test func `names become smaller before one stands alone or the ends are cut`() {
        for textScale in [1.833, 2.667, 3.0] {
            let layout = categories(.column, regions, 320, 300, textScale)
            let shown = labels(layout, of: regions)
            #expect(shown.count >= 2, "\(textScale) \(layout.labels.map(\.text))")
            #expect(shown.allSatisfy { $0.isWhole }, "\(textScale) \(shown)")
        }
    }

    @Test func `many bars have two names at least`() {
        let hours = (0..<24).map { "\($0 + 10):00" }
        for height in [100.0, 130, 160] {
            let shown = labels(categories(.bar, hours, 480, height, 2.667), of: hours)
            #expect(shown.count >= 2, "\(height) \(shown)")
        }
    }

    @Test func `names in lines are not missing between others`() {
        let names = ["North\nAme-\nrica", "Latin\nAme-\nrica", "Western\nEurope", "Eastern\nEurope"]
        for width in [300.0, 336, 370] {
            let layout = categories(.column, names, width, 380, 2.667)
            let firsts = ["North", "Latin", "Western", "Eastern"]
            let shown = firsts.indices.filter { index in layout.labels.contains { $0.text == firsts[index] } }
            #expect(Set(zip(shown.dropFirst(), shown).map { $0 - $1 }).count == 1, "\(width) \(shown)")
        }
    }

    @Test func `names beside those at the edges move with them`() throws {
        func items(_ length: CGFloat) -> [LabelRow.Item] {
            (0..<6).map { LabelRow.Item(anchor: CGFloat($0) * 60, length: length, index: $0) }
        }
        let placed = try #require(LabelRow.all(items(42), in: 0...300, spacing: 4, movedAtMost: 8))
        #expect(placed.map(\.start) == [0, 46, 99, 159, 212, 258])
        // The second one would move by 10.
        #expect(LabelRow.all(items(44), in: 0...300, spacing: 4, movedAtMost: 8) == nil)
        // Labels that no edge moves stay.
        #expect(LabelRow.all(items(57), in: -100...400, spacing: 4, movedAtMost: 8) == nil)
    }

    @Test func `all names of a line are whole where some move a little`() {
        let weeks = (14...19).map { "Week \($0)" }
        var whole = 0
        for width in stride(from: 400.0, through: 480, by: 2) {
            let shown = labels(categories(.line, weeks, width, 240, 1), of: weeks)
            if shown.count == 6, shown.allSatisfy(\.isWhole) { whole += 1 }
        }
        // Each is 51 points wide: the one before the last moves by 8 where points are 72.5 apart, by nothing where they are
        // 80.5 apart, which are about 410 and 450 points of the chart.
        #expect(whole >= 30, "\(whole)")
    }

    // MARK: Dates

    @Test(arguments: [ChartType.column, .line]) func `the ends of an axis of time become smaller before they are cut`(
        kind: ChartType
    ) {
        var seen = 0
        for width in [150.0, 200, 240, 280] {
            let model = ChartModel(
                chartType: kind, data: [[3, 10]], titlesForCategory: [["2023-12-15", "2024-01-10"]])
            model.categoryAxis.isTimeAxis = true
            let layout = ChartTestLayout.layout(model, width: width, height: 220, textScale: 3)
            let below = layout.labels.filter { $0.frame.minY >= layout.plot.frame.maxY }
            for label in below {
                let least = CGFloat(label.text.count) * label.fontSize * 0.6 - 0.5
                #expect(label.frame.width >= least, "\(width) \(label.text)")
                seen += 1
            }
        }
        #expect(seen >= 8, "\(seen)")
    }

    // MARK: Values

    @Test(arguments: [ChartType.line, .column, .area, .stackedColumn, .combo, .waterfall])
    func `zero does not stand alone between values of both signs`(kind: ChartType) {
        let numbers = ["-10,000", "-9,000", "-6,000", "-5,000", "-4,000", "-3,000", "0", "3,000", "4,000", "5,000"]
        for (width, height) in [(240.0, 150.0), (320, 200), (480, 160), (480, 240)] {
            let months = ["Jan", "Feb", "Mar", "Apr"]
            let model = ChartModel(
                chartType: kind, data: [[-8_200, 4_100, -2_600, 3_900]], titlesForCategory: [months])
            let layout = ChartTestLayout.layout(model, width: width, height: height, textScale: 2.667)
            let shown = layout.labels.map(\.text).filter((numbers + ["6,000", "9,000", "10,000"]).contains)
            #expect(shown.count >= 2, "\(width) \(height) \(layout.labels.map(\.text))")
        }
    }

    @Test func `both axes keep their numbers, smaller or shorter`() {
        var seen = 0
        for (width, height, scale) in [
            (390.0, 300.0, 1.5), (320, 200, 1), (600, 300, 2.667), (200, 150, 1), (240, 180, 1.2),
        ] {
            let model = ChartModel(
                chartType: .line, data: [[143_565_127_749, 121_500_000_000], [93_000_000_000, 88_000_000_000]],
                titlesForCategory: [["A", "B"]], indexesOfSecondaryValueAxis: [1])
            let layout = ChartTestLayout.layout(model, width: width, height: height, textScale: scale)
            let frame = layout.plot.frame
            let left = layout.labels.filter { $0.frame.maxX <= frame.minX }
            let right = layout.labels.filter { $0.frame.minX >= frame.maxX }
            #expect(left.count >= 2 && right.count >= 2, "\(width) \(layout.labels.map(\.text))")
            #expect(frame.width >= width / 4)
            for label in left + right { #expect(label.fontSize >= 11.9, "\(label)") }
            seen += left.count + right.count
        }
        #expect(seen >= 20)
    }

    @Test func `numbers that have room are not shorter`() {
        let model = ChartModel(
            chartType: .line, data: [[143_565_127_749, 121_500_000_000], [93_000_000_000, 88_000_000_000]],
            indexesOfSecondaryValueAxis: [1])
        let texts = ChartTestLayout.layout(model, width: 600, height: 300).labels.map(\.text)
        #expect(texts.contains("150,000,000,000") && texts.contains("120,000,000,000"), "\(texts)")
    }

    // MARK: Shares

    @Test func `an axis of shares ends at 100 %`() {
        var numbers = TestNumbers(state: 29)
        for round in 0..<200 {
            let kind = [ChartType.bar, .column, .area].randomElement(using: &numbers) ?? .bar
            let data = (0..<3).map { _ in (0..<4).map { _ in Double.random(in: -10...10, using: &numbers) } }
            let model = ChartModel(chartType: kind, data: data)
            model.stacking = .percent
            model.numberOfGridlines = Int.random(in: 2...8, using: &numbers)
            let scale = ChartTestLayout.layout(model).plot.values
            #expect(scale.range.lower >= -1 && scale.range.upper <= 1, "\(round) \(scale)")
            #expect(scale.ticks.contains(0) && (3...17).contains(scale.ticks.count), "\(round) \(scale.ticks)")
        }
        #expect(ShareTicks.values(from: -0.583, to: 1, count: 4) == [-1, -0.5, 0, 0.5, 1])
        #expect(ShareTicks.values(from: -0.2, to: 1, count: 4) == [-0.5, 0, 0.5, 1])
    }

    // MARK: Reference lines

    @Test(arguments: [(330.0, false), (600.0, true)]) func `the label of a line covers as little as it can`(
        width: Double, hasLabels: Bool
    ) throws {
        let model = ChartModel(
            chartType: .column, data: [[5, 6, 7, 6]], titlesForCategory: [["Q1", "Q2", "Q3", "Q4"]])
        model.referenceLines = [ChartReferenceLine(value: 5.5, label: "Minimum service level")]
        model.showsDataLabels = hasLabels
        let layout = ChartTestLayout.layout(model, width: width, height: 240)
        let label = try #require(layout.labels.first { $0.text == "Minimum service level" }).frame
        func covered(_ rect: CGRect) -> CGFloat {
            (0..<4).reduce(0) { sum, category in
                let mark = (layout.frame(series: 0, category: category) ?? .null).intersection(rect)
                return sum + (mark.isNull ? 0 : mark.width * mark.height)
            }
        }
        let frame = layout.plot.frame
        for x in [frame.minX, frame.maxX - label.width] {
            let other = CGRect(x: x, y: label.minY, width: label.width, height: label.height)
            // Pieces of the label are counted, of which a mark covers a part.
            #expect(covered(label) <= covered(other) + label.width * label.height / 8, "\(label) \(x)")
        }
        if hasLabels { #expect(layout.dataLabels.count >= 3, "\(layout.dataLabels.map(\.text))") }
    }

    // MARK: Explicit ends

    @Test func `bars beyond the ends of the axis have no values`() {
        let columns = ChartModel(chartType: .column, data: [[120, 333, 1_000, -50], [260, -180, 450, 90]])
        (columns.numericAxis.explicitMin, columns.numericAxis.explicitMax) = (200, 500)
        let steps = ChartModel(chartType: .waterfall, data: [[120, 333, 1_000, -50]])
        (steps.numericAxis.explicitMin, steps.numericAxis.explicitMax) = (-37, 415)
        for model in [columns, steps] { model.showsDataLabels = true }
        #expect(Set(ChartTestLayout.layout(columns).dataLabels.map(\.text)) == ["333", "1,000", "260", "450"])
        #expect(ChartTestLayout.layout(steps).dataLabels.map(\.text) == ["120", "333"])
    }

    @Test func `bars without a length keep their values`() {
        let columns = ChartModel(chartType: .column, data: [[0, 4, 2]])
        let steps = ChartModel(chartType: .waterfall, data: [[5, -5, nil]], indexesOfTotalsCategories: [2])
        for model in [columns, steps] {
            model.showsDataLabels = true
            #expect(ChartTestLayout.layout(model).dataLabels.contains { $0.text == "0" }, "\(model.chartType)")
        }
    }
}
