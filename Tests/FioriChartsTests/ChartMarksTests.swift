import CoreGraphics
import Foundation
import Testing

@testable import FioriCharts

/// Angles, areas and shown categories of marks in numbers.
///
/// Numbers: shares, sums and areas of each test's data: areas of 4, 16 and 1 have diameters of 2, 4 and 1 parts. Two
/// stacks are kept for each of 300 pixel columns, the highest and the lowest.
struct ChartMarksTests {
    private func layout(_ model: ChartModel, width: CGFloat = 400, height: CGFloat = 240) throws -> ChartLayout {
        let layout = ChartLayout(
            input: ChartInput(model: model), size: CGSize(width: width, height: height),
            surroundings: ChartSurroundings(locale: Locale(identifier: "en_US"))
        ) { text, fontSize, _ in
            CGSize(width: CGFloat(text.count) * fontSize * 0.6, height: fontSize * 1.25)
        }
        return layout
    }

    @Test func `points have an outline once they are given one`() {
        let look = ChartPointAttributes()
        #expect(!look.hasOutline)
        look.strokeColor = .red
        #expect(look.hasOutline)
        #expect((look.copy() as? ChartPointAttributes)?.hasOutline == true)
        look.strokeColor = .preferredColor(.secondaryLabel)
        #expect(!look.hasOutline)
        #expect(ChartPointAttributes(strokeColor: .blue).hasOutline)
    }

    @Test func `donut angles are proportional`() {
        let model = ChartModel(chartType: .donut, data: [[1, nil, 2, 1, -3]])
        let sectors = DonutMarks.sectors(of: ChartInput(model: model))
        #expect(sectors.map(\.category) == [0, 2, 3])
        let parts = sectors.map { ($0.end - $0.start) / (2 * .pi) }
        for (part, expected) in zip(parts, [0.25, 0.5, 0.25]) { #expect(abs(part - expected) < 1e-12) }
        #expect(abs((sectors.last?.end ?? 0) - 2 * .pi) < 1e-12)
    }

    @Test func `bubble areas are proportional`() throws {
        let model = ChartModel(chartType: .bubble, data3d: [[[1, 1, 4], [2, 2, 16], [3, 3, 1]]])
        let layout = try layout(model)
        let widths = (0..<3).compactMap { layout.frame(series: 0, category: $0)?.width }
        try #require(widths.count == 3)
        #expect(abs(widths[1] / widths[0] - 2) < 1e-9)
        #expect(abs(widths[0] / widths[2] - 2) < 1e-9)
    }

    @Test func `waterfall columns continue`() throws {
        let model = ChartModel(chartType: .waterfall, data: [[10, -4, nil]], indexesOfTotalsCategories: [2])
        let layout = try layout(model)
        let frames = (0..<3).compactMap { layout.frame(series: 0, category: $0) }
        try #require(frames.count == 3)
        #expect(abs(frames[1].minY - frames[0].minY) < 1e-6)
        #expect(abs(frames[2].minY - frames[1].maxY) < 1e-6)
        #expect(abs(frames[2].maxY - frames[0].maxY) < 1e-6)
    }

    @Test func `thin stacks keep their extremes`() {
        var values = [Double](repeating: 1, count: 100_000)
        values[12_345] = 500
        values[77_777] = -900
        let stacking = Stacking([values, values], categories: values.count)
        let shown = StackedColumnMarks.shownCategories(of: stacking, in: 0..<values.count, columns: 300)
        #expect(shown.count <= 600)
        #expect(shown.contains(12_345) && shown.contains(77_777))
        #expect(shown == shown.sorted())
    }

    @Test func `derived values are computed once`() {
        let derived = ChartDerivedValues()
        var count = 0
        for _ in 0..<3 {
            let size = derived.largestSize {
                count += 1
                return 7
            }
            #expect(size == 7)
        }
        #expect(count == 1)
    }
}
