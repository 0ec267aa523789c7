import CoreGraphics
import Testing

@testable import FioriCharts

/// Axes of values of charts with two numeric axes, and below bars: texts become smaller, then shorter, before an axis goes.
///
/// Numbers: letters of `ChartTestLayout` of 12 points, which grow to 2.35 and 3 times that at accessibility sizes.
@MainActor
struct PointAxisRoomTests {
    private func points(_ kind: ChartType, _ peak: Double, isSigned: Bool) -> ChartModel {
        let low = isSigned ? -peak * 0.4 : peak * 0.2
        return ChartModel(chartType: kind, data3d: [[[1, peak * 0.2, 3], [2, peak * 0.9, 4], [3, low, 9]]])
    }

    @Test(arguments: [ChartType.scatter, .bubble]) func `points keep their vertical axis`(kind: ChartType) {
        var seen = 0
        for (width, height, scale) in [(200.0, 300.0, 3.0), (280, 200, 1), (240, 200, 2.35), (320, 240, 3)] {
            for peak in [1e4, 1e6, 1e9, 1e13] {
                for isSigned in [false, true] {
                    let model = points(kind, peak, isSigned: isSigned)
                    let layout = ChartTestLayout.layout(model, width: width, height: height, textScale: scale)
                    let beside = layout.labels.filter { $0.frame.maxX <= layout.plot.frame.minX }
                    #expect(beside.count >= 2, "\(width) \(scale) \(peak) \(layout.labels.map(\.text))")
                    for label in beside { #expect(label.frame.minX >= -0.5 && label.fontSize >= 11.9, "\(label)") }
                    seen += beside.count
                }
            }
        }
        #expect(seen >= 64)
    }

    @Test func `points whose numbers have room keep them in their size`() {
        let layout = ChartTestLayout.layout(points(.scatter, 1e4, isSigned: false), width: 390, textScale: 2)
        let beside = layout.labels.filter { $0.frame.maxX <= layout.plot.frame.minX }
        #expect(beside.count >= 2 && beside.allSatisfy { $0.fontSize == 24 }, "\(beside)")
        #expect(beside.contains { $0.text.hasSuffix(",000") })
    }

    @Test func `values below bars are shorter before zero stands alone`() {
        for (values, width, scale) in [
            ([-9e8, 9e8], 208.0, 1.0), ([-4e11, 9e11], 168, 1), ([8.3e9, 9.9e11], 168, 1.4), ([-4e8, 9e8], 208, 2.35),
        ] {
            let model = ChartModel(
                chartType: .bar, data: [values], titlesForCategory: [["Rotterdam", "Antwerp"]])
            let layout = ChartTestLayout.layout(model, width: width, height: 220, textScale: scale)
            let below = layout.labels.filter { $0.frame.minY >= layout.plot.frame.maxY }.map(\.text)
            #expect(below.count >= 2 && below.contains("0"), "\(values) \(below)")
        }
    }

    @Test func `only numbers that become shorter are abbreviated`() {
        let model = ChartModel(
            chartType: .line, data: [[1e9, 1e9 + 3], [1e9, 1e9 + 1]], indexesOfSecondaryValueAxis: [1])
        model.numericAxis.isZeroBased = false
        for width in [200.0, 240, 288, 400] {
            let texts = ChartTestLayout.layout(model, width: width, height: 170).labels.map(\.text)
            #expect(texts.contains("0") && texts.contains { $0.hasPrefix("1,") || $0.hasPrefix("1.0") }, "\(texts)")
            // An axis would go without its numbers.
            if width > 200 { #expect(!texts.contains { $0.hasPrefix("1.0") }, "\(width) \(texts)") }
        }
    }
}
