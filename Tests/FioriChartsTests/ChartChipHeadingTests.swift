import CoreGraphics
import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// Headings of chips whose names are long: shortened before series and rows are given up.
///
/// Numbers: letters are ten points wide in the tests of lines; values are those of the data.
@MainActor
struct ChartChipHeadingTests {
    private static let name = "Ersatzteile und Zubehör für Landmaschinen und Traktoren"

    private func written(
        _ model: ChartModel, _ width: CGFloat, _ height: CGFloat, _ textSize: DynamicTypeSize = .large
    ) -> String {
        // Labels of the axis would name the category, too.
        model.categoryAxis.labels.isHidden = true
        var configuration = DisplayConfiguration(width: width, height: height)
        configuration.dynamicTypeSize = textSize
        return ViewTest(ChartView(model), configuration).writtenTexts
    }

    private func lines(_ parts: [String], _ most: Int, isCut: Bool, width: CGFloat) -> [String]? {
        ChipHeading(parts, mostLines: most, isCut: isCut, width: width) { CGFloat($0.count) * 10 }?.lines
    }

    // MARK: Lines

    @Test func `a heading has one line where it can, then two even ones`() {
        #expect(lines(["Spare parts"], 2, isCut: false, width: 110) == ["Spare parts"])
        #expect(lines(["Spare parts for tractors"], 2, isCut: false, width: 130) == ["Spare parts", "for tractors"])
        #expect(lines(["a bb ccc dddddddddd"], 2, isCut: false, width: 100) == ["a bb ccc", "dddddddddd"])
        #expect(lines(["Spare parts for tractors"], 1, isCut: false, width: 130) == nil)
        #expect(lines(["Spareparts"], 2, isCut: false, width: 90) == nil)
    }

    @Test func `a heading that has no room in two lines is cut`() {
        #expect(lines(["Spare parts for tractors"], 1, isCut: true, width: 100) == ["Spare par…"])
        #expect(lines(["Spare parts for old tractors"], 2, isCut: true, width: 120) == ["Spare parts", "for old tra…"])
        #expect(lines(["Spareparts"], 2, isCut: true, width: 80) == ["Sparepa…"])
        // Fewer than four letters say nothing.
        #expect(lines(["Spareparts"], 2, isCut: true, width: 40) == nil)
    }

    @Test func `both ends of a range are cut`() {
        let ends = ["Spare parts", "Tractors and more"]
        #expect(lines(ends, 2, isCut: true, width: 110) == ["Spare pa… –", "Tractors a…"])
        #expect(lines(ends, 1, isCut: true, width: 190) == ["Spare p… – Tractor…"])
        // A short name leaves its room to the other one.
        #expect(lines(["a", ends[1]], 1, isCut: true, width: 150) == ["a – Tractors a…"])
    }

    // MARK: Chips

    @Test(arguments: [ChartType.column, .bar, .line, .area, .stackedColumn])
    func `a long category keeps its heading, its series and its value`(type: ChartType) {
        let model = ChartModel(
            chartType: type, data: [[31, 20, 43]], titlesForCategory: [["a", "b", Self.name]],
            selections: [0: [2]], titlesForSeries: ["Umsatz"])
        var count = 0
        for (width, height, size) in [
            (320.0, 240.0, DynamicTypeSize.large), (240, 160, .large), (160, 120, .large), (320, 240, .accessibility3),
            (390, 300, .accessibility5),
        ] {
            let texts = written(model, width, height, size)
            for text in ["Ersatzteile", ">Umsatz<", ">43<"] { #expect(texts.contains(text), "\(width) \(text)") }
            count += 1
        }
        #expect(count == 5)
    }

    @Test func `mode all lists every series under a long category`() {
        let model = ChartModel(
            chartType: .column, data: [[31, 43], [3, 7]], titlesForCategory: [["a", Self.name]], selectionMode: .all,
            selections: [0: [1]], titlesForSeries: ["Umsatz", "Gewinn"])
        var count = 0
        for (width, height, size) in [
            (320.0, 240.0, DynamicTypeSize.large), (240, 160, .large), (160, 120, .large), (320, 240, .accessibility3),
        ] {
            let texts = written(model, width, height, size)
            for text in ["Ersatzteile", ">Umsatz<", ">43<", ">Gewinn<", ">7<"] {
                #expect(texts.contains(text), "\(width) \(text)")
            }
            count += 1
        }
        #expect(count == 4)
    }

    @Test func `circles say x, y and size under a long name`() {
        let model = ChartModel(
            chartType: .bubble, data3d: [[[1, 2, 3], [5, 6, 7]]], titlesForCategory: [[Self.name, "b"]],
            selections: [0: [0]], titlesForSeries: ["Umsatz"])
        let texts = written(model, 320, 240)
        for text in ["Ersatzteile", ">Umsatz<", ">x<", ">y<", ">size<"] { #expect(texts.contains(text), "\(text)") }
    }

    @Test func `one line has a name that is cut before it has none`() {
        let model = ChartModel(
            chartType: .micro_column, data: [[31, 43]], titlesForCategory: [["a", Self.name]], selections: [0: [1]])
        let texts = written(model, 140, 24)
        #expect(texts.contains(">43<") && texts.contains("Ersatzt"))
    }
}
