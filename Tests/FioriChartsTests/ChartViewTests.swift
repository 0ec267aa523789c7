import FioriCharts
import SwiftUITestHost
import Testing

/// Charts on a page: frames of points, selection by touch and keys.
///
/// Numbers: heights are 1 to 4 parts, as the values, and the first is a tenth of the 200 points at least; the taps at
/// 60 and 260 of 300 points hit the first and the fourth column.
@MainActor
struct ChartViewTests {
    private func columns() -> (model: ChartModel, test: ViewTest<ChartView<EmptyView>>) {
        let model = ChartModel(
            chartType: .column, data: [[1, 2, 3, 4]], titlesForCategory: [["A", "B", "C", "D"]],
            userInteractionEnabled: true, selectionEnabled: true)
        let test = ViewTest(ChartView(model), DisplayConfiguration(width: 300, height: 200))
        _ = test.svg()
        return (model, test)
    }

    @Test func `columns are proportional to their values`() throws {
        let (_, test) = columns()
        let heights = try ["A", "B", "C", "D"].map { try test.frame(of: "Series 1, \($0)").height }
        #expect(heights[0] > 20)
        for (index, height) in heights.enumerated() { #expect(abs(height - heights[0] * CGFloat(index + 1)) < 0.01) }
    }

    @Test func `taps select and publish`() throws {
        let (model, test) = columns()
        var published: [[Int: [Int]]?] = []
        let subscription = model.selectionDidChangePublisher.sink { published.append($0) }
        defer { subscription.cancel() }
        _ = test.tap(at: CGPoint(x: 60, y: 120))
        test.advance(by: 1)
        #expect(model.selections == [0: [0]])
        _ = test.tap(at: CGPoint(x: 260, y: 120))
        test.advance(by: 1)
        #expect(model.selections == [0: [3]])
        #expect(published == [[0: [0]], [0: [3]]])
    }

    @Test func `without data the chart says so`() throws {
        let test = ViewTest(
            ChartView(ChartModel(chartType: .line, data: [[nil, nil]])), DisplayConfiguration(width: 300, height: 200))
        #expect(test.has("No Data"))
    }
}
