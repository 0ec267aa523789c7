import Foundation

/// Times a piece of work: the fastest of several runs, because everything else that happens on a machine adds to it.
func milliseconds(runs: Int = 7, prepare: () throws -> Void = {}, _ work: () throws -> Void) rethrows -> Double {
    var fastest = Double.infinity
    for _ in 0..<runs {
        try prepare()
        let start = ContinuousClock.now
        try work()
        fastest = min(fastest, (ContinuousClock.now - start) / .milliseconds(1))
    }
    return fastest
}

/// The most memory the process ever had, in MiB.
var peakMemory: Double {
    var usage = rusage()
    // RUSAGE_SELF, whose type differs from system to system.
    getrusage(0, &usage)
    #if canImport(Darwin)
        return Double(usage.ru_maxrss) / 1_048_576
    #else
        return Double(usage.ru_maxrss) / 1024
    #endif
}

/// Measured values beside their bars.
struct Report {
    private(set) var isKept = true

    mutating func line(_ what: String, _ value: Double, _ unit: String, limit: Double, isUpper: Bool = true) {
        let kept = isUpper ? value <= limit : value >= limit
        isKept = isKept && kept
        let sign = isUpper ? "at most" : "at least"
        print(
            what.padding(toLength: 66, withPad: " ", startingAt: 0)
                + String(format: "%9.2f %@   (%@ %.4g) %@", value, unit, sign, limit, kept ? "kept" : "MISSED"))
    }

    func note(_ what: String, _ value: Double, _ unit: String) {
        print(what.padding(toLength: 66, withPad: " ", startingAt: 0) + String(format: "%9.2f %@", value, unit))
    }
}
