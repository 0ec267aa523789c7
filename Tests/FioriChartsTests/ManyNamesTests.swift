import CoreGraphics
import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// Names and values of so many points that not all are drawn.
///
/// Numbers: bounds of the search, 200 names, 500 labels, 300 entries and 5,000 titles, each passed by one or by many.
@MainActor
struct ManyNamesTests {
    private func bars(_ names: [String]) -> ChartModel {
        ChartModel(
            chartType: .bar, data: [names.indices.map { Double($0 % 9 + 1) }], titlesForCategory: [names])
    }

    /// The layout with letters of different widths, as those of a face.
    private func layout(_ model: ChartModel, width: CGFloat = 390, height: CGFloat = 300) -> ChartLayout {
        ChartLayout(
            input: ChartInput(model: model), size: CGSize(width: width, height: height),
            surroundings: ChartSurroundings(locale: Locale(identifier: "en_US"))
        ) { text, fontSize, _ in
            CGSize(width: text.reduce(0) { $0 + LetterWidths.share(of: $1) } * fontSize, height: fontSize * 1.25)
        }
    }

    @Test(arguments: [201, 260, 3_000, 30_000]) func `names of many bars are whole`(count: Int) {
        var names = (0..<count).map { "Item \($0)" }
        // The name of most bytes is not the widest one.
        names[count - 1] = "Illiciliffilillilli"
        names[count / 2 + 1] = "WWWWWWWWW"
        let model = bars(names)
        let shown = layout(model).labels.filter { $0.text.hasPrefix("I") || $0.text.hasPrefix("W") }
        #expect(shown.count > 3)
        for label in shown { #expect(names.contains(label.text), "\(label.text)") }
        let texts = ChartLayoutBuilder(
            input: ChartInput(model: model), kind: model.marks, size: CGSize(width: 390, height: 300),
            surroundings: ChartSurroundings(locale: Locale(identifier: "en_US"))
        ) { text, fontSize, _ in
            CGSize(width: text.reduce(0) { $0 + LetterWidths.share(of: $1) } * fontSize, height: fontSize)
        }
        let titles = texts.categoryTexts()
        let widest = (0..<count).reduce(0) { max($0, titles.title($1)?.width ?? 0) }
        #expect(texts.widestTitle(titles) >= widest && texts.widestTitle(titles) <= widest + 1)
    }

    @Test(arguments: [(30, 1), (150, 101), (300, 101), (6_000, 101)])
    func `names that are not drawn have no room`(count: Int, place: Int) {
        var names = (0..<count).map { "m\($0)" }
        let short = layout(bars(names))
        names[place] = String(repeating: "i", count: 60)
        let long = bars(names)
        let hidden = layout(long)
        #expect(hidden.labels.contains { $0.text == "m0" } && !hidden.labels.contains { $0.text.hasPrefix("i") })
        #expect(hidden.plot.frame == short.plot.frame && hidden.labels.map(\.text) == short.labels.map(\.text))
        // Zooming brings the long name into sight, and the first one is drawn.
        long.scaleXEnabled = true
        #expect(layout(long).plot.frame.minX > short.plot.frame.minX + 50)
        names.swapAt(0, place)
        #expect(layout(bars(names)).plot.frame.minX > short.plot.frame.minX + 50)
    }

    @Test func `names of many bars that are cut differ`() {
        let names = (0..<400).map { "Administration of the northern district \($0)" }
        let shown = layout(bars(names)).labels.map(\.text).filter { $0.contains("…") }
        #expect(shown.count > 3 && Set(shown).count == shown.count, "\(shown)")
    }

    @Test(arguments: [499, 501, 5_000, 50_000]) func `some of many points have labels`(count: Int) {
        let wave = (0..<count).map { 50 + 40 * sin(Double($0) / Double(count) * 20) }
        let model = ChartModel(chartType: .line, data: [wave])
        model.showsDataLabels = true
        let labels = ChartTestLayout.layout(model, width: 1600, height: 300).dataLabels
        #expect(labels.count > 5 && labels.count <= 500, "\(labels.count)")
        for (place, label) in labels.enumerated() {
            #expect(!labels[..<place].contains { $0.frame.intersects(label.frame) })
        }
    }

    @Test func `labels of many circles cover none`() {
        let points: [[Double?]] = (0..<900).map { place in
            let across = Double(place % 30)
            return [place < 450 ? across : across / 10, Double(place / 30)]
        }
        let model = ChartModel(chartType: .scatter, data3d: [points])
        model.showsDataLabels = true
        let layout = ChartTestLayout.layout(model, width: 1600, height: 900)
        #expect(!layout.dataLabels.isEmpty && layout.dataLabels.count <= 500)
        let frames = points.indices.compactMap { layout.frame(series: 0, category: $0)?.insetBy(dx: 0.5, dy: 0.5) }
        #expect(frames.count == 900)
        for label in layout.dataLabels { #expect(!frames.contains { $0.intersects(label.frame) }) }
    }

    @Test(arguments: [4_999, 5_001, 20_000]) func `line breaks are line breaks in names of many points`(count: Int) {
        let model = ChartModel(
            chartType: .line, data: [(0..<count).map { Double($0 % 50) }],
            titlesForCategory: [(0..<count).map { "Row\n\($0)" }])
        let rows = ChartTestLayout.layout(model, width: 600, height: 200).labels.filter { $0.text == "Row" }
        #expect(rows.count >= 2)
    }

    @Test(arguments: [ChartType.line, .donut]) func `all names of a legend are in the text`(kind: ChartType) {
        let count = 460
        let names = (0..<count).map { "Name<\($0)>".replacing("<", with: "-").replacing(">", with: ".") }
        let model: ChartModel
        if kind == .donut {
            model = ChartModel(
                chartType: kind, data: [names.indices.map { Double($0 % 3 + 1) }], titlesForCategory: [names])
        } else {
            model = ChartModel(chartType: kind, data: names.indices.map { [Double($0), 1] })
            model.titlesForSeries = names
        }
        model.legendPosition = .bottom
        let test = ViewTest(
            ChartView(model).environment(\.chartIsPicture, true), DisplayConfiguration(width: 600, height: 400))
        let text = test.svg().replacing(/<[^>]*>/, with: "")
        let missing = names.filter { !text.contains($0) }
        #expect(missing.isEmpty, "\(missing)")
    }
}
