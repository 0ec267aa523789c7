import Foundation

// Prints the cost of generation beside its bars, and exits with 1 if one is missed.
//   swift run -c release ComponentGenerationBenchmark [--without-types]

let root = NSTemporaryDirectory() + "component-generation-benchmark-\(getpid())"
try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(atPath: root) }
var report = Report()

let styleable = try StyleableBenchmark(in: root)
_ = try styleable.cold()
report.line("peak memory for 225 styleable components", peakMemory, "MiB", limit: 100)
report.line("cold run of 225 styleable components", try styleable.cold(), "ms", limit: 1000)
report.line("run of these that changes nothing", try styleable.unchanged(), "ms", limit: 30)

let hundred = try GenerationBenchmark(models: 100, in: root)
_ = try hundred.cold()
report.line("peak memory for 100 models", peakMemory, "MiB", limit: 200)
let (cold, writing) = try hundred.coldAndWriting()
let (parsing, reading) = (hundred.parsing(), try hundred.reading())
let unchanged = try hundred.unchanged()
report.note("files of 100 models and 60 properties", Double(try hundred.fileCount()), "")
report.note("SwiftParser alone on the input", parsing, "ms")
report.note("writing the same files", writing, "ms")
report.note("reading the same files", reading, "ms")
report.line("cold run", cold, "ms", limit: 1000)
report.line("cold run / (parsing + writing)", cold / (parsing + writing), "  ", limit: 2)
report.line("run that changes nothing", unchanged, "ms", limit: 1000)
report.line("run that changes nothing / (parsing + reading)", unchanged / (parsing + reading), "  ", limit: 2)
report.note("the same without the record of the last run (--check)", try hundred.compared(), "ms")
report.line("watch cycle after one edited model", try hundred.watchCycle(), "ms", limit: 50)

// Linear: a model costs no more among 2,000 than among 100.
let small = try (0..<3).map { _ in try hundred.processorTime() / 100 }.min() ?? 0
var large = 0.0
for count in [500, 1000, 2000] {
    large = try GenerationBenchmark(models: count, in: root).processorTime() / Double(count)
    report.note("processor time of a model among \(count)", large, "ms")
}
report.line("the same among 2,000 / among 100", large / small, "  ", limit: 1.5)

if !CommandLine.arguments.contains("--without-types") {
    let types = try TypeCheckBenchmark(in: root)
    let baseline = try types.baseline()
    let (inferred, conditional) = (try types.time(.inferred) - baseline, try types.time(.conditional) - baseline)
    report.note("type-checking SwiftUI and what is not generated", baseline, "ms")
    report.note("type-checking 26 components, conditional", conditional, "ms")
    report.note("type-checking 26 components, inferred", inferred, "ms")
    report.line("conditional / inferred", conditional / inferred, "  ", limit: 5, isUpper: false)
}
exit(report.isKept ? 0 : 1)
