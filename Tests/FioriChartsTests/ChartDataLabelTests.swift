import CoreGraphics
import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// Data labels of stacks and rings, and labels of selections beside them.
///
/// Numbers: sums and shares of the data of each test. Texts are as large as `ChartTestLayout` says.
@MainActor
struct ChartDataLabelTests {
    @Test func `bars without room beyond their ends have their labels in them`() {
        let model = ChartModel(
            chartType: .bar, data: [[1_250_000_000, -250_000_000, 12]], titlesForCategory: [["A", "B", "C"]])
        model.showsDataLabels = true
        let layout = ChartTestLayout.layout(model, width: 200, height: 200)
        let labels = layout.dataLabels
        #expect(labels.map(\.text).contains("1,250,000,000"))
        for label in labels where label.markColor != nil {
            let bars = (0..<3).compactMap { layout.frame(series: 0, category: $0) }
            #expect(bars.contains { $0.contains(label.frame) }, "\(label.text) \(label.frame)")
        }
        #expect(labels.contains { $0.markColor != nil })
    }

    @Test(arguments: [ChartType.stackedColumn, .stackedBar])
    func `stacks beyond the explicit ends have no totals`(type: ChartType) {
        let model = ChartModel(chartType: type, data: [[80, 10, -70, 90, 0], [10, 20, 5, 60, 0]])
        model.showsDataLabels = true
        model.numericAxis.explicitMin = 50
        model.numericAxis.explicitMax = 100
        func totals() -> [String] {
            ChartTestLayout.layout(model).dataLabels.filter { $0.markColor == nil }.map(\.text)
        }
        #expect(totals() == ["90", "150"])
        model.numericAxis.explicitMin = nil
        #expect(totals() == ["90", "30", "-65", "150", "0"])
    }

    @Test func `columns of zero beyond the explicit ends have no labels`() {
        let model = ChartModel(chartType: .column, data: [[80, 0, 40]])
        model.showsDataLabels = true
        #expect(ChartTestLayout.layout(model).dataLabels.map(\.text) == ["80", "0", "40"])
        model.numericAxis.explicitMin = 50
        #expect(ChartTestLayout.layout(model).dataLabels.map(\.text) == ["80"])
    }

    @Test func `areas beyond the explicit ends have no totals`() {
        let model = ChartModel(chartType: .area, data: [[40, 60, 30], [20, 90, 10]])
        model.stacking = .values
        model.showsDataLabels = true
        model.numericAxis.explicitMin = 50
        model.numericAxis.explicitMax = 100
        let texts = ChartTestLayout.layout(model).dataLabels.map(\.text)
        #expect(texts.contains("60") && !texts.contains("150") && !texts.contains("40"), "\(texts)")
        // Labels of layers stand in their visible parts.
        let layout = ChartTestLayout.layout(model)
        for label in layout.dataLabels { #expect(label.frame.maxY <= layout.plot.frame.maxY, "\(label.text)") }
        #expect(layout.dataLabels.count >= 2)
    }

    @Test(arguments: [ChartType.scatter, .bubble])
    func `points whose middle is beyond the explicit ends have no labels`(type: ChartType) {
        let model = ChartModel(
            chartType: type, data3d: [[[10, 20, 9], [20, 52, 9], [30, 48, 9], [63, 30, 9], [40, 35, 1]]])
        model.showsDataLabels = true
        model.numericAxis.explicitMin = 0
        model.numericAxis.explicitMax = 50
        model.categoryAxis.explicitMin = 0
        model.categoryAxis.explicitMax = 60
        let texts = ChartTestLayout.layout(model, width: 600, height: 400).dataLabels.map(\.text)
        #expect(Set(texts) == ["20", "48", "35"], "\(texts)")
    }

    @Test func `points at the ends have their labels beside those of the axis`() {
        for values in [[20, 24, 22, 30, 28], [25, 20, 20, 20, 20]] as [[Double]] {
            let model = ChartModel(chartType: .line, data: [values])
            model.showsDataLabels = true
            let labels = ChartTestLayout.layout(model, width: 600, height: 300).dataLabels
            #expect(labels.count == 5, "\(labels.map(\.text))")
        }
    }

    @Test(arguments: [ChartType.line, .area, .combo])
    func `labels of points stand above the names of the axis`(type: ChartType) {
        let values = (0..<40).map { $0 % 3 == 2 ? 1.0 : 50 + Double($0 % 2) as Double? }
        let names = (0..<40).map { "Week \($0)" }
        let columns = [[Double?]](repeating: values.map { _ in nil }, count: type == .combo ? 1 : 0)
        let model = ChartModel(chartType: type, data: columns + [values], titlesForCategory: [names])
        model.showsDataLabels = true
        let layout = ChartTestLayout.layout(model, width: 800, height: 260)
        #expect(layout.labels.filter { $0.frame.minY >= layout.plot.frame.maxY }.count > 3)
        #expect(layout.dataLabels.count > 8, "\(layout.dataLabels.map(\.text))")
        for label in layout.dataLabels {
            #expect(label.frame.maxY <= layout.plot.frame.maxY, "\(label.text) \(label.frame)")
        }
    }

    @Test func `points below zero have their labels between the plot and the names of the axis`() throws {
        let model = ChartModel(
            chartType: .line, data: [[-5, 3, -5, 4, -5]], titlesForCategory: [["a", "b", "c", "d", "e"]])
        model.showsDataLabels = true
        let layout = ChartTestLayout.layout(model)
        let row = try #require(layout.labels.first { $0.text == "c" }).frame
        let labels = layout.dataLabels.filter { $0.text == "-5" }
        #expect(labels.count == 3, "\(layout.dataLabels.map(\.text))")
        let point = try #require(layout.frame(series: 0, category: 2))
        for label in labels { #expect(label.frame.minY > point.midY && label.frame.maxY <= row.minY + 2) }
    }

    @Test func `labels of circles stand in them, or beside them without touching others`() {
        let points: [[Double?]] = (0..<30).map { place in
            let size = (place * 13) % 29
            return [Double(place % 6), Double(place % 7), Double(size) + 0.01]
        }
        let model = ChartModel(chartType: .bubble, data3d: [points])
        model.showsDataLabels = true
        let layout = ChartTestLayout.layout(model)
        let circles = (0..<30).compactMap { layout.frame(series: 0, category: $0) }
        #expect(circles.count == 30 && circles.allSatisfy { $0.width >= 3 })
        #expect(!layout.dataLabels.isEmpty && layout.dataLabels.contains { $0.markColor != nil })
        for label in layout.dataLabels {
            let touched = circles.filter { $0.insetBy(dx: 0.6, dy: 0.6).intersects(label.frame) }
            #expect(touched.count == (label.markColor == nil ? 0 : 1), "\(label.text)")
        }
    }

    @Test(arguments: [ChartType.stackedColumn, .stackedBar])
    func `each segment has its value in it, and the stack its total at the end`(type: ChartType) throws {
        let model = ChartModel(chartType: type, data: [[8, 30], [7, 20], [7, -10]])
        model.showsDataLabels = true
        for isRightToLeft in [false, true] {
            let layout = ChartTestLayout.layout(model, isRightToLeft: isRightToLeft)
            let labels = layout.dataLabels
            #expect(labels.filter { $0.markColor != nil }.count == 6, "\(labels.map(\.text))")
            for label in labels where label.markColor != nil {
                let holds = (0..<3).flatMap { series in (0..<2).map { (series, $0) } }.contains { point in
                    let frame = layout.frame(series: point.0, category: point.1) ?? .zero
                    return frame.contains(label.frame)
                        && label.text
                            == model.valueText(
                                series: point.0, category: point.1, locale: Locale(identifier: "en_US"))
                }
                #expect(holds, "\(label)")
            }
            let totals = labels.filter { $0.markColor == nil }
            #expect(totals.map(\.text) == ["22", "40"])
            let last = try #require(layout.frame(series: 2, category: 0))
            switch (type, isRightToLeft) {
            case (.stackedColumn, _): #expect(totals[0].frame.maxY <= last.minY)
            case (_, false): #expect(totals[0].frame.minX >= last.maxX)
            default: #expect(totals[0].frame.maxX <= last.minX)
            }
        }
    }

    @Test func `the label of a circle at an axis stands in its middle`() throws {
        let model = ChartModel(chartType: .bubble, data3d: [[[0, 5, 40], [6, 9, 10], [9, 2, 20]]])
        model.showsDataLabels = true
        let layout = ChartTestLayout.layout(model)
        let circle = try #require(layout.frame(series: 0, category: 0))
        let label = try #require(layout.dataLabels.first { $0.markColor != nil && circle.contains($0.frame) })
        #expect(abs(label.frame.midX - circle.midX) < 0.5 && abs(label.frame.midY - circle.midY) < 0.5)
    }

    @Test func `a label of a reference line above bars takes its own height`() throws {
        for textScale: CGFloat in [1, 2, 3] {
            let model = ChartModel(
                chartType: .bar, data: [[5, 7, 9]], titlesForCategory: [["One", "Two", "Three"]])
            let plain = ChartTestLayout.layout(model, height: 300, textScale: textScale).plot.frame
            model.referenceLines = [ChartReferenceLine(value: 6, label: "Limit")]
            let layout = ChartTestLayout.layout(model, height: 300, textScale: textScale)
            let label = try #require(layout.labels.first { $0.text == "Limit" })
            #expect(layout.plot.frame.minY - plain.minY <= label.frame.height + 1, "\(textScale)")
            #expect(label.frame.maxY <= layout.plot.frame.minY + 0.5, "\(textScale)")
        }
    }

    @Test(arguments: [ChartType.stackedColumn, .stackedBar, .area])
    func `stacks without totals have the values of their segments and no room beyond them`(type: ChartType) {
        let model = ChartModel(chartType: type, data: [[8, 30], [7, 20], [7, 10]])
        model.stacking = .values
        model.showsDataLabels = true
        let plot = ChartTestLayout.layout(model).plot.frame
        model.showsStackTotals = false
        let layout = ChartTestLayout.layout(model)
        #expect(!layout.dataLabels.isEmpty)
        #expect(!layout.dataLabels.contains { ["22", "60"].contains($0.text) })
        let wider = layout.plot.frame
        #expect(type == .stackedBar ? wider.width > plot.width : wider.height > plot.height)
    }

    @Test func `a segment that is too small has no label, and a stack of one series has its value at the end`() {
        let model = ChartModel(chartType: .stackedColumn, data: [[1000], [1]])
        model.showsDataLabels = true
        #expect(ChartTestLayout.layout(model).dataLabels.map(\.text).sorted() == ["1,000", "1,001"])
        model.data = [[22]]
        let labels = ChartTestLayout.layout(model).dataLabels
        #expect(labels.map(\.text) == ["22"] && labels[0].markColor == nil)
    }

    @Test(arguments: [ChartType.column, .bar], [[5.0, -10, 10], [-3, -7, -10], [-1, 10, 1]])
    func `the lowest values have their labels between the plot and the names`(type: ChartType, values: [Double]) {
        for isRightToLeft in [false, true] {
            let names = ["Long name", "b", "c"]
            let model = ChartModel(chartType: type, data: [values], titlesForCategory: [names])
            model.showsDataLabels = true
            let layout = ChartTestLayout.layout(model, isRightToLeft: isRightToLeft)
            let texts = layout.dataLabels.map(\.text)
            #expect(texts.sorted() == values.map { "\(Int($0))" }.sorted(), "\(texts)")
            let known = layout.labels.filter { names.contains($0.text) }.map(\.frame)
            #expect(known.count == 3)
            for label in layout.dataLabels { #expect(!known.contains { $0.intersects(label.frame) }, "\(label.text)") }
        }
    }

    @Test func `shares that are not the whole are not 100 percent, and those above nothing not 0`() {
        let locale = Locale(identifier: "en_US")
        let texts = [0.995, 0.005, 0.9996, 0.0004, 0.984, 0.05, 0.123, 1, 0].map {
            ShareFormat.string($0, locale: locale)
        }
        #expect(texts == ["99.5%", "0.5%", "99.96%", "0.04%", "98%", "5%", "12%", "100%", "0%"])
    }

    @Test func `segments and sectors have shares by option`() {
        let model = ChartModel(chartType: .stackedColumn, data: [[30], [10]])
        model.showsDataLabels = true
        model.dataLabelContent = .share
        #expect(ChartTestLayout.layout(model).dataLabels.map(\.text) == ["75%", "25%", "40"])
        let donut = ChartModel(chartType: .donut, data: [[30, 10]])
        donut.showsDataLabels = true
        #expect(ChartTestLayout.layout(donut).dataLabels.map(\.text) == ["30", "10"])
        donut.dataLabelContent = .share
        #expect(ChartTestLayout.layout(donut).dataLabels.map(\.text) == ["75%", "25%"])
    }

    @Test func `small sectors have their labels outside with a line, none over another`() throws {
        let model = ChartModel(chartType: .donut, data: [[90] + (0..<15).map { 1 + Double($0 % 3) }])
        model.showsDataLabels = true
        for (width, height) in [(400.0, 240.0), (240.0, 320.0), (800.0, 400.0)] {
            let layout = ChartTestLayout.layout(model, width: width, height: height)
            let circle = DonutMarks.circle(in: layout.plot)
            let outside = layout.dataLabels.filter { $0.markColor == nil }
            // In the lowest picture, the line of one would nearly touch that of its neighbour.
            #expect(layout.dataLabels.count == (width == 400 ? 15 : 16), "\(width) \(height)")
            #expect(outside.count >= 5 && layout.rules.count == outside.count)
            for (index, label) in outside.enumerated() {
                let nearest = CGPoint(
                    x: circle.center.x.clamped(to: label.frame.minX...label.frame.maxX),
                    y: circle.center.y.clamped(to: label.frame.minY...label.frame.maxY))
                #expect(hypot(nearest.x - circle.center.x, nearest.y - circle.center.y) >= circle.radius)
                #expect(CGRect(x: 0, y: 0, width: width, height: height).contains(label.frame))
                #expect(!outside[..<index].contains { $0.frame.insetBy(dx: 0, dy: 0.1).intersects(label.frame) })
            }
        }
        model.dataLabelPlacement = .inside
        let inside = ChartTestLayout.layout(model)
        #expect(inside.rules.isEmpty && inside.dataLabels.allSatisfy { $0.markColor != nil })
        model.dataLabelPlacement = .outside
        let outside = ChartTestLayout.layout(model)
        #expect(outside.dataLabels.count >= 15 && outside.dataLabels.allSatisfy { $0.markColor == nil })
    }

    @Test func `a donut has the sum of its parts in the middle by option`() throws {
        let model = ChartModel(chartType: .donut, data: [[30, 12, -5, nil]])
        #expect(ChartTestLayout.layout(model).labels.isEmpty)
        model.showsTotal = true
        let layout = ChartTestLayout.layout(model)
        let label = try #require(layout.labels.first)
        #expect(label.text == "42")
        #expect(abs(label.frame.midX - layout.plot.frame.midX) < 1)
    }

    @Test func `bars lower than a label have none, which would stand beside others`() {
        let model = ChartModel(chartType: .bar, data: [[54, 80, 58, 6], [90, 16, 85, 49], [17, 4, 60, 22]])
        model.showsDataLabels = true
        #expect(ChartTestLayout.layout(model, width: 390, height: 90, textScale: 2.3).dataLabels.isEmpty)
        #expect(ChartTestLayout.layout(model, width: 390, height: 300, textScale: 1).dataLabels.count > 8)
    }

    @Test func `a label in a column leaves lines over it in sight`() throws {
        let model = ChartModel(chartType: .combo, data: [[90, 62, 71], [88, 20, 70]])
        model.showsDataLabels = true
        let layout = ChartTestLayout.layout(model, width: 300, height: 150, textScale: 2)
        #expect(!layout.dataLabels.isEmpty)
        for label in layout.dataLabels {
            #expect(!layout.kind.linesReach(into: label.frame, in: layout.plot), "\(label.text)")
        }
    }

    @Test func `the label of a first point stands apart from those of the axis at every text size`() throws {
        var seen = 0
        for textScale in [1, 1.6, 2.3, 3.1] {
            let model = ChartModel(chartType: .line, data: [[5, nil, 7, nil, 9, nil], [1, 2, nil, nil, 5, 6]])
            model.showsDataLabels = true
            let layout = ChartTestLayout.layout(
                model, width: 240, height: 110, textScale: textScale)
            for label in layout.dataLabels {
                for other in layout.labels
                where label.frame.minY < other.frame.maxY - 1
                    && label.frame.maxY > other.frame.minY + 1
                {
                    let distance = max(label.frame.minX - other.frame.maxX, other.frame.minX - label.frame.maxX)
                    #expect(distance >= 2.4 * textScale - 0.01, "\(textScale) \(label.text) \(other.text)")
                    seen += 1
                }
            }
        }
        #expect(seen > 8)
    }

    /// A property of all labels: the selection's label stands beside a data label, or covers all of it.
    @Test func `no data label is half covered by a chip`() {
        var numbers = TestNumbers(state: 5)
        let size = CGSize(width: 300, height: 200)
        for _ in 0..<400 {
            func frame(_ width: CGFloat, _ height: CGFloat) -> CGRect {
                CGRect(
                    x: .random(in: 0...300 - width, using: &numbers), y: .random(in: 0...200 - height, using: &numbers),
                    width: width, height: height)
            }
            let labels = (0..<Int.random(in: 0...14, using: &numbers)).map { _ in frame(24, 12) }
            let mark = frame(8, 8)
            let room = ChipRoom(size: size, mark: mark, areas: [mark], labels: labels)
            let chip = ChipPlace(of: CGSize(width: 50, height: 19), in: room).frame
            #expect(CGRect(origin: .zero, size: size).contains(chip))
            for label in labels { #expect(!chip.intersects(label) || chip.contains(label), "\(chip) \(label)") }
        }
    }

    @Test func `layers of areas have their values in them, and the stack its total above`() {
        let model = ChartModel(chartType: .area, data: [[5, 8, 12], [10, 0.5, nil], [7, 6, 20]])
        model.stacking = .values
        model.showsDataLabels = true
        let layout = ChartTestLayout.layout(model)
        let scale = layout.plot.values
        func label(_ text: String) -> ChartLabel? { layout.dataLabels.first { $0.text == text } }
        for (text, middle) in [("5", 2.5), ("10", 10), ("7", 18.5), ("8", 4), ("12", 6), ("20", 22)] {
            let y = layout.plot.position(value: middle, on: scale)
            #expect(label(text).map { abs($0.frame.midY - y) < 1 } == true, "\(text) \(layout.dataLabels)")
        }
        // Between two higher sums, a total has no room above its own.
        for (text, sum) in [("22", 22.0), ("32", 32)] {
            let y = layout.plot.position(value: sum, on: scale)
            #expect(label(text).map { $0.frame.maxY <= y && $0.isBold } == true, "\(text) \(layout.dataLabels)")
        }
        #expect(label("0.5") == nil, "a layer of half a point has no room")
    }

    @Test func `the ring keeps half of its size beside long labels`() {
        let model = ChartModel(
            chartType: .donut, data: [[90, 1, 1]],
            labelsForDimension: [["a", String(repeating: "long ", count: 20), "b"]])
        model.showsDataLabels = true
        #expect(DonutMarks.circle(in: ChartTestLayout.layout(model).plot).radius >= 60 - 1)
    }
}
