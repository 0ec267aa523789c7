import Foundation

/// Times a piece of work in milliseconds: the median of several runs.
func milliseconds(runs: Int = 15, prepare: () -> Void = {}, _ work: () -> Void) -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
        prepare()
        let start = ContinuousClock.now
        work()
        times.append((ContinuousClock.now - start) / .milliseconds(1))
    }
    return times.sorted()[runs / 2]
}

/// Times a piece of work that is dearer the first time than when it is done again, in milliseconds: medians of several
/// runs of both in turn, so that a machine that gets slower meanwhile is slower for both.
func millisecondsFirstAndAgain(runs: Int = 31, prepare: () -> Void, _ work: () -> Void) -> (
    first: Double, again: Double
) {
    var first: [Double] = []
    var again: [Double] = []
    for _ in 0..<runs {
        first.append(milliseconds(runs: 1, prepare: prepare, work))
        again.append(milliseconds(runs: 1, work))
    }
    return (first.sorted()[runs / 2], again.sorted()[runs / 2])
}

/// The memory that the process has in use now, in MiB.
var residentMemory: Double {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return fields.count > 1 ? (Double(fields[1]) ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576 : 0
}

/// Forgets the largest memory that the process has had.
func resetPeakMemory() { try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8) }

/// The largest memory that the process has had in use since the start or the last reset, in MiB.
var peakMemory: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return (Double(line.split(separator: " ").dropFirst().first ?? "") ?? 0) / 1024
}

/// Measured values beside their bars.
struct Report {
    private(set) var isKept = true

    mutating func line(_ what: String, _ value: Double, _ unit: String, atMost limit: Double) {
        add(what, value, unit, "at most", limit, isKept: value <= limit)
    }

    mutating func line(_ what: String, _ value: Double, _ unit: String, atLeast limit: Double) {
        add(what, value, unit, "at least", limit, isKept: value >= limit)
    }

    private mutating func add(
        _ what: String, _ value: Double, _ unit: String, _ relation: String, _ limit: Double, isKept kept: Bool
    ) {
        isKept = isKept && kept
        print(
            what.padding(toLength: 70, withPad: " ", startingAt: 0)
                + String(format: "%9.3f ", value) + unit + String(format: "   (\(relation) %g) ", limit)
                + (kept ? "kept" : "MISSED"))
    }

    func note(_ what: String, _ value: Double, _ unit: String) {
        print(what.padding(toLength: 70, withPad: " ", startingAt: 0) + String(format: "%9.3f ", value) + unit)
    }
}
