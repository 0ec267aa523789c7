import FioriCharts
import SwiftUITestHost
import Testing

/// Zoom by fingers.
@MainActor
struct ChartZoomTests {
    @Test func pinchesZoomAndDoubleTapsReset() {
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
}
