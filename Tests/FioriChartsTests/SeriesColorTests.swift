import CoreGraphics
import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// Default colours of many series, and what lies over and under marks.
///
/// Numbers: the difference of colours is their distance in CIELAB (CIE 1976, D65), of which 2.3 is just noticeable; 13 is
/// our own least value, 19 that of lines with equal dashes, as is the contrast of 1.5 by WCAG 2.2. Widths and places are those of the layout of each test.
@MainActor
struct SeriesColorTests {
    private func lab(_ color: Color, _ scheme: ColorScheme) -> [Double] {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let resolved = color.resolve(in: environment)
        let (r, g, b) = (Double(resolved.linearRed), Double(resolved.linearGreen), Double(resolved.linearBlue))
        func f(_ t: Double) -> Double { t > 0.008856 ? cbrt(t) : 7.787 * t + 16 / 116 }
        let x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
        let y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
        let z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883)
        return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
    }

    private func distance(_ a: [Double], _ b: [Double]) -> Double {
        zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }

    @Test(arguments: [ColorScheme.light, .dark]) func `forty series differ`(scheme: ColorScheme) {
        let colors = (0..<40).map { lab(ChartInput.defaultColor($0), scheme) }
        #expect(Set(colors.map { "\($0)" }).count == 40)
        for first in 0..<40 {
            for second in 0..<first {
                let difference = distance(colors[first], colors[second])
                #expect(difference >= 13, "\(first + 1) and \(second + 1): \(difference)")
                // Lines whose colours are near have different dashes, too.
                let isSameDash = SeriesColors.dash(first, width: 2) == SeriesColors.dash(second, width: 2)
                #expect(!isSameDash || difference >= 19, "\(first + 1) and \(second + 1): \(difference)")
            }
        }
    }

    @Test(arguments: [ColorScheme.light, .dark]) func `forty series can be seen on the page`(scheme: ColorScheme) {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        func luminance(_ color: Color) -> Double {
            let resolved = color.resolve(in: environment)
            return 0.2126 * Double(resolved.linearRed) + 0.7152 * Double(resolved.linearGreen)
                + 0.0722 * Double(resolved.linearBlue)
        }
        let page = luminance(.preferredColor(.primaryBackground))
        for index in 0..<40 {
            let own = luminance(ChartInput.defaultColor(index))
            #expect((max(own, page) + 0.05) / (min(own, page) + 0.05) >= 1.45, "\(index + 1)")
        }
    }

    @Test func `the first eleven colours are those of the palette in order`() {
        let styles: [ColorStyle] = [
            .chart1, .chart2, .chart3, .chart4, .chart5, .chart6, .chart7, .chart8, .chart9, .chart10, .chart11,
        ]
        for (index, style) in styles.enumerated() {
            #expect(ChartInput.defaultColor(index) == .preferredColor(style))
        }
    }

    @Test func `a series with colours of its own has no dashes of the default ones`() {
        let model = ChartModel(chartType: .line, data: [[Double?]](repeating: [1, 2], count: 14))
        #expect(!ChartInput(model: model).dash(ofSeries: 13).isEmpty)
        model.seriesAttributes = (0..<14).map { _ in
            ChartSeriesAttributes(palette: ChartSeriesPalette(colors: [.preferredColor(.chart1)]))
        }
        #expect(ChartInput(model: model).dash(ofSeries: 13).isEmpty)
    }

    // MARK: Over and under the marks

    @Test(arguments: [ChartType.column, .bar, .stackedColumn, .area, .waterfall])
    func `reference lines lie over the marks`(type: ChartType) throws {
        let model = ChartModel(chartType: type, data: [[10, 20]])
        let red = Color(.sRGB, red: 1, green: 0, blue: 0)
        model.referenceLines = [ChartReferenceLine(value: 5, color: red)]
        let layout = ChartTestLayout.layout(model)
        #expect(layout.references.count == 1 && !layout.rules.contains { $0.color == red })
        let svg = ViewTest(ChartView(model), DisplayConfiguration(width: 300, height: 200)).svg()
        let line = try #require(svg.range(of: "\"#f00\""))
        // No path follows but those of labels.
        #expect(!svg[line.upperBound...].contains("<rect"), "\(svg[line.upperBound...].prefix(400))")
    }

    @Test(arguments: [false, true]) func `a band without an end reaches the edge of the plot`(isRightToLeft: Bool) {
        for type in [ChartType.column, .bar, .line, .area, .scatter] {
            let model =
                type == .scatter
                ? ChartModel(chartType: type, data3d: [[[1, 1], [2, 9]]]) : ChartModel(chartType: type, data: [[1, 9]])
            let plot = ChartTestLayout.layout(model, isRightToLeft: isRightToLeft).plot
            let whole = ChartDrawing.frame(of: ChartReferenceBand(range: -.infinity...(.infinity)), in: plot)
            #expect(whole == plot.frame, "\(type)")
            let upper = ChartDrawing.frame(of: ChartReferenceBand(range: 2...Double.infinity), in: plot)
            let lower = ChartDrawing.frame(of: ChartReferenceBand(range: -1e308...2), in: plot)
            if type == .bar {
                #expect(isRightToLeft ? upper.minX == plot.frame.minX : upper.maxX == plot.frame.maxX)
                #expect(isRightToLeft ? lower.maxX == plot.frame.maxX : lower.minX == plot.frame.minX)
            } else {
                #expect(upper.minY == plot.frame.minY && lower.maxY == plot.frame.maxY, "\(type)")
            }
        }
    }

    @Test func `labels of lines have the ground that they stand on`() {
        let model = ChartModel(chartType: .column, data: [[10, 20]])
        model.referenceLines = [ChartReferenceLine(value: 5, label: "Target")]
        let ground = Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6)
        let svg = ViewTest(
            ChartView(model).chartGroundColor(ground), DisplayConfiguration(width: 300, height: 200)
        ).svg()
        #expect(svg.contains("\"#369\""))
    }

    @Test func `two areas have no third colour`() {
        let model = ChartModel(chartType: .area, data: [[1, 5, 3], [4, 2, 6], [2, 2, 2]])
        let layout = ChartTestLayout.layout(model)
        let areas = layout.kind.marks(in: layout.plot).filter { $0.fill != nil }
        #expect(areas.count == 3)
        for (place, area) in areas.enumerated() {
            for front in areas[(place + 1)...] {
                // A point in both is left out behind.
                for x in stride(from: layout.plot.frame.minX + 1, to: layout.plot.frame.maxX, by: 7) {
                    for y in stride(from: layout.plot.frame.minY + 1, to: layout.plot.frame.maxY, by: 7) {
                        let point = CGPoint(x: x, y: y)
                        guard area.path.contains(point), front.path.contains(point) else { continue }
                        #expect(area.covers.contains { $0.contains(point) })
                    }
                }
            }
        }
        #expect(areas.last?.covers.isEmpty == true)
    }

    @Test(arguments: [ChartLineShape.straight, .step, .smooth], [false, true])
    func `many areas are cut out by the outline of those in front`(shape: ChartLineShape, isRightToLeft: Bool) {
        func value(_ series: Int, _ place: Int) -> Double? {
            let number = (series * 7 + place * (series % 5 + 1)) % 23
            return place % 17 == 5 ? nil : Double(number - 4)
        }
        let data: [[Double?]] = (0..<20).map { series in (0..<80).map { value(series, $0) } }
        let model = ChartModel(chartType: .area, data: data, lineShape: shape)
        let layout = ChartTestLayout.layout(model, isRightToLeft: isRightToLeft)
        let areas = layout.kind.marks(in: layout.plot).filter { $0.fill != nil && $0.stroke == nil }.prefix(20)
        #expect(areas.count == 20 && areas.allSatisfy { $0.covers.isEmpty || !$0.coversMayOverlap })
        let frame = layout.plot.frame
        var (agreeing, points) = (0, 0)
        for place in [0, 9, 18] {
            let fronts = areas[(place + 1)...].map(\.path)
            for x in stride(from: frame.minX + 1.3, to: frame.maxX, by: 11) {
                for y in stride(from: frame.minY + 1.7, to: frame.maxY, by: 13) {
                    let point = CGPoint(x: x, y: y)
                    let isCovered = fronts.contains { $0.contains(point) }
                    points += 1
                    if areas[place].covers.contains(where: { $0.contains(point) }) == isCovered { agreeing += 1 }
                }
            }
        }
        // Edges differ by less than half a pixel.
        #expect(points > 1_000 && Double(agreeing) >= 0.98 * Double(points), "\(agreeing) of \(points)")
    }

    // MARK: Selection

    @Test(arguments: [ChartType.line, .area, .combo, .scatter], [false, true])
    func `the marker of the last point is whole`(type: ChartType, isRightToLeft: Bool) throws {
        let model =
            type == .scatter
            ? ChartModel(chartType: type, data3d: [[[1, 1], [2, 9]]], selections: [0: [1]])
            : ChartModel(chartType: type, data: [[1, 9]], selections: [0: [1]])
        let layout = ChartTestLayout.layout(model, isRightToLeft: isRightToLeft)
        let mark = try #require(layout.frame(series: 0, category: 1))
        // A ring around the point, with half of its line.
        let marker = mark.insetBy(dx: -1.75, dy: -1.75)
        let bounds = CGRect(x: 0, y: 0, width: 400, height: 240)
        if type != .combo { #expect(bounds.contains(marker), "\(marker)") }
    }
}
