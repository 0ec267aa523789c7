import Foundation

// Times layout, text and drawing of the portable SwiftUI against their parts, in one run. Exits with 1 when a bar is
// missed. Run it with `make bench`, or with the names of its parts; results of a debug build are meaningless.

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "small-charts", arguments.count == 3, let count = Int(CommandLine.arguments[3]) {
    try MainActor.assumeIsolated { try SmallCharts.draw(CommandLine.arguments[2], count: count) }
    exit(0)
}

// In this order: the first ones while the process is small, because their peak of memory is measured.
let parts: KeyValuePairs<String, @MainActor (inout Report) -> Void> = [
    "charts": ChartBenchmark.run, "screens": ScreenBenchmark.run, "texts": TextBenchmark.run,
    "environment": EnvironmentBenchmark.run, "nesting": NestingBenchmark.run, "lists": ListBenchmark.run,
    "styles": StyleBenchmark.run, "pool": PoolBenchmark.run, "memory": MemoryBenchmark.run,
]

var report = Report()
MainActor.assumeIsolated {
    for (name, run) in parts where arguments.isEmpty || arguments.contains(name) { run(&report) }
}
exit(report.isKept ? 0 : 1)
