import CoreGraphics
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// The words of chips, and the chips that are drawn.
///
/// Numbers: values are those of the data, written for the locale; shares are part by total. Places are those of the marks.
@MainActor
struct ChartSelectionWordsTests {
    private let size = CGSize(width: 300, height: 200)

    private func test(_ model: ChartModel, _ size: CGSize? = nil) -> ViewTest<ChartView<EmptyView>> {
        let size = size ?? self.size
        let test = ViewTest(ChartView(model), DisplayConfiguration(width: size.width, height: size.height))
        _ = test.svg()
        return test
    }

    /// The chip of points, as the selection layer composes it.
    private func chip(_ model: ChartModel, _ points: [(Int, Int)], _ locale: String = "en_US") -> SelectionChip {
        let locale = Locale(identifier: locale)
        let layout = ChartLayout(
            input: ChartInput(model: model), size: size, surroundings: ChartSurroundings(locale: locale)
        ) { text, fontSize, _ in CGSize(width: CGFloat(text.count) * fontSize * 0.6, height: fontSize * 1.25) }
        let groups = points.map { series, category in
            let point = ChartPointIndex(series: series, category: category)
            return (first: point, last: point)
        }
        return SelectionChip(groups, in: layout.plot, locale: locale)
    }

    private func words(_ row: SelectionChip.Row) -> [String] { [row.name ?? "", row.text] }

    private func sales(_ mode: ChartSelectionMode = .single) -> ChartModel {
        ChartModel(
            chartType: .column, data: [[12, 15, nil], [1_400, 9, 8]], titlesForCategory: [["Jan", "Feb", "Mar"]],
            selectionMode: mode, userInteractionEnabled: true, selectionEnabled: true,
            titlesForSeries: ["Plan", "Actual"])
    }

    // MARK: Words

    @Test func `names of several lines are one line in a chip`() {
        let model = sales(.all)
        model.titlesForSeries = ["Net\nsales", "Gross\r\nsales"]
        #expect(chip(model, [(0, 0), (1, 0)]).rows.map(\.name) == ["Net sales", "Gross sales"])
        let points = ChartModel(
            chartType: .scatter, data3d: [[[3, 5], [4, 6]], [[1, 2]]], titlesForCategory: [["P\n2", "Q"], ["R"]],
            titlesForSeries: ["A\nB", "C"])
        let one = chip(points, [(0, 0)])
        #expect(one.heading == "P 2" && one.rows.map(words) == [["A B", ""], ["x", "3"], ["y", "5"]])
    }

    @Test func `a chip says category, series and value`() {
        let chip = chip(sales(), [(1, 0)])
        #expect(chip.heading == "Jan")
        #expect(chip.rows.map(words) == [["Actual", "1,400"]])
        #expect(chip.rows[0].color == .preferredColor(.chart2))
        #expect(chip.line == "Jan: Actual 1,400")
        #expect(self.chip(sales(), [(1, 0)], "de_DE").rows.map(words) == [["Actual", "1.400"]])
    }

    @Test func `a single series without a name is not named`() {
        let model = ChartModel(chartType: .line, data: [[3, 4]], titlesForCategory: [["Q1", "Q2"]])
        #expect(chip(model, [(0, 1)]).rows.map(words) == [["", "4"]])
        #expect(chip(ChartModel(chartType: .line, data: [[3, 4]]), [(0, 1)]).heading == "Category 2")
    }

    @Test func `points of numbers say x, y and size`() {
        let model = ChartModel(
            chartType: .bubble, data3d: [[[1, 5, 9], [2, 6, 4]], [[3, 7, 2]]], titlesForAxis: [.x: "Weight"],
            titlesForSeries: ["Cars", "Bikes"])
        let chip = chip(model, [(0, 1)])
        #expect(chip.heading == nil)
        #expect(chip.rows.map(words) == [["Cars", ""], ["Weight", "2"], ["y", "6"], ["size", "4"]])
        let scatter = ChartModel(chartType: .scatter, data3d: [[[1, 5]]], titlesForCategory: [["Alpha"]])
        #expect(self.chip(scatter, [(0, 0)]).heading == "Alpha")
        #expect(self.chip(scatter, [(0, 0)]).rows.map(words) == [["x", "1"], ["y", "5"]])
    }

    @Test func `points over time say the date, and the time of day where it is not midnight`() {
        // 2026-03-29 00:00 and 12:30 in Greenwich; Berlin's clocks go forward that day.
        let midnight = 1_774_742_400.0
        let model = ChartModel(
            chartType: .scatter, data3d: [[[midnight, 5], [midnight + 45_000, 6], [4e11, 7]]], isTimeAxis: true)
        #expect(chip(model, [(0, 0)]).rows.map(words) == [["x", "Mar 29, 2026"], ["y", "5"]])
        let noon = chip(model, [(0, 1)]).rows.map(words)
        #expect(noon[0][1].replacing("\u{202F}", with: " ") == "Mar 29, 2026 at 12:30 PM")
        model.categoryAxis.timeZone = TimeZone(identifier: "Europe/Berlin")
        #expect(chip(model, [(0, 1)], "de").rows.map(words)[0][1].contains("14:30"))
        #expect(chip(model, [(0, 2)]).rows.map(words)[0] == ["x", "400,000,000,000"])
    }

    @Test(arguments: [ChartType.micro_radial, .micro_harvey_ball])
    func `parts of totals say value, total and share`(kind: ChartType) {
        let chip = chip(ChartModel(chartType: kind, data: [[200, 90]]), [(0, 1)])
        #expect(chip.heading == nil)
        #expect(chip.rows.map(words) == [["value", "90"], ["total", "200"], ["share", "45.0%"]])
    }

    @Test func `bullets say actual, target, forecast and thresholds`() {
        let model = ChartModel(chartType: .micro_bullet, data: [[70, 90, 95], [30, 60]])
        let expected = [
            ["actual", "70"], ["target", "90"], ["forecast", "95"], ["threshold", "30"], ["threshold", "60"],
        ]
        let rows = chip(model, [(0, 0)]).rows.map(words)
        #expect(rows.filter { !$0[1].isEmpty } == expected)
        let stacked = ChartModel(
            chartType: .micro_stacked_bullet, data: [[90, 20, 30]], titlesForCategory: [["Goal", "North", "South"]])
        #expect(chip(stacked, [(0, 0)]).rows.map(words) == [["target", "90"], ["North", "20"], ["South", "30"]])
        let colors: [Color] = [.preferredColor(.primaryLabel), .preferredColor(.chart1), .preferredColor(.chart2)]
        #expect(chip(stacked, [(0, 0)]).rows.map(\.color) == colors)
    }

    @Test func `mode all lists every series`() {
        let chip = chip(sales(.all), [(0, 1), (1, 1)])
        #expect(chip.heading == "Feb")
        #expect(chip.rows.map(words) == [["Plan", "15"], ["Actual", "9"]])
    }

    @Test func `breaks of lines in names are spaces in words`() {
        let model = ChartModel(chartType: .line, data: [[3, 4]], titlesForCategory: [["one\ntwo", "b"]])
        #expect(chip(model, [(0, 0)]).heading == "one two")
    }

    // MARK: Pictures

    @Test func `selections are written over the chart`() {
        let model = sales(.all)
        let test = test(model)
        #expect(!test.writtenTexts.contains("Actual"))
        model.selections = [0: [1], 1: [1]]
        test.advance(by: 0.1)
        let svg = test.writtenTexts
        for text in ["Plan", "Actual", ">15<", ">9<"] { #expect(svg.contains(text), "\(text)") }
    }

    @Test func `forty series are listed as far as there is room, and the rest is counted`() {
        let model = ChartModel(
            chartType: .line, data: (0..<40).map { [Double($0), Double($0 + 100)] }, titlesForCategory: [["A", "B"]],
            selectionMode: .all, selections: Dictionary(uniqueKeysWithValues: (0..<40).map { ($0, [1]) }),
            userInteractionEnabled: true, selectionEnabled: true)
        let small = test(model, CGSize(width: 240, height: 140))
        #expect(small.writtenTexts.contains("Series 1<") && small.writtenTexts.contains("+ "))
        let large = test(model, CGSize(width: 800, height: 500))
        #expect(large.writtenTexts.contains("Series 40") && !large.writtenTexts.contains(">+ "))
    }

    @Test func `small charts say the value at least`() {
        let model = sales()
        model.selections = [1: [0]]
        #expect(test(model, CGSize(width: 60, height: 20)).writtenTexts.contains("1,400"))
    }

    @Test func `ranges say both ends of every series`() {
        let model = sales(.all)
        model.selections = [0: [0, 1], 1: [0, 1, 2]]
        let svg = test(model).writtenTexts
        #expect(svg.contains("Jan – Mar") && svg.contains("12 – 15") && svg.contains("1,400 – 8"))
    }

    @Test func `points of any combination have a chip each, or one together where these would overlap`() {
        let model = ChartModel(
            chartType: .column, data: [[11, 15, 12], [16, 13, 14]], titlesForCategory: [["Jan", "Feb", "Mar"]],
            selectionMode: .multiple, selections: [0: [0], 1: [2]], userInteractionEnabled: true,
            selectionEnabled: true, titlesForSeries: ["Plan", "Actual"])
        let (wide, narrow) = (CGSize(width: 500, height: 300), CGSize(width: 300, height: 200))
        #expect(!test(model, wide).writtenTexts.contains("Plan, Jan"))
        for text in [">11<", ">14<"] { #expect(test(model, wide).writtenTexts.contains(text), "\(text)") }
        model.selections = [0: [0, 1, 2], 1: [0, 1, 2]]
        var seen = 0
        for size in [wide, narrow] {
            let svg = test(model, size).writtenTexts
            for text in ["Plan, Jan", "Actual, Mar", ">11<", ">12<", ">13<", ">14<", ">15<", ">16<"] {
                #expect(svg.contains(text), "\(size) \(text)")
                seen += 1
            }
        }
        #expect(seen == 16)
    }

    @Test func `a chip of points of any categories names what they do not share`() {
        let points = { (series: [(Int, Int)]) in series.map { ChartPointIndex(series: $0.0, category: $0.1) } }
        let (model, locale) = (sales(.multiple), Locale(identifier: "en_US"))
        let plot = ChartTestLayout.layout(model).plot
        let one = SelectionChip(listing: points([(1, 0), (1, 2)]), in: plot, locale: locale)
        #expect(one.heading == "Actual")
        #expect(one.rows.map(words) == [["Jan", "1,400"], ["Mar", "8"]])
        let two = SelectionChip(listing: points([(0, 0), (1, 1)]), in: plot, locale: locale)
        #expect(two.heading == nil)
        #expect(two.rows.map(words) == [["Plan, Jan", "12"], ["Actual, Feb", "9"]])
        let category = SelectionChip(listing: points([(0, 0), (1, 0)]), in: plot, locale: locale)
        #expect(category.heading == "Jan")
        #expect(category.rows.map(words) == [["Plan", "12"], ["Actual", "1,400"]])
    }

    @Test func `the shortest words of several points count the others`() {
        let plot = ChartTestLayout.layout(sales(.multiple)).plot
        func lines(_ points: [(Int, Int)]) -> [String] {
            let points = points.map { ChartPointIndex(series: $0.0, category: $0.1) }
            return SelectionChip(listing: points, in: plot, locale: Locale(identifier: "en_US")).shortLines
        }
        #expect(lines([(1, 0), (1, 1), (1, 2)]) == ["Jan 1,400 + 2", "1,400 + 2"])
        #expect(lines([(0, 0)]) == ["12"])
    }

    @Test func `selections are drawn at any scale`() {
        let model = sales()
        model.selections = [1: [0]]
        var drawn = 0
        for scale in [0.1, 0.3, 1, 1.1, 1.3, 1.35, 1.7, 2, 2.2, 2.7, 3] {
            var configuration = DisplayConfiguration(width: 300, height: 200)
            configuration.displayScale = scale
            let test = ViewTest(ChartView(model), configuration)
            if test.writtenTexts.contains("1,400") { drawn += 1 }
        }
        #expect(drawn == 11)
    }

    @Test func `great chips become smaller before they lose values`() {
        let model = ChartModel(
            chartType: .scatter, data3d: [[[1, 2], [9, 500]]], selections: [0: [1]], userInteractionEnabled: true,
            selectionEnabled: true, titlesForSeries: ["Alpha"])
        var configuration = DisplayConfiguration(width: 220, height: 110)
        configuration.dynamicTypeSize = .accessibility3
        let svg = ViewTest(ChartView(model), configuration).writtenTexts
        for text in ["Alpha", ">9<", ">500<"] { #expect(svg.contains(text), "\(text)") }
        #expect(!svg.contains(">+ "))
    }

    @Test func `any value of a chart of one mark selects it`() {
        var seen = 0
        for (kind, values) in [
            (ChartType.micro_stacked_bullet, [85.0, 30, 25]), (.micro_bullet, [68, 85, 79]),
            (.micro_radial, [100, 45]), (.micro_harvey_ball, [100, 45]),
        ] {
            for category in values.indices {
                let model = ChartModel(
                    chartType: kind, data: [values], selections: [0: [category]], userInteractionEnabled: true,
                    selectionEnabled: true)
                let svg = test(model, CGSize(width: 300, height: 160)).writtenTexts
                for value in values { #expect(svg.contains(">\(Int(value))<"), "\(kind) \(category) \(value)") }
                seen += 1
                model.selections = [0: [99]]
                #expect(!test(model, CGSize(width: 300, height: 160)).writtenTexts.contains(">\(Int(values[0]))<"))
            }
        }
        #expect(seen == 10)
    }

    @Test func `the colour in a chip is that of the step`() {
        let model = ChartModel(
            chartType: .waterfall, data: [[10, -4, 6]], indexesOfTotalsCategories: [2], titlesForSeries: ["Cash"])
        #expect(chip(model, [(0, 0)]).rows[0].color == .preferredColor(.chartGood))
        #expect(chip(model, [(0, 1)]).rows[0].color == .preferredColor(.chartBad))
        #expect(chip(model, [(0, 2)]).rows[0].color == .preferredColor(.chart1))
    }

    @Test func `a chip leaves labels of axes in sight where there is room`() {
        let mark = CGRect(x: 60, y: 60, width: 20, height: 20)
        let labels = [CGRect(x: 40, y: 20, width: 30, height: 12)]
        let room = ChipRoom(
            size: CGSize(width: 300, height: 200), mark: mark, areas: [mark], labels: [], axisLabels: labels)
        let frame = ChipPlace(of: CGSize(width: 60, height: 20), in: room).frame
        #expect(!frame.intersects(labels[0]) && !frame.intersects(mark))
    }

    @Test func `a chip between data labels covers neither its mark nor a part of them`() {
        let size = CGSize(width: 390, height: 200)
        let labels = (0..<12).map { place in
            CGRect(x: 20 + CGFloat(place) * 30, y: 80 + CGFloat(place % 3) * 8, width: 24, height: 12)
        }
        let chip = CGSize(width: 90, height: 44)
        var checked = 0
        for place in labels.indices {
            let mark = CGRect(x: labels[place].midX - 4, y: labels[place].maxY + 1, width: 8, height: 8)
            let room = ChipRoom(size: size, mark: mark, areas: [mark], labels: labels)
            let frame = ChipPlace(of: chip, in: room).frame
            #expect(frame.size == chip && !frame.intersects(mark), "\(place): \(frame)")
            #expect(!labels.contains { frame.intersects($0) && !frame.contains($0) }, "\(place): \(frame)")
            checked += 1
        }
        #expect(checked == 12)
    }

    @Test func `a chip of many points covers the least of their marks`() {
        let bars = (0..<4).map { CGRect(x: 20, y: CGFloat($0) * 45, width: 250 - CGFloat($0) * 60, height: 40) }
        let mark = CGRect(x: 20, y: 0, width: 250, height: 175)
        let room = ChipRoom(size: CGSize(width: 300, height: 200), mark: mark, areas: bars, labels: [])
        let place = ChipPlace(of: CGSize(width: 100, height: 60), in: room)
        #expect(place.faults == .none && !bars.contains(where: place.frame.intersects), "\(place.frame)")
        #expect(place.frame.minX < 180, "not in the corner, but near the middle of the bars: \(place.frame)")
        let crowded = ChipPlace(of: CGSize(width: 200, height: 100), in: room)
        #expect(crowded.frame.minX > 90 && crowded.frame.minY > 90, "over the ends of short bars: \(crowded.frame)")
    }

    @Test func `a chip covers labels of an axis whole before it cuts their letters`() {
        let mark = CGRect(x: 0, y: 0, width: 300, height: 40)
        let labels = (0..<3).map { CGRect(x: 90 + CGFloat($0) * 45, y: 84, width: 30, height: 14) }
        let room = ChipRoom(
            size: CGSize(width: 300, height: 100), mark: mark, areas: [mark], labels: [], axisLabels: labels)
        let place = ChipPlace(of: CGSize(width: 290, height: 48), in: room)
        #expect(place.frame.minY > 40)
        for label in labels { #expect(place.frame.contains(label), "\(place.frame) \(label)") }
    }

    @Test func `chips of several points stand at their own marks`() {
        let bars = [CGRect(x: 20, y: 80, width: 20, height: 20), CGRect(x: 60, y: 20, width: 20, height: 80)]
        func stands(_ x: CGFloat, _ y: CGFloat, at bar: Int) -> Bool {
            let frame = CGRect(x: x, y: y, width: 38, height: 20)
            return ChipPlace.stands(frame, at: bars[bar], amongMarks: bars, areas: bars)
        }
        #expect(stands(10, 56, at: 0) && !stands(10, 56, at: 1), "above the first bar")
        #expect(stands(84, 40, at: 1) && !stands(84, 40, at: 0), "beside the second bar")
        #expect(!stands(42, 78, at: 0), "on the second bar")
    }

    @Test func `the area of a ring has no part in its hole`() {
        var ring = Path()
        ring.addArc(
            center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
        let areas = ChipRoom.areas(of: [ring.strokedPath(StrokeStyle(lineWidth: 16))])
        #expect(areas.count > 60)
        for area in areas {
            let distance = hypot(area.midX - 50, area.midY - 50)
            #expect((31...49).contains(distance), "\(area)")
        }
        let room = ChipRoom(
            size: CGSize(width: 100, height: 100), mark: CGRect(x: 2, y: 2, width: 96, height: 96), areas: areas,
            labels: [])
        let chip = ChipPlace(of: CGSize(width: 36, height: 30), in: room)
        #expect(chip.faults == .none && abs(chip.frame.midX - 50) < 4 && abs(chip.frame.midY - 50) < 4)
    }

    @Test func `chips of marks that are scrolled out go away`() {
        let model = ChartModel(
            chartType: .column, data: [(0..<100).map { Double($0 + 1_000) }], selections: [0: [2]],
            userInteractionEnabled: true, selectionEnabled: true, scaleXEnabled: true)
        model.scaleX = 4
        model.centerPosition = CGPoint(x: 0.125, y: 0.5)
        let test = test(model)
        #expect(test.writtenTexts.contains("1,002"))
        model.centerPosition = CGPoint(x: 0.8, y: 0.5)
        test.advance(by: 0.1)
        #expect(!test.writtenTexts.contains("1,002"))
        model.centerPosition = CGPoint(x: 0.125, y: 0.5)
        test.advance(by: 0.1)
        #expect(test.writtenTexts.contains("1,002"))
    }

    // MARK: Taps

    @Test func `double taps reset the zoom and leave the selection`() {
        let model = sales()
        model.scaleXEnabled = true
        model.scaleX = 2
        model.selections = [1: [0]]
        var published: [[Int: [Int]]?] = []
        let observer = model.selectionDidChangePublisher.sink { published.append($0) }
        let test = test(model)
        for _ in 0..<2 {
            test.tap(at: CGPoint(x: 200, y: 150))
            test.advance(by: 0.05)
        }
        test.advance(by: 1)
        #expect(model.scaleX == 1 && model.selections == [1: [0]] && published.isEmpty)
        // A single tap selects nevertheless.
        test.tap(at: CGPoint(x: 80, y: 150))
        test.advance(by: 1)
        #expect(published.count == 1)
        observer.cancel()
    }

    @Test func `donuts do not zoom`() {
        let model = ChartModel(
            chartType: .donut, data: [[3, 4, 5]], userInteractionEnabled: true, selectionEnabled: true,
            scaleXEnabled: true,
            scaleYEnabled: true)
        let test = test(model)
        let before = test.svg()
        _ = test.pinch(at: CGPoint(x: 150, y: 100), scale: 3)
        test.advance(by: 1)
        #expect(model.scaleX == 1 && model.scaleY == 1 && model.centerPosition == nil)
        model.scaleX = 4
        test.advance(by: 0.1)
        #expect(test.svg() == before)
    }

    @Test func `the pointer shows every series in mode all`() throws {
        let test = test(sales(.all))
        let place = try test.frame(of: "Plan, Feb")
        #expect(test.hover(at: CGPoint(x: place.midX, y: place.midY)))
        test.advance(by: 0.1)
        #expect(test.writtenTexts.contains("Plan") && test.writtenTexts.contains("Actual"))
    }
}
