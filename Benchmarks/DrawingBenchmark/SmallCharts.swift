import FioriCharts
import Foundation
import Rendering
import SwiftUI

/// Small charts one after another, which `Scripts/bench-charts` times against those of other programs.
@MainActor
enum SmallCharts {
    /// Draws charts of 400 × 300 points at 2× as PNG.
    /// - Parameters:
    ///   - path: a JSON file with the values of each chart.
    ///   - count: the number of charts to draw.
    static func draw(_ path: String, count: Int) throws {
        let charts = try JSONDecoder().decode([[Double]].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        var environment = EnvironmentValues()
        environment.displayScale = 2
        environment.locale = Locale(identifier: "en_US")
        for values in charts.prefix(count) {
            let model = ChartModel(chartType: .line, data: [values])
            let host = ViewHost(ChartView(model).padding(16).background(Color.white), environment: environment)
            host.layout(ProposedViewSize(width: 400, height: 300))
            let canvas = Canvas(size: host.size, scale: 2)
            _ = try PNGRenderer().render(host.displayList, canvas: canvas)
        }
    }
}
