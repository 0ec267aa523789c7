import Metrics

/// The metrics of a service.
final class ServiceMetrics: Sendable {
    let factory: PrometheusFactory
    /// Counts requests by method, route and status.
    let requests: LabelledMetrics<LabelledMetrics<Counter>>
    /// The time of whole requests by route.
    let requestSeconds: LabelledMetrics<Timer>
    /// The time of the parts of a request: read, cache, wait, draw.
    let stages: LabelledMetrics<Timer>
    /// Counts drawing processes that were replaced, by the reason.
    let workerRestarts: LabelledMetrics<Counter>
    /// Counts the look-ups of the cache: the tier that had the picture, or miss.
    let cacheLookups: LabelledMetrics<Counter>
    /// Counts the failures of a tier of the cache.
    let cacheFailures: LabelledMetrics<Counter>
    let pictureBytes: Counter
    let notices: Counter

    init(factory: PrometheusFactory) {
        self.factory = factory
        for (name, help) in Self.help { factory.describe(name, help) }
        requests = LabelledMetrics { route in
            LabelledMetrics { status in
                Counter(
                    label: "fiori_requests_total", dimensions: [("route", route), ("status", status)], factory: factory)
            }
        }
        requestSeconds = LabelledMetrics { route in
            Timer(label: "fiori_request_seconds", dimensions: [("route", route)], factory: factory)
        }
        stages = LabelledMetrics { stage in
            Timer(label: "fiori_stage_seconds", dimensions: [("stage", stage)], factory: factory)
        }
        workerRestarts = LabelledMetrics { reason in
            Counter(label: "fiori_worker_restarts_total", dimensions: [("reason", reason)], factory: factory)
        }
        cacheLookups = LabelledMetrics { result in
            Counter(label: "fiori_cache_lookups_total", dimensions: [("result", result)], factory: factory)
        }
        cacheFailures = LabelledMetrics { tier in
            Counter(label: "fiori_cache_failures_total", dimensions: [("tier", tier)], factory: factory)
        }
        pictureBytes = Counter(label: "fiori_picture_bytes_total", factory: factory)
        notices = Counter(label: "fiori_pictures_with_notices_total", factory: factory)
        // Series that alerts look at are there before the first event.
        for reason in ["crash", "time", "memory", "answer", "idle", "recycled"] { _ = workerRestarts[reason] }
        for result in ["memory", "folder", "store", "miss"] { _ = cacheLookups[result] }
        for stage in ["read", "cache", "wait", "draw"] { _ = stages[stage] }
    }

    private static let help: KeyValuePairs<String, String> = [
        "fiori_requests_total": "Requests by route and status.",
        "fiori_request_seconds": "Time of requests from the header to the answer.",
        "fiori_stage_seconds": "Time of the stages of a request.",
        "fiori_worker_restarts_total": "Drawing processes that were replaced, by the reason.",
        "fiori_cache_lookups_total": "Look-ups of the cache, by the tier that had the picture.",
        "fiori_cache_failures_total": "Failures of a tier of the cache.",
        "fiori_picture_bytes_total": "Bytes of pictures in answers.",
        "fiori_pictures_with_notices_total": "Pictures in which a notice stands.",
        "fiori_queue_waiting": "Pictures that wait for a drawing process.",
        "fiori_queue_capacity": "The most pictures that wait.",
        "fiori_queue_running": "Pictures that are being drawn.",
        "fiori_workers": "Drawing processes by state.",
        "fiori_cache_bytes": "Bytes of the cache, by tier.",
        "fiori_memory_bytes": "Resident memory by process.",
        "fiori_body_bytes": "Bytes of the bodies that are being read or drawn.",
        "fiori_draining": "1 while the service ends.",
        "fiori_info": "1, with the version.",
    ]
}

extension Metrics.Timer {
    func record(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        recordNanoseconds(seconds &* 1_000_000_000 &+ attoseconds / 1_000_000_000)
    }
}
