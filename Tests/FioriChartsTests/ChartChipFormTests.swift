import CoreGraphics
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// Forms of chips: columns, names that are cut, and what is counted.
///
/// Numbers: rows of groups and columns of each test; values are those of the data.
@MainActor
struct ChartChipFormTests {
    private func written(_ model: ChartModel, _ width: CGFloat, _ height: CGFloat) -> String {
        model.userInteractionEnabled = true
        model.selectionEnabled = true
        return ViewTest(ChartView(model), DisplayConfiguration(width: width, height: height)).writtenTexts
    }

    // MARK: Marks out of sight

    @Test(arguments: [ChartType.column, .bar, .stackedColumn, .stackedBar, .waterfall])
    func `bars that end beyond the visible values have no chip`(type: ChartType) {
        let model = ChartModel(
            chartType: type, data: [[80, 75, 60, 5, 70, 90]], selections: [0: [3]], scaleYEnabled: true)
        model.scaleY = 2
        model.centerPosition = CGPoint(x: 0.5, y: 0.75)
        // Steps of a waterfall stand on each other.
        if type == .waterfall { model.selections = [0: [0]] }
        let value = type == .waterfall ? ">80<" : ">5<"
        #expect(!written(model, 320, 240).contains(value), "\(type)")
        model.centerPosition = CGPoint(x: 0.5, y: 0.25)
        #expect(written(model, 320, 240).contains(value), "\(type)")
    }

    @Test func `columns without length have a chip where their place is in sight`() {
        let model = ChartModel(chartType: .column, data: [[80, 0, 60]], selections: [0: [1]])
        #expect(written(model, 320, 240).contains("Category 2"))
        model.scaleYEnabled = true
        model.scaleY = 2
        model.centerPosition = CGPoint(x: 0.5, y: 0.75)
        #expect(!written(model, 320, 240).contains("Category 2"))
    }

    // MARK: Columns

    @Test func `rows of a series stay in one column`() throws {
        let groups = Array(repeating: 3, count: 8)
        let columns = try #require(ChipColumns(groups, count: 3, limit: 12))
        #expect(columns.ranges == [0..<9, 9..<18, 18..<24] && columns.height == 9)
        #expect(ChipColumns(groups, count: 3, limit: 8) == nil)
        #expect(ChipColumns.fewest(groups, most: 3, limit: 12)?.ranges == [0..<12, 12..<24])
        #expect(ChipColumns([4, 1, 1], count: 2, limit: 4)?.ranges == [0..<4, 4..<6])
        #expect(ChipColumns([5], count: 2, limit: 4) == nil && ChipColumns([], count: 2, limit: 4) == nil)
    }

    @Test func `a row is left for the number of the rest`() {
        let groups = Array(repeating: 3, count: 8)
        #expect(ChipColumns.held(of: groups, count: 3, limit: 5) == 3)
        #expect(ChipColumns.held(of: groups, count: 3, limit: 3) == 2)
        #expect(ChipColumns.held(of: groups, count: 1, limit: 2) == 0)
        #expect(ChipColumns.held(of: Array(repeating: 1, count: 20), count: 2, limit: 6) == 11)
        #expect(ChipColumns.held(of: [1, 1], count: 1, limit: 1) == 0)
    }

    @Test func `values of a series in one row follow its name`() throws {
        let plot = ChartTestLayout.layout(ChartModel(chartType: .line, data: [[1]])).plot
        let point = ChartPointIndex(series: 0, category: 0)
        var chip = SelectionChip([(point, point)], in: plot, locale: Locale(identifier: "en_US"))
        chip.rows = ["A", "B"].flatMap { name in
            [
                SelectionChip.Row(color: .red, name: name, text: ""),
                SelectionChip.Row(color: nil, name: "x", text: "1", isContinued: true),
                SelectionChip.Row(color: nil, name: "y", text: "2", isContinued: true),
            ]
        }
        #expect(chip.groups == [3, 3])
        let short = try #require(chip.withRowsOfSeries)
        #expect(short.rows.map(\.name) == ["A", "B"] && short.rows.map(\.text) == ["x 1, y 2", "x 1, y 2"])
        #expect(short.withRowsOfSeries == nil && chip.shortLines.first == "A x 1, y 2 + 1")
        chip.rows.removeLast(3)
        #expect(chip.groups == [1, 1, 1] && chip.withRowsOfSeries == nil)
    }

    @Test(arguments: [(320, 200), (280, 220), (390, 300), (480, 300), (600, 240)])
    func `the rest of points counts series without all of their values`(width: Int, height: Int) {
        let points: [[[Double?]]] = (0..<8).map { series in
            let place = Double(series * 10)
            return [[place + 3, 91 - place], [place + 105, place + 206]]
        }
        let model = ChartModel(
            chartType: .scatter, data3d: points, titlesForCategory: [["Riyadh", "Jeddah"]], selectionMode: .all,
            selections: Dictionary(uniqueKeysWithValues: (0..<8).map { ($0, [1]) }),
            titlesForSeries: (0..<8).map { "Name \($0)" })
        let texts = written(model, CGFloat(width), CGFloat(height))
        let shown = (0..<8).filter { series in
            let (x, y) = (series * 10 + 105, series * 10 + 206)
            return texts.contains(">\(x)<") && texts.contains(">\(y)<") || texts.contains("x \(x), y \(y)")
        }
        #expect(!shown.isEmpty)
        if shown.count < 8 { #expect(texts.contains(">+ \(8 - shown.count)<"), "\(shown)") }
        #expect(shown.count == 8 || !texts.contains(">y<"), "all values of a series or none")
    }

    @Test func `long names are cut before rows are left out`() {
        let names = ["Cost of goods sold", "General and administrative expenses"] + (3...12).map { "Measure \($0)" }
        let model = ChartModel(
            chartType: .column, data: (0..<12).map { [Double($0) + 761_753.08, Double($0) + 863_823.21] },
            titlesForCategory: [["Customer satisfaction", "Promoters"]], selectionMode: .all,
            selections: Dictionary(uniqueKeysWithValues: (0..<12).map { ($0, [1]) }), titlesForSeries: names)
        let texts = written(model, 358, 150)
        var count = 0
        for series in 0..<12 {
            #expect(texts.contains(">863,8\(series + 23).21<"), "\(series)")
            count += 1
        }
        #expect(count == 12 && !texts.contains(">+ "))
    }

    // MARK: Places

    @Test func `points beside a large column are not covered`() {
        let column = CGRect(x: 150, y: 60, width: 65, height: 180)
        let points = [CGRect(x: 177, y: 76, width: 8, height: 8), CGRect(x: 177, y: 216, width: 8, height: 8)]
        let room = ChipRoom(
            size: CGSize(width: 360, height: 260), mark: column, areas: [column] + points, labels: [])
        let frame = ChipPlace(of: CGSize(width: 200, height: 64), in: room).frame
        for point in points { #expect(!frame.intersects(point), "\(frame)") }
    }
}
