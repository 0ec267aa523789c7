import Foundation

/// Measured values beside their bars.
struct Report {
    private(set) var isKept = true

    mutating func line(_ name: String, _ value: Double, _ unit: String, atMost limit: Double) {
        let isBelow = value <= limit
        isKept = isKept && isBelow
        print(
            name.padding(toLength: 70, withPad: " ", startingAt: 0)
                + String(format: "%9.3f ", value) + unit + String(format: "   (at most %g) ", limit)
                + (isBelow ? "kept" : "MISSED"))
        fflush(nil)
    }

    func note(_ name: String, _ value: Double, _ unit: String) {
        print(name.padding(toLength: 70, withPad: " ", startingAt: 0) + String(format: "%9.3f ", value) + unit)
        fflush(nil)
    }
}
