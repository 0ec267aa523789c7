import CoreGraphics
import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// Stacked and 100 %-stacked charts, shapes of lines, and styles of marks.
///
/// Numbers: sums and shares of the data of each test.
@MainActor
struct ChartStackingTests {
    @Test(arguments: [ChartType.column, .bar, .stackedColumn, .stackedBar, .area])
    func `shares of all stacks add up to the whole plot`(type: ChartType) throws {
        var numbers = TestNumbers(state: 21)
        for round in 0..<60 {
            let data: [[Double?]] = (0..<Int.random(in: 1...5, using: &numbers)).map { _ in
                (0..<4).map { _ in
                    Int.random(in: 0...9, using: &numbers) == 0
                        ? nil : Double.random(in: 0.1...1, using: &numbers) * 1e6
                }
            }
            let model = ChartModel(chartType: type, data: data)
            model.stacking = .percent
            let layout = ChartTestLayout.layout(model, isRightToLeft: Bool.random(using: &numbers))
            guard model.table.hasValues else { continue }
            #expect(layout.plot.values.range == ValueRange(lower: 0, upper: 1), "\(round)")
            let stacking = Stacking(data.map { $0.map { $0 ?? .nan } }, categories: 4, isPercent: true)
            for category in 0..<4 where data.contains(where: { $0[category] != nil }) {
                #expect(abs(stacking.tops[category] - 1) < 1e-9)
                guard type != .area else { continue }
                let frames = data.indices.compactMap { layout.frame(series: $0, category: category) }
                let whole = frames.reduce(frames[0]) { $0.union($1) }
                let lengths = frames.map { type == .bar || type == .stackedBar ? $0.width : $0.height }
                let plot = layout.plot.frame
                let length = type == .bar || type == .stackedBar ? plot.width : plot.height
                #expect(abs(lengths.reduce(0, +) - length) < 0.01, "\(round)")
                #expect(plot.insetBy(dx: -0.01, dy: -0.01).contains(whole))
            }
        }
    }

    @Test func `negative shares hang, and zeros have none`() {
        let stacking = Stacking([[30, 0, -10], [10, 0, 30]], categories: 3, isPercent: true)
        #expect(stacking.ends == [[0.75, 0, -0.25], [1, 0, 0.75]])
        #expect(stacking.range == ValueRange(lower: -0.25, upper: 1))
    }

    @Test func `the axis of shares has percentages unless it has a format`() {
        let model = ChartModel(chartType: .stackedColumn, data: [[1, 2], [3, 4]])
        #expect(!ChartTestLayout.layout(model).labels.contains { $0.text.hasSuffix("%") })
        model.stacking = .percent
        let texts = ChartTestLayout.layout(model).labels.map(\.text)
        #expect(texts.contains("0%") && texts.contains("100%") && texts.allSatisfy { $0.hasSuffix("%") }, "\(texts)")
        model.numericAxisLabelFormatHandler = { value, _ in "<\(value)>" }
        #expect(ChartTestLayout.layout(model).labels.contains { $0.text == "<1.0>" })
    }

    @Test(arguments: ChartStacking.allCases)
    func `areas stand within an axis that does not begin at zero`(stacking: ChartStacking) {
        let model = ChartModel(chartType: .area, data: [[80, 90, 85], [20, 30, 25]])
        model.stacking = stacking
        model.numericAxis.isZeroBased = false
        let layout = ChartTestLayout.layout(model)
        let areas = layout.kind.marks(in: layout.plot).filter { $0.fill != nil }
        #expect(areas.count == 2 && layout.plot.values.range.lower > 0)
        let plot = layout.plot.frame.insetBy(dx: -0.51, dy: -0.51)
        #expect(areas.allSatisfy { plot.contains($0.path.boundingRect) }, "\(areas.map(\.path.boundingRect))")
    }

    @Test(arguments: ChartStacking.allCases) func `areas stand on each other`(stacking: ChartStacking) throws {
        let model = ChartModel(chartType: .area, data: [[10, 20, 30], [30, 20, 10], [nil, 5, 5]])
        model.stacking = stacking
        let layout = ChartTestLayout.layout(model)
        let scale = layout.plot.values
        for (category, sum) in [40.0, 40, 40].enumerated() {
            let frame = try #require(layout.frame(series: 1, category: category))
            let whole = category == 0 ? sum : sum + 5
            let end = stacking == .percent ? sum / whole : sum
            #expect(abs(frame.midY - layout.plot.position(value: end, on: scale)) < 0.01)
        }
        #expect(layout.frame(series: 2, category: 0) == nil)
        let areas = layout.kind.marks(in: layout.plot).filter { $0.fill != nil }.prefix(3)
        // Neighbours share an edge, and a point is in one area.
        for x in stride(from: layout.plot.frame.minX + 3, to: layout.plot.frame.maxX, by: 11) {
            for y in stride(from: layout.plot.frame.minY + 3, to: layout.plot.frame.maxY, by: 11) {
                #expect(areas.count { $0.path.contains(CGPoint(x: x, y: y)) } <= 1)
            }
        }
        #expect(scale.range.upper >= (stacking == .percent ? 1 : 45))
    }

    @Test func `hidden series leave the stack`() throws {
        let model = ChartModel(chartType: .area, data: [[10, 20], [30, 20]])
        model.stacking = .values
        model.hiddenSeries = [0]
        let layout = ChartTestLayout.layout(model)
        let frame = try #require(layout.frame(series: 1, category: 0))
        #expect(abs(frame.midY - layout.plot.position(value: 30, on: layout.plot.values)) < 0.01)
        #expect(layout.frame(series: 0, category: 0) == nil)
    }

    // MARK: Shapes of lines

    private func elements(_ path: Path) -> (lines: [CGPoint], curves: Int) {
        var lines: [CGPoint] = []
        var curves = 0
        path.forEach { element in
            switch element {
            case .move(let point), .line(let point): lines.append(point)
            case .curve: curves += 1
            default: break
            }
        }
        return (lines, curves)
    }

    @Test func `steps run across, then up or down`() throws {
        for type in [ChartType.line, .area, .combo] {
            let model = ChartModel(chartType: type, data: [[1, 5, 2, nil, 3, 4], [5, 1, 2, 7, 3, 2]])
            model.lineShape = .step
            for isRightToLeft in [false, true] {
                let layout = ChartTestLayout.layout(model, isRightToLeft: isRightToLeft)
                let stroke = try #require(layout.kind.marks(in: layout.plot).last { $0.stroke != nil })
                let points = elements(stroke.path).lines
                #expect(points.count == 11)
                for (a, b) in zip(points, points.dropFirst()) { #expect(a.x == b.x || a.y == b.y) }
            }
        }
    }

    @Test func `curves stay between neighbouring values and go through all`() throws {
        var numbers = TestNumbers(state: 9)
        for _ in 0..<100 {
            var x: CGFloat = 0
            let isDescending = Bool.random(using: &numbers)
            let points = (0..<Int.random(in: 1...9, using: &numbers)).map { _ -> CGPoint in
                x += CGFloat.random(in: 1...40, using: &numbers)
                return CGPoint(x: isDescending ? -x : x, y: .random(in: 0...100, using: &numbers))
            }
            var path = Path()
            path.addLine(through: points, shape: .smooth)
            var from = points[0]
            var ends = [points[0]]
            path.forEach { element in
                guard case .curve(let to, let c1, let c2) = element else { return }
                let range = min(from.y, to.y) - 1e-6...max(from.y, to.y) + 1e-6
                for step in 0...20 {
                    let t = CGFloat(step) / 20
                    let u = 1 - t
                    let y = u * u * u * from.y + 3 * u * u * t * c1.y + 3 * u * t * t * c2.y + t * t * t * to.y
                    #expect(range.contains(y), "\(points)")
                }
                from = to
                ends.append(to)
            }
            #expect(ends == points)
        }
    }

    @Test func `a series may have a shape of its own`() throws {
        let model = ChartModel(chartType: .line, data: [[1, 5, 2], [3, 1, 4]])
        model.seriesAttributes = [ChartSeriesAttributes(), ChartSeriesAttributes()]
        model.seriesAttributes[1].lineShape = .smooth
        let layout = ChartTestLayout.layout(model)
        let strokes = layout.kind.marks(in: layout.plot).filter { $0.stroke != nil }
        #expect(strokes.map { elements($0.path).curves } == [0, 2])
    }

    // MARK: Styles

    @Test func `series and points have styles in place of colours`() {
        let gradient = AnyShapeStyle(
            LinearGradient(
                colors: [Color(.sRGB, red: 1, green: 0, blue: 0), Color(.sRGB, red: 0, green: 0, blue: 1)],
                startPoint: .bottom, endPoint: .top))
        for type in [ChartType.column, .bar, .stackedColumn, .line, .area, .scatter, .bubble, .donut, .combo] {
            let model =
                type == .scatter || type == .bubble
                ? ChartModel(chartType: type, data3d: [[[1, 1, 1], [2, 9, 3]], [[2, 1, 1], [1, 9, 3]]])
                : ChartModel(chartType: type, data: [[1, 5], [3, 4]])
            func gradients(_ view: some View) -> Int {
                let svg = ViewTest(view, DisplayConfiguration(width: 300, height: 200)).svg()
                return svg.components(separatedBy: "<linearGradient").count - 1
            }
            #expect(gradients(ChartView(model)) == 0, "\(type)")
            #expect(gradients(ChartView(model).chartSeriesShapeStyle([0: gradient])) > 0, "\(type)")
            let points = ChartView(model).chartCategoryShapeStyle([0: [1: gradient]])
            // Lines and areas without points have no marks for single values.
            #expect(gradients(points) > 0 || type == .line || type == .area, "\(type)")
        }
        for type in [ChartType.micro_radial, .micro_harvey_ball, .micro_bullet, .micro_stacked_bullet] {
            let view = ChartView(ChartModel(chartType: type, data: [[100, 45, 60]]))
                .chartCategoryShapeStyle([0: [1: gradient]])
            let svg = ViewTest(view, DisplayConfiguration(width: 200, height: 100)).svg()
            #expect(svg.contains("<linearGradient"), "\(type)")
        }
    }

    @Test func `the attributes of a series have a gradient for bars and areas`() {
        for type in [ChartType.column, .bar, .stackedColumn, .area, .waterfall] {
            let model = ChartModel(chartType: type, data: [[1, 5]])
            let attributes = ChartSeriesAttributes()
            attributes.gradient = [.preferredColor(.chart1), .preferredColor(.chart2)]
            model.seriesAttributes = [attributes]
            let svg = ViewTest(ChartView(model), DisplayConfiguration(width: 300, height: 200)).svg()
            #expect(svg.contains("<linearGradient"), "\(type)")
            #expect((attributes.copy() as? ChartSeriesAttributes) == attributes)
        }
    }

    // MARK: All combinations

    @Test(arguments: ChartType.allCases) func `every option of every kind stays in the chart`(type: ChartType) {
        var numbers = TestNumbers(state: 33)
        var marks = 0
        let values: [Double?] = [nil, 0, -0.0, 1e308, -1e308, 1e-300, 5, -7, 1e15, 22]
        for round in 0..<80 {
            let data = (0..<Int.random(in: 1...4, using: &numbers)).map { _ in
                (0..<Int.random(in: 0...12, using: &numbers)).map { _ in values.randomElement(using: &numbers) ?? nil }
            }
            let model = ChartModel(chartType: type, data: data)
            model.stacking = [nil, .values, .percent].randomElement(using: &numbers) ?? nil
            model.lineShape = ChartLineShape.allCases.randomElement(using: &numbers) ?? .straight
            model.showsDataLabels = true
            model.dataLabelContent = ChartDataLabelContent.allCases.randomElement(using: &numbers) ?? .value
            model.dataLabelPlacement = ChartDataLabelPlacement.allCases.randomElement(using: &numbers) ?? .automatic
            model.showsTotal = Bool.random(using: &numbers)
            model.showsStackTotals = Bool.random(using: &numbers)
            model.numericAxis.isZeroBased = Bool.random(using: &numbers)
            if Bool.random(using: &numbers) { model.indexesOfSecondaryValueAxis = [0] }
            if Int.random(in: 0...3, using: &numbers) == 0 { model.numericAxis.explicitMax = 3 }
            if Int.random(in: 0...3, using: &numbers) == 0 { model.selections = [0: [0]] }
            let size = CGSize(
                width: .random(in: 60...800, using: &numbers), height: .random(in: 20...400, using: &numbers))
            let layout = ChartTestLayout.layout(model, width: size.width, height: size.height)
            let bounds = CGRect(origin: .zero, size: size).insetBy(dx: -0.51, dy: -0.51)
            for label in layout.labels + layout.dataLabels {
                #expect(bounds.contains(label.frame), "\(type) \(round) \(label.text) \(label.frame)")
            }
            for mark in layout.kind.marks(in: layout.plot) where !mark.path.isEmpty {
                marks += 1
                let frame = mark.path.boundingRect
                #expect(frame.minX.isFinite && frame.maxY.isFinite, "\(type) \(round)")
                if layout.plot.clippedEdges.isEmpty {
                    #expect(bounds.contains(frame), "\(type) \(round) \(size) \(frame)")
                }
            }
        }
        // A point needs two values, which these series do not have.
        let hasMarks = type != .scatter && type != .bubble
        #expect(hasMarks ? marks >= 40 : marks == 0)
    }
}
