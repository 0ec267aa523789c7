import Foundation

// Times cards from the bytes of their manifests to pictures. Exits with 1 when a bar is missed. Run it with
// `make bench`; results of a debug build are meaningless.

var report = Report()
MainActor.assumeIsolated {
    // First, while the process is small, because its peak of memory is measured.
    ManyCardsBenchmark.run(&report)
    SingleCardBenchmark.run(&report)
    LongListBenchmark.run(&report)
    DashboardBenchmark.run(&report)
}
exit(report.isKept ? 0 : 1)
