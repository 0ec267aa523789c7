import Foundation

// Times the bindings and data of cards. Exits with 1 when a promise is not kept. Run it with `make bench`; a debug build
// says nothing.

var report = Report()
ExpressionBenchmark.run(&report)
ItemsBenchmark.run(&report)
exit(report.isKept ? 0 : 1)
