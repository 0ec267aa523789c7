import CoreGraphics
import Foundation
import SwiftUI
import Testing

@testable import FioriCharts

/// Faults that were seen in pictures of all kinds in all widths, languages, text sizes and numbers of series.
///
/// Numbers: letters are 0.6 of their size wide and 1.25 of it high; texts grow by 2.35 as at the third accessibility size.
/// The sizes are those of pictures 320 to 800 points wide without their title and legend.
@MainActor
struct CoveringPictureTests {
    nonisolated private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    private func layout(
        _ model: ChartModel, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, isRightToLeft: Bool = false
    ) -> ChartLayout {
        ChartLayout(
            input: ChartInput(model: model), size: CGSize(width: width, height: height),
            surroundings: ChartSurroundings(
                locale: Locale(identifier: "en_US"), isRightToLeft: isRightToLeft, textScale: scale)
        ) { text, fontSize, isBold in
            CGSize(width: CGFloat(text.count) * fontSize * (isBold ? 0.65 : 0.6), height: fontSize * 1.25)
        }
    }

    // MARK: Values

    @Test func `zero is a tick wherever values have both signs`() {
        var numbers = TestNumbers(state: 3)
        for round in 0..<2_000 {
            let unit = pow(10, Double(Int.random(in: -6...9, using: &numbers)))
            let lower = -Double.random(in: 0.01...1, using: &numbers) * unit
            let upper = Double.random(in: 0.01...1, using: &numbers) * unit
            var options = ValueAxisOptions()
            options.tickCount = Int.random(in: 2...8, using: &numbers)
            options.isZeroBased = round.isMultiple(of: 2)
            let scale = ValueAxisScale(data: ValueRange(lower: lower, upper: upper), options: options)
            #expect(scale.ticks.contains(0), "\(lower) \(upper) \(options.tickCount) \(scale.ticks)")
            #expect((2...16).contains(scale.ticks.count), "\(lower) \(upper) \(scale.ticks)")
            #expect(scale.range.lower <= lower && scale.range.upper >= upper)
        }
    }

    @Test(arguments: [ChartType.waterfall, .column, .line]) func `zero has its label between both signs`(
        kind: ChartType
    ) {
        for values in [[86.0, 6, -18, -18, -4, -30, -28, 15], [-40, 60], [-97, 3, 12], [-3, 97]] {
            let model = ChartModel(chartType: kind, data: [values])
            for height: CGFloat in [120, 170, 230, 330] {
                for scale: CGFloat in [1, 2.35] {
                    let texts = layout(model, 300, height, scale: scale).labels.map(\.text)
                    #expect(texts.contains("0"), "\(values) \(height) \(scale) \(texts)")
                }
            }
        }
    }

    @Test(arguments: [ChartType.bar, .stackedBar, .scatter]) func `values across are the same in both directions`(
        kind: ChartType
    ) {
        let data: [[[Double?]]] = [(0..<6).map { [Double($0) * 41, Double($0 * 7)] }]
        let model =
            kind == .scatter
            ? ChartModel(chartType: kind, data3d: data)
            : ChartModel(chartType: kind, data: [[74, 139, 209], [34, 9, 30]])
        for width in stride(from: CGFloat(140), through: 420, by: 10) {
            let shown = [false, true].map { isRightToLeft in
                Set(layout(model, width, 200, scale: 2.35, isRightToLeft: isRightToLeft).labels.map(\.text))
            }
            #expect(shown[0] == shown[1], "\(width)")
            #expect(shown[1].isEmpty || shown[1].contains("0"), "\(width) \(shown[1])")
        }
    }

    // MARK: Names

    nonisolated private static let kinds: [ChartType] = [
        .line, .column, .stackedColumn, .combo, .waterfall, .bar, .stackedBar,
    ]

    @Test(arguments: kinds, [false, true])
    func `names become smaller before they are cut or left alone`(kind: ChartType, isRightToLeft: Bool) throws {
        for titles in [Self.months, ["Product 1", "Product 2"]] {
            let model = ChartModel(
                chartType: kind, data: [titles.indices.map { Double(1_600 + $0) }],
                titlesForCategory: [titles])
            for width: CGFloat in [288, 358] {
                let names = layout(model, width, 200, scale: 2.35, isRightToLeft: isRightToLeft).labels
                    .filter { titles.contains($0.text) || $0.text.contains("…") }
                #expect(names.count >= 2, "\(width) \(names.map(\.text))")
                #expect(names.contains { $0.text == titles[0] })
                #expect(names.contains { $0.text == titles[titles.count - 1] })
                for name in names {
                    #expect(name.fontSize >= 11.9)
                    let whole = CGFloat(name.text.count) * name.fontSize * 0.6
                    #expect(name.frame.width >= whole - 0.5, "\(width) \(name.text) \(name.frame) \(whole)")
                    #expect(name.frame.minX >= -0.5 && name.frame.maxX <= width + 0.5)
                }
            }
        }
    }

    // MARK: Titles

    @Test(arguments: [ChartType.bar, .column, .scatter], [false, true])
    func `the title of the axis below stands under the middle of the plot`(kind: ChartType, isRightToLeft: Bool) throws
    {
        let model =
            kind == .scatter
            ? ChartModel(chartType: kind, data3d: [[[1, 2], [3, 400]]], titlesForAxis: [.x: "Below", .y: "Beside"])
            : ChartModel(
                chartType: kind, data: [[100, 2_000, 300]], titlesForCategory: [["Alpha", "Beta", "Gamma"]],
                titlesForAxis: kind == .bar ? [.y: "Below"] : [.category: "Below"])
        let layout = layout(model, 390, 260, isRightToLeft: isRightToLeft)
        let title = try #require(layout.labels.first { $0.text == "Below" })
        #expect(abs(title.frame.midX - layout.plot.frame.midX) <= 1, "\(title.frame) \(layout.plot.frame)")
    }

    // MARK: Bubbles

    @Test(arguments: [false, true], [CGFloat(1), 2.35])
    func `no bubble lies over a label`(isRightToLeft: Bool, scale: CGFloat) throws {
        // At the ends of both axes, and away from them.
        let points: [[[Double?]]] = [
            [[0, 0, 9], [9, 100, 9], [0.1, 60, 9], [4, 2, 9]], [[4, 40, 9], [5, 60, 4], [6, 50, 1]],
        ]
        for point in points {
            let model = ChartModel(chartType: .bubble, data3d: [point])
            for width: CGFloat in [288, 358, 768] {
                let layout = layout(model, width, 230, scale: scale, isRightToLeft: isRightToLeft)
                let bounds = CGRect(x: 0, y: 0, width: width, height: 230).insetBy(dx: -0.5, dy: -0.5)
                #expect(layout.labels.count > 2)
                for category in point.indices {
                    let bubble = try #require(layout.frame(series: 0, category: category))
                    #expect(bounds.contains(bubble))
                    for label in layout.labels {
                        #expect(!label.frame.intersects(bubble), "\(width) \(label.text) \(label.frame) \(bubble)")
                    }
                }
            }
        }
    }

    @Test(arguments: [ChartType.scatter, .bubble], [false, true])
    func `labels of two numeric axes begin at the edge`(kind: ChartType, isRightToLeft: Bool) throws {
        let model = ChartModel(chartType: kind, data3d: [[[4, 40, 9], [5, 60, 4], [6, 50, 1]]])
        let layout = layout(model, 358, 230, isRightToLeft: isRightToLeft)
        let values = layout.labels.filter { $0.frame.midY < layout.plot.frame.maxY }
        let edge = try #require(
            isRightToLeft ? values.map { 358 - $0.frame.maxX }.min() : values.map(\.frame.minX).min())
        #expect(edge >= 0 && edge <= 2)
        // Bubbles in the middle take no room beside the plot.
        #expect(layout.plot.frame.width > 300)
    }

    // MARK: Kinds

    @Test(arguments: [false, true]) func `a step of zero continues the line of a waterfall`(isRightToLeft: Bool) throws
    {
        let model = ChartModel(chartType: .waterfall, data: [[30, 0, 20, nil]], indexesOfTotalsCategories: [3])
        let layout = layout(model, 300, 200, isRightToLeft: isRightToLeft)
        let step = try #require(layout.frame(series: 0, category: 1))
        let links = try #require(layout.kind.marks(in: layout.plot).last)
        let line = links.path.strokedPath(StrokeStyle(lineWidth: 2))
        let y = layout.plot.position(value: 30, on: layout.plot.values)
        for x in [step.minX + 1, step.midX, step.maxX - 1] { #expect(line.contains(CGPoint(x: x, y: y))) }
    }

    @Test func `the share in a ring grows with the size of texts`() throws {
        let model = ChartModel(chartType: .micro_radial, data: [[100, 45]])
        let texts = try [CGFloat(1), 2.35].map { scale in
            try #require(layout(model, 288, 234, scale: scale).labels.first { $0.text == "45.0%" })
        }
        #expect(texts[1].fontSize > texts[0].fontSize * 1.2)
        // The hole has four fifths of the radius.
        #expect(hypot(texts[1].frame.width, texts[1].frame.height) / 2 <= 117 * 0.8)
    }

    @Test func `the legend of a stock chart names the series that is drawn`() {
        let model = ChartModel(chartType: .stock, data: [[1, 2], [3, 4], [5, 6]], indexOfStockSeries: 1)
        model.titlesForSeries = ["North", "South", "West"]
        let entries = ChartLegend.entries(of: model, locale: Locale(identifier: "en_US"))
        #expect(entries.map(\.title) == ["South"])
        // Nothing switches it off.
        #expect(entries.allSatisfy { $0.series == nil })
    }

    // MARK: Legends

    @Test(arguments: [CGFloat(1), 1.5, 2]) func `the line of an entry keeps its round ends`(scale: CGFloat) {
        let mark = LegendLine(.blue, dash: [], width: LegendLine.width * scale, height: 10 * scale)
        let line = mark.line.strokedPath(mark.style).boundingRect
        #expect(line.minX >= -0.01 && line.maxX <= 22 * scale + 0.01)
        #expect(line.width > 20 * scale)
    }

    @Test func `great texts of a legend become smaller before an entry is left out`() throws {
        let entries = { (count: Int) in
            (0..<count).map { ChartLegend.Entry(title: "Region \($0 + 1)", color: .blue, series: $0, dash: nil) }
        }
        let size = { (count: Int, width: CGFloat, height: CGFloat, textSize: CGFloat) in
            let room = LegendRoom(
                .bottom, in: CGSize(width: width, height: height), textSize: textSize, widest: width)
            return LegendEstimate(entries(count), in: room).smallerSize(than: textSize)
        }
        // A line of 28 points has room for two, and no second line has room.
        let smaller = try #require(size(3, 358, 200, 28))
        #expect((12...24).contains(smaller))
        // Room enough, standard texts, and more entries than any size has room for: the smallest has more.
        #expect(size(2, 358, 200, 28) == nil && size(3, 768, 400, 28) == nil)
        #expect(size(12, 288, 200, 12) == nil && size(40, 358, 200, 28) == 17)
    }

    @Test func `names that are cut end at the axis of bars`() throws {
        let title = "Maintenance of machines and vehicles"
        let layout = layout(
            ChartModel(chartType: .bar, data: [[3, 4]], titlesForCategory: [[title, "South"]]), 288, 200)
        let name = try #require(layout.labels.first { $0.text == title })
        #expect(name.cutAlignment == .trailing && abs(layout.plot.frame.minX - name.frame.maxX - 8) < 0.5)
    }
}
