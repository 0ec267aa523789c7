import CoreGraphics
import Expectations
import Testing

@testable import FioriCharts

/// Sizes of labels in segments and of sums beside stacks.
///
/// Numbers: values of segments and their sums; data labels have 10 points without Dynamic Type, and sizes of letters are those
/// of `ChartTestLayout`.
@MainActor
struct StackLabelSizeTests {
    private func stacks(_ type: ChartType, _ data: [[Double]]) -> ChartModel {
        let names = ["Personal", "IT", "Recht", "Vertrieb"].prefix(data[0].count)
        let model = ChartModel(chartType: type, data: data, titlesForCategory: [Array(names)])
        model.showsDataLabels = true
        return model
    }

    private static let budget = [
        [120_000.5, 4_500_000.75, 80_000.1, 9_900_000.35], [115_300.25, 5_120_000.4, 64_000.9, 10_105_000.8],
    ]

    private func sums(_ layout: ChartLayout) -> [ChartLabel] { layout.dataLabels.filter { $0.markColor == nil } }

    @Test(arguments: [false, true])
    func `the longest stack has its sum`(isRightToLeft: Bool) {
        let model = stacks(.stackedBar, Self.budget)
        let layout = ChartTestLayout.layout(model, width: 320, height: 240, isRightToLeft: isRightToLeft)
        #expect(sums(layout).map(\.text) == ["235,300.75", "9,620,001.15", "144,001", "20,005,001.15"])
        #expect(layout.plot.frame.width >= 160)
        expectAll(sums(layout), count: 4) { #expect($0.fontSize == 10) }
        withKnownIssue("the sum of the longest of four negative stacks has no room at this width") {
            let below = stacks(.stackedBar, Self.budget.map { $0.map { -$0 } })
            let layout = ChartTestLayout.layout(below, width: 320, height: 240, isRightToLeft: isRightToLeft)
            #expect(sums(layout).count == 4)
        }
    }

    @Test(arguments: [1.2, 1.6, 1.9, 2.4] as [CGFloat])
    func `sums become smaller before the greatest goes`(textScale: CGFloat) throws {
        let model = stacks(.stackedBar, [[120_000, 450_000, 80_000, 990_000], [115_300, 512_000, 64_000, 1_010_500]])
        let layout = ChartTestLayout.layout(model, width: 390, height: 260, textScale: textScale)
        let sums = sums(layout)
        #expect(sums.map(\.text) == ["235,300", "962,000", "144,000", "2,000,500"])
        #expect(Set(sums.map(\.fontSize)).count == 1)
        let size = try #require(sums.first).fontSize
        #expect(size >= 10 - 0.01 && size <= 10 * textScale)
        #expect(layout.plot.frame.width >= 390 * 0.4)
    }

    @Test(arguments: [ChartType.stackedBar, .stackedColumn])
    func `labels in segments become smaller before they go`(type: ChartType) throws {
        let model = stacks(type, [[120_000, 450_000, 80_000, 990_000], [115_300, 512_000, 64_000, 1_010_500]])
        model.stacking = .percent
        let small = ChartTestLayout.layout(model, width: 390, height: 260)
        let layout = ChartTestLayout.layout(model, width: 390, height: 260, textScale: 2.4)
        let inside = layout.dataLabels.filter { $0.markColor != nil }
        #expect(inside.count >= (type == .stackedBar ? 6 : 2), "\(inside.map(\.text))")
        #expect(Set(inside.map(\.fontSize)).count == 1)
        let size = try #require(inside.first).fontSize
        #expect(size < 24 && size >= 10 - 0.01)
        expectAll(small.dataLabels.filter { $0.markColor != nil }, count: 2...) { #expect($0.fontSize == 10) }
        // Each label is in the plot, and covers no other.
        for (index, label) in inside.enumerated() {
            #expect(layout.plot.frame.insetBy(dx: -0.5, dy: -0.5).contains(label.frame), "\(label.text)")
            #expect(!inside[..<index].contains { $0.frame.intersects(label.frame) }, "\(label.text)")
        }
    }

    @Test func `segments that are too small do not make the others smaller`() {
        let model = stacks(.stackedBar, [[500, 500, 500], [500, 500, 500], [1, 1, 1]])
        let layout = ChartTestLayout.layout(model, width: 800, height: 400, textScale: 1.5)
        expectAll(layout.dataLabels.filter { $0.markColor != nil }, count: 6) { #expect($0.fontSize == 15) }
    }
}
