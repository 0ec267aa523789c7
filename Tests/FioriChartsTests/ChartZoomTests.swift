import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// Zoom by fingers.
///
/// Numbers: the scale of each pinch, within 0.5 of 4 and 0.2 of 3. The visible part is 1 ÷ zoom of the axis, and its
/// centre follows from the place that stays.
@MainActor
struct ChartZoomTests {
    @Test func `pinches zoom and double taps reset`() {
        let model = ChartModel(
            chartType: .line, data: [(0..<100).map { Double($0 % 7) }], userInteractionEnabled: true,
            scaleXEnabled: true)
        let test = ViewTest(ChartView(model), DisplayConfiguration(width: 300, height: 200))
        _ = test.svg()
        #expect(test.pinch(at: CGPoint(x: 160, y: 100), scale: 4))
        test.advance(by: 1)
        #expect(abs(model.scaleX - 4) < 0.5)
        _ = test.svg()
        _ = test.tap(at: CGPoint(x: 160, y: 100))
        test.advance(by: 0.05)
        _ = test.tap(at: CGPoint(x: 160, y: 100))
        test.advance(by: 1)
        #expect(model.scaleX == 1)
        #expect(model.centerPosition == nil)
    }

    /// Lines, columns and points of two numbers have their categories across, bars down.
    @Test(arguments: [ChartType.line, .column, .bar, .scatter, .combo], [false, true])
    func `the place under the fingers stays`(kind: ChartType, zoomsValues: Bool) throws {
        let values = (0..<60).map { Double($0 % 7) + 1 as Double? }
        let model =
            kind == .scatter
            ? ChartModel(chartType: kind, data3d: [values.enumerated().map { [Double($0), $1] }])
            : ChartModel(chartType: kind, data: [values])
        model.userInteractionEnabled = true
        model.scaleXEnabled = true
        model.scaleYEnabled = zoomsValues
        let size = CGSize(width: 300, height: 200)
        let test = ViewTest(ChartView(model), DisplayConfiguration(width: size.width, height: size.height))
        _ = test.svg()
        let finger = CGPoint(x: 110, y: 70)
        func layout() -> ChartLayout {
            ChartLayout(
                input: ChartInput(model: model), size: size,
                surroundings: ChartSurroundings(locale: Locale(identifier: "en_US"))
            ) { text, fontSize, _ in CGSize(width: CGFloat(text.count) * fontSize * 0.6, height: fontSize * 1.25) }
        }
        let before = ChartPinch(plot: layout().plot, at: finger)
        #expect(test.pinch(at: finger, scale: 3))
        test.advance(by: 1)
        let after = ChartPinch(plot: layout().plot, at: finger)
        // Columns that would be too thin are zoomed from the start.
        #expect(abs(after.categories.zoom / before.categories.zoom - 3) < 0.2)
        // Texts of another font move the plot by points, the place under a finger by less than 4 % of the axis.
        #expect(abs(after.categories.place - before.categories.place) < 0.04)
        #expect(abs(after.values.place - before.values.place) < 0.04)
        #expect(zoomsValues == (after.values.zoom > 2))
    }

    @Test func `anchors keep their place and the ends of the axis outside`() {
        let anchor = ChartPinch.Anchor(zoom: 2, start: 0.25, fraction: 0.5)
        #expect(anchor.place == 0.5)
        #expect(anchor.center(zoom: 8) == 0.5)
        let edge = ChartPinch.Anchor(zoom: 1, start: 0, fraction: 0.1)
        // The place 0.1 stays a tenth from the start of the visible part: from 0.09 to 0.19.
        #expect(abs(edge.center(zoom: 10) - 0.14) < 1e-9)
        #expect(ChartPinch.Anchor(zoom: 4, start: 0, fraction: 0.5).center(zoom: 1) == 0.5)
    }
}
