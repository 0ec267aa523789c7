import Foundation

// Times layout, text and drawing of the portable SwiftUI against what they are made of, in one run. Exits with 1 when a
// promise is not kept. Run it with `make bench`; a debug build says nothing.

var report = Report()
MainActor.assumeIsolated {
    // First, while the process is small: its peak of memory counts.
    ChartBenchmark.run(&report)
    ScreenBenchmark.run(&report)
    TextBenchmark.run(&report)
    NestingBenchmark.run(&report)
    ListBenchmark.run(&report)
    PoolBenchmark.run(&report)
    MemoryBenchmark.run(&report)
}
exit(report.isKept ? 0 : 1)
