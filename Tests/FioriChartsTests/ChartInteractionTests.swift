import CoreGraphics
import FioriCharts
import SwiftUI
import SwiftUITestHost
import Testing

/// Pans, ranges, modes of selection, keys, the pointer and the legend on a page.
///
/// Numbers: the place of the centre after a drag is the finger's way by the part that is visible (a quarter), of a plot
/// between 220 and 300 of the 300 points (140 and 200 of the height). Categories are those that the fingers touch. A
/// series of 2 alone is ten times as high as beside 20; five times is the lower limit.
@MainActor
struct ChartInteractionTests {
    private func test(_ model: ChartModel) -> ViewTest<ChartView<EmptyView>> {
        let test = ViewTest(ChartView(model), DisplayConfiguration(width: 300, height: 200))
        _ = test.svg()
        return test
    }

    private func line(_ count: Int, mode: ChartSelectionMode = .single) -> ChartModel {
        ChartModel(
            chartType: .line, data: [(0..<count).map { Double($0 + 1) }, (0..<count).map { Double(count - $0) }],
            titlesForCategory: [(0..<count).map { "C\($0)" }], selectionMode: mode, userInteractionEnabled: true,
            selectionEnabled: true, scaleXEnabled: true)
    }

    // MARK: Pan

    @Test func `drags move the visible part`() {
        let model = line(100)
        model.scaleX = 4
        model.centerPosition = CGPoint(x: 0.5, y: 0.5)
        let test = test(model)
        #expect(test.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 100, y: 100)))
        test.advance(by: 1)
        // A hundred points to the left are a good third of the plot, of which four fit the data.
        let center = model.centerPosition?.x ?? 0
        #expect(center > 0.5 + 0.25 * 100 / 300 && center < 0.5 + 0.25 * 100 / 220, "\(center)")
        #expect(model.selections == nil)
        test.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 3000, y: 100))
        test.advance(by: 1)
        #expect(abs((model.centerPosition?.x ?? 0) - 0.125) < 1e-9)
    }

    @Test func `drags move the visible values`() {
        let model = line(100)
        model.scaleY = 4
        let test = test(model)
        test.drag(from: CGPoint(x: 150, y: 60), to: CGPoint(x: 150, y: 120))
        test.advance(by: 1)
        // The part above the plot comes into sight.
        let center = model.centerPosition?.y ?? 0
        #expect(center > 0.5 + 0.25 * 60 / 200 && center < 0.5 + 0.25 * 60 / 140, "\(center)")
    }

    @Test func `charts that start zoomed in for legibility can be dragged`() {
        let model = ChartModel(
            chartType: .column, data: [(0..<100).map { Double($0 + 1) }], userInteractionEnabled: true)
        let test = test(model)
        test.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 150, y: 100))
        test.advance(by: 1)
        #expect((model.centerPosition?.x ?? 0) > 0.1)
        #expect(model.scaleX == 1)
    }

    @Test func `drags of the whole chart move nothing`() {
        let model = line(100)
        let test = test(model)
        test.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 100, y: 100))
        test.advance(by: 1)
        #expect(model.centerPosition == nil)
        #expect(model.scaleX == 1)
    }

    @Test func `pans snap to points`() {
        let model = line(101)
        model.scaleX = 5
        model.snapToPoint = true
        model.centerPosition = CGPoint(x: 0.5, y: 0.5)
        let test = test(model)
        test.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 137, y: 100))
        test.advance(by: 1)
        let start = Double((model.centerPosition?.x ?? 0) - 0.1) * 100
        #expect(abs(start - start.rounded()) < 1e-6)
        #expect(start.rounded() != 40)
    }

    // MARK: Selection

    private func selectRange(_ test: ViewTest<ChartView<EmptyView>>, from start: CGFloat, to end: CGFloat) throws {
        test.touch(at: CGPoint(x: start, y: 100))
        test.advance(by: 0.6)
        for step in 1...4 {
            try test.move(to: CGPoint(x: start + (end - start) * CGFloat(step) / 4, y: 100))
            test.advance(by: 0.05)
        }
        try test.lift()
        test.advance(by: 1)
    }

    @Test func `long presses and drags select ranges`() throws {
        let model = line(8)
        let test = test(model)
        let places = try (0..<8).map { try test.frame(of: "Series 1, C\($0)").midX }
        try selectRange(test, from: places[1], to: places[5])
        let selected = try #require(model.selections)
        #expect(selected.count == 1)
        #expect(selected.values.first == [1, 2, 3, 4, 5])
        // Ranges may also run backwards.
        try selectRange(test, from: places[6], to: places[4])
        #expect(model.selections?.values.first == [4, 5, 6])
    }

    @Test func `ranges of all mode select every series`() throws {
        let model = line(8, mode: .all)
        let test = test(model)
        let places = try (0..<8).map { try test.frame(of: "Series 1, C\($0)").midX }
        try selectRange(test, from: places[2], to: places[4])
        #expect(model.selections == [0: [2, 3, 4], 1: [2, 3, 4]])
    }

    @Test func `multiple mode collects points`() throws {
        let model = ChartModel(
            chartType: .column, data: [[4, 4, 4]], titlesForCategory: [["A", "B", "C"]], selectionMode: .multiple,
            userInteractionEnabled: true, selectionEnabled: true)
        model.selectionRequired = true
        let test = test(model)
        let places = try ["A", "B", "C"].map { try test.frame(of: "Series 1, \($0)") }
        for index in [2, 0, 2] {
            test.tap(at: CGPoint(x: places[index].midX, y: places[index].midY))
            test.advance(by: 1)
        }
        #expect(model.selections == [0: [0]])
        // The last one stays, as a selection is required.
        test.tap(at: CGPoint(x: places[0].midX, y: places[0].midY))
        test.advance(by: 1)
        #expect(model.selections == [0: [0]])
    }

    @Test func `selections change no mark of the picture`() {
        let model = line(8)
        let test = test(model)
        let before = test.svg()
        model.selections = [0: [1, 2, 3]]
        test.advance(by: 0.1)
        let selected = test.svg()
        #expect(selected != before)
        #expect(selected.count > before.count)
        model.selections = nil
        test.advance(by: 0.1)
        #expect(test.svg() == before)
    }

    @Test func `arrow keys move the selection`() throws {
        let model = line(3)
        let test = test(model)
        test.tap(at: CGPoint(x: 290, y: 20))
        test.advance(by: 1)
        let start = try #require(model.selections?.values.first)
        #expect(start == [2])
        #expect(test.press(.leftArrow))
        #expect(model.selections?.values.first == [1])
        #expect(test.press(.rightArrow))
        #expect(test.press(.rightArrow))
        #expect(model.selections?.values.first == [2])
    }

    @Test func `the pointer shows the value`() throws {
        let model = line(3)
        let test = test(model)
        let before = test.svg()
        let place = try test.frame(of: "Series 1, C1")
        #expect(test.hover(at: CGPoint(x: place.midX, y: place.midY)))
        test.advance(by: 0.1)
        #expect(test.svg() != before)
        _ = test.hover(at: nil)
        test.advance(by: 0.1)
        #expect(test.svg() == before)
        #expect(model.selections == nil)
    }

    // MARK: Legend

    @Test func `the legend switches series off and on`() throws {
        let model = ChartModel(chartType: .column, data: [[1, 2], [10, 20]], titlesForCategory: [["A", "B"]])
        model.titlesForSeries = ["Plan", "Actual"]
        model.legendPosition = .bottom
        let test = test(model)
        let before = try test.frame(of: "Plan, B").height
        try test.tap("Actual")
        test.advance(by: 1)
        #expect(model.hiddenSeries == [1])
        #expect(!test.has("Actual, B"))
        // Alone, the small series takes the whole height.
        #expect(try test.frame(of: "Plan, B").height > before * 5)
        try test.tap("Actual")
        test.advance(by: 1)
        #expect(model.hiddenSeries.isEmpty)
        #expect(abs(try test.frame(of: "Plan, B").height - before) < 0.01)
    }
}
