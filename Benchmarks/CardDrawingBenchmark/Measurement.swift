import Foundation

/// Times a piece of work in milliseconds: the median of several runs.
func milliseconds(runs: Int = 15, _ work: () -> Void) -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
        let start = ContinuousClock.now
        work()
        times.append((ContinuousClock.now - start) / .milliseconds(1))
    }
    return times.sorted()[runs / 2]
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
