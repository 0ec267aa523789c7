import Foundation

/// Times a piece of work in milliseconds of processor time, so that other processes do not count: the median of several
/// runs.
func milliseconds(runs: Int = 15, _ work: () -> Void) -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
        let start = clock()
        work()
        times.append(Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1000)
    }
    return times.sorted()[runs / 2]
}

/// Times a piece of work that waits, in milliseconds of the wall clock: the median of several runs.
func milliseconds(runs: Int = 15, _ work: () async -> Void) async -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
        let start = ContinuousClock.now
        await work()
        times.append((ContinuousClock.now - start) / .milliseconds(1))
    }
    return times.sorted()[runs / 2]
}

/// The lines of measurements beside their bars.
struct Report {
    private(set) var isKept = true

    mutating func line(_ what: String, _ value: Double, _ unit: String, atMost limit: Double) {
        add(what, value, unit, "at most", limit, isKept: value <= limit)
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
