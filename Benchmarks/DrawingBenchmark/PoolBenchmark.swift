import Drawing
import Rendering
import Synchronization
import SwiftUI

/// Many display lists to PNG by the threads of a pool.
@MainActor
enum PoolBenchmark {
    private static let count = 64

    static func run(_ report: inout Report) {
        let lists = (0..<count).map { list(at: $0) }
        let canvas = Canvas(size: CGSize(width: 390, height: 844), scale: 2)
        let encoding = speedUp(of: lists) { _ = try? PNGRenderer().render($0, canvas: canvas, isParallel: false) }
        report.note("64 screens to PNG, one thread", encoding.one, "ms")
        report.line("64 screens to PNG, two threads against one", encoding.one / encoding.two, "×", atLeast: 1.8)

        // Text alone; all glyphs are in the cache that the threads share.
        let painting = speedUp(of: lists) { _ = try? PNGRenderer().image($0, canvas: canvas) }
        report.note("painting 64 screens, two threads against one", painting.one / painting.two, "×")
        let waiting = speedUp(of: lists) { list in
            for _ in 0..<8 { _ = try? PNGRenderer().image(list, canvas: Canvas(size: CGSize(width: 390, height: 844))) }
        }
        report.note("the same at 1×, mostly look-ups of cached glyphs", waiting.one / waiting.two, "×")
    }

    /// The medians of five runs with one and with two threads in turn, in milliseconds.
    private static func speedUp(
        of lists: [DisplayList], _ draw: @escaping @Sendable (DisplayList) -> Void
    ) -> (one: Double, two: Double) {
        func time(_ workerCount: Int) -> Double {
            let pool = RenderingPool(workerCount: workerCount)
            return milliseconds(runs: 1) {
                for list in lists { pool.add { draw(list) } }
                try? pool.finish()
            }
        }
        _ = time(2)
        var (one, two): ([Double], [Double]) = ([], [])
        for _ in 0..<5 {
            one.append(time(1))
            two.append(time(2))
        }
        return (one.sorted()[2], two.sorted()[2])
    }

    private static func list(at index: Int) -> DisplayList {
        var environment = EnvironmentValues()
        environment.displayScale = 2
        let host = ViewHost(CellScreen().padding(.top, CGFloat(index)), environment: environment)
        host.layout(ProposedViewSize(width: 390, height: 844))
        return host.displayList
    }
}
