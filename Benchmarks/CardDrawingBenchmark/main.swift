import Foundation

// Times cards from the bytes of their manifests to pictures. Exits with 1 when a promise is not kept. Run it with
// `make bench`; a debug build says nothing.

var report = Report()
MainActor.assumeIsolated {
    // First, while the process is small: its peak of memory counts.
    ManyCardsBenchmark.run(&report)
    SingleCardBenchmark.run(&report)
    LongListBenchmark.run(&report)
}
exit(report.isKept ? 0 : 1)
