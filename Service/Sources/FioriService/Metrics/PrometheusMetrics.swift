import Metrics
import Synchronization

/// A number that only grows.
final class PrometheusCounter: CounterHandler, FloatingPointCounterHandler {
    private let value = Mutex(0.0)

    func increment(by amount: Int64) { value.withLock { $0 += Double(max(0, amount)) } }
    func increment(by amount: Double) { value.withLock { $0 += amount > 0 ? amount : 0 } }
    func reset() { value.withLock { $0 = 0 } }

    var sample: Double { value.withLock { $0 } }
}

/// A number that goes up and down.
final class PrometheusGauge: MeterHandler, RecorderHandler {
    private let value = Mutex(0.0)

    func set(_ number: Int64) { value.withLock { $0 = Double(number) } }
    func set(_ number: Double) { value.withLock { $0 = number } }
    func increment(by amount: Double) { value.withLock { $0 += amount } }
    func decrement(by amount: Double) { value.withLock { $0 -= amount } }
    func record(_ number: Int64) { set(number) }
    func record(_ number: Double) { set(number) }

    var sample: Double { value.withLock { $0 } }
}

/// The counts of values up to each of some bounds.
final class PrometheusHistogram: TimerHandler, RecorderHandler {
    /// Bounds of seconds, from an answer of the cache to the bound of time.
    static let seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

    struct Sample {
        /// The counts of values up to each bound, smaller ones included.
        let cumulativeCounts: [Int]
        let count: Int
        let sum: Double
    }

    let bounds: [Double]
    private let state: Mutex<(counts: [Int], count: Int, sum: Double)>

    init(bounds: [Double] = seconds) {
        self.bounds = bounds
        state = Mutex((Array(repeating: 0, count: bounds.count), 0, 0))
    }

    func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }
    func record(_ value: Int64) { record(Double(value)) }

    func record(_ value: Double) {
        guard value.isFinite else { return }
        let index = bounds.firstIndex { value <= $0 }
        state.withLock { state in
            if let index { state.counts[index] += 1 }
            state.count += 1
            state.sum += value
        }
    }

    var sample: Sample {
        let (counts, count, sum) = state.withLock { $0 }
        var total = 0
        return Sample(
            cumulativeCounts: counts.map {
                total += $0
                return total
            }, count: count, sum: sum)
    }
}
