import Drawing
import FioriCharts
import Foundation
import Rendering
import SwiftUI
import TextLayout

/// Charts from their data to pixels: long series, panning, selecting, a typical chart, and growth with points.
@MainActor
enum ChartBenchmark {
    private static let size = CGSize(width: 800, height: 400)

    static func run(_ report: inout Report) {
        runMemory(&report)
        runLines(&report)
        runInteraction(&report)
        runTypical(&report)
        runColumns(&report)
    }

    // MARK: Long lines

    /// A walk with peaks, so that no two neighbours are alike.
    private static func series(_ count: Int) -> [Double?] {
        var value = 0.0
        var seed: UInt64 = 88_172_645_463_325_252
        return (0..<count).map { _ in
            seed ^= seed << 13
            seed ^= seed >> 7
            seed ^= seed << 17
            value += Double(seed >> 40) / Double(1 << 24) - 0.5
            return value
        }
    }

    private static func shown(_ model: ChartModel, _ size: CGSize) -> ViewHost<some View> {
        var environment = EnvironmentValues()
        environment.displayScale = 2
        environment.locale = Locale(identifier: "en_US")
        let host = ViewHost(ChartView(model).background(Color.white), environment: environment)
        host.layout(ProposedViewSize(size))
        return host
    }

    private static func png(_ data: [Double?]) -> Int {
        let model = ChartModel(chartType: .line, data: [data])
        let host = shown(model, size)
        let canvas = Canvas(size: host.size, scale: 2)
        return (try? PNGRenderer().render(host.displayList, canvas: canvas).count) ?? 0
    }

    private static func runMemory(_ report: inout Report) {
        let data = series(1_000_000)
        resetPeakMemory()
        _ = png(data)
        report.line("peak memory of a line chart of 1,000,000 points", peakMemory, "MiB", atMost: 200)
    }

    private static func runLines(_ report: inout Report) {
        var times: [Double] = []
        for (count, limit) in [(1_000, 15.0), (100_000, 25), (1_000_000, 60)] {
            let data = series(count)
            _ = png(data)
            let time = milliseconds(runs: 11) { _ = png(data) }
            times.append(time)
            report.line("line chart of \(count) points, data to PNG 800 × 400 at 2×", time, "ms", atMost: limit)
        }
        report.line("1,000,000 points against 100,000", times[2] / times[1], "×", atMost: 10)
    }

    // MARK: Changes

    private static func runInteraction(_ report: inout Report) {
        let model = ChartModel(
            chartType: .line, data: [series(100_000)], userInteractionEnabled: true, selectionEnabled: true,
            scaleXEnabled: true)
        let first = milliseconds(runs: 1) { _ = shown(model, size).displayList }
        let host = shown(model, size)
        let canvas = Canvas(size: host.size, scale: 2)
        func frame(paints: Bool) {
            host.layout(ProposedViewSize(size))
            let list = host.displayList
            if paints { _ = try? PNGRenderer().image(list, canvas: canvas) }
        }
        frame(paints: true)
        var step = 0
        func move() {
            step += 1
            model.scaleX = 1 + CGFloat(step % 40) / 4
            model.centerPosition = CGPoint(x: 0.3 + Double(step % 20) / 50, y: 0.5)
        }
        let list = milliseconds(runs: 41) {
            move()
            frame(paints: false)
        }
        let painted = milliseconds(runs: 41) {
            move()
            frame(paints: true)
        }
        report.note("display list of a frame of pan and zoom, 100,000 points", list, "ms")
        report.line("the frame with its pixels", painted, "ms", atMost: 8)
        var category = 0
        let selection = milliseconds(runs: 41) {
            category += 997
            model.selections = [0: [category % 100_000]]
            frame(paints: false)
        }
        report.note("first display list of that chart", first, "ms")
        report.line("a selection against the first display list", selection / first, "×", atMost: 0.1)
    }

    // MARK: A typical chart

    private static func typical() -> ChartModel {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        return ChartModel(
            chartType: .line,
            data: [
                [12, 18, 15, 22, 30, 27, 25, 31, 29, 34, 38, 41], [9, 11, 14, 13, 18, 22, 21, 19, 24, 27, 26, 30],
            ], titlesForCategory: [months, months], titlesForAxis: [.y: "Tons"])
    }

    private static func runTypical(_ report: inout Report) {
        let small = CGSize(width: 400, height: 300)
        let (first, again) = millisecondsFirstAndAgain(prepare: { TextEngine.shared.removeCachedLayouts() }) {
            let host = shown(typical(), small)
            _ = try? PNGRenderer().image(host.displayList, canvas: Canvas(size: host.size, scale: 2))
        }
        report.line("2 series of 12 categories, 400 × 300 at 2×, first picture", first, "ms", atMost: 2.5)
        report.line("the second picture", again, "ms", atMost: 1.2)
    }

    // MARK: Columns

    private static func runColumns(_ report: inout Report) {
        let times = [1_000, 10_000, 100_000].map { count in
            let data = series(count)
            let titles = (0..<count).map { "Category \($0)" as String? }
            let time = milliseconds(runs: 11) {
                let model = ChartModel(chartType: .column, data: [data], titlesForCategory: [titles])
                _ = shown(model, size).displayList
            }
            report.note("display list of \(count) columns", time, "ms")
            return time
        }
        report.line("100,000 columns against 10,000", times[2] / times[1], "×", atMost: 10)
        let zoomed = milliseconds(runs: 11) {
            let model = ChartModel(
                chartType: .column, data: [series(10_000)], userInteractionEnabled: true, scaleX: 400)
            _ = shown(model, size).displayList
        }
        report.note("10,000 columns of which 25 are visible", zoomed, "ms")
    }
}
