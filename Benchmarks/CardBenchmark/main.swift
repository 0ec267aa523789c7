import Foundation

// Times the bindings of cards, and resolving them. Exits with 1 when a promise is not kept. Run it with `make bench`; a
// debug build says nothing.

@concurrent func measure() async -> Bool {
    var report = Report()
    ExpressionBenchmark.run(&report)
    ItemsBenchmark.run(&report)
    await SessionBenchmark.run(&report)
    return report.isKept
}

exit(await measure() ? 0 : 1)
