import CoreGraphics
import Expectations
import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// Room for labels, and labels beside marks.
///
/// Numbers: labels measured as each letter 0.6 of their size and a height of 1.25: 12.5 for data labels of 10 points.
/// Gaps of 4 and 2 beside labels, dashes of 4 and 2, and a ring whose radius is 1 less than half of 240: as drawn
/// today, not compared with a device. The total is 420 − 180.
@MainActor
struct ChartLabelTests {
    private func layout(
        _ model: ChartModel, width: CGFloat = 400, height: CGFloat = 240, differentiates: Bool = false
    ) -> ChartLayout {
        ChartLayout(
            input: ChartInput(model: model, differentiatesWithoutColor: differentiates),
            size: CGSize(width: width, height: height),
            surroundings: ChartSurroundings(locale: Locale(identifier: "en_US"))
        ) { text, fontSize, _ in
            CGSize(width: CGFloat(text.count) * fontSize * 0.6, height: fontSize * 1.25)
        }
    }

    private func texts(_ model: ChartModel, width: CGFloat = 390, height: CGFloat = 240) -> String {
        ViewTest(ChartView(model), DisplayConfiguration(width: width, height: height)).svg()
    }

    @Test func `the highest mark has room for its data label`() throws {
        let model = ChartModel(chartType: .column, data: [[1, 5, -5]])
        let plain = try #require(layout(model).frame(series: 0, category: 1))
        model.showsDataLabels = true
        let labelled = layout(model)
        let high = try #require(labelled.frame(series: 0, category: 1))
        let low = try #require(labelled.frame(series: 0, category: 2))
        #expect(high.minY >= 12.5 && high.minY > plain.minY)
        #expect(low.maxY <= 240 - 12.5)
    }

    @Test func `computed totals have values`() {
        let model = ChartModel(chartType: .waterfall, data: [[420, -180, nil]], indexesOfTotalsCategories: [2])
        #expect(model.valueText(series: 0, category: 2, locale: Locale(identifier: "en_US")) == "240")
        model.indexesOfTotalsCategories = []
        #expect(model.valueText(series: 0, category: 2, locale: Locale(identifier: "en_US")) == nil)
    }

    @Test func `axes of two numbers have their titles outside the labels`() throws {
        let model = ChartModel(
            chartType: .bubble, data3d: [[[1, 2, 30], [3, 4, 5]]],
            titlesForAxis: [.x: "Lead time", .y: "Orders", .category: "Plant"])
        let layout = layout(model)
        #expect(!layout.labels.contains { $0.text == "Plant" })
        for title in ["Lead time", "Orders"] {
            let label = try #require(layout.labels.first { $0.text == title })
            #expect(!layout.labels.contains { $0.text != title && $0.frame.intersects(label.frame) })
            #expect(!layout.plot.frame.intersects(label.frame))
        }
    }

    /// Bars have their categories at the vertical axis, so that its title stands above them.
    @Test(arguments: [ChartType.bar, .stackedBar, .column])
    func `titles stand at their axes`(kind: ChartType) throws {
        let model = ChartModel(
            chartType: kind, data: [[1, 2, 3]], titlesForCategory: [["A", "B", "C"]],
            titlesForAxis: [.category: "Products", .y: "Tons"])
        let layout = layout(model)
        let categories = try #require(layout.labels.first { $0.text == "Products" })
        let values = try #require(layout.labels.first { $0.text == "Tons" })
        let (above, below) = kind == .column ? (values, categories) : (categories, values)
        #expect(above.frame.maxY <= layout.plot.frame.minY)
        #expect(below.frame.minY >= layout.plot.frame.maxY)
    }

    @Test func `a reference label covers no mark where there is room`() throws {
        let model = ChartModel(chartType: .line, data: [[62, 70, 81, 76, 88, 84]])
        model.referenceLines = [ChartReferenceLine(value: 80, label: "Target")]
        let layout = layout(model)
        let label = try #require(layout.labels.first { $0.text == "Target" })
        for category in 4...5 {
            let mark = try #require(layout.frame(series: 0, category: category))
            #expect(!mark.intersects(label.frame))
        }
    }

    @Test func `a reference label stands above bars`() throws {
        let model = ChartModel(chartType: .bar, data: [[4, 3]])
        model.referenceLines = [ChartReferenceLine(value: 2, label: "Target")]
        let layout = layout(model)
        let label = try #require(layout.labels.first { $0.text == "Target" })
        let bar = try #require(layout.frame(series: 0, category: 0))
        #expect(label.frame.maxY <= bar.minY)
    }

    @Test func `three reference lines of bars all have labels`() throws {
        let model = ChartModel(chartType: .bar, data: [[4, 3]], titlesForCategory: [["A", "B"]])
        model.referenceLines = [("Target", 2), ("Average", 2.1), ("Limit", 3.9)].map {
            ChartReferenceLine(value: $1, label: $0)
        }
        let layout = layout(model)
        let labels = try ["Target", "Average", "Limit"].map { text in
            try #require(layout.labels.first { $0.text == text }).frame
        }
        let bar = try #require(layout.frame(series: 0, category: 0))
        for (index, label) in labels.enumerated() {
            #expect(label.maxY <= bar.minY)
            #expect(label.maxX <= 400)
            let x = layout.plot.position(value: model.referenceLines[index].value, on: layout.plot.values)
            // Beside its line, and crossed by no line of another.
            #expect(min(abs(label.minX - x), abs(label.maxX - x)) < 4)
            let lines = layout.references.map(\.path.boundingRect)
            #expect(lines.count == 3)
            for line in lines { #expect(!line.insetBy(dx: -0.5, dy: 0.1).intersects(label)) }
        }
        // Target and average are neighbours, the limit shares a row with one of them.
        #expect(Set(labels.map(\.minY)).count == 2)
    }

    /// Labels that are wider than the room right of their lines all stand left of them.
    @Test func `long reference labels of bars are crossed by no line`() throws {
        let model = ChartModel(chartType: .bar, data: [[-80, 260]], titlesForCategory: [["A", "B"]])
        model.referenceLines = [("High performance", 220), ("Medium performance", 120), ("Low performance", 30)].map {
            ChartReferenceLine(value: $1, label: $0)
        }
        let layout = layout(model, width: 300)
        let lines = layout.references.map(\.path.boundingRect)
        #expect(lines.count == 3)
        for line in model.referenceLines {
            let label = try #require(layout.labels.first { $0.text == line.label })
            for line in lines { #expect(!line.insetBy(dx: -0.5, dy: 0.1).intersects(label.frame), "\(label.text)") }
        }
    }

    @Test func `data labels cover no marks`() throws {
        let values: [Double?] = [300, 720, 180, 540, 460, 120, 340, 720]
        for kind in [ChartType.column, .line, .combo, .area] {
            let model = ChartModel(chartType: kind, data: [values, values.reversed()])
            model.showsDataLabels = true
            let layout = layout(model, width: 240)
            #expect(layout.dataLabels.count >= 4, "\(kind)")
            for label in layout.dataLabels {
                for series in 0..<2 {
                    for category in values.indices {
                        let point = try #require(layout.frame(series: series, category: category))
                        let mark =
                            kind == .column
                            ? point : CGRect(x: point.midX - 0.5, y: point.midY - 0.5, width: 1, height: 1)
                        #expect(!mark.intersects(label.frame), "\(kind) \(label.text)")
                    }
                }
            }
        }
        // A valley has its label below, where its own line does not run.
        let model = ChartModel(chartType: .line, data: [[500, 100, 500]])
        model.showsDataLabels = true
        let layout = layout(model, width: 120)
        let valley = try #require(layout.dataLabels.first { $0.text == "100" })
        #expect(valley.frame.minY > (try #require(layout.frame(series: 0, category: 1))).midY)
    }

    @Test func `data labels of narrow columns never touch`() {
        let values = (0..<30).map { 100 + Double($0 % 3) as Double? }
        let model = ChartModel(chartType: .column, data: [values])
        model.showsDataLabels = true
        let frames = layout(model).dataLabels.map(\.frame)
        #expect(frames.count > 5 && frames.count < 30)
        for (index, frame) in frames.enumerated() {
            for other in frames[..<index] { #expect(!frame.insetBy(dx: -1.9, dy: 0).intersects(other)) }
        }
    }

    @Test func `both axes of numbers abbreviate`() {
        let model = ChartModel(chartType: .scatter, data3d: [[[1_000_000, 2_000_000], [5_000_000, 6_000_000]]])
        model.numericAxis.abbreviatesLabels = true
        let texts = layout(model).labels.map(\.text)
        #expect(!texts.isEmpty)
        #expect(texts.allSatisfy { $0.count <= 4 }, "\(texts)")
    }

    @Test func `charts of cells have no grid lines`() {
        let model = ChartModel(chartType: .line, data: [[1, 5, 3]])
        #expect(layout(model).rules.count > 1)
        #expect(layout(model, width: 60, height: 20).rules.count <= 1)
    }

    @Test func `shapes of points are not cut`() throws {
        let model = ChartModel(chartType: .line, data: [[1, 2], [2, 1]])
        let layout = layout(model, differentiates: true)
        // Two lines and the shapes of their four points.
        expectAll(layout.kind.marks(in: layout.plot), count: 4...) { mark in
            #expect(CGRect(x: 0, y: 0, width: 400, height: 240).contains(mark.path.boundingRect))
        }
    }

    @Test func `the legend of a donut names its parts, those of zero, too`() {
        let model = ChartModel(
            chartType: .donut, data: [[3, nil, 1, 0, -1]],
            titlesForCategory: [["Pumps", "None", nil, "Valves", "Refunds"]])
        model.legendPosition = .trailing
        let test = ViewTest(ChartView(model), DisplayConfiguration(width: 390, height: 240))
        #expect(test.has("Pumps") && test.has("Category 3"))
        #expect(test.has("Valves") && !test.has("Refunds"))
        #expect(!test.has("None") && !test.has("Series 1"))
    }

    @Test func `sectors are labelled within and outlined`() throws {
        let model = ChartModel(chartType: .donut, data: [[45, 25, 0.1]])
        model.showsDataLabels = true
        model.dataLabelPlacement = .inside
        let svg = texts(model)
        #expect(svg.contains(">45<") && svg.contains(">25<") && !svg.contains(">0.1<"))
        let layout = layout(model)
        let outline = try #require(layout.kind.outline(series: 0, category: 0, in: layout.plot))
        #expect(abs(outline.boundingRect.maxX - layout.plot.frame.midX - 119) < 1)
        #expect(layout.kind.outline(series: 0, category: 3, in: layout.plot) == nil)
    }

    @Test func `labels of sectors stay within them`() throws {
        var state: UInt64 = 7
        func next(_ bound: UInt64) -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) % bound
        }
        var count = 0
        for _ in 0..<60 {
            let values = (0...Int(next(8))).map { _ in Double(next(2_000) + 1) }
            let model = ChartModel(chartType: .donut, data: [values])
            model.showsDataLabels = true
            model.dataLabelPlacement = .inside
            let layout = layout(model, width: 200 + CGFloat(next(300)), height: 120 + CGFloat(next(200)))
            for label in layout.dataLabels {
                count += 1
                let frame = label.frame
                let corners = [frame.minX, frame.maxX].flatMap { x in
                    [frame.minY, frame.maxY].map { CGPoint(x: x, y: $0) }
                }
                let points = corners.map { layout.kind.point(at: $0, in: layout.plot) }
                #expect(points.allSatisfy { $0 != nil && $0 == points[0] }, "\(values), \(label.text) at \(frame)")
            }
        }
        #expect(count > 60)
    }
}
