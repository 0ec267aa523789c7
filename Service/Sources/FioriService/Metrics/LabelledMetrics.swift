import Metrics
import Synchronization

/// Metrics of one name that differ in the value of one label, made when a value comes up.
final class LabelledMetrics<Metric: Sendable>: Sendable {
    private let make: @Sendable (String) -> Metric
    private let metrics: Mutex<[String: Metric]> = Mutex([:])

    init(_ make: @escaping @Sendable (String) -> Metric) { self.make = make }

    subscript(value: String) -> Metric {
        metrics.withLock { metrics in
            if let metric = metrics[value] { return metric }
            let metric = make(value)
            metrics[value] = metric
            return metric
        }
    }
}
