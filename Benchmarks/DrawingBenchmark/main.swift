import Foundation

// Times layout, text and drawing of the portable SwiftUI against their parts, in one run. Exits with 1 when a bar is
// missed. Run it with `make bench`; results of a debug build are meaningless.

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "small-charts", arguments.count == 3, let count = Int(CommandLine.arguments[3]) {
    try MainActor.assumeIsolated { try SmallCharts.draw(CommandLine.arguments[2], count: count) }
    exit(0)
}

var report = Report()
MainActor.assumeIsolated {
    // First, while the process is small, because its peak of memory is measured.
    ChartBenchmark.run(&report)
    ScreenBenchmark.run(&report)
    TextBenchmark.run(&report)
    EnvironmentBenchmark.run(&report)
    NestingBenchmark.run(&report)
    ListBenchmark.run(&report)
    StyleBenchmark.run(&report)
    PoolBenchmark.run(&report)
    MemoryBenchmark.run(&report)
}
exit(report.isKept ? 0 : 1)
