import CoreGraphics
import Expectations
import Testing

@testable import FioriCharts

/// Labels of reference lines above bars, beside the first name.
///
/// Numbers: lines at 15 and 90 of values up to 98; sizes of letters are those of `ChartTestLayout`.
@MainActor
struct ReferenceRowTests {
    private func bars(_ count: Int, names: String = "Week") -> ChartModel {
        let model = ChartModel(
            chartType: .bar, data: [(0..<count).map { Double(($0 * 37 + 9) % 90 + 9) }],
            titlesForCategory: [(1...count).map { "\(names) \($0)" }])
        model.referenceLines = [
            ChartReferenceLine(value: 15, label: "Minimum"), ChartReferenceLine(value: 90, label: "Maximum"),
        ]
        return model
    }

    private func labels(_ layout: ChartLayout) throws -> (lines: [ChartLabel], names: [ChartLabel]) {
        let lines = ["Minimum", "Maximum"].compactMap { text in layout.labels.first { $0.text == text } }
        try #require(lines.count == 2)
        return (lines, layout.labels.filter { $0.text.hasPrefix("Week") })
    }

    @Test(arguments: [false, true])
    func `each label has the side on which it has room`(isRightToLeft: Bool) throws {
        let layout = ChartTestLayout.layout(bars(52), width: 320, height: 240, isRightToLeft: isRightToLeft)
        let (lines, names) = try labels(layout)
        let places = layout.references.map(\.path.boundingRect.midX)
        if isRightToLeft {
            #expect(lines[0].frame.maxX < places[0] && lines[1].frame.minX > places[1])
        } else {
            #expect(lines[0].frame.minX > places[0] && lines[1].frame.maxX < places[1])
        }
        expectAll(lines, count: 2) { label in
            #expect(label.frame.minX >= layout.plot.frame.minX && label.frame.maxX <= layout.plot.frame.maxX)
            #expect(!names.contains { $0.frame.intersects(label.frame) })
        }
        #expect(names.first?.text == "Week 1")
    }

    @Test func `labels cover no name in any size`() throws {
        var count = 0
        for textScale in [1, 1.4, 1.9, 2.4] as [CGFloat] {
            for width in [220, 320, 390, 800] as [CGFloat] {
                for isRightToLeft in [false, true] {
                    for bars in [bars(16), bars(24), bars(52)] {
                        bars.referenceLines[0].label = "Minimum of all weeks of the year"
                        let layout = ChartTestLayout.layout(
                            bars, width: width, height: 260, isRightToLeft: isRightToLeft, textScale: textScale)
                        let names = layout.labels.filter { $0.text.hasPrefix("Week") }
                        let lines = layout.labels.filter { $0.text.hasPrefix("M") }
                        for line in lines {
                            count += 1
                            #expect(
                                !names.contains { $0.frame.insetBy(dx: 0, dy: 0.5).intersects(line.frame) },
                                "\(line.text) \(width) \(textScale) \(isRightToLeft)")
                        }
                    }
                }
            }
        }
        #expect(count >= 96, "\(count)")
    }
}
