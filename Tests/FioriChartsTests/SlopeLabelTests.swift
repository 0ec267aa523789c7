import CoreGraphics
import Testing

@testable import FioriCharts

/// Data labels of lines that rise and fall, beside their slopes.
///
/// Numbers: populations of seven digits; points are 6 points nearer to their labels than others, and sizes of letters are
/// those of `ChartTestLayout`.
@MainActor
struct SlopeLabelTests {
    private static let rising: [Double] = [
        2_536_431, 3_034_950, 3_700_437, 4_458_003, 5_327_231, 6_143_494, 6_956_824, 7_794_799,
    ]

    private func line(_ values: [[Double]]) -> ChartModel {
        let model = ChartModel(chartType: .line, data: values)
        model.showsDataLabels = true
        return model
    }

    @Test(arguments: [(800.0, 400.0), (390, 260), (600, 300)], [false, true])
    func `points of a slope have their labels beside it`(size: (CGFloat, CGFloat), isFalling: Bool) throws {
        let values = isFalling ? Self.rising.reversed() : Self.rising
        let layout = ChartTestLayout.layout(line([values]), width: size.0, height: size.1)
        #expect(layout.dataLabels.count >= 7, "\(layout.dataLabels.map(\.text))")
        try expectOwnPoints(layout, series: 1, count: values.count)
    }

    @Test func `labels of several lines are nearest to their points`() throws {
        var numbers = TestNumbers(state: 62)
        var labelCount = 0
        for _ in 0..<60 {
            let count = Int.random(in: 3...20, using: &numbers)
            let series = Int.random(in: 1...3, using: &numbers)
            let values = (0..<series).map { _ in
                (0..<count).map { _ in Double(Int.random(in: 1_000_000...9_999_999, using: &numbers)) }
            }
            let layout = ChartTestLayout.layout(line(values), width: 500, height: 260)
            labelCount += layout.dataLabels.count
            for label in layout.dataLabels {
                #expect(!layout.kind.reach(into: label.frame, in: layout.plot), "\(label.text)")
            }
            for (index, label) in layout.dataLabels.enumerated() {
                #expect(!layout.dataLabels[..<index].contains { $0.frame.intersects(label.frame) })
            }
        }
        #expect(labelCount > 60)
    }

    /// Expects that each label is nearer to the point of its value than to any other.
    private func expectOwnPoints(_ layout: ChartLayout, series: Int, count: Int) throws {
        for label in layout.dataLabels {
            let points = (0..<series).flatMap { series in
                (0..<count).compactMap { category in
                    layout.plot.point(series: series, category: category).map {
                        (category, label.frame.distance(to: $0))
                    }
                }
            }
            let nearest = try #require(points.min { $0.1 < $1.1 })
            let value = layout.plot.input.table.value(0, nearest.0)
            #expect(label.text.filter(\.isNumber) == String(Int(value)), "\(label.text)")
        }
    }
}
