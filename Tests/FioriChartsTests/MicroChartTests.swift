import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// The order in which micro charts read their values.
///
/// Numbers: shares of the totals given; bullets end at the greatest value of both series, so that 68 of 100 covers 68 % of
/// the width.
@MainActor
struct MicroChartTests {
    private func layout(
        _ model: ChartModel, size: CGSize = CGSize(width: 200, height: 40), locale: String = "en_US",
        isRightToLeft: Bool = false
    ) -> ChartLayout {
        ChartLayout(
            input: ChartInput(model: model), size: size,
            surroundings: ChartSurroundings(locale: Locale(identifier: locale), isRightToLeft: isRightToLeft)
        ) { text, fontSize, _ in CGSize(width: CGFloat(text.count) * fontSize * 0.6, height: fontSize * 1.25) }
    }

    private func marks(_ model: ChartModel) -> [ChartMark] {
        let layout = layout(model)
        return layout.kind.marks(in: layout.plot)
    }

    private func models(_ kind: ChartType, _ values: [Double?]) -> [ChartModel] {
        [ChartModel(chartType: kind, data: [values]), ChartModel(chartType: kind, data3d: [[values]])]
    }

    // MARK: Bullets

    @Test func `thresholds stay thresholds where the values are hidden`() throws {
        let model = ChartModel(chartType: .micro_bullet, data: [[68, 85, 79], [50, 100]])
        #expect(marks(model).count == 6)
        model.hiddenSeries = [0]
        let shown = marks(model)
        // The ground and two lines, the second at the end of the band.
        #expect(shown.count == 3 && shown.dropFirst().allSatisfy { $0.path.boundingRect.width == 2 })
        #expect(shown.dropFirst().map(\.path.boundingRect.minX) == [99, 198])
        let point = try #require(model.marks.pointOfSingleMark(of: ChartInput(model: model)))
        let words = model.marks.values(ofPoint: point, in: model, locale: Locale(identifier: "en_US")).map(\.phrase)
        #expect(words == ["threshold 50", "threshold 100"])
        model.hiddenSeries = [1]
        #expect(marks(model).count == 4)
        model.hiddenSeries = [0, 1]
        #expect(marks(model).isEmpty)
    }

    @Test func `bullets end at the explicit ends of the axis`() {
        let model = ChartModel(chartType: .micro_bullet, data: [[68, 85, 79], [50, 100]])
        model.numericAxis.explicitMax = 200
        let bars = marks(model).map(\.path.boundingRect)
        #expect(bars.count == 6 && abs(bars[2].width - 68) < 0.01 && abs(bars[1].width - 79) < 0.01)
        // Lines beyond an end are none, and bars are cut there.
        model.numericAxis.explicitMax = 80
        let cut = marks(model).map(\.path.boundingRect)
        #expect(cut.count == 4 && abs(cut[2].width - 170) < 0.01)
        model.numericAxis.explicitMin = 60
        #expect(abs(marks(model)[2].path.boundingRect.width - 80) < 0.01)
        let stack = ChartModel(chartType: .micro_stacked_bullet, data: [[90, 30, 20]])
        stack.numericAxis.explicitMax = 100
        let parts = marks(stack).map(\.path.boundingRect)
        #expect(parts.count == 4 && abs(parts[1].width - 60) < 0.01 && abs(parts[2].maxX - 100) < 0.01)
    }

    // MARK: Radial and Harvey ball

    @Test func `the first value is the total and the last the part`() throws {
        for kind in [ChartType.micro_radial, .micro_harvey_ball] {
            for model in models(kind, [100, 45]) {
                let values = try #require(PartOfTotalMarks.values(of: ChartInput(model: model))).values
                #expect(values.total == 100 && values.part == 45 && values.drawnShare == 0.45)
                #expect(model.partOfTotal?.total == 100 && model.partOfTotal?.part == 45)
            }
        }
        #expect(ChartModel(chartType: .line, data: [[100, 45]]).partOfTotal == nil)
    }

    @Test(
        arguments: [
            ([100, 0], 0), ([100, 25], 0.25), ([100, 100], 1), ([100, 130], 1), ([100, -5], 0), ([0, 0], 0),
            ([0, 4], 0),
            ([-3, 4], 0), ([1e308, 5e307], 0.5), ([200, 50, 7], 0.25),
        ] as [([Double], Double)])
    func `shares are drawn in 0 to 1`(values: [Double], share: Double) throws {
        for model in models(.micro_radial, values) {
            #expect(try #require(PartOfTotalMarks.values(of: ChartInput(model: model))).values.drawnShare == share)
            // A ring is never nothing.
            #expect(marks(model).count == (share > 0 ? 2 : 1))
        }
    }

    @Test func `a quarter of a ball is at its top right`() throws {
        let sector = try #require(marks(ChartModel(chartType: .micro_harvey_ball, data: [[100, 25]])).last)
        let frame = sector.path.boundingRect
        #expect(abs(frame.minX - 100) < 0.1 && abs(frame.maxX - 119) < 0.1)
        #expect(abs(frame.minY - 1) < 0.1 && abs(frame.maxY - 20) < 0.1)
    }

    @Test func `values that are missing leave the ring empty`() {
        for values in [[100, nil], [nil, 45], [45]] as [[Double?]] {
            for model in models(.micro_radial, values) { #expect(marks(model).count == 1) }
        }
    }

    @Test(arguments: [ChartType.micro_radial, .micro_harvey_ball])
    func `the total has the colour of category 0 and the part that of category 1`(kind: ChartType) {
        for model in models(kind, [100, 45]) {
            model.colorsForCategory = [0: [0: .yellow, 1: .green]]
            let marks = marks(model)
            #expect(marks.map { $0.fill ?? $0.stroke } == [.yellow, .green])
        }
        let plain = marks(ChartModel(chartType: kind, data: [[100, 45]]))
        #expect(plain.map { $0.fill ?? $0.stroke } == [.preferredColor(.secondaryFill), .preferredColor(.chart1)])
    }

    @Test(arguments: [("en_US", 45.0, "45.0%"), ("de_DE", 45, "45,0\u{a0}%"), ("en_US", 130, "130.0%")])
    func `a ring says its share`(locale: String, part: Double, text: String) throws {
        for model in models(.micro_radial, [100, part]) {
            let layout = layout(model, size: CGSize(width: 100, height: 64), locale: locale)
            let label = try #require(layout.labels.first)
            #expect(layout.labels.count == 1 && label.text == text)
            // The hole has a radius of 0.8 × 31 points.
            #expect(hypot(label.frame.width, label.frame.height) / 2 < 24.8)
            #expect(abs(label.frame.midX - 50) < 0.01 && abs(label.frame.midY - 32) < 0.01)
        }
    }

    @Test func `a ring without room or a total says nothing`() {
        #expect(layout(models(.micro_radial, [100, 45])[0], size: CGSize(width: 60, height: 20)).labels.isEmpty)
        #expect(layout(models(.micro_radial, [0, 0])[0], size: CGSize(width: 64, height: 64)).labels.isEmpty)
    }

    @Test func `the labels of part and total are beside the ball`() throws {
        let flat = ChartModel(
            chartType: .micro_harvey_ball, data: [[100, 32]], labelsForDimension: [["100M", "32M"]])
        let deep = ChartModel(
            chartType: .micro_harvey_ball, data3d: [[[100, 32]]], labelsForDimension: [[["100M", "32M"]]])
        for model in [flat, deep] {
            let layout = layout(model)
            #expect(layout.labels.map(\.text) == ["32M", "100M"])
            for label in layout.labels { #expect(label.frame.minX >= layout.plot.frame.maxX + 8) }
            #expect(layout.plot.frame.size == CGSize(width: 40, height: 40))
            let mirrored = self.layout(model, isRightToLeft: true)
            for label in mirrored.labels { #expect(label.frame.maxX <= mirrored.plot.frame.minX - 8) }
        }
        #expect(layout(ChartModel(chartType: .micro_harvey_ball, data: [[100, 32]])).labels.isEmpty)
        #expect(layout(flat, size: CGSize(width: 40, height: 40)).labels.isEmpty)
    }

    @Test func `speech and touches mean the part`() throws {
        for model in models(.micro_radial, [100, 45]) {
            model.userInteractionEnabled = true
            model.selectionEnabled = true
            let test = ViewTest(ChartView(model), DisplayConfiguration(width: 100, height: 64))
            _ = test.svg()
            #expect(test.elements.contains { $0.label == "Radial chart, 45 of 100, 45.0%" })
            #expect(test.elements.contains { $0.value == "value 45, total 100, share 45.0%" })
            #expect(!test.elements.contains { $0.value == "100" })
            let point = try #require(ChartHit(layout: layout(model)).point(at: CGPoint(x: 100, y: 20)))
            #expect(
                model.valueText(series: point.series, category: point.category, locale: Locale(identifier: "en_US"))
                    == "45")
        }
    }

    // MARK: Bullet

    private func frames(_ model: ChartModel) -> [CGRect] { marks(model).map(\.path.boundingRect) }

    @Test func `a bullet is actual, target and forecast over thresholds`() throws {
        let model = ChartModel(chartType: .micro_bullet, data: [[68, 85, 79], [50, 100]])
        let frames = frames(model)
        try #require(frames.count == 6)
        #expect(frames[0] == CGRect(x: 0, y: 4, width: 200, height: 32))
        #expect(abs(frames[1].width - 158) < 1e-9 && frames[1].minX == 0)
        #expect(abs(frames[2].width - 136) < 1e-9 && frames[2].minX == 0)
        // The actual bar lies in that of the forecast.
        #expect(frames[1].minY < frames[2].minY && frames[1].maxY > frames[2].maxY)
        #expect(abs(frames[3].midX - 100) < 1e-9 && frames[3].height == 32)
        #expect(frames[4].maxX == 200)
        #expect(abs(frames[5].midX - 170) < 1e-9)
    }

    @Test func `forecast, target and thresholds may be missing`() {
        for (data, count) in [
            ([[68]], 2), ([[68, 85]], 3), ([[68, nil, 79]], 3), ([[nil, 85]], 2), ([[68, 85], [nil, 100]], 4),
            ([[68, 85], []], 3),
        ] as [([[Double?]], Int)] {
            #expect(marks(ChartModel(chartType: .micro_bullet, data: data)).count == count)
            #expect(marks(ChartModel(chartType: .micro_bullet, data3d: data.map { [$0] })).count == count)
        }
    }

    @Test(arguments: [([[68, 85], [50, 120]], 120), ([[140, 85], [50]], 140), ([[68, 85, 170], []], 170)])
    func `the scale ends at the greatest of all values`(data: [[Double]], end: Double) {
        let frames = frames(ChartModel(chartType: .micro_bullet, data: data))
        let actual = frames[data[0].count > 2 ? 2 : 1]
        #expect(abs(actual.width - data[0][0] / end * 200) < 1e-9)
    }

    @Test func `the scale of a bullet starts at the least value below zero`() {
        let frames = frames(ChartModel(chartType: .micro_bullet, data: [[-20, 10], [-50, 50]]))
        #expect(abs(frames[1].minX - 60) < 1e-9 && abs(frames[1].maxX - 100) < 1e-9)
    }

    @Test func `each value of a bullet has the colour of its category`() {
        let model = ChartModel(
            chartType: .micro_bullet, data: [[68, 85, 79], [50, 100]],
            colorsForCategory: [0: [0: .red, 1: .blue, 2: .orange], 1: [0: .yellow, 1: .green]])
        #expect(marks(model).dropFirst().map(\.fill) == [.orange, .red, .yellow, .green, .blue])
    }

    @Test func `a bullet says its values`() {
        let test = ViewTest(
            ChartView(ChartModel(chartType: .micro_bullet, data: [[68, 85, 79], [50, 100]])),
            DisplayConfiguration(width: 200, height: 40))
        _ = test.svg()
        #expect(
            test.elements.contains {
                $0.label == "Bullet chart, actual 68, target 85, forecast 79, threshold 50, threshold 100"
            })
    }

    @Test func `a stacked bullet keeps its target first`() throws {
        let frames = frames(ChartModel(chartType: .micro_stacked_bullet, data: [[80, 30, 20, 50]]))
        try #require(frames.count == 5)
        #expect(abs(frames[1].width - 60) < 1e-9 && abs(frames[3].maxX - 200) < 1e-9)
        #expect(abs(frames[4].midX - 160) < 1e-9)
    }

    @Test func `great labels beside a Harvey ball leave it half of the chart`() {
        let model = ChartModel(chartType: .micro_harvey_ball, data: [[1_000, 455]])
        model.labelsForDimension = [["1,000 items in total", "455 items done"]]
        for scale in [2.35, 3] as [CGFloat] {
            let layout = ChartTestLayout.layout(model, width: 320, height: 200, textScale: scale)
            #expect(layout.plot.frame.height >= 100, "\(scale) \(layout.plot.frame)")
            #expect(layout.labels.count == 2 && layout.labels.allSatisfy { $0.fontSize > 11.99 })
        }
    }
}
