import Foundation

// Times the bindings of cards, and resolving them. Exits with 1 when a bar is missed. Run it with `make bench`; results
// of a debug build are meaningless.

@concurrent func measure() async -> Bool {
    var report = Report()
    ExpressionBenchmark.run(&report)
    ItemsBenchmark.run(&report)
    await SessionBenchmark.run(&report)
    return report.isKept
}

exit(await measure() ? 0 : 1)
