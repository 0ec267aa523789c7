import Metrics
import Synchronization

/// Metrics of swift-metrics that are read as Prometheus' text.
///
/// Counters stay counters, meters and recorders that do not aggregate are gauges, and timers and other recorders are
/// histograms, in seconds. A name keeps the type of its first metric; each name has a bounded number of series, and those
/// beyond it are counted but not shown.
public final class PrometheusFactory: MetricsFactory {
    enum Handler {
        case counter(PrometheusCounter)
        case gauge(PrometheusGauge)
        case histogram(PrometheusHistogram)

        var type: String {
            switch self {
            case .counter: "counter"
            case .gauge: "gauge"
            case .histogram: "histogram"
            }
        }
    }

    struct Family {
        var type: String
        var help: String
        /// Metrics by their labels.
        var series: [String: Handler] = [:]
        /// The labels in the order of their first use.
        var order: [String] = []
    }

    /// The most series of a name.
    static let maximumSeries = 1_000

    private let families = Mutex<(byName: [String: Family], help: [String: String])>(([:], [:]))

    public init() {}

    /// Sets the words that stand beside a name.
    func describe(_ name: String, _ help: String) {
        families.withLock { families in
            families.help[name] = help
            families.byName[name]?.help = help
        }
    }

    /// The names in order, with their metrics.
    var snapshot: [(name: String, family: Family)] {
        families.withLock { $0.byName }.map { ($0, $1) }.sorted { $0.0 < $1.0 }
    }

    /// Sets a gauge that is read when somebody asks.
    func setGauge(_ name: String, _ dimensions: [(String, String)] = [], _ value: Double) {
        if case .gauge(let gauge) = handler(name, dimensions, { .gauge(PrometheusGauge()) }) { gauge.set(value) }
    }

    private func handler(
        _ label: String, _ dimensions: [(String, String)], _ make: () -> Handler
    ) -> Handler {
        let name = PrometheusText.name(label)
        let labels = PrometheusText.labels(dimensions)
        return families.withLock { families in
            let new = make()
            var family = families.byName[name] ?? Family(type: new.type, help: families.help[name] ?? name)
            if let known = family.series[labels] { return known.type == new.type ? known : new }
            guard family.type == new.type, family.order.count < Self.maximumSeries else { return new }
            family.series[labels] = new
            family.order.append(labels)
            families.byName[name] = family
            return new
        }
    }

    // MARK: MetricsFactory

    public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        counter(label, dimensions)
    }

    public func makeFloatingPointCounter(
        label: String, dimensions: [(String, String)]
    ) -> any FloatingPointCounterHandler {
        counter(label, dimensions)
    }

    private func counter(_ label: String, _ dimensions: [(String, String)]) -> PrometheusCounter {
        let new = PrometheusCounter()
        guard case .counter(let counter) = handler(label, dimensions, { .counter(new) }) else { return new }
        return counter
    }

    public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        gauge(label, dimensions)
    }

    private func gauge(_ label: String, _ dimensions: [(String, String)]) -> PrometheusGauge {
        let new = PrometheusGauge()
        guard case .gauge(let gauge) = handler(label, dimensions, { .gauge(new) }) else { return new }
        return gauge
    }

    public func makeRecorder(
        label: String, dimensions: [(String, String)], aggregate: Bool
    ) -> any RecorderHandler {
        aggregate ? histogram(label, dimensions) : gauge(label, dimensions)
    }

    public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        histogram(label, dimensions)
    }

    private func histogram(_ label: String, _ dimensions: [(String, String)]) -> PrometheusHistogram {
        let new = PrometheusHistogram()
        guard case .histogram(let histogram) = handler(label, dimensions, { .histogram(new) }) else { return new }
        return histogram
    }

    // Handlers of one name and labels are shared, and live as long as the process, as Prometheus expects of series.
    public func destroyCounter(_ handler: any CounterHandler) {}
    public func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {}
    public func destroyMeter(_ handler: any MeterHandler) {}
    public func destroyRecorder(_ handler: any RecorderHandler) {}
    public func destroyTimer(_ handler: any TimerHandler) {}
}
