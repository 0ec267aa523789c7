import CoreGraphics
import Testing

@testable import FioriCharts

/// Labels of a few categories, of which all are wanted.
///
/// Numbers: letters of `ChartTestLayout`; texts grow to 2.35 times their size at an accessibility size. The plot of a low chart
/// keeps two fifths of its height.
@MainActor
struct FewCategoryLabelTests {
    private func layout(
        _ kind: ChartType, _ names: [String], _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1
    ) -> ChartLayout {
        let values = names.indices.map { Double($0 % 17 + 3) }
        let model = ChartModel(chartType: kind, data: [values], titlesForCategory: [names])
        return ChartTestLayout.layout(model, width: width, height: height, textScale: scale)
    }

    @Test func `bars of a few names have all of them in low charts with great texts`() {
        for (width, height) in [(184.0, 80.0), (184.0, 100.0), (300.0, 120.0)] {
            let layout = layout(.bar, ["North", "South", "East"], width, height, scale: 2.35)
            let names = layout.labels.map(\.text).filter { ["North", "South", "East"].contains($0) }
            #expect(names.count == 3, "\(height) \(layout.labels.map(\.text))")
            #expect(layout.plot.frame.height >= height * 0.4, "\(height) \(layout.plot.frame)")
        }
    }

    @Test func `a name between the first and the last stands at either side of the middle`() {
        let names = ["Berlin", "Rome", "Hamburg an der Elbe", "Cologne"]
        let layout = layout(.line, names, 260, 180)
        let texts = layout.labels.map(\.text)
        #expect(texts.contains("Berlin") && texts.contains("Rome") && texts.contains("Cologne"), "\(texts)")
        #expect(LabelThinning.withEnds(count: 4, stride: 2).contains([0, 1, 3]))
        #expect(LabelThinning.withEnds(count: 7, stride: 3).contains([0, 3, 6]))
        #expect(!LabelThinning.withEnds(count: 40, stride: 3).contains { $0[1] != 3 })
    }

    @Test(arguments: [ChartType.line, .area]) func `long names below lines are cut as those below columns`(
        kind: ChartType
    ) {
        let names = ["Alpha", "Bravo", "Carol", "Delta", "Emily", "Frank"].map { "\($0) and some words" }
        let layout = layout(kind, names, 390, 240)
        let shown = layout.labels.filter { label in names.contains { $0.hasPrefix(label.text.prefix(4)) } }
        #expect(shown.count == 6, "\(layout.labels.map(\.text))")
        for (one, next) in zip(shown, shown.dropFirst()) { #expect(one.frame.maxX <= next.frame.minX) }
    }

    @Test func `names at the edges have what their neighbours leave`() throws {
        let layout = layout(.line, ["Berlin", "A", "Hamburg an der Elbe", "B", "Cologne"], 264, 180)
        for name in ["Berlin", "Cologne"] {
            let label = try #require(layout.labels.first { $0.text == name }, "\(layout.labels.map(\.text))")
            #expect(label.frame.width >= 7.2 * CGFloat(name.count) - 0.1, "\(name) \(label.frame)")
        }
        #expect(layout.labels.contains { $0.text.hasPrefix("Hamb") })
    }

    @Test func `three names beside low bars are better than the ends`() {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        for (height, scale) in [(100.0, 2.35), (120.0, 2.35), (120.0, 3.0)] {
            let layout = layout(.bar, months, 300, height, scale: scale)
            let names = layout.labels.map(\.text).filter(months.contains)
            #expect(names.count >= 3 && names.contains("Jan") && names.contains("Dec"), "\(height) \(names)")
        }
    }

    @Test func `six short names are all shown, a little smaller`() {
        let names = (0..<6).map { "Wk \($0)" }
        for (count, width) in [(5, 168.0), (6, 180), (6, 200)] {
            let layout = layout(.column, Array(names.prefix(count)), width, 170)
            let shown = layout.labels.filter { names.contains($0.text) }
            #expect(shown.count == count, "\(width) \(layout.labels.map(\.text))")
            // Three quarters of 12 points at least.
            for label in shown { #expect(label.fontSize >= 8.9 && label.fontSize <= 12) }
        }
    }

    @Test func `names of a few that have no room are missing evenly`() {
        for count in 3...6 {
            let names = (0..<count).map { "\(["Kyoto", "Yokohama", "Osaka"][$0 % 3]) and its surroundings \($0)" }
            for width in stride(from: 120.0, through: 400, by: 20) {
                let layout = layout(.column, names, width, 170)
                let shown = names.indices.filter { index in layout.labels.contains { $0.text == names[index] } }
                let steps = Set(zip(shown.dropFirst(), shown).map { $0 - $1 })
                #expect(steps.count <= 1, "\(count) \(width) \(shown)")
            }
        }
        #expect(LabelThinning.even(count: 6) == [[0, 2, 4], [0, 5]])
        #expect(LabelThinning.even(count: 5) == [[0, 2, 4], [0, 4]])
        #expect(LabelThinning.even(count: 4) == [[0, 3]])
    }

    @Test func `two names that have no room are both cut`() {
        for names in [["Headquarters", "Production"], ["Region North-West", "Distribution centre"]] {
            for kind in [ChartType.column, .line] {
                for (width, scale) in [(168.0, 2.35), (208, 3)] {
                    let layout = layout(kind, names, width, 170, scale: scale)
                    let below = layout.labels.filter { $0.frame.minY >= layout.plot.frame.maxY }
                    #expect(below.count == 2, "\(width) \(layout.labels.map(\.text))")
                    for label in below { #expect(label.frame.width >= 3 * label.fontSize - 1, "\(label)") }
                }
            }
        }
    }

    @Test func `many long names have the first and the last at great sizes`() {
        for count in [5, 12, 24, 40] {
            let names = (0..<count).map { "Region North-West #\($0)" }
            let layout = layout(.column, names, 168, 200, scale: 2.35)
            let below = layout.labels.filter { $0.frame.minY >= layout.plot.frame.maxY }
            #expect(below.count >= 2, "\(count) \(layout.labels.map(\.text))")
        }
    }

    @Test func `names of two lines beside low bars have one`() {
        let names = (0..<6).map { "#\($0)\nplan" }
        for scale in [1, 2.35] {
            let layout = layout(.bar, names, 248, 128, scale: scale)
            let shown = layout.labels.filter { $0.text.hasPrefix("#") }
            #expect(shown.count == 6, "\(scale) \(layout.labels.map(\.text))")
        }
    }
}
