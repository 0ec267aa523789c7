import Metrics
import Testing

@testable import FioriService

/// Metrics are written in Prometheus' text format.
///
/// Numbers: values are those that the tests record; bounds of buckets are those of the histogram.
@Suite("Metrics")
struct MetricsTests {
    @Test func `counters, gauges and histograms are written with their labels`() {
        let factory = PrometheusFactory()
        factory.describe("a_total", "Help with \\ and\na line.")
        Counter(label: "a_total", dimensions: [("path", "/x\"\\\n")], factory: factory).increment(by: 2)
        Counter(label: "a_total", dimensions: [("path", "/x\"\\\n")], factory: factory).increment()
        Meter(label: "b.size", factory: factory).set(1.5)
        Recorder(label: "c", aggregate: false, factory: factory).record(7)
        let timer = Timer(label: "d_seconds", dimensions: [("stage", "draw")], factory: factory)
        timer.recordMilliseconds(3)
        timer.recordSeconds(100)
        let text = PrometheusText.text(of: factory)
        #expect(
            text.contains(
                "# HELP a_total Help with \\\\ and\\na line.\n# TYPE a_total counter\na_total{path=\"/x\\\"\\\\\\n\"} 3\n"
            ))
        #expect(text.contains("# TYPE b_size gauge\nb_size 1.5\n"))
        #expect(text.contains("# TYPE c gauge\nc 7\n"))
        #expect(text.contains("d_seconds_bucket{stage=\"draw\",le=\"0.0025\"} 0\n"))
        #expect(text.contains("d_seconds_bucket{stage=\"draw\",le=\"0.005\"} 1\n"))
        #expect(text.contains("d_seconds_bucket{stage=\"draw\",le=\"60\"} 1\n"))
        #expect(
            text.contains("d_seconds_bucket{stage=\"draw\",le=\"+Inf\"} 2\nd_seconds_sum{stage=\"draw\"} 100.003\n"))
        #expect(text.contains("d_seconds_count{stage=\"draw\"} 2\n"))
    }

    @Test func `a name has one type, and a bounded number of series`() {
        let factory = PrometheusFactory()
        Counter(label: "x", factory: factory).increment()
        Meter(label: "x", dimensions: [("a", "b")], factory: factory).set(5)
        for index in 0..<2_000 {
            Counter(label: "y", dimensions: [("i", "\(index)")], factory: factory).increment()
        }
        let lines = PrometheusText.text(of: factory).split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("x") } == ["x 1"])
        #expect(lines.count { $0.hasPrefix("y{") } == PrometheusFactory.maximumSeries)
    }

    @Test func `names and labels have the letters of the format`() {
        #expect(PrometheusText.name("http.server-duration") == "http_server_duration")
        #expect(PrometheusText.name("9lives") == "_9lives")
        #expect(PrometheusText.labels([("le", "1"), ("a:b", "2"), ("a:b", "3")]) == "label_le=\"1\",a_b=\"3\"")
        #expect(PrometheusText.number(.nan) == "NaN" && PrometheusText.number(-.infinity) == "-Inf")
    }
}
