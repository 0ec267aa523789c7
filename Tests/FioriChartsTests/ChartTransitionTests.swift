import SwiftUITestHost
import Testing

@testable import FioriCharts

/// Charts on the way from one set of data or kind to another.
///
/// Numbers: the data of a chart at rest that looks the same, a second after the change, which takes 0.3 s.
@MainActor
struct ChartTransitionTests {
    private func test(_ model: ChartModel, reducesMotion: Bool = false) -> ViewTest<ChartView<EmptyView>> {
        var configuration = DisplayConfiguration(width: 300, height: 200, animates: true)
        if reducesMotion { configuration.accessibility = .reduceMotion }
        return ViewTest(ChartView(model), configuration)
    }

    private func settled(_ type: ChartType, _ data: [[Double?]]) -> String {
        test(ChartModel(chartType: type, data: data)).svg()
    }

    @Test func `changed data moves and arrives`() {
        let model = ChartModel(chartType: .column, data: [[1, 2, 3]])
        let test = test(model)
        #expect(test.svg() == settled(.column, [[1, 2, 3]]))
        model.data = [[3, 2, 1]]
        test.advance(by: 0.15)
        let midway = test.svg()
        #expect(midway != settled(.column, [[1, 2, 3]]))
        #expect(midway != settled(.column, [[3, 2, 1]]))
        test.advance(by: 1)
        #expect(test.svg() == settled(.column, [[3, 2, 1]]))
    }

    @Test func `another kind fades in`() {
        let model = ChartModel(chartType: .column, data: [[1, 2, 3]])
        let test = test(model)
        _ = test.svg()
        model.chartType = .line
        test.advance(by: 0.15)
        #expect(test.svg() != settled(.line, [[1, 2, 3]]))
        test.advance(by: 1)
        #expect(test.svg() == settled(.line, [[1, 2, 3]]))
    }

    @Test func `with reduced motion changes are there at once`() {
        let model = ChartModel(chartType: .column, data: [[1, 2, 3]])
        let test = test(model, reducesMotion: true)
        _ = test.svg()
        model.data = [[3, 2, 1]]
        test.advance(by: 0.05)
        #expect(test.svg() == settled(.column, [[3, 2, 1]]))
    }

    private func layout(_ model: ChartModel) -> ChartLayout {
        ChartLayout(
            input: ChartInput(model: model), size: CGSize(width: 300, height: 200),
            surroundings: ChartSurroundings(locale: Locale(identifier: "en_US"))
        ) { text, fontSize, _ in CGSize(width: CGFloat(text.count) * fontSize * 0.6, height: fontSize * 1.25) }
    }

    private func heights(_ layers: [ChartTransition.Layer]) -> [CGFloat] {
        layers.flatMap { layer in layer.marks.map(\.path.boundingRect.height) }
    }

    @Test func `marks start where they were`() throws {
        let model = ChartModel(chartType: .column, data: [[10]])
        var transition = ChartTransition()
        let first = heights(transition.layers(of: layout(model), progress: 0))
        model.data = [[20]]
        // The scale moves along, so that the column is as high at the start and at the end.
        let changed = layout(model)
        let start = heights(transition.layers(of: changed, progress: 0))
        #expect(abs(try #require(start.first) - (try #require(first.first))) < 0.01)
        #expect(transition.layers(of: changed, progress: 1).first?.opacity == 1)
    }

    @Test func `a change during a change continues from what is shown`() throws {
        let model = ChartModel(chartType: .column, data: [[0, 100]])
        var transition = ChartTransition()
        _ = transition.layers(of: layout(model), progress: 0)
        model.data = [[100, 100]]
        let midway = heights(transition.layers(of: layout(model), progress: 0.5))
        model.data = [[0, 100]]
        let reversed = heights(transition.layers(of: layout(model), progress: 0.5))
        #expect(midway == reversed)
    }
}
